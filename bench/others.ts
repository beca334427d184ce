import { BOARDS } from './boards.js';
import { GAMES } from './games/seating.js';
import { FAIR } from './games/sides.js';
import { CROWD, info, type Line, matrixLines } from './line.js';
import { MIXED } from './streams.js';

/*
 * What is measured beside the aims: the hand-written sides and the peers themselves, streams one by one, events.
 */

const streams: readonly (readonly [string, string, string])[] = [
  ['active', 'the side whose turn it is', 'la parte di turno'],
  ['matrix', 'everybody', 'tutti'],
  ['mixed', 'ten questions', 'dieci domande'],
];

/** Kinds of questions whose allocation is looked at. */
export const ALLOCATING = ['mayAttack', ...MIXED] as const;

/** How whole games are played. */
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
  info(
    `matrix.own.${CROWD}`,
    'matrix',
    'times',
    'attack matrix, 1,000 players, × by hand with an index',
    "matrice d'attacco, 1.000 giocatori, × a mano con indice",
  ),
  ...matrixLines(
    'own.tapped',
    {
      en: 'attack matrix, one creature tapped, × by hand',
      it: "matrice d'attacco, TAPpata una creatura, × a mano",
    },
    [],
  ),
  info(
    'matrix.checked',
    'matrix',
    'times',
    'attack matrix, one creature tapped with setFact, 8 players',
    "matrice d'attacco, TAPpata una creatura con setFact, 8 giocatori",
  ),
  ...streams.flatMap(([stream, en, it]) => [
    info(`single.own.${stream}`, 'single', 'times', `${en}, × by hand`, `${it}, × a mano`),
    info(
      `single.own.${stream}.turn`,
      'single',
      'times',
      `${en}, once in each new turn, × by hand`,
      `${it}, una volta a ogni nuovo turno, × a mano`,
    ),
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
  info(
    'memory.turns',
    'memory',
    'bytes',
    'bytes allocated by a question, once in each new turn, worst kind',
    'byte allocati da una domanda, una volta a ogni nuovo turno, tipo peggiore',
  ),
  info(
    'reasons.single',
    'reasons',
    'times',
    'naming the deciding entries of a single question, × yes or no',
    'dire le voci che decidono una domanda singola, × sì o no',
  ),
  ...BOARDS.map(({ name }, i): Line => ({ id: `boards.${i}`, part: 'boards', unit: 'ms', what: name })),
  ...ALLOCATING.map((name) =>
    info(`memory.${name}`, 'memory', 'bytes', `bytes allocated by ${name}`, `byte allocati da ${name}`),
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
    'runtime + whole packed rulebook, first answer, × bare node',
    'runtime + tutte le regole impacchettate, prima risposta, × node nudo',
  ),
  info(
    'start.kept',
    'start',
    'times',
    'from sources that were loaded before (cache), first answer, × bare node',
    'dai sorgenti già caricati una volta (cache), prima risposta, × node nudo',
  ),
  info(
    'start.json',
    'start',
    'times',
    'runtime + whole rulebook as JSON, first answer, × bare node',
    'runtime + tutte le regole in JSON, prima risposta, × node nudo',
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
  ...GAMES.flatMap((name) =>
    SIDES.filter(([side]) => side !== 'fair' || name === FAIR).flatMap(([side, en, it]) => [
      ...(side === 'hand'
        ? []
        : [
            info(
              `playouts.${side}.${name}`,
              'playouts',
              'times',
              `whole games, ${name}, ${en}, × by hand, bare`,
              `partite intere, ${name}, ${it}, × a mano, nudo`,
            ),
          ]),
      info(
        `playouts.${side}.${name}.games`,
        'playouts',
        'perSecond',
        `whole games, ${name}, ${en}, games a second`,
        `partite intere, ${name}, ${it}, partite al secondo`,
      ),
      info(
        `playouts.${side}.${name}.moves`,
        'playouts',
        'perSecond',
        `whole games, ${name}, ${en}, moves a second`,
        `partite intere, ${name}, ${it}, mosse al secondo`,
      ),
    ]),
  ),
];
