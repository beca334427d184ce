import type { Opening } from '../library.js';
import type { Side } from '../side.js';
import { GameByHand } from './by-hand.js';
import { FairGame } from './fair/game.js';
import { type Game, play } from './game.js';
import { GameInJson } from './in-json.js';
import { GameInView } from './in-view.js';
import { type GameName, SEATINGS, seated } from './seating.js';

/**
 * Whole games of one kind: by hand; through the host's own objects with the changes of each plan; and through JSON
 * without and with reasons. For games of Emperor also by hand-written code with the same duties.
 */
export const gameSides = (open: Opening, name: GameName, games: number): { readonly [name: string]: Side } => {
  const seating = SEATINGS[name];
  const json = seated(seating);
  const { ruleset } = open(json);
  const view = new GameInView(seating, json, ruleset);
  const side = (begin: () => Game): Side => ({
    pass: () => {
      let moves = 0;
      for (let seed = 1; seed <= games; seed++) moves += play(begin(), seating, seed);
      return moves;
    },
    answers: () => {
      const course: string[] = [];
      for (let seed = 1; seed <= games; seed++) play(begin(), seating, seed, (move) => course.push(`${seed} ${move}`));
      return course;
    },
  });
  return {
    hand: side(() => new GameByHand(seating)),
    ...(name === FAIR && {
      fair: side(() => new FairGame(seating, json, { carryOut: true, reasons: false })),
      'fair-reasons': side(() => new FairGame(seating, json, { carryOut: true })),
    }),
    view: side(() => view.again()),
    json: side(() => new GameInJson(seating, open(json))),
    reasons: side(() => new GameInJson(seating, open(json), true)),
  };
};

/** The games for which there is hand-written code with the same duties as the library. */
export const FAIR = 'emperor';

/** The number of moves in these games, the same on all sides. */
export const movesOf = (name: GameName, games: number): number => {
  const seating = SEATINGS[name];
  let moves = 0;
  for (let seed = 1; seed <= games; seed++) moves += play(new GameByHand(seating), seating, seed);
  return moves;
};
