import type { Words } from 'tavolata/runtime';

/**
 * A row of the search: its sort, its labels (rule numbers or a word), its address as seen from the page of all numbers
 * with `*` for the label that was found, its name and text in English and Italian, and further text to search. A row of
 * the sort `old` is a number without entries today; a rule without a number has an empty label.
 */
export type Row = readonly [
  sort: string,
  labels: readonly string[],
  address: string,
  nameEn: string,
  nameIt: string,
  textEn: string,
  textIt: string,
  also: string,
];

/** A found row, with the label that matched. */
export interface Found {
  readonly row: Row;
  readonly label: string;
}

/** The data of the search, and the names of its sorts. */
export interface SearchData {
  readonly sorts: { readonly [sort: string]: Words };
  readonly rows: readonly Row[];
}

/** Ignores capitals, accents and curly apostrophes, so that quickly typed words match. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/**
 * Creates a search through rows. It finds rows that contain all typed words in either language. Matches in a number or
 * word come first, then those in the name, then those in the text; within each group, rules come first. A number or word
 * must begin with what was typed.
 */
export function searchIn(rows: readonly Row[]): (typed: string) => readonly Found[] {
  const ready = rows.map((row) => {
    const [sort, labels, , ...texts] = row;
    const [nameEn = '', nameIt = '', textEn = '', textIt = '', also = ''] = texts.map(plain);
    const own = labels.map(plain);
    const whole = [`${nameEn} ${textEn}`, `${nameIt} ${textIt}`].map((text) => `${own.join(' ')} ${also} ${text}`);
    return {
      row,
      labels: own,
      isOld: sort === 'old',
      behind: sort === 'rule' ? 0 : 0.5,
      names: [nameEn, nameIt],
      whole,
    };
  });
  return (typed) => {
    const wanted = plain(typed).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const hasAll = (text: string): boolean => wanted.every((word) => text.includes(word));
    const scored = ready.flatMap(({ row, labels, isOld, behind, names, whole }) => {
      const exact = labels.indexOf(wanted.join(' '));
      const begins = labels.findIndex((label) => wanted.every((word) => label.startsWith(word)));
      if (isOld && exact < 0) return [];
      const score = exact >= 0 ? 0 : begins >= 0 ? 1 : names.some(hasAll) ? 2 : whole.some(hasAll) ? 3 : undefined;
      const label = row[1][Math.max(exact >= 0 ? exact : begins, 0)]!;
      return score === undefined ? [] : [{ row, label, score: score + behind }];
    });
    return scored.sort((one, other) => one.score - other.score || byNumber(one.label, other.label));
  };
}

/** Sorts 801.2 before 801.10. */
const { compare: byNumber } = new Intl.Collator('en', { numeric: true });
