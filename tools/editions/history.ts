import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import type { EditionDigests, RuleDigest } from '../official/digests.js';
import { noDigests } from '../official/text-changes.js';
import { changesByDigests } from './digest-changes.js';

/** The change of the official text of a rule in an edition, as far as digests tell. */
export interface TextChange {
  readonly edition: EditionDate;
  /** The number in that edition. */
  readonly number: string;
  /** `references`, `examples`: only these changed. */
  readonly what: 'words' | 'references' | 'examples';
}

/** A run of editions in which an entry has the same numbers. */
export interface NumberRun {
  readonly from: EditionDate;
  /** The last edition of the run. */
  readonly to: EditionDate;
  /** Empty: it is in force without a number. */
  readonly numbers: readonly string[];
  readonly changes: readonly TextChange[];
}

/** An entry through all editions, whatever its numbers. */
export interface EntryHistory {
  readonly id: string;
  /** The last version in force. */
  readonly entry: Entry;
  readonly runs: readonly NumberRun[];
}

type MutableRun = { from: EditionDate; to: EditionDate; numbers: readonly string[]; changes: TextChange[] };

/**
 * The history of an entry: its numbers, and when the English rules behind it appeared with other words. Editions
 * without digests show nothing about words.
 */
export function entryHistory(rulebook: Rulebook, id: string, digests: readonly EditionDigests[]): EntryHistory {
  const versions = rulebook.entries.filter((entry) => entry.id === id);
  const runs: MutableRun[] = [];
  const known = new Map(digests.flatMap(({ date, texts }) => (texts.en === undefined ? [] : [[date, texts.en.rules]])));
  /** The latest digests of its numbers. */
  let before: RuleDigests = {};
  let isGone = true;
  for (const { date } of rulebook.editions) {
    const entry = versions.find((version) => isInForce(version, date));
    if (entry === undefined) {
      isGone = true;
      continue;
    }
    const numbers = numbersIn(entry, date);
    const last = runs.at(-1);
    const goes = !isGone && last !== undefined && last.numbers.join() === numbers.join();
    const run: MutableRun = goes ? last : { from: date, to: date, numbers, changes: [] };
    run.to = date;
    if (!goes) runs.push(run);
    isGone = false;
    const rules = known.get(date);
    if (rules === undefined) continue;
    const now: RuleDigests = Object.fromEntries(numbers.flatMap((one) => (rules[one] ? [[one, rules[one]]] : [])));
    for (const { number, what } of changesBetween(before, now)) run.changes.push({ edition: date, number, what });
    before = now;
  }
  return { id, entry: versions.at(-1) as Entry, runs };
}

type RuleDigests = { readonly [number: string]: RuleDigest };

/** The changed rules among those of an entry. Those that have other words and another number are paired in order. */
function changesBetween(before: RuleDigests, now: RuleDigests): readonly Omit<TextChange, 'edition'>[] {
  const fates = changesByDigests({ ...noDigests, rules: before }, { ...noDigests, rules: now });
  const count = (kind: 'new' | 'gone'): number => fates.filter((one) => one.kind === kind).length;
  const arePaired = count('new') === count('gone');
  return fates.flatMap(({ kind, new: number = '', wording }): readonly Omit<TextChange, 'edition'>[] => {
    if (kind === 'new') return arePaired ? [{ number, what: 'words' }] : [];
    return wording === 'words' || wording === 'references' || wording === 'examples' ? [{ number, what: wording }] : [];
  });
}
