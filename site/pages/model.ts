import { deflateRawSync } from 'node:zlib';
import { type Entry, entryLogic, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Item, Rulebook, TableJson, Words } from 'tavolata/runtime';
import type { ReadDocuments } from 'tavolata/workspace';
import { allNumbers, byNumber, historyOf, type NumberSpan } from '../../tools/check/numbers.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { editionsOf } from '../../tools/check/scenarios/editions.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { seenIn } from '../../tools/official/see.js';
import { Game } from '../src/game.js';
import { type Drawing, drawnCase } from './case-drawing.js';
import { changesOf, type EntryChange } from './changes.js';

/** Whether a number belongs to the sections that these rules cover. */
export const isOurs = (number: string): boolean => /^(104|80\d|81[01])([.]|$)/.test(number);

/** A case that shows a number. */
export interface ShownCase {
  readonly id: string;
  readonly summary: Words;
  readonly isOfficial: boolean;
  /** The URL fragment that opens its table. */
  readonly fragment: string;
  readonly drawing: Drawing;
}

/** An entry as of today, with the other contents of its card. */
export interface ShownEntry {
  readonly entry: Entry;
  readonly numbers: readonly string[];
  readonly readBack: { readonly en: readonly Item[]; readonly it: readonly Item[] };
  readonly changes: readonly EntryChange[];
  /** Numbers to which it refers its readers. */
  readonly see: readonly string[];
}

/** The data for all pages. */
export interface Book {
  readonly rulebook: Rulebook;
  readonly newest: EditionDate;
  /** All numbers that any entry has or has had. */
  readonly numbers: readonly string[];
  /** Entries in force today, by id. */
  readonly today: ReadonlyMap<string, ShownEntry>;
  /** Entries in force today, by each of their numbers. */
  readonly under: ReadonlyMap<string, readonly ShownEntry[]>;
  /** The entries of each number over time, newest first. */
  readonly spans: ReadonlyMap<string, readonly NumberSpan[]>;
  readonly casesOf: ReadonlyMap<string, readonly ShownCase[]>;
  /** Ids of the entries that override an entry, either while they apply or permanently. */
  readonly overriders: ReadonlyMap<string, readonly { readonly id: string; readonly isForGood: boolean }[]>;
}

/**
 * Collects the data of the pages from the rules.
 *
 * @param folder the folder of the rules
 */
export function bookOf(rulebook: Rulebook, documents: ReadDocuments, folder: string): Book {
  const newest = rulebook.editions.at(-1)!.date;
  const digests = readDigests(folder);
  const shown = rulebook.entries
    .filter((entry) => isInForce(entry, newest))
    .map((entry): ShownEntry => {
      return {
        entry,
        numbers: numbersIn(entry, newest),
        readBack: { en: entryLogic(entry, rulebook, 'en'), it: entryLogic(entry, rulebook, 'it') },
        changes: changesOf(rulebook, entry.id, digests),
        see: seenIn(entry, documents.entries, newest),
      };
    });
  const under = grouped(shown, ({ numbers }) => numbers);
  const ever = grouped(rulebook.entries, ({ numbered }) => new Set(Object.values(numbered).flat()));
  const spans = [...ever].map(([number, entries]) => {
    return [number, [...historyOf({ ...rulebook, entries }, number)].reverse()] as const;
  });
  return {
    rulebook,
    newest,
    numbers: [...allNumbers(rulebook)].sort(byNumber),
    today: new Map(shown.map((one) => [one.entry.id, one])),
    under,
    spans: new Map(spans),
    casesOf: casesByNumber(rulebook, documents),
    overriders: overridersIn(rulebook),
  };
}

function overridersIn({ entries }: Rulebook): Book['overriders'] {
  const found = entries.flatMap(({ id, overrides, replaces }) => [
    ...(overrides === 'all' ? [] : overrides.map((of) => ({ of, id, isForGood: false }))),
    ...replaces.map((of) => ({ of, id, isForGood: true })),
  ]);
  return grouped(found, ({ of }) => [of]);
}

function casesByNumber(rulebook: Rulebook, { scenarios }: ReadDocuments): Book['casesOf'] {
  const known = new Set(allNumbers(rulebook));
  const found = scenariosOf(scenarios).flatMap(({ scenario }) => {
    const numbers = (scenario.rules ?? []).filter((number) => known.has(number));
    const edition = editionsOf(rulebook, scenario).at(-1) as EditionDate | undefined;
    if (numbers.length === 0 || edition === undefined) return [];
    const table: TableJson = { ...scenario.table, setup: { ...scenario.table.setup, edition } };
    const shown: ShownCase = {
      id: scenario.id,
      summary: scenario.summary,
      isOfficial: scenario.official === true,
      fragment: `#t=${deflateRawSync(JSON.stringify(table)).toString('base64url')}`,
      drawing: drawnCase(Game.open(rulebook, table), scenario.steps),
    };
    return [{ shown, numbers }];
  });
  const byNumber = [...grouped(found, ({ numbers }) => numbers)].map(([number, list]) => {
    const cases = list.map(({ shown }) => shown);
    return [number, cases.sort((one, other) => Number(other.isOfficial) - Number(one.isOfficial))] as const;
  });
  return new Map(byNumber);
}

/** Groups items by each of their keys. */
export function grouped<Value>(
  values: readonly Value[],
  keysOf: (value: Value) => Iterable<string>,
): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const value of values)
    for (const key of keysOf(value)) {
      const list = found.get(key);
      if (list === undefined) found.set(key, [value]);
      else list.push(value);
    }
  return found;
}

/** The entries of a number today. */
export const entriesToday = ({ under }: Book, number: string): readonly Entry[] =>
  (under.get(number) ?? []).map(({ entry }) => entry);

/** The numbers of an entry today; empty if it is no longer in force. */
export const numbersToday = ({ today }: Book, id: string): readonly string[] => today.get(id)?.numbers ?? [];
