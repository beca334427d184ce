import type { Hook } from '../../../engine/model/entry.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonDocument, JsonPath } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import { entriesByChoice } from './entry-tables.js';
import type { RawEntries, RawEntry } from './raw-entries.js';

/** An entry as it stands in its file. */
export interface EntryDraft {
  readonly raw: RawEntry;
  readonly sink: DiagnosticSink;
  /** Where the entry stands in its document. */
  readonly path: JsonPath;
  /** Missing for references. */
  readonly hook?: Hook;
  /** The question or event of the hook. */
  readonly of?: string;
}

const hooks: readonly Hook[] = ['answers', 'rewrites', 'forbids', 'follows', 'expands', 'joins'];

/**
 * All entries of all files, in the order of the files; each says what it is about.
 *
 * @param leftOut entries that are not read, as they stand in their files
 */
export const draftsOf = (
  documents: readonly JsonDocument[],
  report: (found: Diagnostic) => void,
  leftOut: ReadonlySet<unknown> = new Set(),
): readonly EntryDraft[] =>
  documents.flatMap((document) => {
    const sink = new DiagnosticSink(document, report);
    const { entries = [] } = document.value as RawEntries;
    return entries.flatMap((written, index) => {
      if (leftOut.has(written)) return [];
      const path = ['entries', index];
      return entriesByChoice(written, sink, path).map((one) => draft(one.raw, one.sink, path));
    });
  });

function draft(raw: RawEntry, sink: DiagnosticSink, path: JsonPath): EntryDraft {
  // The schema has seen to it that there is one at most, and none only where the entry decides nothing.
  const hook = hooks.find((one) => raw[one] !== undefined);
  return { raw, sink, path, ...(hook !== undefined && { hook, of: raw[hook]! }) };
}
