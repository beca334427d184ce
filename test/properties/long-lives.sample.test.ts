import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { amount, extent, firstOf, firstSeed } from '../amount.js';
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

interface Lived {
  readonly compared: number;
  /** How often each kind of move was made, where it was let through. */
  readonly moves: { readonly [kind: string]: number };
  readonly difference?: string;
}

const scenes = fc.tuple(roundsOf(rulebook, 60, 30, { asks: 60, sends: 30 }), tablesOf(rulebook));

/** One long life; the same seed gives the same. */
function live(seed: number): Lived {
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

const WANTED = amount(1_500, 12_000);
// So many are compared in thirteen lives.
const FIRST = firstSeed(90_100) + firstOf(8, 7);

it('tables and views that live long say what those say that are opened anew from the same state', () => {
  const moves: { [kind: string]: number } = {};
  let compared = 0;
  for (let seed = FIRST; compared < WANTED; seed++) {
    const life = live(seed);
    expect(life.difference).toBeUndefined();
    compared += life.compared;
    for (const [kind, count] of Object.entries(life.moves)) moves[kind] = (moves[kind] ?? 0) + count;
  }
  // One life makes few kinds of moves.
  const kinds = ['send', 'plan', 'abort', 'fact', 'add', 'remove', 'undo', 'entries', 'copy'];
  if (extent !== 'quick') for (const kind of kinds) expect(moves[kind], kind).toBeGreaterThan(0);
});
