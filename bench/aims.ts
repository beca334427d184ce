import { editorLines } from './editor.js';
import { atMost, type Line, matrixLines, type PartName } from './line.js';
import { withoutAims } from './others.js';

/*
 * All results of the benchmark, line by line, in the order of the table of aims; lines without an aim come last. Each
 * part of the benchmark fills in its own lines.
 */

/**
 * The limit for allocating nothing, within the precision of heap measurements: less than one word per hundred
 * questions.
 */
const NOTHING = 0.08;

const aimed = (id: string, what: Line['what'], limit: number, profile: string): Line => {
  return { id, part: id.split('.')[0] as PartName, what, unit: 'times', aim: atMost(limit), profile };
};

const eventLines: readonly Line[] = [
  aimed(
    'events.departure',
    { en: 'a player leaves, × by hand', it: 'un giocatore esce, × a mano' },
    30,
    'A player leaves',
  ),
  aimed('events.turn', { en: 'a turn begins, × by hand', it: 'comincia un turno, × a mano' }, 3, 'A turn begins'),
  aimed(
    'events.check',
    {
      en: 'the state is checked and nothing is to be done, × by hand',
      it: "si controlla lo stato e non c'è nulla da fare, × a mano",
    },
    3,
    'State check',
  ),
];

const gameLines: readonly Line[] = [
  aimed(
    'playouts.json',
    {
      en: 'whole games of Emperor through JSON calls, × fair code by hand',
      it: 'partite intere di Emperor con chiamate JSON, × codice a mano a pari doveri',
    },
    9,
    'JSON, Emperor',
  ),
  aimed(
    'playouts.view',
    {
      en: 'whole games of Emperor through handles and changes, × fair code by hand',
      it: 'partite intere di Emperor con riferimenti e modifiche, × codice a mano a pari doveri',
    },
    11,
    'Handles',
  ),
  aimed(
    'playouts.reasons',
    {
      en: 'whole games of Emperor through JSON with reasons, × fair code by hand with reasons',
      it: 'partite intere di Emperor con JSON e ragioni, × codice a mano a pari doveri con ragioni',
    },
    14,
    'Reasons of plans',
  ),
];

const withAims: readonly Line[] = [
  ...matrixLines(
    'own',
    {
      en: 'attack matrix, in a new turn, × by hand',
      it: "matrice d'attacco, a turno nuovo, × a mano",
    },
    [1.2, 0.6, 0.2, 0.05],
    'Four to sixteen players',
  ),
  {
    id: 'single.own',
    part: 'single',
    what: {
      en: 'single questions, worst stream, × by hand',
      it: 'domande singole, flusso peggiore, × a mano',
    },
    unit: 'times',
    aim: atMost(6),
  },
  {
    id: 'single.turn',
    part: 'single',
    what: {
      en: 'single questions asked once in each new turn, worst stream, × by hand',
      it: 'domande singole, una volta a ogni nuovo turno, flusso peggiore, × a mano',
    },
    unit: 'times',
    aim: atMost(6),
    profile: 'Single questions in a new turn',
  },
  {
    id: 'single.own.json-logic-engine',
    part: 'single',
    what: {
      en: 'the same, × json-logic-engine compiled, worst stream',
      it: 'le stesse, × json-logic-engine compilato, flusso peggiore',
    },
    unit: 'times',
    aim: atMost(1),
  },
  {
    id: 'growth.players',
    part: 'growth',
    what: { en: '64 against 4 players, a question', it: '64 giocatori contro 4, una domanda' },
    unit: 'times',
    aim: atMost(1.1),
  },
  {
    id: 'growth.entries',
    part: 'growth',
    what: { en: 'ten times as many entries in force, a question', it: 'dieci volte le voci in vigore, una domanda' },
    unit: 'times',
    aim: atMost(1.1),
  },
  {
    id: 'growth.off',
    part: 'growth',
    what: {
      en: '80 more entries of the question, switched off, a question',
      it: '80 voci in più sulla domanda, spente, una domanda',
    },
    unit: 'times',
    aim: atMost(1.1),
  },
  {
    id: 'growth.undo',
    part: 'growth',
    what: {
      en: '64 against 8 players, one change made and taken back',
      it: '64 giocatori contro 8, una modifica fatta e disfatta',
    },
    unit: 'times',
    aim: atMost(1.1),
  },
  {
    id: 'growth.copy',
    part: 'growth',
    what: { en: '64 against 8 players, copying a table', it: '64 giocatori contro 8, copia di un tavolo' },
    unit: 'times',
    aim: atMost(1.1),
    profile: 'Copying a table',
  },
  {
    id: 'reasons.named',
    part: 'reasons',
    what: {
      en: 'naming the deciding entries of a whole matrix, × yes or no',
      it: 'dire le voci che decidono in tutta la matrice, × sì o no',
    },
    unit: 'times',
    aim: atMost(1.1),
    profile: 'Naming entries',
  },
  {
    id: 'reasons.traced',
    part: 'reasons',
    what: {
      en: 'full trace with near misses, × the same answer without',
      it: 'traccia completa con i quasi, × la stessa risposta senza',
    },
    unit: 'times',
    aim: atMost(5),
    profile: 'Full traces',
  },
  {
    id: 'reasons.ask',
    part: 'reasons',
    what: { en: 'ask with JSON and reasons, × prepared', it: 'ask con JSON e ragioni, × preparata' },
    unit: 'times',
    aim: atMost(30),
    profile: '`ask` with JSON and reasons',
  },
  {
    id: 'memory.allocation',
    part: 'memory',
    what: {
      en: 'bytes allocated by an untraced question, worst kind',
      it: 'byte allocati da una domanda, tipo peggiore',
    },
    unit: 'bytes',
    aim: atMost(NOTHING),
  },
  {
    id: 'start.runtime',
    part: 'start',
    what: {
      en: 'runtime + rulebook packed for a setup, first answer, × bare node',
      it: 'runtime + regole impacchettate per una preparazione, prima risposta, × node nudo',
    },
    unit: 'times',
    aim: atMost(1.3),
    profile: 'Cold start',
  },
  {
    id: 'start.sources',
    part: 'start',
    what: { en: 'from sources, first answer, × bare node', it: 'dai sorgenti, prima risposta, × node nudo' },
    unit: 'times',
    aim: atMost(3),
    profile: 'From sources',
  },
  {
    id: 'size.runtime',
    part: 'size',
    what: {
      en: 'runtime in one script, min + gzip, without data: the smallest, one evaluator',
      it: 'runtime in uno script, min + gzip, senza dati: il più piccolo, un solo valutatore',
    },
    unit: 'kB',
    aim: atMost(20),
    profile: 'The bundle',
  },
  {
    id: 'serve.batch',
    part: 'serve',
    what: {
      en: 'serve over stdio, small questions in batches, answers a second',
      it: 'serve su stdio, domande piccole a blocchi, risposte al secondo',
    },
    unit: 'perSecond',
    aim: { atLeast: 50_000 },
  },
  ...eventLines,
  ...gameLines,
  {
    id: 'boards.worst',
    part: 'boards',
    what: {
      en: 'a declaration judged on a crowded board, the worst of all',
      it: 'una dichiarazione giudicata su un tavolo affollato, la peggiore di tutte',
    },
    unit: 'ms',
    aim: atMost(50),
    profile: 'Crowded boards',
  },
  ...editorLines,
];

export const LINES: readonly Line[] = [...withAims, ...withoutAims];

/** Whether a figure meets the aim of its line; undefined if it has no aim. */
export const isMet = ({ aim }: Line, figure: number): boolean | undefined => {
  if (aim?.atMost !== undefined) return figure <= aim.atMost;
  return aim?.atLeast === undefined ? undefined : figure >= aim.atLeast;
};
