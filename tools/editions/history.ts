import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { type EditionDigests, isSameRule, type RuleDigest, wordsDigest } from '../official/digests.js';

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
  /** The latest numbers with digests. */
  let before: Digests = new Map();
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
    const now: Digests = new Map(numbers.map((number) => [number, rules[number]]));
    for (const [number, old] of counterparts(before, now)) {
      const what = changeOf(before.get(old), now.get(number));
      if (what !== undefined) run.changes.push({ edition: date, number, what });
    }
    before = now;
  }
  return { id, entry: versions.at(-1) as Entry, runs };
}

type Digests = ReadonlyMap<string, RuleDigest | undefined>;

/**
 * The previous number of each number: that of the same words, or else the same number, or else the one in its place
 * among equally many others.
 */
function counterparts(before: Digests, now: Digests): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pair = (isSame: (number: string, old: string) => boolean): void => {
    for (const number of now.keys()) {
      const taken = new Set(found.values());
      const old = [...before.keys()].find((one) => !taken.has(one) && isSame(number, one));
      if (old !== undefined && !found.has(number)) found.set(number, old);
    }
  };
  const isSameText = (number: string, old: string): boolean => {
    const [is, was] = [now.get(number), before.get(old)];
    return is !== undefined && was !== undefined && isSameRule(was, is);
  };
  pair((number, old) => number === old && isSameText(number, old));
  pair(isSameText);
  pair((number, old) => number === old);
  const taken = new Set(found.values());
  const [left, fresh] = [
    [...before.keys()].filter((one) => !taken.has(one)),
    [...now.keys()].filter((one) => !found.has(one)),
  ];
  if (left.length === fresh.length) for (const [index, number] of fresh.entries()) found.set(number, left[index]!);
  return new Map(
    [...now.keys()].flatMap((number) => (found.has(number) ? [[number, found.get(number)!] as const] : [])),
  );
}

function changeOf(before: RuleDigest | undefined, now: RuleDigest | undefined): TextChange['what'] | undefined {
  if (before === undefined || now === undefined || isSameRule(before, now)) return undefined;
  const { examples: _, ...was } = before;
  const { examples: __, ...is } = now;
  if (isSameRule(was, is)) return 'examples';
  return wordsDigest(before) === wordsDigest(now) ? 'references' : 'words';
}
