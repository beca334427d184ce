import type { Entry } from '../../../engine/model/entry.js';
import { numbersIn } from '../../../engine/model/numbers.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { isInForce } from '../../../engine/ruleset/active.js';
import { byNumber } from '../../check/numbers.js';
import { numbersBorne } from '../../official/make-digests.js';
import { sectionOf } from '../../official/official.js';
import type { Fates } from '../fates.js';
import type { EditionStep, EntryUpdate } from './entry-updates.js';

/** An entry that decides nothing and waits for somebody to write it. Without `confirmed`, `check` goes on naming it. */
export interface Stub {
  readonly number: string;
  /** The file that it is written into: that of the rule before it. */
  readonly file: string;
  readonly entry: { readonly [key: string]: unknown };
}

/** Stubs for the rules that are new in the sections that the rulebook has whole, and under which nothing stands yet. */
export function stubsFor(
  rulebook: Rulebook,
  fates: Fates,
  whole: ReadonlySet<string>,
  updates: readonly EntryUpdate[],
  { date }: EditionStep,
): readonly Stub[] {
  const borne = numbersAfter(rulebook, updates, date);
  const fresh = fates.all.filter(({ kind, unit, new: number }) => kind === 'new' && unit === 'rule' && number);
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  return fresh.flatMap(({ new: number = '' }) => {
    if (!whole.has(sectionOf(number)) || borne.has(number)) return [];
    const before = entryBefore(rulebook, number, date);
    if (before === undefined) return [];
    const base = `${before.id.split('.')[0]}.rule-${number.replace('.', '-')}`;
    const id = ids.has(base) ? `${base}-of-${date}` : base;
    return [{ number, file: before.source.file, entry: stub(id, number, before.layer, date) }];
  });
}

/** The numbers under which something will stand. */
function numbersAfter({ entries }: Rulebook, updates: readonly EntryUpdate[], date: string): ReadonlySet<string> {
  const moved = new Map(updates.map(({ entry, numbered }) => [entry, numbered]));
  const lasting = entries.filter((entry) => isInForce(entry, date));
  return new Set(lasting.flatMap((entry) => moved.get(entry) ?? numbersIn(entry, date)));
}

/** The entry under the number that comes nearest before another in its section, or nearest behind it. */
function entryBefore(rulebook: Rulebook, number: string, date: string): Entry | undefined {
  const borne = [...numbersBorne(rulebook, date)]
    .filter(([other]) => sectionOf(other) === sectionOf(number))
    .sort(([a], [b]) => byNumber(a, b));
  const before = borne.filter(([other]) => byNumber(other, number) <= 0).at(-1);
  const folder = sectionOf(number);
  const own = (before ?? borne[0])?.[1] ?? [];
  return own.find(({ source }) => source.file.includes(folder)) ?? own[0];
}

const stub = (id: string, number: string, layer: string, date: string): Stub['entry'] => ({
  id,
  kind: 'reference',
  layer,
  name: { en: `New rule ${number}`, it: `Nuova regola ${number}` },
  numbered: { [date]: number },
  why: {
    en: `Rule ${number} is new and has not been encoded yet.`,
    it: `La regola ${number} è nuova e non è ancora codificata.`,
  },
  text: {
    en: `What rule ${number} says is still to be written here.`,
    it: `Quello che dice la regola ${number} è ancora da scrivere qui.`,
  },
});
