import type { Entry } from '../../engine/model/entry.js';
import type { EditionDate } from '../../engine/model/words.js';
import type { JsonDocument } from '../../frontend/text/document.js';

/** Rule numbers that an entry sends readers to: for all editions, or from each date on. */
type See = readonly string[] | { readonly [date: EditionDate]: readonly string[] };

interface EntriesJson {
  readonly entries: readonly { readonly see?: See }[];
}

/** Every rule and section that some entry sends its readers to, in any edition. */
export const allReferred = (documents: readonly JsonDocument[]): readonly string[] =>
  documents
    .flatMap(({ value }) => (value as EntriesJson).entries)
    .flatMap(({ see = [] }) => Object.values(see).flat() as readonly string[]);

/** Every rule that some entry sends its readers to, in any edition; a whole section is none. */
export const allSeen = (documents: readonly JsonDocument[]): ReadonlySet<string> =>
  new Set(allReferred(documents).filter((number) => number.includes('.')));

/** The numbers that an entry sends its readers to in an edition. */
export function seenIn(entry: Entry, documents: readonly JsonDocument[], edition: EditionDate): readonly string[] {
  const document = documents.find(({ source }) => source.file === entry.source.file);
  const index = Number(entry.source.pointer.split('/').at(-1));
  const see = (document?.value as EntriesJson | undefined)?.entries[index]?.see ?? [];
  if (isPlain(see)) return see;
  const from = Object.keys(see)
    .filter((date) => date <= edition)
    .sort()
    .at(-1);
  return from === undefined ? [] : see[from]!;
}

const isPlain = (see: See): see is readonly string[] => Array.isArray(see);
