import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { readDocumentFile } from '../read/document-file.js';
import type { JsonDocument } from '../text/document.js';

/** Scenario files read one by one; a file with errors gives its diagnostics instead of a document. */
export function loadScenarios(files: readonly string[]): {
  readonly documents: readonly JsonDocument[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const readings = files.map((file) => readDocumentFile(file, 'scenarios'));
  return {
    documents: readings.flatMap(({ document }) => document ?? []),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}
