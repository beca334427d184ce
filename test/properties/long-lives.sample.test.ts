import { expect, it } from 'vitest';
import { amount, firstSeed } from '../amount.js';
import { live } from './long-lives.js';

const WANTED = amount(4_000, 100_000);
const FIRST = firstSeed(90_100);

it('tables and views that live long say what those say that are opened anew from the same state', () => {
  const moves: { [kind: string]: number } = {};
  let compared = 0;
  for (let seed = FIRST; compared < WANTED; seed++) {
    const life = live(seed);
    expect(life.difference).toBeUndefined();
    compared += life.compared;
    for (const [kind, count] of Object.entries(life.moves)) moves[kind] = (moves[kind] ?? 0) + count;
  }
  for (const kind of ['send', 'plan', 'abort', 'fact', 'add', 'remove', 'undo', 'entries', 'copy'])
    expect(moves[kind], kind).toBeGreaterThan(amount(1, 10));
});
