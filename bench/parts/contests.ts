import type { Entrant } from '../contest.js';
import { type Contender, EVENTS, type Job, PEERS, type RulesName } from '../jobs.js';
import { CROWD, SIZES } from '../line.js';
import { contestPart, type Figure, type Found, over, type Part, type PerRound, ratio, type Setting } from '../part.js';
import type { StreamName } from '../streams.js';

/*
 * The parts in which contenders answer the same questions in interleaved rounds.
 */

const PLAYERS = 8;
const isPeer = (contender: Contender): boolean => (PEERS as readonly Contender[]).includes(contender);
/**
 * Peers that need microseconds per question do not get the largest tables, which would take minutes without showing
 * anything new.
 */
const isQuick = (contender: Contender): boolean => !['json-rules-engine', 'casbin'].includes(contender);

const tablesFor = (players: number, { mode }: Setting): number => {
  const tables = players > 100 ? 1 : players > 16 ? 2 : players > 8 ? 4 : 8;
  return mode.quick ? Math.ceil(tables / 4) : tables;
};

const matrixSizes = ({ mode }: Setting): readonly number[] => (mode.quick ? SIZES : [...SIZES, CROWD]);

/** The matrix after one creature was tapped, when most cached results are still valid. */
const tapping = (
  contender: Contender,
  players: number,
  bench: Setting,
  written: 'creature' | 'checked' = 'creature',
): Entrant => {
  const job: Job = { kind: 'matrix', written, players, tables: tablesFor(players, bench) };
  return { contender, name: `${written} ${players}`, job };
};

/** The whole attack matrix after one fact was written. */
export const matrix: Part = contestPart({
  entrants: (bench) => [
    ...matrixSizes(bench).flatMap((players) =>
      bench.contenders
        .filter((contender) => !isPeer(contender) || players <= (isQuick(contender) ? 64 : 8))
        .map((contender): Entrant => {
          const job: Job = { kind: 'matrix', written: 'turn', players, tables: tablesFor(players, bench) };
          return { contender, name: String(players), job };
        }),
    ),
    ...SIZES.map((players) => tapping('own', players, bench)),
    tapping('own', PLAYERS, bench, 'checked'),
  ],
  figures: (found, bench) => [
    ...matrixSizes(bench).flatMap((players) => {
      const size = String(players);
      const base = players === CROWD ? 'indexed' : 'hand';
      const against = (contender: Contender, side = 'own') => found.spread(ratio(contender, size, side, base));
      return [
        ...found.figure(`matrix.own.${size}`, against('own'), against),
        ...(players === CROWD ? [] : ['indexed', 'bits']).flatMap((side) =>
          found.figure(`matrix.${side}.${size}`, against('own', side)),
        ),
      ];
    }),
    ...SIZES.flatMap((size) =>
      found.figure(`matrix.own.tapped.${size}`, found.spread(ratio('own', `creature ${size}`))),
    ),
    ...found.figure('matrix.checked', found.spread(ratio('own', `checked ${PLAYERS}`))),
  ],
});

const STREAMS: readonly StreamName[] = ['active', 'matrix', 'mixed'];

interface StreamSettings {
  readonly players?: number;
  readonly rules?: RulesName;
  readonly written?: 'turn';
}

const ofStream = (
  contender: Contender,
  name: string,
  bench: Setting,
  { players = PLAYERS, ...more }: StreamSettings = {},
): Entrant => {
  const stream = STREAMS.find((one) => one === name) ?? 'active';
  const tables = tablesFor(players, bench);
  return { contender, name, job: { kind: 'stream', stream, players, tables, ...more } };
};

/** A stream that is asked once in each new turn. */
const inNewTurns = (contender: Contender, stream: StreamName, bench: Setting): Entrant => ({
  ...ofStream(contender, stream, bench, { written: 'turn' }),
  name: `${stream} in new turns`,
});

/** Single questions in three streams; peers answer only the two about attacking. */
export const single: Part = contestPart({
  entrants: (bench) =>
    bench.contenders.flatMap((contender) =>
      STREAMS.filter((stream) => stream !== 'mixed' || !isPeer(contender)).flatMap((stream) => [
        ofStream(contender, stream, bench),
        ...(isPeer(contender) ? [] : [inNewTurns(contender, stream, bench)]),
      ]),
    ),
  figures: (found) => {
    const attack = STREAMS.slice(0, 2);
    const worst = (contender: Contender, streams = STREAMS) =>
      found.worst(streams.map((stream) => ratio(contender, stream)));
    const against = (contender: Contender): PerRound[] =>
      attack.map((stream) => over(ratio('own', stream), ratio(contender, stream)));
    return [
      ...found.figure('single.own', worst('own'), (peer) => worst(peer, attack)),
      ...found.figure('single.own.json-logic-engine', found.worst(against('json-logic-engine'))),
      ...found.figure('single.turn', found.worst(STREAMS.map((stream) => ratio('own', `${stream} in new turns`)))),
      ...STREAMS.flatMap((stream) => [
        ...found.figure(`single.own.${stream}`, found.spread(ratio('own', stream))),
        ...found.figure(`single.own.${stream}.turn`, found.spread(ratio('own', `${stream} in new turns`))),
      ]),
      ...STREAMS.flatMap((stream) =>
        found.figure(`single.indexed.${stream}`, found.spread(ratio('own', stream, 'indexed'))),
      ),
      ...PEERS.flatMap((peer) => found.figure(`single.${peer}`, worst(peer, attack))),
    ];
  },
});

/** Sizes of tables whose cost is compared with that of four players. */
const GROWTH: readonly (readonly [string, number, string])[] = [
  ['players', 64, '64'],
  ['crowd', CROWD, String(CROWD)],
];

/** Otherwise cached answers of the last pass would be measured. Peers have no cache, so nothing is written for them. */
const NEW = { written: 'turn' } as const;

/** Sizes of tables that are copied, or on which one change is made and undone. */
const FORKED = [8, 64] as const;

const forking = (players: number): Entrant => {
  return { contender: 'own', name: `fork ${players}`, job: { kind: 'fork', players, tables: 1 } };
};

/** The cost of a question for growing tables and rulebooks; sizes are compared through the hand-written index. */
export const growth: Part = contestPart({
  entrants: (bench) =>
    bench.contenders.flatMap((contender) => [
      ofStream(contender, '4', bench, { players: 4, ...NEW }),
      ofStream(contender, '64', bench, { players: 64, ...NEW }),
      ...(isPeer(contender) ? [] : [ofStream(contender, String(CROWD), bench, { players: CROWD, ...NEW })]),
      ofStream(contender, 'plain', bench, NEW),
      ...(isPeer(contender) ? [] : [ofStream(contender, 'tenfold', bench, { rules: 'tenfold', ...NEW })]),
      ofStream(contender, 'switched-off', bench, { rules: 'switched-off', ...NEW }),
      ...(isPeer(contender) ? [] : FORKED.map((players) => forking(players))),
    ]),
  figures: (found) => {
    const sized = (contender: Contender, size: string) =>
      found.spread(over(ratio(contender, size, 'own', 'indexed'), ratio(contender, '4', 'own', 'indexed')));
    const ruled = (contender: Contender, rules: string) =>
      found.spread(over(ratio(contender, rules), ratio(contender, 'plain')));
    return [
      ...GROWTH.flatMap(([id, , size]) =>
        found.figure(`growth.${id}`, sized('own', size), (peer) => sized(peer, size)),
      ),
      ...(['undo', 'copy'] as const).flatMap((side) => {
        const [small, large] = FORKED.map(
          (players): PerRound =>
            (round) =>
              round[`own/fork ${players}`]?.[side],
        );
        return found.figure(`growth.${side}`, found.spread(over(large as PerRound, small as PerRound)));
      }),
      ...found.figure('growth.entries', ruled('own', 'tenfold')),
      ...found.figure('growth.off', ruled('own', 'switched-off'), (peer) => ruled(peer, 'switched-off')),
    ];
  },
});

/** Bare answers, answers with the deciding entries, and full traces. */
export const reasons: Part = contestPart({
  entrants: (bench) => {
    const tables = tablesFor(64, bench);
    const asked = (contender: Contender, name: 'singly' | 'at-once'): Entrant => {
      return { contender, name, job: { kind: 'reasons', asked: name, players: PLAYERS, tables } };
    };
    return [
      asked('own', 'at-once'),
      asked('own', 'singly'),
      ...bench.contenders.filter(isPeer).map((peer) => asked(peer, 'singly')),
    ];
  },
  figures: (found: Found): readonly Figure[] => {
    const named = (contender: Contender, how: string) => found.spread(ratio(contender, how, 'named', 'bare'));
    return [
      ...found.figure('reasons.named', named('own', 'at-once'), (peer) => named(peer, 'singly')),
      ...found.figure('reasons.traced', found.spread(ratio('own', 'singly', 'traced', 'ask'))),
      ...found.figure('reasons.single', found.spread(ratio('own', 'singly', 'named', 'bare'))),
      ...found.figure('reasons.ask', found.spread(ratio('own', 'singly', 'ask', 'bare'))),
    ];
  },
});

/** Plans compared with the same bookkeeping by hand. */
export const events: Part = contestPart({
  entrants: (bench) =>
    EVENTS.map((event): Entrant => {
      const job: Job = { kind: 'event', event, players: PLAYERS, tables: tablesFor(PLAYERS, bench) };
      return { contender: 'own', name: event, job };
    }),
  figures: (found) => EVENTS.flatMap((event) => found.figure(`events.${event}`, found.spread(ratio('own', event)))),
});
