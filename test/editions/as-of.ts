import type { Entry } from '../../src/engine/model/entry.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { isInForce } from '../../src/engine/ruleset/active.js';
import { readJson } from '../../src/frontend/read/json.js';
import type { ReadDocuments } from '../../src/frontend/read/rulebook.js';
import { written } from '../../tools/check/format/format.js';
import { loaded, shipped } from '../rules/rulebook.js';

interface RawEntry {
  readonly since?: string;
  readonly until?: string;
  readonly confirmed?: string;
  readonly numbered?: { readonly [date: string]: unknown };
  readonly see?: readonly string[] | { readonly [date: string]: readonly string[] };
}

/** The rules as somebody had them on a day: no later editions, versions, numbers, references or comparisons. */
export interface PastRules {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
}

/** @param compared the editions of which there were texts, the oldest first */
export function rulesAsOf(date: string, compared: readonly string[]): PastRules {
  const documents = loaded.documents!;
  const known = compared.filter((one) => one <= date);
  const entries: Entry[] = [];
  const files = documents.entries.map((document) => {
    const value = document.value as { readonly entries: readonly RawEntry[] };
    const kept: RawEntry[] = [];
    for (const [index, raw] of value.entries.entries()) {
      const entry = shipped().entries.find(
        ({ source }) => source.file === document.source.file && source.pointer === `/entries/${index}`,
      )!;
      if (!isBegun(entry, date)) continue;
      const past = asOf(raw, date, known.filter((one) => isInForce(entry, one)).at(-1));
      const { until: _, confirmed: __, ...rest } = entry;
      const source = { ...entry.source, pointer: `/entries/${kept.length}` };
      const { until, confirmed } = past;
      const more = { ...(until !== undefined && { until }), ...(confirmed !== undefined && { confirmed }) };
      entries.push({ ...rest, ...more, numbered: upTo(entry.numbered, date), source });
      kept.push(past);
    }
    const text = written({ ...value, entries: kept }, 'entries');
    return readJson({ file: document.source.file, text }).document!;
  });
  const editions = shipped().editions.filter((one) => one.date <= date);
  const { confirmed = '' } = shipped();
  const all = confirmed > date ? known.at(-1) : confirmed;
  const { confirmed: _, ...rest } = shipped();
  const rulebook = { ...rest, ...(all !== undefined && { confirmed: all }), entries, editions };
  return { rulebook, documents: { ...documents, entries: files } };
}

const isBegun = ({ since, numbered }: Entry, date: string): boolean =>
  (since ?? Object.keys(numbered).sort()[0] ?? '') <= date;

const upTo = <Value>(dated: { readonly [from: string]: Value }, date: string): { readonly [from: string]: Value } =>
  Object.fromEntries(Object.entries(dated).filter(([from]) => from <= date));

function asOf(
  { until, confirmed, numbered, see, ...rest }: RawEntry,
  date: string,
  last: string | undefined,
): RawEntry {
  const compared = confirmed !== undefined && confirmed > date ? last : confirmed;
  const lists = see === undefined || isPlain(see) ? see : upTo(see, date);
  return {
    ...rest,
    ...(numbered && { numbered: upTo(numbered, date) }),
    ...(until !== undefined && until <= date && { until }),
    ...(compared !== undefined && { confirmed: compared }),
    ...(lists !== undefined && (isPlain(lists) || Object.keys(lists).length > 0) && { see: lists }),
  };
}

const isPlain = (see: NonNullable<RawEntry['see']>): see is readonly string[] => Array.isArray(see);
