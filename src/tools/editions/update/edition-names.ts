import type { Words } from '../../../engine/model/words.js';

/** The date of an edition as people write it: “April 17, 2026”, “1º aprile 2026”. */
export function editionNames(date: string): Words {
  const [year, , day = ''] = date.split('-');
  const month = (lang: string): string =>
    new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const number = Number(day);
  return { en: `${month('en')} ${number}, ${year}`, it: `${number === 1 ? '1º' : number} ${month('it')} ${year}` };
}
