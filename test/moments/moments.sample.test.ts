import { describe, expect, it } from 'vitest';
import { amount, firstOf, firstSeed } from '../amount.js';
import { partOf, tablesFor } from '../oracles/parts.js';
import { played } from '../oracles/playing.js';
import { shipped } from '../rules/rulebook.js';

// A failure names the smallest table that shows it.
const seed = firstSeed(20_260_925);

describe('events at one moment', () => {
  it('come to the same in any order, nothing twice, within all bounds, and leave nothing behind', () => {
    const part = partOf('moments');
    const count = tablesFor(part, amount(200, 1_200));
    let compared = 0;
    for (const table of played(shipped(), part, seed, { first: firstOf(8, count), count })) {
      compared += table.compared;
      expect(table.parting).toBeUndefined();
    }
    expect(compared).toBeGreaterThan(3 * count);
  });
});
