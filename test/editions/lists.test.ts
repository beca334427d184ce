import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPairs } from '../../tools/editions/assignment.js';
import { isReordered } from '../../tools/editions/lists.js';
import { straysIn } from '../../tools/editions/strays.js';

describe('lists are compared as sets', () => {
  it.each([
    ['items of one word', 'Salt, cloth, and tar are sold.', 'Cloth, tar, and salt are sold.'],
    [
      'items of several words, which others lead in and follow',
      'Ask one of the first mate, old cook, and ship boy crews. See #.',
      'Ask one of the ship boy, first mate, and old cook crews. See #.',
    ],
    [
      'items with words of their own in common',
      'He boards only a ship tied up at the quay, a boat that is his, or a raft that floats.',
      'He boards only a boat that is his, a ship tied up at the quay, or a raft that floats.',
    ],
    ['in brackets', 'A crew (mates, the cook, and so on) sleeps.', 'A crew (the cook, mates, and so on) sleeps.'],
    ['two items', 'Left quays or right quays are free.', 'Right quays or left quays are free.'],
    ['behind a condition', 'If a mate eats, sings, or sleeps, he pays.', 'If a mate sleeps, eats, or sings, he pays.'],
    ['two lists', 'Salt, tar, and rope. Wind, rain, or fog.', 'Rope, salt, and tar. Fog, wind, or rain.'],
    ['without a comma before the last item', 'Sale, pece e cime del porto.', 'Cime, sale e pece del porto.'],
  ])('%s', (_, old, fresh) => {
    expect(isReordered(old, fresh)).toBe(true);
  });

  it.each([
    ['the same text', 'Salt, tar, and rope.', 'Salt, tar, and rope.'],
    ['another word', 'A mate may sing or eat.', 'A mate must eat or sing.'],
    ['another joint', 'Salt, tar, and rope are free.', 'Tar, salt, or rope are free.'],
    ['what is joined otherwise', 'Red or green and blue.', 'Blue or green and red.'],
    ['what only a comma joins', 'The cook, not the mate, sings.', 'The mate, not the cook, sings.'],
    ['a condition and what follows it', 'If a mate sings, a cook eats.', 'If a cook eats, a mate sings.'],
    [
      'a condition before a list',
      'If it rains, the boat leaves and all wait.',
      'If the boat leaves, it rains and all wait.',
    ],
    ['another order of steps', 'First sing a song and then eat a fish.', 'First eat a song and then sing a fish.'],
  ])('%s is no other order', (_, old, fresh) => {
    expect(isReordered(old, fresh)).toBe(false);
  });
});

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
