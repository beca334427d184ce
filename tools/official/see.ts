import get from 'lodash/get.js';
import memoize from 'lodash/memoize.js';
import type { Entry } from 'tavolata/internals';
import type { EditionDate } from 'tavolata/runtime';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { referencesIn } from './normal.js';

/** Rule numbers to which an entry refers readers: for all editions, or from each date on. */
type See = readonly string[] | { readonly [date: EditionDate]: readonly string[] };

interface EntriesJson {
  readonly entries: readonly { readonly see?: See }[];
}

/** Every rule and section to which some entry refers readers, in any edition. */
export const allReferred = (documents: readonly JsonDocument[]): readonly string[] =>
  documents
    .flatMap(({ value }) => (value as EntriesJson).entries)
    .flatMap(({ see = [] }) => Object.values(see).flat() as readonly string[]);

/** Every rule to which some entry refers readers, or that a text of it names, in any edition; not whole sections. */
export function allSeen(documents: readonly JsonDocument[]): ReadonlySet<string> {
  const named = documents.flatMap(({ value }) => textsIn(value).flatMap(({ text }) => numbersOf(text)));
  return new Set([...allReferred(documents), ...named].filter((number) => number.includes('.')));
}

/** The numbers to which an entry refers readers in an edition. */
export function seenIn(entry: Entry, documents: readonly JsonDocument[], edition: EditionDate): readonly string[] {
  const document = documents.find(({ source }) => source.file === entry.source.file);
  const index = Number(entry.source.pointer.split('/').at(-1));
  const see = (document?.value as EntriesJson | undefined)?.entries[index]?.see ?? [];
  if (isPlain(see)) return see;
  const from = datedFor(see, edition);
  return from === undefined ? [] : see[from]!;
}

const isPlain = (see: See): see is readonly string[] => Array.isArray(see);

/** The last date up to an edition. */
const datedFor = (dated: object, edition: EditionDate): EditionDate | undefined =>
  Object.keys(dated)
    .filter((date) => date <= edition)
    .sort()
    .at(-1);

/**
 * The rules and sections that the texts of an entry name in each edition; of dated texts, those valid then. Texts are
 * read once for any number of editions.
 */
export function namedIn(
  { source }: Entry,
  documents: readonly JsonDocument[],
): (edition: EditionDate) => readonly string[] {
  const document = documents.find((one) => one.source.file === source.file);
  const { texts = {}, ...rest } = get(document?.value, source.pointer.slice(1).split('/')) as DatedTexts;
  const numbersFrom = memoize((date: EditionDate) => {
    const held = { ...rest, held: texts[date] };
    return [...new Set(textsIn(held).flatMap(({ text }) => numbersOf(text)))];
  });
  return (edition) => numbersFrom(datedFor(texts, edition) ?? '');
}

interface DatedTexts {
  readonly texts?: { readonly [date: EditionDate]: object };
}

/** The rules and sections that a text names; whole parts, as in “section 8”, are not followed. */
export const numbersOf = (text: string): readonly string[] =>
  /\d{3}/.test(text) ? referencesIn(text).filter((number) => number.length > 1) : [];

/** Every text in both languages, with its place. */
export function textsIn(value: unknown, at = ''): readonly { readonly text: string; readonly at: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = at + pointer(key);
    const isText = (key === 'en' || key === 'it' || key === 'says') && typeof part === 'string';
    return isText ? [{ text: part, at: place }] : textsIn(part, place);
  });
}
