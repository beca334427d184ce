import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { type Notation, withSeatings } from '../read/cases/notation.js';
import { readCases } from '../read/cases/reader.js';
import { isCasesFile } from '../read/document.js';
import { readDocumentFile } from '../read/document-file.js';
import { openFile } from '../read/file.js';
import type { JsonDocument } from '../text/document.js';

/** Files of scenarios as they were read; beside errors a file of cases gives those with which nothing is wrong. */
export interface LoadedScenarios {
  readonly documents: readonly JsonDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Scenario files read one by one.
 *
 * @param notation what cases are read with, that of a rulebook; a file `seatings.cases` beside a file adds its scenes
 */
export function loadScenarios(files: readonly string[], notation: Notation): LoadedScenarios {
  const byFolder = new Map<string, { readonly notation: Notation; readonly diagnostics: readonly Diagnostic[] }>();
  const diagnostics: Diagnostic[] = [];
  const documents = files.flatMap((file) => {
    const folder = dirname(file);
    const known =
      byFolder.get(folder) ?? (isCasesFile(file) ? seatingsIn(folder, notation) : { notation, diagnostics: [] });
    if (!byFolder.has(folder) && isCasesFile(file)) {
      byFolder.set(folder, known);
      diagnostics.push(...known.diagnostics);
    }
    const { document, diagnostics: found } = readDocumentFile(file, 'scenarios', file, known.notation);
    diagnostics.push(...found);
    return document ?? [];
  });
  return { documents, diagnostics };
}

function seatingsIn(folder: string, notation: Notation) {
  const file = join(folder, 'seatings.cases');
  if (!existsSync(file)) return { notation, diagnostics: [] };
  const { source, problem } = openFile(file);
  if (source === undefined) return { notation, diagnostics: [problem] };
  const { seatings, diagnostics } = readCases(source, notation);
  return { notation: withSeatings(notation, seatings), diagnostics };
}
