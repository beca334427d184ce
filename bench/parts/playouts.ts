import type { Entrant } from '../contest.js';
import { GAMES, type GameName } from '../games/seating.js';
import { movesOf } from '../games/sides.js';
import type { Job } from '../jobs.js';
import { contestPart, type Figure, type Found, type Part, type PerRound, ratio, type Setting } from '../part.js';

/** Games of one pass. */
const gamesIn = ({ mode }: Setting): number => (mode.quick ? 4 : 12);

const SIDES = ['hand', 'reporting', 'view', 'json'] as const;

/** The library hands every move over as plain data; so does the side by hand that it is measured against, and that one against the bare one. */
const baseOf = (side: 'reporting' | 'view' | 'json'): string => (side === 'reporting' ? 'hand' : 'reporting');

/** Times are those of a move; a game has so many. */
const figuresOf = (found: Found, name: GameName, moves: number): readonly Figure[] =>
  SIDES.flatMap((side) => {
    const perSecond =
      (count: number): PerRound =>
      (round) => {
        const time = round[`own/${name}`]?.[side];
        return time === undefined ? undefined : 1e9 / (time * count);
      };
    return [
      ...(side === 'hand'
        ? []
        : found.figure(`playouts.${side}.${name}`, found.spread(ratio('own', name, side, baseOf(side))))),
      ...found.figure(`playouts.${side}.${name}.games`, found.spread(perSecond(moves))),
      ...found.figure(`playouts.${side}.${name}.moves`, found.spread(perSecond(1))),
    ];
  });

/** Whole random games with attacks, blocks, damage and departures, move for move the same on all sides. */
export const playouts: Part = contestPart({
  entrants: (bench) =>
    GAMES.map((name): Entrant => {
      const job: Job = { kind: 'game', game: name, players: 0, tables: gamesIn(bench) };
      return { contender: 'own', name, job };
    }),
  figures: (found, bench) => [
    ...(['view', 'json'] as const).flatMap((side) => [
      ...found.figure(`playouts.${side}`, found.worst(GAMES.map((name) => ratio('own', name, side, 'reporting')))),
      ...found.figure(`playouts.${side}.bare`, found.worst(GAMES.map((name) => ratio('own', name, side)))),
    ]),
    ...GAMES.flatMap((name) => figuresOf(found, name, movesOf(name, gamesIn(bench)) / gamesIn(bench))),
  ],
});
