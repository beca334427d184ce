import type { Words } from 'tavolata/runtime';

/**
 * A row of the search: its sort, the numbers under which a rule stands or the one word, the address from the page of all numbers with `*` for what
 * was found of these, its name and text in English and Italian, and what else finds it. One of the sort `old` is a number under which nothing stands today; a rule without a
 * number has the empty text as its label.
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

/** A row that was found, by one of its labels. */
export interface Found {
  readonly row: Row;
  readonly label: string;
}

/** All that the search looks through, and what its sorts are called. */
export interface SearchData {
  readonly sorts: { readonly [sort: string]: Words };
  readonly rows: readonly Row[];
}

/** Without capitals, accents and curly apostrophes, so that what is typed quickly is found. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/**
 * A search through some rows: those that have all words that were typed, in either language; first by number or word, then by name, then by text, and
 * rules before others. A number or word is matched from its beginning.
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

/** 801.2 before 801.10. */
const { compare: byNumber } = new Intl.Collator('en', { numeric: true });
