/** The two languages in which everything that a user reads exists. */
export type Lang = 'en' | 'it';

/** One text in both languages. */
export interface Words {
  readonly en: string;
  readonly it: string;
}

/** Something said in the language that is asked for, otherwise in both. */
export const inLanguages = (lang: Lang | undefined, said: (lang: Lang) => string): string | Words =>
  lang === undefined ? { en: said('en'), it: said('it') } : said(lang);

/** A date of the form YYYY-MM-DD: an edition of the rules is named by the day from which it is in force. */
export type EditionDate = string;

/** True for a day of the calendar written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
