import { expect, it } from 'vitest';
import { amount, extent, firstOf, firstSeed } from '../amount.js';
import { live } from './long-lives.js';

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
