import type { Rulebook } from '../../engine/model/rulebook.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { RulebookDocuments } from '../language/rulebook-linker.js';
import { declarationAround, withoutDeclaration } from '../read/declarations.js';
import type { ReadDocuments } from '../read/rulebook.js';
import { type JsonDocument, pointer } from '../text/document.js';
import { isWithin, type Span } from '../text/source.js';
import type { IncrementalRulebook } from '../workspace/incremental-rulebook.js';

/** A part of a file that was left out because of a mistake in it, or because it depends on another such part. */
export interface LeftOut {
  /** Its name for people: the id of an entry, a word, or the name of a file. */
  readonly name: string;
  readonly text: string;
}

/** What can be linked of files with mistakes. */
export interface ValidPart {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
  /** In the order of finding: first the faulty parts, then those that depend on them. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Links the valid part of files with mistakes: without the entries and the words of the vocabulary that have an error,
 * and without those that depend on them.
 *
 * @param before what was linked of earlier texts of the files
 * @returns undefined if an error is about something without which there is no rulebook
 */
export function validPart(given: ReadDocuments, before: IncrementalRulebook): ValidPart | undefined {
  const leftOut: LeftOut[] = [];
  const entries = new Set<unknown>();
  let documents = given;
  for (;;) {
    const { rulebook, diagnostics } = before.link(documents).linker.link(entries);
    if (rulebook !== undefined) return { rulebook, documents, leftOut };
    const around = diagnostics.filter(isError).flatMap(({ at }) => (at && pieceAround(documents, at)) ?? []);
    const pieces = [...new Map(around.map((piece) => [piece.key, piece])).values()];
    if (pieces.length === 0) return undefined;
    for (const { key, path } of pieces) {
      if (path === undefined) entries.add(key);
      else documents = { ...documents, vocabulary: withoutDeclaration(documents.vocabulary, path) };
    }
    documents = { ...documents, entries: documents.entries.filter((one) => !entries.has(one)) };
    leftOut.push(...pieces);
  }
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

interface Removable extends LeftOut {
  /** The entry as written in its file, a whole file, or the keys that lead to a declaration. */
  readonly key: unknown;
  /** Keys that lead to a declaration of the vocabulary. */
  readonly path?: readonly string[];
}

/** What has to be left out because of a mistake at a place. */
function pieceAround({ vocabulary, entries }: RulebookDocuments, at: Span): Removable | undefined {
  const document = entries.find(({ source }) => source === at.source);
  if (document === undefined) {
    const path = declarationAround(vocabulary, at);
    return path && { key: pointer(...path), path, name: path.at(-1) ?? '', text: '' };
  }
  const entry = entryAround(document, at);
  if (entry !== undefined) return { key: entry, name: entry.id, text: JSON.stringify(entry) };
  return { key: document, name: document.source.file, text: document.source.text };
}

function entryAround(document: JsonDocument, at: Span) {
  const { entries = [] } = document.value as { readonly entries?: readonly { readonly id: string }[] };
  return entries.find((_, index) => isWithin(at, document.at(pointer('entries', index))));
}
