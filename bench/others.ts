import { BOARDS } from './boards.js';
import { GAMES } from './games/seating.js';
import { FAIR } from './games/sides.js';
import { CROWD, info, type Line, matrixLines } from './line.js';
import { MIXED } from './streams.js';

/*
 * Measurements without aims: the hand-written sides and the peers themselves, single streams, events.
 */

const streams: readonly (readonly [string, string, string])[] = [
  ['active', 'the side whose turn it is', 'la parte di turno'],
  ['matrix', 'everybody', 'tutti'],
  ['mixed', 'ten questions', 'dieci domande'],
];

/** Questions whose allocations are measured. */
export const ALLOCATING = ['mayAttack', ...MIXED] as const;

/** The ways of playing whole games. */
const SIDES = [
  ['hand', 'by hand, bare', 'a mano, nudo'],
  ['fair', 'fair code by hand', 'codice a mano a pari doveri'],
  ['view', 'handles and changes', 'riferimenti e modifiche'],
  ['json', 'JSON calls', 'chiamate JSON'],
  ['reasons', 'JSON calls with reasons', 'chiamate JSON con ragioni'],
] as const;

export const withoutAims: readonly Line[] = [
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
  info(`matrix.own.${CROWD}`, 'matrix', 'times', {
    en: 'attack matrix, 1,000 players, × by hand with an index',
    it: "matrice d'attacco, 1.000 giocatori, × a mano con indice",
  }),
  ...matrixLines(
    'own.tapped',
    {
      en: 'attack matrix, one creature tapped, × by hand',
      it: "matrice d'attacco, TAPpata una creatura, × a mano",
    },
    [],
  ),
  info('matrix.checked', 'matrix', 'times', {
    en: 'attack matrix, one creature tapped with setFact, 8 players',
    it: "matrice d'attacco, TAPpata una creatura con setFact, 8 giocatori",
  }),
  ...streams.flatMap(([stream, en, it]) => [
    info(`single.own.${stream}`, 'single', 'times', { en: `${en}, × by hand`, it: `${it}, × a mano` }),
    info(`single.own.${stream}.turn`, 'single', 'times', {
      en: `${en}, once in each new turn, × by hand`,
      it: `${it}, una volta a ogni nuovo turno, × a mano`,
    }),
    info(`single.indexed.${stream}`, 'single', 'times', {
      en: `by hand with an index, ${en}, × by hand`,
      it: `a mano con indice, ${it}, × a mano`,
    }),
  ]),
  ...['json-logic-engine', 'cel-js', 'json-rules-engine', 'casbin'].map((peer) =>
    info(`single.${peer}`, 'single', 'times', {
      en: `${peer}, worst stream, × by hand`,
      it: `${peer}, flusso peggiore, × a mano`,
    }),
  ),
  info('growth.crowd', 'growth', 'times', {
    en: '1,000 against 4 players, a question',
    it: '1.000 giocatori contro 4, una domanda',
  }),
  info('memory.turns', 'memory', 'bytes', {
    en: 'bytes allocated by a question, once in each new turn, worst kind',
    it: 'byte allocati da una domanda, una volta a ogni nuovo turno, tipo peggiore',
  }),
  info('reasons.single', 'reasons', 'times', {
    en: 'naming the deciding entries of a single question, × yes or no',
    it: 'dire le voci che decidono una domanda singola, × sì o no',
  }),
  ...BOARDS.map(({ name }, i): Line => ({ id: `boards.${i}`, part: 'boards', unit: 'ms', what: name })),
  ...ALLOCATING.map((name) =>
    info(`memory.${name}`, 'memory', 'bytes', { en: `bytes allocated by ${name}`, it: `byte allocati da ${name}` }),
  ),
  info('memory.heap', 'memory', 'MB', {
    en: 'heap, whole rulebook and one table',
    it: 'heap, tutte le regole e un tavolo',
  }),
  info('memory.narrowed', 'memory', 'MB', {
    en: 'heap, rulebook for a setup and one table',
    it: 'heap, regole per una preparazione e un tavolo',
  }),
  info('start.whole', 'start', 'times', {
    en: 'runtime + whole packed rulebook, first answer, × bare node',
    it: 'runtime + tutte le regole impacchettate, prima risposta, × node nudo',
  }),
  info('start.kept', 'start', 'times', {
    en: 'from sources that were loaded before (cache), first answer, × bare node',
    it: 'dai sorgenti già caricati una volta (cache), prima risposta, × node nudo',
  }),
  info('start.json', 'start', 'times', {
    en: 'runtime + whole rulebook as JSON, first answer, × bare node',
    it: 'runtime + tutte le regole in JSON, prima risposta, × node nudo',
  }),
  info('size.module', 'size', 'kB', {
    en: 'everything that tavolata/runtime exports',
    it: 'tutto ciò che tavolata/runtime esporta',
  }),
  info('size.whole', 'size', 'kB', {
    en: 'one-file script with explanations',
    it: 'script in un file con le spiegazioni',
  }),
  info('serve.full', 'serve', 'perSecond', {
    en: 'serve, full answers with reasons',
    it: 'serve, risposte intere con le ragioni',
  }),
  info('serve.matrix', 'serve', 'perSecond', {
    en: 'serve, whole matrices, answers a second',
    it: 'serve, matrici intere, risposte al secondo',
  }),
  ...GAMES.flatMap((name) =>
    SIDES.filter(([side]) => side !== 'fair' || name === FAIR).flatMap(([side, en, it]) => [
      ...(side === 'hand'
        ? []
        : [
            info(`playouts.${side}.${name}`, 'playouts', 'times', {
              en: `whole games, ${name}, ${en}, × by hand, bare`,
              it: `partite intere, ${name}, ${it}, × a mano, nudo`,
            }),
          ]),
      info(`playouts.${side}.${name}.games`, 'playouts', 'perSecond', {
        en: `whole games, ${name}, ${en}, games a second`,
        it: `partite intere, ${name}, ${it}, partite al secondo`,
      }),
      info(`playouts.${side}.${name}.moves`, 'playouts', 'perSecond', {
        en: `whole games, ${name}, ${en}, moves a second`,
        it: `partite intere, ${name}, ${it}, mosse al secondo`,
      }),
    ]),
  ),
];
