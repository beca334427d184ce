import { HOOKS, type Hook } from '../../../engine/model/entry.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonDocument, JsonPath } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import { entriesByChoice } from './entry-tables.js';
import type { RawEntries, RawEntry } from './raw-entries.js';

/** An entry as written in its file. */
export interface EntryDraft {
  readonly raw: RawEntry;
  readonly document: JsonDocument;
  /** The place of the entry in its document. */
  readonly path: JsonPath;
  /** Undefined for references. */
  readonly hook?: Hook;
  /** The question or event of the hook. */
  readonly of?: string;
}

/** A draft while it is linked. */
export interface OpenDraft extends EntryDraft {
  /** The sink of its document; takes the findings about it. */
  readonly sink: DiagnosticSink;
}

/** Opens a draft, with a list that collects its findings. */
export function openDraft(draft: EntryDraft): { readonly open: OpenDraft; readonly found: readonly Diagnostic[] } {
  const found: Diagnostic[] = [];
  return { open: { ...draft, sink: new DiagnosticSink(draft.document, (one) => found.push(one)) }, found };
}

/** An entry as written, with the drafts made from it: several if it has a table of choices. */
export interface EntryDrafts {
  readonly written: unknown;
  readonly drafts: readonly EntryDraft[];
  /** The faults that leave no entry at all. */
  readonly found: readonly Diagnostic[];
}

/** The entries written in a file, in order. */
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
 * All entries of a file, in order.
 *
 * @param report takes the faults that leave no entry at all
 */
export const draftsOf = (document: JsonDocument, report: (found: Diagnostic) => void): readonly EntryDraft[] =>
  writtenEntries(document).flatMap(({ drafts, found }) => {
    found.forEach(report);
    return drafts;
  });

function draft(raw: RawEntry, document: JsonDocument, path: JsonPath): EntryDraft {
  // The schema allows one hook at most, and none only if the entry decides nothing.
  const hook = HOOKS.find((one) => raw[one] !== undefined);
  return { raw, document, path, ...(hook !== undefined && { hook, of: raw[hook]! }) };
}
