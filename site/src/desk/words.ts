import type { Lang } from '../language.js';
import { type Saying, saying } from '../say.js';
import words from './words.json' with { type: 'json' };

/** A text of the desk's interface. */
export type Word = keyof typeof words;

/** Words a text of the desk in one language. */
export type Say = Saying<Word>;

/** The texts of one language. */
export const sayIn: (lang: Lang) => Say = saying(words);
