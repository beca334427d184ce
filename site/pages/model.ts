import { deflateRawSync } from 'node:zlib';
import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import { type EditionDate, type Rulebook, type TableJson, tryOpenTable, type Words } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { allNumbers, byNumber, entriesUnder, historyOf, type NumberSpan } from '../../tools/check/numbers.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { editionsOf } from '../../tools/check/scenarios/editions.js';

/** Whether a number is one of those that have pages. */
export const hasPage = (number: string): boolean => /^(104|80\d|81[01])([.]|$)/.test(number);

/** A case that shows a number. */
export interface ShownCase {
  readonly id: string;
  readonly summary: Words;
  readonly isOfficial: boolean;
  /** The fragment that opens its table; missing: it has one that does not open alone. */
  readonly fragment?: string;
}

/** What a page needs of the whole. */
export interface Book {
  readonly rulebook: Rulebook;
  readonly newest: EditionDate;
  readonly numbers: readonly string[];
  readonly casesOf: ReadonlyMap<string, readonly ShownCase[]>;
  /** Ids of the entries that override an entry: while they apply, or for good. */
  readonly overriders: ReadonlyMap<string, readonly { readonly id: string; readonly isForGood: boolean }[]>;
}

/** Reads the rulebook and the scenarios into what the pages show. */
export function bookOf(rulebook: Rulebook, scenarios: readonly JsonDocument[]): Book {
  const casesOf = new Map<string, ShownCase[]>();
  for (const { scenario } of scenariosOf(scenarios)) {
    const numbers = (scenario.rules ?? []).filter(hasPage);
    if (numbers.length === 0) continue;
    const fragment = fragmentOf(rulebook, scenario.table, editionsOf(rulebook, scenario).at(-1));
    const shown: ShownCase = {
      id: scenario.id,
      summary: scenario.summary,
      isOfficial: scenario.official === true,
      ...(fragment !== undefined && { fragment }),
    };
    for (const number of numbers) casesOf.set(number, [...(casesOf.get(number) ?? []), shown]);
  }
  const overriders = new Map<string, { id: string; isForGood: boolean }[]>();
  const note = (of: string, id: string, isForGood: boolean) =>
    overriders.set(of, [...(overriders.get(of) ?? []), { id, isForGood }]);
  for (const { id, overrides, replaces } of rulebook.entries) {
    if (overrides !== 'all') for (const other of overrides) note(other, id, false);
    for (const other of replaces) note(other, id, true);
  }
  const newest = rulebook.editions.at(-1)!.date;
  return { rulebook, newest, numbers: allNumbers(rulebook).filter(hasPage).sort(byNumber), casesOf, overriders };
}

function fragmentOf(rulebook: Rulebook, json: TableJson, edition: EditionDate | undefined): string | undefined {
  if (edition === undefined) return undefined;
  const table = { ...json, setup: { ...json.setup, edition } };
  if (!('table' in tryOpenTable(rulebook, table))) return undefined;
  return `#t=${deflateRawSync(JSON.stringify(table)).toString('base64url')}`;
}

/** What stands under a number today. */
export const entriesToday = ({ rulebook, newest }: Book, number: string): readonly Entry[] =>
  entriesUnder(rulebook, number, newest);

/** The numbers of an entry today; none where it is no longer in force. */
export const numbersToday = ({ newest }: Book, entry: Entry): readonly string[] =>
  isInForce(entry, newest) ? numbersIn(entry, newest) : [];

/** What stood under a number, run by run, the newest first. */
export const spansOf = ({ rulebook }: Book, number: string): readonly NumberSpan[] =>
  [...historyOf(rulebook, number)].reverse();
