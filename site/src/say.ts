import type { Lang, Words } from 'tavolata/runtime';

/** Words a text by its key in one language, with its parts replacing `{name}`. */
export type Saying<Word> = (word: Word, parts?: { readonly [name: string]: string | number }) => string;

/** The texts of one language. */
export const saying =
  <Word extends string>(words: { readonly [word in Word]: Words }) =>
  (lang: Lang): Saying<Word> =>
  (word, parts = {}) =>
    words[word][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
