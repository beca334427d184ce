import type { Lang, Words } from 'tavolata/runtime';

/** Says a text by its word in one language, with its parts in the place of `{name}`. */
export type Saying<Word> = (word: Word, parts?: { readonly [name: string]: string | number }) => string;

/** The texts of one language. */
export const saying =
  <Word extends string>(words: { readonly [word in Word]: Words }) =>
  (lang: Lang): Saying<Word> =>
  (word, parts = {}) =>
    words[word][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
