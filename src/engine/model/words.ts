/** The two languages in which everything that a user reads exists. */
export type Lang = 'en' | 'it';

/** One text in both languages. */
export interface Words {
  readonly en: string;
  readonly it: string;
}

/** A text in the requested language, or in both. */
export const inLanguages = (lang: Lang | undefined, said: (lang: Lang) => string): string | Words =>
  lang === undefined ? { en: said('en'), it: said('it') } : said(lang);

/** A date in the form YYYY-MM-DD: an edition of the rules is named by the day from which it is in force. */
export type EditionDate = string;

/** True for a calendar day written as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
