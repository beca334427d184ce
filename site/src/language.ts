import { Fault, type Lang } from 'tavolata/runtime';
import { type Saying, saying } from './say.js';
import words from './words.json' with { type: 'json' };

export type { Lang } from 'tavolata/runtime';

/** A text of the interface. */
export type Word = keyof typeof words;

/** Words a text of the interface in one language. */
export type Say = Saying<Word>;

/** The texts of one language. */
export const sayIn: (lang: Lang) => Say = /* @__PURE__ */ saying(words);

/** The reason for a refusal, in words. */
export const whyIn = (error: unknown, lang: Lang): string => {
  if (error instanceof Fault) return error.in(lang);
  return error instanceof Error ? error.message : String(error);
};

const KEY = 'tavolata-lang';

/**
 * The language that the reader chose earlier, otherwise the first of the browser's languages that we have, otherwise
 * English.
 */
export function readersLanguage(): Lang {
  const wanted = [kept(), ...navigator.languages].map((one) => one?.slice(0, 2).toLowerCase());
  return wanted.find((one): one is Lang => one === 'it' || one === 'en') ?? 'en';
}

/** Stores the reader's choice for the other pages and the next visit, if the browser has storage. */
export function keepLanguage(lang: Lang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Private windows and some folders have no storage: the choice is then valid for this page only.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** A list in words: “Ada, Bruno and Carla”. */
export const listed = (items: readonly string[], lang: Lang): string => new Intl.ListFormat(lang).format(items);
