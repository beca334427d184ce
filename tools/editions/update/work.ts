import { comparedWith, type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument, ReadDocuments } from 'tavolata/workspace';
import { byNumber } from '../../check/numbers.js';
import { toFill } from '../../check/to-fill.js';
import { numbersBorne } from '../../official/make-digests.js';
import { sectionOf } from '../../official/official.js';
import { withoutLetters } from '../../official/rule-number.js';
import { namedIn, seenIn } from '../../official/see.js';
import { type Fates, keepsWords, type RuleFate } from '../fates.js';
import { type EditionStep, isDated } from './entry-updates.js';
import { ItemScenarios, type WorkScenario } from './item-scenarios.js';
import { wholeAfter } from './whole.js';

/**
 * Why an editor has to look: what became of a rule, or of one that an entry refers to (`see-gone`) or that its texts
 * name.
 */
export type WorkSort = 'reworded' | 'moved' | 'references' | 'new' | 'gone' | 'see-gone' | 'named';

/** An entry affected by a change, as it was in the previous edition; for a new rule, as it is now. */
export interface WorkEntry {
  readonly entry: Entry;
  /** The numbers of its rules in the new edition, if one of them moved or is gone. */
  readonly numbers?: readonly string[];
  /** Whether its question is answered: it is compared with the new edition, moved, or has ended. */
  readonly isDone: boolean;
}

/** One item on the list of what a new edition leaves to an editor. */
export interface WorkItem {
  readonly sort: WorkSort;
  readonly fate: RuleFate;
  readonly entries: readonly WorkEntry[];
  readonly scenarios: readonly WorkScenario[];
  readonly isDone: boolean;
}

/** An item whose scenarios are not determined yet. */
type EntryItem = Omit<WorkItem, 'scenarios'>;

/**
 * The work of a new edition, and how much of it is done; all of it is derived from the rules, with no state of its own.
 */
export interface EditionWork {
  readonly items: readonly WorkItem[];
  /** Entries whose rules say the same, and those of them that are not carried over to the new edition. */
  readonly carried: { readonly all: readonly Entry[]; readonly left: readonly Entry[] };
  /**
   * New rules of other sections next to rules with entries: they may affect these entries, and need none of their own.
   */
  readonly beside: readonly RuleFate[];
}

interface LinkedEdition {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
}

/** @param whole the sections in which every rule needs an entry, by their numbers in the previous edition */
export function editionWork(
  { rulebook, documents: { entries: documents, scenarios } }: LinkedEdition,
  fates: Fates,
  step: EditionStep,
  whole: ReadonlySet<string>,
): EditionWork {
  const before = numbersBorne(rulebook, step.from);
  const after = numbersBorne(rulebook, step.date);
  const resting = restingOn(rulebook, documents, step);
  const items: EntryItem[] = [];
  const wholeNow = wholeAfter(whole, fates);
  const carried = new Set<Entry>();
  for (const fate of fates.all) {
    const { kind, unit, old, new: fresh } = fate;
    if (kind === 'new') {
      if (unit === 'rule' && wholeNow.has(sectionOf(fresh!)))
        items.push(newRule(rulebook, fate, after.get(fresh!) ?? [], step));
      continue;
    }
    const borne = before.get(old!) ?? [];
    const concerned = [...borne, ...(resting.get(old!) ?? [])];
    if (fates.saysTheSame(fate)) for (const entry of borne) carried.add(entry);
    else if (concerned.length > 0)
      items.push(
        itemOf(
          sortOf(fate),
          withStrays(fate, fates),
          concerned.map((entry) => workEntry(rulebook, entry, { fate, fates }, step)),
        ),
      );
  }
  items.push(...namedTargets(rulebook, documents, fates, step));
  for (const one of items) if (one.sort !== 'new') for (const { entry } of one.entries) carried.delete(entry);
  const all = [...carried].filter((entry) => numbersIn(entry, step.from).every((number) => fates.covers(number)));
  const left = all.filter((entry) => !isCarried(rulebook, entry, fates, step));
  const order = ({ fate }: EntryItem): string => fate.new ?? fate.old ?? '';
  const found = [...items, ...goneTargets(rulebook, documents, fates, step)];
  const shown = new ItemScenarios(rulebook, scenarios, step);
  const withScenarios = (item: EntryItem): WorkItem => {
    const ids = item.entries.map(({ entry }) => entry.id);
    const own = shown.of(item.fate.old, ids);
    return { ...item, scenarios: own, isDone: item.isDone && own.every(({ isDone }) => isDone) };
  };
  return {
    items: found.sort((a, b) => byNumber(order(a), order(b))).map(withScenarios),
    carried: { all, left },
    beside: newBeside(fates, after, wholeNow),
  };
}

/** New subrules or rules next to a rule with entries, as far as they have no entry themselves. */
function newBeside(
  { all }: Fates,
  borne: ReadonlyMap<string, unknown>,
  whole: ReadonlySet<string>,
): readonly RuleFate[] {
  const rules = new Set([...borne.keys()].filter((number) => number.includes('.')).map(withoutLetters));
  return all.filter(({ kind, unit, new: number = '' }) => {
    const isNew = kind === 'new' && unit === 'rule' && !borne.has(number);
    return isNew && rules.has(withoutLetters(number)) && !whole.has(sectionOf(number));
  });
}

/** Entries without a number of their own, such as house answers, by the rules that they interpret. */
function restingOn(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  { from }: EditionStep,
): ReadonlyMap<string, readonly Entry[]> {
  const { entries, confirmed = from } = rulebook;
  const all = confirmed < from ? confirmed : from;
  // Entries compared only with other documents, such as tournament rules, rest on none of these.
  const isBehind = (entry: Entry): boolean => (comparedWith(rulebook, entry) ?? '') < all;
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!isInForce(entry, from) || numbersIn(entry, from).length > 0 || isBehind(entry)) continue;
    for (const number of seenIn(entry, documents, from)) found.set(number, [...(found.get(number) ?? []), entry]);
  }
  return found;
}

function sortOf({ kind }: RuleFate): WorkSort {
  if (kind === 'gone') return 'gone';
  if (kind === 'renumbered-and-reworded') return 'moved';
  return kind === 'reworded' ? 'reworded' : 'references';
}

/** Adds the references with other targets than before; digests show them if the text is not available. */
function withStrays(fate: RuleFate, fates: Fates): RuleFate {
  const strays = fates.strays(fate);
  return strays.length === 0 ? fate : { ...fate, strays };
}

const itemOf = (sort: WorkSort, fate: RuleFate, entries: readonly WorkEntry[]): EntryItem => ({
  sort,
  fate,
  entries,
  isDone: entries.every((one) => one.isDone),
});

function workEntry(
  rulebook: Rulebook,
  entry: Entry,
  { fate, fates }: { readonly fate: RuleFate; readonly fates: Fates },
  step: EditionStep,
): WorkEntry {
  const before = numbersIn(entry, step.from);
  const numbers = before.flatMap((number) => {
    const now = fates.movedTo(number);
    return now === null ? [] : [now ?? number];
  });
  const isDone =
    isDecided(rulebook, entry, fate, step) && !hasStale(rulebook, { entry, before, after: numbers }, fates, step);
  return { entry, isDone, ...(numbers.join() !== before.join() && { numbers }) };
}

/** An entry with its numbers before the new edition and those that they become. */
interface NumbersChanged {
  readonly entry: Entry;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Whether the version in force in the new edition still has a number that its rule no longer has. If a rule was split
 * or two became one, what has the number now may contain its words: then it is enough that an editor assigned the
 * number again.
 */
function hasStale(
  rulebook: Rulebook,
  { entry, before, after }: NumbersChanged,
  fates: Fates,
  step: EditionStep,
): boolean {
  const now = versionIn(rulebook, entry, step.date);
  if (now === undefined) return false;
  const isGiven = now !== entry || isDated(now.numbered, step);
  const isOther = (number: string): boolean => !isGiven || keepsWords(fates.into(number)?.kind ?? 'unchanged');
  return numbersIn(now, step.date).some(
    (number) => before.includes(number) && !after.includes(number) && isOther(number),
  );
}

/** One entry with the number for the new edition is enough, if it is written and was compared with the edition. */
function newRule(rulebook: Rulebook, fate: RuleFate, borne: readonly Entry[], step: EditionStep): EntryItem {
  const given = borne.filter(({ numbered }) => isDated(numbered, step));
  const entries = given.map((entry) => ({ entry, isDone: isWritten(entry) && isCompared(rulebook, entry, step.date) }));
  return { sort: 'new', fate, entries, isDone: entries.some((one) => one.isDone) };
}

const isWritten = ({ why, text }: Entry): boolean => ![why?.en, why?.it, text.en.says, text.it.says].includes(toFill);

const isCompared = (rulebook: Rulebook, entry: Entry, date: string): boolean =>
  (comparedWith(rulebook, entry) ?? '') >= date;

/** The version of an entry that is in force in the new edition. */
const versionIn = ({ entries }: Rulebook, { id }: Entry, date: string): Entry | undefined =>
  entries.find((one) => one.id === id && isInForce(one, date));

function isDecided(rulebook: Rulebook, entry: Entry, { old = '', new: fresh }: RuleFate, step: EditionStep): boolean {
  const now = versionIn(rulebook, entry, step.date);
  if (now === undefined) return true;
  const numbers = numbersIn(now, step.date);
  if (numbers.length === 0 && numbersIn(entry, step.from).length === 0) return isCompared(rulebook, now, step.date);
  const isNumbered = now !== entry || isDated(now.numbered, step);
  if (fresh === undefined) return isNumbered || !numbers.includes(old);
  return (isNumbered || numbers.includes(fresh)) && (numbers.length === 0 || isCompared(rulebook, now, step.date));
}

function isCarried(rulebook: Rulebook, entry: Entry, fates: Fates, step: EditionStep): boolean {
  const now = versionIn(rulebook, entry, step.date);
  if (now === undefined) return true;
  const moved = numbersIn(entry, step.from).map((number) => fates.movedTo(number));
  return numbersIn(now, step.date).join() === moved.join() || now !== entry || isDated(now.numbered, step);
}

/** Rules that entries refer readers to and that are gone. */
function goneTargets(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  fates: Fates,
  { from, date }: EditionStep,
): readonly EntryItem[] {
  const by = byNumbers(rulebook, { from, date }, (entry) =>
    seenIn(entry, documents, from).filter((number) => fates.movedTo(number) === null),
  );
  return [...by].map(([old, entries]): EntryItem => {
    const unit = old.includes('.') ? 'rule' : 'title';
    const done = entries.map((entry) => {
      const [was, is] = [seenIn(entry, documents, from), seenIn(entry, documents, date)];
      return { entry, isDone: was.join() !== is.join() };
    });
    return itemOf('see-gone', { kind: 'gone', unit, old }, done);
  });
}

/**
 * Rules named in texts of entries that have moved or are gone: done once the text is changed and the entry compared.
 */
function namedTargets(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  fates: Fates,
  step: EditionStep,
): readonly EntryItem[] {
  const by = byNumbers(rulebook, step, (entry) =>
    namedIn(entry, documents)(step.from).filter((number) => fates.hasMoved(number)),
  );
  return [...by].map(([old, entries]): EntryItem => {
    const fate = fates.of(old) ?? { kind: 'gone', unit: old.includes('.') ? 'rule' : 'title', old };
    const done = entries.map((entry) => {
      const [was, is] = [step.from, step.date].map(namedIn(entry, documents)) as [readonly string[], readonly string[]];
      const isThere = is.includes(old) && was.join() === is.join();
      return { entry, isDone: isCompared(rulebook, entry, step.date) && !isThere };
    });
    return itemOf('named', fate, done);
  });
}

/** The entries in force in both editions, by some of their numbers. */
function byNumbers(
  { entries }: Rulebook,
  { from, date }: EditionStep,
  numbersOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!isInForce(entry, from) || !isInForce(entry, date)) continue;
    for (const number of numbersOf(entry)) found.set(number, [...(found.get(number) ?? []), entry]);
  }
  return found;
}
