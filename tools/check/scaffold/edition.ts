/** `editions.json`. */
export interface EditionsFile {
  readonly confirmed?: string;
  readonly editions: readonly { readonly date: string; readonly names: object }[];
}

/** The editions with one more, in order of date; undefined if it is already there. */
export function editionsWith(value: unknown, date: string): EditionsFile | undefined {
  const given = value as EditionsFile;
  if (given.editions.some((one) => one.date === date)) return undefined;
  const editions = [...given.editions, { date, names: { en: longDate(date, 'en-US'), it: longDate(date, 'it-IT') } }];
  return { ...given, editions: editions.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

function longDate(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const text = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // Italian uses an ordinal for the first of a month.
  return locale === 'it-IT' ? text.replace(/^1 /, '1º ') : text;
}
