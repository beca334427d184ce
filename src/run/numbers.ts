import type { Entry } from '../model/entry.js';
import type { EditionDate } from '../model/words.js';

/** The rule numbers under which an entry stands in an edition: those given at the latest date that is not after it. */
export const numbersIn = (entry: Entry, edition: EditionDate): readonly string[] => {
  let numbers: readonly string[] = [];
  for (const date of Object.keys(entry.numbered).sort()) if (date <= edition) numbers = entry.numbered[date] ?? [];
  return numbers;
};
