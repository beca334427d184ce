import isEqual from 'lodash/isEqual.js';
import { defined } from '../../../engine/model/defined.js';
import { type Entry, overlap } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import { hasErrors } from '../../diagnostics/diagnostic.js';
import type { Known } from '../types/known.js';
import { openDraft } from './entry-drafts.js';
import { logicSummary } from './entry-summary.js';
import type { CrossFindings, EntryUnit } from './entry-unit.js';
import { readRule } from './link-entry.js';
import { ruleKeys } from './raw-entries.js';

/** What an entry takes from the one whose logic it shares. */
const logic: readonly (keyof Entry)[] = ['hook', 'of', ...ruleKeys];

/**
 * Gives each entry with `logicOf` the logic of the entry that it names; its own place, numbers and texts stay. If that
 * entry has several meanings, the one in force at the same time counts; there must be exactly one. In an entry with a
 * question or event of its own, the names in that logic are resolved again for that question or event.
 *
 * @param units all entries, under house rules those of the rulebook as well
 */
export const shareLogic = (
  units: readonly EntryUnit[],
  byId: ReadonlyMap<string, readonly EntryUnit[]>,
  known: Known,
  findings: CrossFindings,
): readonly EntryUnit[] =>
  units.map((unit) => {
    const from = unit.entry.logicOf === undefined ? undefined : sourceOf(unit, unit.entry.logicOf, byId, findings);
    if (from === undefined) return unit;
    const before = sharing.get(unit);
    if (before?.from === from && before.known === known) return before.made;
    const { hook, of } = unit.entry;
    const isElsewhere = hook !== undefined && of !== undefined && !(hook === from.entry.hook && of === from.entry.of);
    const faults = findings.found.length;
    const { entry, summary } = isElsewhere ? elsewhere(unit, from, known, findings) : shared(from);
    const made = { ...unit, entry: { ...unit.entry, ...entry }, summary: { ...unit.summary, ...summary } };
    if (findings.found.length === faults) sharing.set(unit, { from, known, made });
    return made;
  });

/**
 * The latest faultless result for an entry with shared logic: valid for the same two entries and the same vocabulary.
 */
const sharing = new WeakMap<EntryUnit, { readonly from: EntryUnit; readonly known: Known; readonly made: EntryUnit }>();

/** What an entry shares with another. */
type SharedLogic = { readonly entry: Partial<Entry>; readonly summary: Partial<EntryUnit['summary']> };

function shared({ entry, summary: { hook, of, conditional, steps, asks, makes } }: EntryUnit): SharedLogic {
  const about = defined({ hook, of });
  return { entry: logicOf(entry), summary: { ...about, conditional, steps, asks, makes } };
}

/** The logic for another question or event than the original's: it is linked again for that one. */
function elsewhere(unit: EntryUnit, from: EntryUnit, known: Known, findings: CrossFindings): SharedLogic {
  const hook = unit.entry.hook!;
  const of = unit.entry.of!;
  const there = shared(from);
  const isKnown = (hook === 'answers' ? known.question(of) : known.event(of)) !== undefined;
  const { open, found } = openDraft({ ...from.draft, hook, of });
  const rule = isKnown && hook === from.entry.hook && readRule(open, known);
  if (rule && !hasErrors(found)) {
    const entry = { ...there.entry, hook, of, ...rule };
    return { entry, summary: { ...there.summary, hook, of, ...logicSummary(rule, from.draft) } };
  }
  const also = found
    .flatMap(({ at }) => (at === undefined || at.end === 0 ? [] : [{ at, label: 'first' }]))
    .slice(0, 1);
  const values = { id: from.entry.id, of, own: from.entry.of ?? '' };
  // A mistake in the logic itself is reported where it is written.
  if (isKnown && !hasErrors(from.found)) findings.fault(unit, 'entry.logic-elsewhere', ['logicOf'], { values, also });
  return { entry: { ...there.entry, hook, of }, summary: { ...there.summary, hook, of } };
}

const logicOf = (entry: Entry): Partial<Entry> =>
  Object.fromEntries(logic.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])));

/** The entry that has the logic; if there is none, the reason is reported. */
function sourceOf(
  unit: EntryUnit,
  id: string,
  byId: ReadonlyMap<string, readonly EntryUnit[]>,
  findings: CrossFindings,
): EntryUnit | undefined {
  const { entry } = unit;
  const fault = (code: string, values: { readonly [name: string]: string }, suggestion?: string) => {
    findings.fault(unit, code, ['logicOf'], { values, suggestion });
    return undefined;
  };
  const all = byId.get(id);
  if (id === entry.id) return fault('entry.names-itself', { id, key: 'logicOf' });
  if (all === undefined) return fault('entry.unknown-entry', { id, key: 'logicOf' }, nearest(id, byId.keys()));
  const together = all.filter((other) => overlap(other.entry, entry));
  const [from = all[0]!, ...others] = together.length > 0 ? together : all;
  const first = from.entry;
  if (first.logicOf !== undefined) return fault('entry.logic-of-sharer', { id, further: first.logicOf }, first.logicOf);
  if (first.hook === undefined) return fault('entry.no-logic', { id });
  const other = others.find((one) => !isEqual(logicOf(one.entry), logicOf(first)))?.entry;
  if (other !== undefined) return fault('entry.two-logics', { id, since: other.since ?? first.since ?? '' });
  if (first.kind !== entry.kind) return fault('entry.other-kind', { id, kind: first.kind, own: entry.kind });
  return from;
}
