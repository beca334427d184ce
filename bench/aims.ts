import type { Words } from '../src/model/words.js';

/*
 * Everything that the bench finds out, line by line, in the order of the table of aims; lines without an aim come after those
 * with one. Each part of the bench fills in its own lines.
 */

export const PARTS = ['matrix', 'single', 'growth', 'reasons', 'memory', 'start', 'size', 'serve', 'events'] as const;
export type PartName = (typeof PARTS)[number];

/** `times`: a ratio; the others say what is counted. */
export type Unit = 'times' | 'bytes' | 'kB' | 'MB' | 'perSecond';

export interface Aim {
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Line {
  readonly id: string;
  readonly part: PartName;
  readonly what: Words;
  readonly unit: Unit;
  readonly aim?: Aim;
}

export const SIZES = [4, 8, 16, 64] as const;
/** A size beyond every table that people sit at, to see that nothing breaks down. */
export const CROWD = 1000;

const atMost = (limit: number): Aim => ({ atMost: limit });

const players = (words: Words, count: number): Words => ({
  en: `${words.en}, ${count.toLocaleString('en')} players`,
  it: `${words.it}, ${count.toLocaleString('de')} giocatori`,
});

const matrixLines = (id: string, words: Words, limits: readonly number[]): Line[] =>
  [...SIZES, CROWD].map((size, i) => {
    const limit = limits[i];
    return {
      id: `matrix.${id}.${size}`,
      part: 'matrix',
      what: players(words, size),
      unit: 'times',
      ...(limit === undefined ? {} : { aim: atMost(limit) }),
    };
  });

/** Allocating nothing, as far as a heap can be read: less than one word in a hundred questions. */
const NOTHING = 0.08;

const withAims: readonly Line[] = [
  ...matrixLines(
    'closures',
    {
      en: 'attack matrix, closures, index rebuilt, × by hand',
      it: 'matrice d’attacco, chiusure, indice rifatto, × a mano',
    },
    [1.2, 0.7, 0.45, 0.2],
  ),
  ...matrixLines(
    'module',
    {
      en: 'attack matrix, emitted module, index rebuilt, × by hand',
      it: 'matrice d’attacco, modulo generato, indice rifatto, × a mano',
    },
    [0.6, 0.4, 0.25, 0.1],
  ),
  {
    id: 'single.closures',
    part: 'single',
    what: {
      en: 'single questions, closures, worst stream, × by hand',
      it: 'domande singole, chiusure, flusso peggiore, × a mano',
    },
    unit: 'times',
    aim: atMost(6),
  },
  {
    id: 'single.closures.json-logic-engine',
    part: 'single',
    what: {
      en: 'the same, × json-logic-engine compiled, worst stream',
      it: 'le stesse, × json-logic-engine compilato, flusso peggiore',
    },
    unit: 'times',
    aim: atMost(1),
  },
  {
    id: 'single.module',
    part: 'single',
    what: {
      en: 'single questions, emitted module, worst stream, × by hand',
      it: 'domande singole, modulo generato, flusso peggiore, × a mano',
    },
    unit: 'times',
    aim: atMost(1.5),
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
    id: 'reasons.named',
    part: 'reasons',
    what: {
      en: 'naming the deciding entries of a whole matrix, × yes or no',
      it: 'dire le voci che decidono in tutta la matrice, × sì o no',
    },
    unit: 'times',
    aim: atMost(1.1),
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
      en: 'runtime + rulebook compiled for a setup, first answer, × bare node',
      it: 'runtime + regole compilate per una preparazione, prima risposta, × node nudo',
    },
    unit: 'times',
    aim: atMost(1.3),
  },
  {
    id: 'start.sources',
    part: 'start',
    what: { en: 'from sources, first answer, × bare node', it: 'dai sorgenti, prima risposta, × node nudo' },
    unit: 'times',
    aim: atMost(3),
  },
  {
    id: 'size.runtime',
    part: 'size',
    what: {
      en: 'runtime in one script, min + gzip, without data and explanations',
      it: 'runtime in uno script, min + gzip, senza dati né spiegazioni',
    },
    unit: 'kB',
    aim: atMost(15),
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
];

const info = (id: string, part: PartName, unit: Unit, en: string, it: string): Line => ({
  id,
  part,
  unit,
  what: { en, it },
});

const streams: readonly (readonly [string, string, string])[] = [
  ['active', 'the side whose turn it is', 'la parte di turno'],
  ['matrix', 'everybody', 'tutti'],
  ['mixed', 'ten questions', 'dieci domande'],
];

const withoutAims: readonly Line[] = [
  ...matrixLines(
    'indexed',
    { en: 'matrix by hand with an index, × by hand', it: 'matrice a mano con indice, × a mano' },
    [],
  ),
  ...matrixLines(
    'bits',
    { en: 'matrix by hand with sets of bits, × by hand', it: 'matrice a mano con bit, × a mano' },
    [],
  ),
  ...streams.flatMap(([stream, en, it]) => [
    info(`single.closures.${stream}`, 'single', 'times', `closures, ${en}, × by hand`, `chiusure, ${it}, × a mano`),
    info(`single.module.${stream}`, 'single', 'times', `module, ${en}, × by hand`, `modulo, ${it}, × a mano`),
    info(
      `single.indexed.${stream}`,
      'single',
      'times',
      `by hand with an index, ${en}, × by hand`,
      `a mano con indice, ${it}, × a mano`,
    ),
  ]),
  ...['json-logic-engine', 'cel-js', 'json-rules-engine', 'casbin'].map((peer) =>
    info(`single.${peer}`, 'single', 'times', `${peer}, worst stream, × by hand`, `${peer}, flusso peggiore, × a mano`),
  ),
  info(
    'growth.crowd',
    'growth',
    'times',
    '1,000 against 4 players, a question',
    '1.000 giocatori contro 4, una domanda',
  ),
  info('reasons.named.module', 'reasons', 'times', 'the same, emitted module', 'lo stesso, modulo generato'),
  info(
    'reasons.ask',
    'reasons',
    'times',
    'ask with JSON and reasons, × prepared',
    'ask con JSON e ragioni, × preparata',
  ),
  info('memory.heap', 'memory', 'MB', 'heap, whole rulebook and one table', 'heap, tutte le regole e un tavolo'),
  info(
    'memory.narrowed',
    'memory',
    'MB',
    'heap, rulebook for a setup and one table',
    'heap, regole per una preparazione e un tavolo',
  ),
  info(
    'start.whole',
    'start',
    'times',
    'runtime + whole compiled rulebook, first answer, × bare node',
    'runtime + tutte le regole compilate, prima risposta, × node nudo',
  ),
  info(
    'size.module',
    'size',
    'kB',
    'everything that tavolata/runtime exports',
    'tutto ciò che tavolata/runtime esporta',
  ),
  info('size.whole', 'size', 'kB', 'one-file script with explanations', 'script in un file con le spiegazioni'),
  info('serve.full', 'serve', 'perSecond', 'serve, full answers with reasons', 'serve, risposte intere con le ragioni'),
  info(
    'serve.matrix',
    'serve',
    'perSecond',
    'serve, whole matrices, answers a second',
    'serve, matrici intere, risposte al secondo',
  ),
  info('events.departure', 'events', 'times', 'a player leaves, × by hand', 'un giocatore esce, × a mano'),
  info('events.turn', 'events', 'times', 'a turn begins, × by hand', 'comincia un turno, × a mano'),
];

export const LINES: readonly Line[] = [...withAims, ...withoutAims];

/** Whether a figure is within the aim of its line; undefined where there is none. */
export const isMet = ({ aim }: Line, figure: number): boolean | undefined => {
  if (aim?.atMost !== undefined) return figure <= aim.atMost;
  return aim?.atLeast === undefined ? undefined : figure >= aim.atLeast;
};
