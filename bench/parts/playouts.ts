import type { Entrant } from '../contest.js';
import { GAMES, type GameName } from '../games/seating.js';
import { FAIR, movesOf } from '../games/sides.js';
import type { Job } from '../jobs.js';
import { contestPart, type Figure, type Found, type Part, type PerRound, ratio, type Setting } from '../part.js';

/** The number of games in one pass. */
const gamesIn = ({ mode }: Setting): number => (mode.quick ? 4 : 12);

const SIDES = ['hand', 'fair', 'view', 'json', 'reasons'] as const;

/** The hand-written code with which each way through the library is compared, because it offers the same. */
const FAIR_SIDES = { view: 'fair', json: 'fair', reasons: 'fair-reasons' } as const;

/** Times are per move; `moves` is the number of moves in a game. */
const figuresOf = (found: Found, name: GameName, moves: number): readonly Figure[] =>
  SIDES.filter((side) => side !== 'fair' || name === FAIR).flatMap((side) => {
    const perSecond =
      (count: number): PerRound =>
      (round) => {
        const time = round[`own/${name}`]?.[side];
        return time === undefined ? undefined : 1e9 / (time * count);
      };
    return [
      ...(side === 'hand' ? [] : found.figure(`playouts.${side}.${name}`, found.spread(ratio('own', name, side)))),
      ...found.figure(`playouts.${side}.${name}.games`, found.spread(perSecond(moves))),
      ...found.figure(`playouts.${side}.${name}.moves`, found.spread(perSecond(1))),
    ];
  });

/** Whole random games with attacks, blocks, damage and departures, with the same moves on all sides. */
export const playouts: Part = contestPart({
  entrants: (bench) =>
    GAMES.map((name): Entrant => {
      const job: Job = { kind: 'game', game: name, players: 0, tables: gamesIn(bench) };
      return { contender: 'own', name, job };
    }),
  figures: (found, bench) => [
    ...(['view', 'json', 'reasons'] as const).flatMap((side) =>
      found.figure(`playouts.${side}`, found.spread(ratio('own', FAIR, side, FAIR_SIDES[side]))),
    ),
    ...GAMES.flatMap((name) => figuresOf(found, name, movesOf(name, gamesIn(bench)) / gamesIn(bench))),
  ],
});
