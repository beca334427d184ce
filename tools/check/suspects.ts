import difference from 'lodash/difference.js';
import groupBy from 'lodash/groupBy.js';
import uniq from 'lodash/uniq.js';
import type { Entry } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { groupOf } from './listening.js';
import type { Play } from './plays.js';
import { mendedBy } from './reversing.js';

/** Failing scenarios that one entry probably explains. */
export interface Suspicion {
  /** Missing where no entry had a part in the scenarios. */
  readonly entry?: string;
  /** Facts that the tables lack, as `thing.fact`: while they are missing no entry can be blamed. */
  readonly missing?: readonly string[];
  /** The entries that explain them next best. */
  readonly others: readonly string[];
  /** Failing scenarios in which the entry decided, or should have. */
  readonly plays: readonly Play[];
  /** All scenarios in which it had a part, those that hold included. */
  readonly among: number;
}

/** The entry that probably explains a group, and those that are named beside it. */
const mostNamed = 3;

/** For so many groups the entries are tried with their conditions reversed. */
const mostTried = 2;

/** How much it weighs that an entry was looked at. */
const lookedAt = 0.25;

const mostGroups = 4;

/** The groups that are shown, few enough lines to be read first. */
export const shownGroups = (groups: readonly Suspicion[]): readonly Suspicion[] => groups.slice(0, mostGroups);

/**
 * Groups failing scenarios by the entry that probably explains them, the largest group first.
 *
 * An entry is the more suspect the more of the failures it has a part in, and the fewer of the scenarios that hold (the
 * measure of Ochiai, known from the search for faults in programs). Having decided counts whole, having nearly applied half, having been
 * looked at a quarter. One with whose condition reversed they hold comes first, and before it what was just written. Where all that is wrong is that facts are
 * missing, these are named.
 *
 * @param justWritten ids of entries that were written or changed last; asked for when something fails
 */
export function suspicions(
  rulebook: Rulebook,
  plays: readonly Play[],
  justWritten: () => ReadonlySet<string> = () => new Set(),
): readonly Suspicion[] {
  const { entries } = rulebook;
  if (plays.every(({ failures }) => failures.length === 0)) return [];
  const groupsOf = groupBy(entries, groupOf);
  const ids = new Set(entries.map(({ id }) => id));
  const parts = new Map(plays.map((play) => [play, partsIn(play, ids, groupsOf)] as const));
  const among = new Map<string, number>();
  const holding = new Map<string, number>();
  for (const [play, part] of parts) {
    for (const [entry, weight] of part) {
      if (weight > lookedAt) among.set(entry, (among.get(entry) ?? 0) + 1);
      if (play.failures.length === 0) holding.set(entry, (holding.get(entry) ?? 0) + weight);
    }
  }
  const failing = plays.filter(({ failures }) => failures.length > 0);
  const lacking = failing.filter((play) => missingFacts(play).length > 0);
  const groups: Suspicion[] = [];
  if (lacking.length > 0) {
    const missing = uniq(lacking.flatMap(missingFacts));
    groups.push({ missing, others: [], plays: lacking, among: 0 });
  }
  let left = difference(failing, lacking);
  const fresh = left.length === 0 ? new Set() : justWritten();
  while (left.length > 0) {
    const ranked = mostSuspect(left, parts, holding);
    // Trying takes as long as playing: the first groups are worth it.
    const mended = groups.length < mostTried ? mendedBy(rulebook, ranked, left) : undefined;
    const hasPart = (id: string): boolean => left.some((play) => (parts.get(play)?.get(id) ?? 0) > lookedAt);
    const written = ranked.filter((id) => fresh.has(id) && hasPart(id));
    const [entry, ...others] = uniq([...written, ...(mended === undefined ? [] : [mended]), ...ranked]).slice(
      0,
      mostNamed,
    );
    const own = entry === undefined ? left : left.filter((play) => parts.get(play)?.has(entry));
    groups.push({
      ...(entry !== undefined && { entry }),
      others,
      plays: own,
      among: entry ? (among.get(entry) ?? 0) : 0,
    });
    left = left.filter((play) => !own.includes(play));
  }
  return groups.sort((a, b) => b.plays.length - a.plays.length);
}

/** The facts for want of which a scenario fails at the first of its steps that does; none where that step says which are missing. */
function missingFacts({ failures, scenario }: Play): readonly string[] {
  const first = Math.min(...failures.map(({ step }) => step));
  const step = scenario.steps[first];
  if (step === undefined || 'unknown' in step) return [];
  return uniq(
    failures.flatMap(({ step: at, code, got, unknown = [] }) =>
      at !== first ? [] : code === 'test.unknown' && Array.isArray(got) ? got.map(String) : unknown,
    ),
  );
}

/** Whether a scenario fails because its table or its texts cannot be read. */
export const isUnread = ({ failures }: Play): boolean =>
  failures.every(({ code }) => code === 'test.text' || code === 'test.table');

type PartCounts = ReadonlyMap<string, number>;

function mostSuspect(
  failing: readonly Play[],
  parts: ReadonlyMap<Play, PartCounts>,
  holding: ReadonlyMap<string, number>,
): readonly string[] {
  const failed = new Map<string, number>();
  for (const play of failing)
    for (const [entry, weight] of parts.get(play) ?? []) failed.set(entry, (failed.get(entry) ?? 0) + weight);
  const measure = ([entry, weight]: readonly [string, number]): number =>
    weight / Math.sqrt(failing.length * (weight + (holding.get(entry) ?? 0)));
  return [...failed]
    .map((one) => [one[0], measure(one)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([entry]) => entry);
}

/** The entries that had a part in a scenario, or in a failing one should have had, or that its refused table names. */
function partsIn(
  { decided, nearly, failures, scenario, groupsRead = new Set() }: Play,
  ids: ReadonlySet<string>,
  groupsOf: { readonly [group: string]: readonly Entry[] },
): PartCounts {
  const parts = new Map<string, number>();
  // Where a text of the scenario cannot be read, no entry is to blame.
  if (failures.length > 0 && failures.every(({ code }) => code === 'test.text')) return parts;
  // What only answered a question on the way is not among the reasons; any of those that were asked may have.
  for (const group of groupsRead) for (const { id } of groupsOf[group] ?? []) parts.set(id, lookedAt);
  for (const entry of nearly) parts.set(entry, 0.5);
  for (const entry of decided) parts.set(entry, 1);
  for (const { step, code, expected, got } of failures) {
    const wanted = scenario.steps[step];
    if (wanted !== undefined && 'because' in wanted) for (const entry of wanted.because ?? []) parts.set(entry, 1);
    // What should have decided and did not, and what decided against what is expected, says most.
    if (code === 'test.because' && Array.isArray(expected)) for (const entry of expected) parts.set(String(entry), 2);
    if (code === 'test.nearly') parts.set(String(expected), 2);
    if (code === 'test.table')
      for (const [id] of String(got).matchAll(/[\w-]+\.[\w-]+/g)) if (ids.has(id)) parts.set(id, 1);
  }
  // A misspelt name explains nothing.
  for (const entry of parts.keys()) if (!ids.has(entry)) parts.delete(entry);
  return parts;
}
