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
  /** Missing if no entry contributed to the scenarios. */
  readonly entry?: string;
  /** Facts missing from the tables, as `thing.fact`: while they are missing no entry can be blamed. */
  readonly missing?: readonly string[];
  /** The entries that are the next best explanations. */
  readonly others: readonly string[];
  /** Failing scenarios in which the entry decided, or should have. */
  readonly plays: readonly Play[];
  /** Number of scenarios to which it contributed, including passing ones. */
  readonly among: number;
}

/** The entry that probably explains a group, and those named next to it. */
const mostNamed = 3;

/** For this many groups, the entries are tried with their conditions negated. */
const mostTried = 2;

/** The weight of having been considered. */
const lookedAt = 0.25;

const mostGroups = 4;

/** The groups that are shown: few enough lines to be read first. */
export const shownGroups = (groups: readonly Suspicion[]): readonly Suspicion[] => groups.slice(0, mostGroups);

/**
 * Groups failing scenarios by the entry that probably explains them, largest group first.
 *
 * An entry is the more suspect the more of the failures it contributes to, and the fewer of the passing scenarios (the
 * Ochiai coefficient, known from fault localization in programs). Having decided counts fully, having nearly applied
 * half, having been considered a quarter. One with whose condition negated they pass comes first, and before it what
 * was just written. If the only fault is that facts are missing, these are named.
 *
 * @param justWritten ids of entries written or changed last; requested if something fails
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

/**
 * The missing facts because of which a scenario fails at its first failing step; none if that step names the missing
 * ones.
 */
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

/** The entries that contributed to a scenario, or in a failing one should have, or that its refused table names. */
function partsIn(
  { decided, nearly, failures, scenario, groupsRead = new Set() }: Play,
  ids: ReadonlySet<string>,
  groupsOf: { readonly [group: string]: readonly Entry[] },
): PartCounts {
  const parts = new Map<string, number>();
  // If a text of the scenario cannot be read, no entry is to blame.
  if (failures.length > 0 && failures.every(({ code }) => code === 'test.text')) return parts;
  // Entries that only answered nested questions are not among the reasons; any of those asked may be to blame.
  for (const group of groupsRead) for (const { id } of groupsOf[group] ?? []) parts.set(id, lookedAt);
  for (const entry of nearly) parts.set(entry, 0.5);
  for (const entry of decided) parts.set(entry, 1);
  for (const { step, code, expected, got } of failures) {
    const wanted = scenario.steps[step];
    if (wanted !== undefined && 'because' in wanted) for (const entry of wanted.because ?? []) parts.set(entry, 1);
    // Entries that should have decided and did not, and those that decided against expectation, are the strongest
    // evidence.
    if (code === 'test.because' && Array.isArray(expected)) for (const entry of expected) parts.set(String(entry), 2);
    if (code === 'test.nearly') parts.set(String(expected), 2);
    if (code === 'test.table')
      for (const [id] of String(got).matchAll(/[\w-]+\.[\w-]+/g)) if (ids.has(id)) parts.set(id, 1);
  }
  // A misspelt name explains nothing.
  for (const entry of parts.keys()) if (!ids.has(entry)) parts.delete(entry);
  return parts;
}
