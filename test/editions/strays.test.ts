import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPairs } from '../../tools/editions/assignment.js';
import { straysIn } from '../../tools/editions/strays.js';

/** What stood under each number stands under the next one; k was split off in front. */
const shifted = new Map([
  ['800.4k', '800.4m'],
  ['800.4m', '800.4n'],
]);
const movedTo = (number: string): string | undefined => shifted.get(number) ?? number;
const strays = (was: readonly string[], is: readonly string[], isSameWords = false): readonly string[] =>
  straysIn(was, is, movedTo, isSameWords).map(({ to, instead }) => `${to} → ${instead}`);

describe('references that were forgotten', () => {
  it('are found although the number of one is where another has gone', () => {
    expect(strays(['800.4i', '800.4k', '800.4m'], ['800.4i', '800.4k', '800.4m'])).toEqual(['800.4k → 800.4m']);
    expect(strays(['800.4k', '800.4m'], ['800.4k', '800.4n'])).toEqual(['800.4k → 800.4m']);
    expect(strays(['800.4k', '800.4m'], ['800.4k', '800.4m'], true)).toEqual(['800.4k → 800.4m', '800.4m → 800.4n']);
  });

  it('are none where each was followed, or left out', () => {
    expect(strays(['800.4i', '800.4k', '800.4m'], ['800.4i', '800.4m', '800.4n'])).toEqual([]);
    expect(strays(['800.4k', '800.4m'], ['800.4m', '800.4n'], true)).toEqual([]);
    expect(strays(['800.4k'], [])).toEqual([]);
  });

  it('are none where two changed places', () => {
    const swapped = (number: string) => ({ '800.1': '800.2', '800.2': '800.1' })[number];
    expect(straysIn(['800.1', '800.2'], ['800.1', '800.2'], swapped, false)).toEqual([]);
  });
});

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
