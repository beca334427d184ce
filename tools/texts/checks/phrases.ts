import type { TextPlace } from '../terms/termbase.js';

/**
 * From this many common words in a row a phrase is marked as somebody else's, and from the second number on it is no
 * longer our own.
 */
export const [fewWords, tooManyWords] = [6, 10] as const;

const word = /[\p{L}\p{N}]+(?:\.\p{N}+[a-z]?)?/gu;

const wordsOf = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    small: found.normalize('NFC').toLowerCase(),
    start: index,
    end: index + found.length,
  }));

/** The words of a text as one row, for `repeatedPhrases`. */
export const wordRow = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ small }) => small)
    .join(' ')} `;

/**
 * The phrases of a text that other texts contain word for word; signs and case make no difference.
 *
 * @param rows those texts, by `wordRow`
 * @param least least number of words of a phrase
 * @returns the longest phrases, in order, none inside another
 */
export function repeatedPhrases(
  text: string,
  rows: readonly string[],
  least: number = fewWords,
): readonly (TextPlace & { readonly count: number })[] {
  const words = wordsOf(text);
  const isThere = (from: number, to: number): boolean => {
    const phrase = ` ${words
      .slice(from, to)
      .map(({ small }) => small)
      .join(' ')} `;
    return rows.some((row) => row.includes(phrase));
  };
  const found: (TextPlace & { readonly count: number })[] = [];
  for (let from = 0; from + least <= words.length; ) {
    let to = from + least;
    if (!isThere(from, to)) {
      from++;
      continue;
    }
    while (to < words.length && isThere(from, to + 1)) to++;
    const [start, end] = [words[from]!.start, words[to - 1]!.end];
    found.push({ start, end, words: text.slice(start, end), count: to - from });
    from = to;
  }
  return found;
}
