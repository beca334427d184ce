import type { Entry } from './entry.js';
import type { Rulebook } from './rulebook.js';
import type { EditionDate } from './words.js';

/**
 * The rule numbers under which an entry stands in an edition: those given at the latest date that is not after it.
 * None before the first date.
 */
export function numbersIn(entry: Pick<Entry, 'numbered'>, edition: EditionDate): readonly string[] {
  const latest = Object.keys(entry.numbered)
    .filter((date) => date <= edition)
    .sort()
    .at(-1);
  return latest === undefined ? [] : (entry.numbered[latest] ?? []);
}

/** The entry that bears an id in an edition; several objects share an id when its meaning changed. */
export function entryIn(rulebook: Rulebook, id: string, edition: EditionDate): Entry | undefined {
  const sharing = rulebook.entries.filter((entry) => entry.id === id);
  return (
    sharing.find(({ since = '', until }) => since <= edition && (until === undefined || edition < until)) ?? sharing[0]
  );
}
