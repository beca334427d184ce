import difference from 'lodash/difference.js';
import type { Entry } from '../../src/engine/model/entry.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Play } from './plays.js';
import { runScenario } from './scenarios/run.js';

/** Something that is otherwise in the present rules than it was before. */
export interface DataChange {
  readonly what: 'changed' | 'added' | 'removed' | 'vocabulary' | 'editions' | 'matters';
  /** Id of the entry; the others have none. */
  readonly entry?: string;
  /** Its file now, or before if it is gone. */
  readonly file?: string;
  /** The rules as if it had not been made. */
  undone(rulebook: Rulebook): Rulebook;
}

/** Failing scenarios that the same changes have turned. */
export interface Turned {
  /** A smallest set of changes without which they hold; empty where they did not hold before either. */
  readonly changes: readonly DataChange[];
  /** Further changes without which they hold as well: only together with these did `changes` turn them. */
  readonly together: readonly DataChange[];
  readonly plays: readonly Play[];
}

/** What is otherwise in `after` than in `before`. */
export function changesOf(before: Rulebook, after: Rulebook): readonly DataChange[] {
  const old = new Map(before.entries.map((entry) => [keyOf(entry), entry]));
  const now = new Map(after.entries.map((entry) => [keyOf(entry), entry]));
  const entries = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): readonly DataChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const one = is ?? was;
    if (one === undefined || said(was) === said(is)) return [];
    const { file } = one.source;
    const what = is === undefined ? 'removed' : was === undefined ? 'added' : 'changed';
    const undone = (rulebook: Rulebook): Rulebook => {
      const others = rulebook.entries.filter((entry) => keyOf(entry) !== key);
      const entries = was === undefined ? others : [...others, was].sort(byKey);
      return { ...rulebook, entries };
    };
    return [{ what, entry: one.id, ...(file !== undefined && { file }), undone }];
  });
  const parts = (['vocabulary', 'editions', 'matters'] as const).flatMap((part): readonly DataChange[] =>
    JSON.stringify(before[part]) === JSON.stringify(after[part])
      ? []
      : [{ what: part, undone: (rulebook) => ({ ...rulebook, [part]: before[part] }) }],
  );
  return [...entries, ...parts];
}

/** What an entry says, wherever it stands. */
const said = (entry: Entry | undefined): string => JSON.stringify({ ...entry, source: undefined });
const keyOf = ({ id, since }: Entry): string => `${id}@${since ?? ''}`;
const byKey = (a: Entry, b: Entry): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/**
 * Finds for each failing scenario the changes that turned it: those which were changed are taken back by halves until nothing can be
 * spared, so that it takes about twice as many tries as the number of changes has binary digits.
 */
export function turnedBy(
  rulebook: Rulebook,
  changes: readonly DataChange[],
  plays: readonly Play[],
): readonly Turned[] {
  const found: { readonly changes: readonly DataChange[]; readonly plays: Play[] }[] = [];
  for (const play of plays) {
    const holds = (undone: readonly DataChange[]): boolean => holdsWithout(rulebook, undone, play);
    const known = found.find((one) => one.changes.length > 0 && holds(one.changes));
    const own = known?.changes ?? (holds(changes) ? smallest(ranked(changes, play), [], holds) : []);
    const group = known ?? found.find((one) => one.changes.length === 0 && own.length === 0);
    if (group === undefined) found.push({ changes: own, plays: [play] });
    else group.plays.push(play);
  }
  return found
    .map((one) => ({ ...one, together: companions(rulebook, changes, one) }))
    .sort((a, b) => b.plays.length - a.plays.length);
}

/** A smallest set of the other changes that has to be made as well for the first of the scenarios to fail. */
function companions(
  rulebook: Rulebook,
  changes: readonly DataChange[],
  turned: Pick<Turned, 'changes' | 'plays'>,
): readonly DataChange[] {
  const [play] = turned.plays;
  const others = difference(changes, turned.changes);
  const failsWith = (made: readonly DataChange[]): boolean => !holdsWithout(rulebook, difference(others, made), play!);
  return turned.changes.length === 0 || failsWith([]) ? [] : smallest(others, [], failsWith);
}

/** Entries with a part in the scenario first: they stay together in one half. */
function ranked(changes: readonly DataChange[], { decided, nearly }: Play): readonly DataChange[] {
  const part = ({ entry = '' }: DataChange): number => (decided.has(entry) ? 0 : nearly.has(entry) ? 1 : 2);
  return [...changes].sort((a, b) => part(a) - part(b));
}

/** A smallest part of some changes without which, and without `given`, the scenario holds (delta debugging). */
function smallest(
  changes: readonly DataChange[],
  given: readonly DataChange[],
  holds: (undone: readonly DataChange[]) => boolean,
): readonly DataChange[] {
  if (changes.length <= 1) return changes;
  const middle = Math.floor(changes.length / 2);
  const [first, second] = [changes.slice(0, middle), changes.slice(middle)];
  if (holds([...given, ...first])) return smallest(first, given, holds);
  if (holds([...given, ...second])) return smallest(second, given, holds);
  const left = smallest(first, [...given, ...second], holds);
  return [...left, ...smallest(second, [...given, ...left], holds)];
}

function holdsWithout(
  rulebook: Rulebook,
  undone: readonly DataChange[],
  { scenario, failures, editions }: Play,
): boolean {
  const failing = new Set(failures.map(({ edition }) => edition));
  const choose = () => editions.filter((edition) => failing.has(edition) || failing.has(''));
  try {
    const without = undone.reduce((rules, change) => change.undone(rules), rulebook);
    return runScenario(without, scenario, { choose }).failures.length === 0;
  } catch (error) {
    // Entries of before may speak of words that there are no more.
    if (error instanceof Fault || error instanceof TypeError) return false;
    throw error;
  }
}
