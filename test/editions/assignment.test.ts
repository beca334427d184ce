import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestPairs } from '../../tools/editions/assignment.js';

type Worths = readonly (readonly number[])[];

/** The most that pairs can be worth together, by trying everything. */
function most(worths: Worths, row = 0, taken: readonly number[] = []): number {
  if (row === worths.length) return 0;
  const alone = most(worths, row + 1, taken);
  const paired = (worths[row] ?? []).flatMap((worth, column) =>
    worth <= 0 || taken.includes(column) ? [] : [worth + most(worths, row + 1, [...taken, column])],
  );
  return Math.max(alone, ...paired);
}

it('finds pairs that are worth most together, each row and column once', () => {
  const tables = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })).chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -3, max: 9 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  fc.assert(
    fc.property(tables, (worths: Worths) => {
      const found = bestPairs(worths.length, worths[0]?.length ?? 0, (row, column) => worths[row]?.[column] ?? 0);
      const used = found.filter((column) => column >= 0);
      expect(new Set(used).size).toBe(used.length);
      const sum = found.reduce((whole, column, row) => whole + (column < 0 ? 0 : (worths[row]?.[column] ?? 0)), 0);
      expect(sum).toBe(most(worths));
    }),
    { numRuns: 500 },
  );
});
