import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { byNumber, ruleOrSection } from '../official/rule-number.js';

export { byNumber } from '../official/rule-number.js';

/** Entries with one number through a run of editions. */
export interface NumberSpan {
  readonly from: EditionDate;
  /** The last edition of the run. */
  readonly to: EditionDate;
  /** Empty: no entry of ours had the number. */
  readonly entries: readonly Entry[];
}

/** Entries with a number in an edition, in order of id. */
export const entriesUnder = (
  { entries }: Pick<Rulebook, 'entries'>,
  number: string,
  edition: EditionDate,
): readonly Entry[] =>
  entries.filter((entry) => isInForce(entry, edition) && numbersIn(entry, edition).includes(number));

/** The entries with a number, edition by edition; neighbouring editions with the same entries are one run. */
export function historyOf(rulebook: Pick<Rulebook, 'entries' | 'editions'>, number: string): readonly NumberSpan[] {
  const runs: { from: EditionDate; to: EditionDate; entries: readonly Entry[] }[] = [];
  for (const { date } of rulebook.editions) {
    const entries = entriesUnder(rulebook, number, date);
    const last = runs.at(-1);
    if (last !== undefined && sameIds(last.entries, entries)) last.to = date;
    else runs.push({ from: date, to: date, entries });
  }
  return runs;
}

/** Every number that some entry has ever had. */
export const allNumbers = ({ entries }: Rulebook): readonly string[] =>
  [...new Set(entries.flatMap((entry) => Object.values(entry.numbered).flat()))].sort(byNumber);

/** A range of numbers: a section, or everything from one number or section to another. */
export interface NumberRange {
  /** As written. */
  readonly text: string;
  holds(number: string): boolean;
}

const range = new RegExp(`^(${ruleOrSection})(?:[-–](${ruleOrSection}))?$`);

/**
 * The range that a text stands for: `802`, `802-804`, `801.2-801.5`; undefined for a single number and for anything
 * else.
 */
export function rangeOf(text: string): NumberRange | undefined {
  const [, one, other = one] = range.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [from = one, to = other] = [one, other].sort(byNumber);
  if (from === to && from.includes('.')) return undefined;
  const inside = (one: string): boolean => one === to || (one.startsWith(to) && !/^\d/.test(one.slice(to.length)));
  return { text, holds: (one) => byNumber(from, one) <= 0 && (byNumber(one, to) <= 0 || inside(one)) };
}

const sameIds = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
