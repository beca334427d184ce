import fc from 'fast-check';
import type { TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { type Round, roundsOf } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { Life } from './life.js';
import { tablesOf } from './tables.js';

/*
 * Tables that live long, against tables opened anew from the same state. Whatever is kept from one call to the next must not show, however
 * the state came about: by plans, by writes, by calls that were stopped halfway, by ids that come back as other kinds of things.
 */

const rulebook = shipped();

const MOVES = 24;

export interface Lived {
  readonly compared: number;
  /** How often each kind of move was made, where it was let through. */
  readonly moves: { readonly [kind: string]: number };
  readonly difference?: string;
}

const scenes = fc.tuple(roundsOf(rulebook, 60, 30, { asks: 60, sends: 30 }), tablesOf(rulebook));

/** One long life; the same seed gives the same. */
export function live(seed: number): Lived {
  const [[round, other]] = fc.sample(scenes, { seed, numRuns: 1 }) as [[Round, TableJson]];
  const life = new Life(round, other, new Random(seed, 77));
  const moves: { [kind: string]: number } = {};
  let compared = 0;
  for (let move = 0; move < MOVES; move++) {
    const kind = life.move();
    moves[kind] = (moves[kind] ?? 0) + 1;
    for (const { what, lived, fresh } of life.compared()) {
      compared++;
      if (lived !== fresh)
        return { compared, moves, difference: `seed ${seed}, move ${move} (${kind}), ${what}\n${lived}\n${fresh}` };
    }
  }
  return { compared, moves };
}
