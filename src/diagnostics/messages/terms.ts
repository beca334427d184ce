import type { Words } from '../message.js';

/** Words that stand as values in messages and differ by language: `{found|term}` in a template looks them up here. */
export const terms: { readonly [term: string]: Words } = {
  text: { en: 'a text', it: 'un testo' },
  number: { en: 'a number', it: 'un numero' },
  'whole number': { en: 'a whole number', it: 'un numero intero' },
  boolean: { en: 'true or false', it: 'true o false' },
  list: { en: 'a list', it: 'una lista' },
  object: { en: 'an object', it: 'un oggetto' },
  null: { en: 'null', it: 'null' },
  or: { en: ' or ', it: ' o ' },
};
