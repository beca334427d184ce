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

/** The library in its two forms. */
const forms = [
  ['closures', 'closures', 'chiusure'],
  ['module', 'module', 'modulo'],
] as const;

/** Kinds of questions whose allocation is looked at. */
export const ALLOCATING = ['mayAttack', ...MIXED] as const;

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
    `matrix.closures.${CROWD}`,
    'matrix',
    'times',
    'attack matrix, closures, 1,000 players, × by hand with an index',
    'matrice d’attacco, chiusure, 1.000 giocatori, × a mano con indice',
  ),
  info(
    `matrix.module.${CROWD}`,
    'matrix',
    'times',
    'attack matrix, emitted module, 1,000 players, × by hand with an index',
    'matrice d’attacco, modulo generato, 1.000 giocatori, × a mano con indice',
  ),
  ...matrixLines(
    'closures.tapped',
    {
      en: 'attack matrix, closures, one creature tapped, × by hand',
      it: 'matrice d’attacco, chiusure, TAPpata una creatura, × a mano',
    },
    [],
  ),
  ...matrixLines(
    'module.tapped',
    {
      en: 'attack matrix, emitted module, one creature tapped, × by hand',
      it: 'matrice d’attacco, modulo generato, TAPpata una creatura, × a mano',
    },
    [],
  ),
  info(
    'matrix.checked',
    'matrix',
    'times',
    'attack matrix, closures, one creature tapped with setFact, 8 players',
    'matrice d’attacco, chiusure, TAPpata una creatura con setFact, 8 giocatori',
  ),
  ...streams.flatMap(([stream, en, it]) => [
    ...forms.flatMap(([form, inEnglish, inItalian]) => [
      info(
        `single.${form}.${stream}`,
        'single',
        'times',
        `${inEnglish}, ${en}, × by hand`,
        `${inItalian}, ${it}, × a mano`,
      ),
      info(
        `single.${form}.${stream}.turn`,
        'single',
        'times',
        `${inEnglish}, ${en}, once in each new turn, × by hand`,
        `${inItalian}, ${it}, una volta a ogni nuovo turno, × a mano`,
      ),
    ]),
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
    'reasons.named.module',
    'reasons',
    'times',
    'naming the deciding entries of a whole matrix, emitted module, × yes or no',
    'dire le voci che decidono in tutta la matrice, modulo generato, × sì o no',
  ),
  info(
    'reasons.ask',
    'reasons',
    'times',
    'ask with JSON and reasons, × prepared',
    'ask con JSON e ragioni, × preparata',
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
    'lean runtime + whole packed rulebook, first answer, × bare node',
    'runtime magro + tutte le regole impacchettate, prima risposta, × node nudo',
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
  info('size.lean', 'size', 'kB', 'the same with closures as well', 'lo stesso, anche con le chiusure'),
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
