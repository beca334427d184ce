/** A row of the search: number, id, name and text of an entry in English and Italian; without an id it is an old number. */
export type Row = readonly [number: string, id: string, nameEn: string, nameIt: string, textEn: string, textIt: string];

/** Without capitals, accents and curly apostrophes, so that what is typed quickly is found. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Rows that have all words that were typed, in either language: first by number, then by name, then by text. */
export function foundIn(rows: readonly Row[], typed: string): readonly Row[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const whole = wanted.join(' ');
  const scored = rows.flatMap((row) => {
    const [number, id, ...texts] = row;
    if (id === '' && number !== whole) return [];
    const score = scoreOf(number, id, texts.map(plain), wanted);
    return score === undefined ? [] : [{ row, score: number === whole ? -1 : score }];
  });
  return scored.sort((one, other) => one.score - other.score).map(({ row }) => row);
}

/** How far down a row stands; undefined: it lacks a word. A number is matched from its beginning. */
function scoreOf(
  number: string,
  id: string,
  [nameEn = '', nameIt = '', textEn = '', textIt = '']: readonly string[],
  wanted: readonly string[],
): number | undefined {
  const has = (within: string) => wanted.every((word) => within.includes(word));
  if (wanted.every((word) => number.startsWith(word))) return 0;
  if (has(nameEn) || has(nameIt)) return 1;
  return has(`${number} ${id} ${nameEn} ${textEn}`) || has(`${number} ${id} ${nameIt} ${textIt}`) ? 2 : undefined;
}
