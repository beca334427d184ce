import { describe, expect, it } from 'vitest';
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
