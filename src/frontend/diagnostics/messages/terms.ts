import type { LocalizedTemplate } from '../message.js';

/** Words that stand as values in messages and differ by language: `{found|term}` in a template looks them up here. */
export const terms: { readonly [term: string]: LocalizedTemplate } = {
  text: { en: 'a text', it: 'un testo' },
  number: { en: 'a number', it: 'un numero' },
  'whole number': { en: 'a whole number', it: 'un numero intero' },
  boolean: { en: 'true or false', it: 'true o false' },
  list: { en: 'a list', it: 'una lista' },
  object: { en: 'an object', it: 'un oggetto' },
  null: { en: 'null', it: 'null' },
  // Forms of texts, as the schemas name them.
  date: { en: 'a date of the form YYYY-MM-DD', it: 'una data nella forma AAAA-MM-GG' },
  word: { en: 'a name (a small letter, then letters and digits)', it: 'un nome (una minuscola, poi lettere e cifre)' },
  name: { en: 'a name (letters, digits, hyphens and dots)', it: 'un nome (lettere, cifre, trattini e punti)' },
  'type name': {
    en: 'the name of a type (a capital, then letters and digits)',
    it: 'il nome di un tipo (una maiuscola, poi lettere e cifre)',
  },
  type: { en: 'a type', it: 'un tipo' },
  'hyphenated name': {
    en: 'a name of small letters and digits joined by hyphens',
    it: 'un nome di minuscole e cifre unite da trattini',
  },
  'entry id': {
    en: 'the id of an entry (small letters, digits, hyphens and dots)',
    it: "l'id di una voce (minuscole, cifre, trattini e punti)",
  },
  'scenario id': {
    en: 'the id of a scenario (letters, digits, hyphens and dots)',
    it: "l'id di uno scenario (lettere, cifre, trattini e punti)",
  },
  layer: { en: 'a layer', it: 'uno strato' },
  choice: {
    en: 'a choice (a matter, a colon and what is chosen)',
    it: 'una scelta (una questione, due punti e ciò che si sceglie)',
  },
  'rule number': { en: 'a rule number', it: 'un numero di regola' },
  'section number': { en: 'the number of a section', it: 'il numero di una sezione' },
  value: {
    en: 'a value of an enumeration (letters, digits and hyphens)',
    it: "un valore di un'enumerazione (lettere, cifre e trattini)",
  },
  'event and field': { en: 'an event and one of its fields', it: 'un evento e uno dei suoi campi' },
  'all or ids': { en: '“all” or a list of entry ids', it: '«all» o una lista di id di voci' },
  origin: { en: 'a language and a digest', it: "una lingua e un'impronta" },
  or: { en: ' or ', it: ' o ' },
};
