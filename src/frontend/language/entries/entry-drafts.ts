import { HOOKS, type Hook } from '../../../engine/model/entry.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonDocument, JsonPath } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import { entriesByChoice } from './entry-tables.js';
import type { RawEntries, RawEntry } from './raw-entries.js';

/** An entry as it stands in its file. */
export interface EntryDraft {
  readonly raw: RawEntry;
  readonly document: JsonDocument;
  /** Where the entry stands in its document. */
  readonly path: JsonPath;
  /** Missing for references. */
  readonly hook?: Hook;
  /** The question or event of the hook. */
  readonly of?: string;
}

/** A draft while it is linked. */
export interface OpenDraft extends EntryDraft {
  /** Of its document; takes what is found about it. */
  readonly sink: DiagnosticSink;
}

/** Opens a draft, with a list of what will be found about it. */
export function openDraft(draft: EntryDraft): { readonly open: OpenDraft; readonly found: readonly Diagnostic[] } {
  const found: Diagnostic[] = [];
  return { open: { ...draft, sink: new DiagnosticSink(draft.document, (one) => found.push(one)) }, found };
}

/** An entry as it is written, with what is made of it: one with a table of choices is several. */
export interface EntryDrafts {
  readonly written: unknown;
  readonly drafts: readonly EntryDraft[];
  /** What makes it no entry at all. */
  readonly found: readonly Diagnostic[];
}

/** What is written in a file of entries, in order. */
export function writtenEntries(document: JsonDocument): readonly EntryDrafts[] {
  const { entries = [] } = document.value as RawEntries;
  return entries.map((written, index) => {
    const found: Diagnostic[] = [];
    const sink = new DiagnosticSink(document, (one) => found.push(one));
    const path = ['entries', index];
    const drafts = entriesByChoice(written, sink, path).map((one) => draft(one.raw, one.document, path));
    return { written, drafts, found };
  });
}

/**
 * All entries of a file, in order; each says what it is about.
 *
 * @param report takes what makes an entry no entry at all
 */
export const draftsOf = (document: JsonDocument, report: (found: Diagnostic) => void): readonly EntryDraft[] =>
  writtenEntries(document).flatMap(({ drafts, found }) => {
    found.forEach(report);
    return drafts;
  });

function draft(raw: RawEntry, document: JsonDocument, path: JsonPath): EntryDraft {
  // The schema has seen to it that there is one at most, and none only where the entry decides nothing.
  const hook = HOOKS.find((one) => raw[one] !== undefined);
  return { raw, document, path, ...(hook !== undefined && { hook, of: raw[hook]! }) };
}
