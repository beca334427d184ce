import groupBy from 'lodash/groupBy.js';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { entryHistory, type TextChange } from '../../tools/editions/history.js';
import type { EditionDigests } from '../../tools/official/digests.js';

/** How an edition changed an entry. */
export type EntryChange = { readonly date: EditionDate } & (
  | {
      /** The entry came into force, came back, or got other numbers. */
      readonly what: 'begins' | 'numbers';
      readonly numbers: readonly string[];
    }
  /** Our text of it changed, its decisions changed, or it went out of force. */
  | { readonly what: 'text' | 'decides' | 'ends' }
  /** The official text of some of its numbers changed. */
  | { readonly what: TextChange['what']; readonly rules: readonly string[] }
);

/** All changes of an entry through the editions, newest first. */
export function changesOf(rulebook: Rulebook, id: string, digests: readonly EditionDigests[]): readonly EntryChange[] {
  const dates = rulebook.editions.map(({ date }) => date as EditionDate);
  const after = (date: EditionDate): EditionDate | undefined => dates[dates.indexOf(date) + 1];
  const changes: EntryChange[] = [];
  const { runs } = entryHistory(rulebook, id, digests);
  for (const [index, { from, to, numbers, changes: official }] of runs.entries()) {
    const before = runs[index - 1];
    const isNew = before === undefined || after(before.to) !== from;
    changes.push({ date: from, what: isNew ? 'begins' : 'numbers', numbers });
    for (const same of Object.values(groupBy(official, ({ edition, what }) => `${edition} ${what}`))) {
      const { edition: date, what } = same[0]!;
      changes.push({ date, what, rules: same.map(({ number }) => number) });
    }
    const next = after(to);
    if (next !== undefined && runs[index + 1]?.from !== next) changes.push({ date: next, what: 'ends' });
  }
  const begins = new Set(changes.filter(({ what }) => what === 'begins').map(({ date }) => date));
  for (const { id: other, since, texts = {} } of rulebook.entries) {
    if (other !== id) continue;
    if (since !== undefined && !begins.has(since)) changes.push({ date: since, what: 'decides' });
    const [, ...later] = Object.keys(texts).sort() as EditionDate[];
    changes.push(...later.map((date): EntryChange => ({ date, what: 'text' })));
  }
  return changes.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}
