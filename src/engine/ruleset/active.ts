import { abbreviated } from '../model/abbreviated.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { last as final } from '../model/last.js';
import { own } from '../model/own.js';
import type { Edition, Rulebook } from '../model/rulebook.js';
import { nearest } from '../model/spelling.js';
import type { SetupJson } from '../model/table.js';
import { type EditionDate, isDate } from '../model/words.js';

/** An entry of the rulebook that is not in a ruleset, and the reason. */
export interface InactiveEntry {
  readonly entry: Entry;
  readonly why: 'edition' | 'layer' | 'choice' | 'replaced';
  /** Ids of the entries that replace it. */
  readonly by: readonly string[];
}

export interface ActiveEntries {
  readonly entries: readonly Entry[];
  readonly inactive: readonly InactiveEntry[];
}

/** Whether some entry was compared with an edition or a later one; usually the first entry decides. */
const isConfirmed = ({ confirmed: all = '', entries }: Rulebook, { date }: Edition): boolean =>
  all >= date || entries.some(({ confirmed = '' }) => confirmed >= date);

/** The last edition that some entry was compared with; if none was ever compared, the last edition. */
export function lastConfirmed({ confirmed: all = '', entries, editions }: Rulebook): EditionDate {
  let last = all;
  for (const { confirmed = '' } of entries) if (confirmed > last) last = confirmed;
  return last === '' ? (final(editions)?.date ?? '') : last;
}

/**
 * The edition in force on the day that a setup names. Whether it is newer than what the entries were compared with does
 * not depend on the list of editions: an edition may be listed before anybody has compared the entries with it.
 *
 * @throws Fault if the day is not a date, or lies before the first known edition.
 */
export function editionFor(
  rulebook: Rulebook,
  day: string,
): { readonly edition: EditionDate; readonly newer: boolean } {
  if (typeof day !== 'string' || !isDate(day))
    throw new Fault('fault.edition-not-a-date', { edition: typeof day === 'string' ? day : abbreviated(day) });
  const { editions } = rulebook;
  const known = editions.filter((edition) => edition.date <= day);
  const last = final(known);
  if (last === undefined) throw new Fault('fault.edition-too-old', { edition: day, first: editions[0]?.date ?? '' });
  const isBeyond = day > (final(editions)?.date ?? '');
  return {
    edition: last.date,
    newer: isBeyond || !(isConfirmed(rulebook, last) || last.date <= lastConfirmed(rulebook)),
  };
}

/**
 * The last edition that an entry was compared with: its own, or else the last in which it is in force up to that of the
 * rulebook.
 */
export const comparedWith = ({ confirmed = '', editions }: Rulebook, entry: Entry): EditionDate | undefined =>
  entry.confirmed ?? editions.findLast(({ date }) => date <= confirmed && isInForce(entry, date))?.date;

/** True if the edition lies within the entry's dates. */
export const isInForce = (entry: Entry, edition: EditionDate): boolean =>
  (entry.since ?? firstNumbered(entry) ?? '') <= edition && (entry.until === undefined || edition < entry.until);

function firstNumbered({ numbered }: Entry): string | undefined {
  let first: string | undefined;
  for (const date in numbered) if (first === undefined || date < first) first = date;
  return first;
}

/** The choice that a setup takes in each matter on which the rules are silent. */
export function choicesOf(rulebook: Rulebook, setup: SetupJson): ReadonlyMap<string, string> {
  const choices = new Map(Object.values(rulebook.matters).map((matter) => [matter.id, matter.default]));
  for (const [matter, choice] of Object.entries(setup.house ?? {})) {
    if (choice === undefined) continue;
    const known = own(rulebook.matters, matter);
    if (known === undefined)
      throw new Fault('fault.unknown-matter', { matter }, [], nearest(matter, Object.keys(rulebook.matters)));
    if (own(known.choices, choice) === undefined) {
      const choices = Object.keys(known.choices);
      const values = { matter, choice, choices: choices.join(', ') };
      throw new Fault('fault.unknown-choice', values, [], nearest(String(choice), choices));
    }
    choices.set(matter, choice);
  }
  return choices;
}

/** @throws Fault `fault.other-setup` naming the first layer or matter in which a setup differs */
export function checkNarrowed(
  { only }: Rulebook,
  layers: ReadonlySet<string>,
  choices: ReadonlyMap<string, string>,
): void {
  if (only === undefined) return;
  const differing =
    only.layers.find((layer) => !layers.has(layer)) ??
    [...layers].find((layer) => !only.layers.includes(layer)) ??
    [...choices.keys()].find((matter) => (only.choices[matter] ?? choices.get(matter)) !== choices.get(matter));
  if (differing !== undefined) throw new Fault('fault.other-setup', { what: differing });
}

/** Entries active in this edition, with these layers and choices; replacements are applied here once and for all. */
export function activeEntries(
  rulebook: Rulebook,
  edition: EditionDate,
  layers: ReadonlySet<string>,
  choices: ReadonlyMap<string, string>,
): ActiveEntries {
  const inactive: InactiveEntry[] = [];
  const candidates = rulebook.entries.filter((entry) => {
    const why = !isInForce(entry, edition)
      ? 'edition'
      : !layers.has(entry.layer)
        ? 'layer'
        : entry.chosen && choices.get(entry.chosen.matter) !== entry.chosen.choice
          ? 'choice'
          : null;
    if (why) inactive.push({ entry, why, by: [] });
    return why === null;
  });
  const replaced = replacedBy(candidates);
  const entries = candidates.filter((entry) => !replaced.has(entry.id));
  for (const entry of candidates) {
    const by = replaced.get(entry.id);
    if (by) inactive.push({ entry, why: 'replaced', by });
  }
  return { entries, inactive };
}

/** A replaced entry replaces nothing itself, so the topmost come first. */
function replacedBy(candidates: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(candidates.map((entry) => [entry.id, entry]));
  const replacers = new Map<string, string[]>();
  for (const entry of candidates) {
    for (const id of entry.replaces) replacers.set(id, [...(replacers.get(id) ?? []), entry.id]);
  }
  const inForce = new Map<string, readonly string[]>();
  const asked: string[] = [];
  const replaced = (id: string): readonly string[] => {
    const done = inForce.get(id);
    if (done) return done;
    if (asked.includes(id))
      throw new Fault('fault.cycle', { cycle: [...asked.slice(asked.indexOf(id)), id].join(' → ') }, asked);
    asked.push(id);
    const by = (replacers.get(id) ?? []).filter((other) => byId.has(other) && replaced(other).length === 0).sort();
    asked.pop();
    inForce.set(id, by);
    return by;
  };
  for (const { id } of candidates) if (replacers.has(id)) replaced(id);
  return new Map([...inForce].filter(([, by]) => by.length > 0));
}
