import type { Lang } from '../language.js';
import words from './words.json' with { type: 'json' };

/** A text of the desk. */
export type Word = keyof typeof words;

/** Says a text of the desk in one language, with its parts in the place of `{name}`. */
export type Say = (word: Word, parts?: { readonly [name: string]: string | number }) => string;

/** The texts of one language. */
export const sayIn =
  (lang: Lang): Say =>
  (word, parts = {}) =>
    words[word][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
