import type { TextPlace } from '../terms/termbase.js';

/** So many words in a row are marked as somebody else's, and from so many on they are no longer our own. */
export const [fewWords, tooManyWords] = [6, 10] as const;

const word = /[\p{L}\p{N}]+(?:\.\p{N}+[a-z]?)?/gu;

const wordsOf = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    small: found.normalize('NFC').toLowerCase(),
    start: index,
    end: index + found.length,
  }));

/** The words of a text in a row, for `repeatedPhrases`. */
export const wordRow = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ small }) => small)
    .join(' ')} `;

/**
 * The phrases of a text that other texts have as well, word for word; signs and capitals are no difference.
 *
 * @param rows those texts, by `wordRow`
 * @param least the words that a phrase has at least
 * @returns the longest phrases, in their order, none within another
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
