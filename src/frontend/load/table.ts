import type { Rulebook } from '../../engine/model/rulebook.js';
import type { TableJson } from '../../engine/model/table.js';
import { type Table, tryOpenTable } from '../../engine/table/table.js';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { readDocumentFile } from '../read/document-file.js';
import type { JsonDocument } from '../text/document.js';
import { located } from './refusal.js';

export interface LoadedTable {
  readonly table?: Table;
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a table file and opens it.
 *
 * @param shown the file's name in messages.
 * @returns the table, or all its faults, each with its place.
 * @throws Fault if the setup names an edition or a house choice that the rulebook does not know.
 */
export function loadTable(rulebook: Rulebook, file: string, shown = file): LoadedTable {
  const { document, diagnostics } = readDocumentFile(file, 'table', shown);
  if (document === undefined || hasErrors(diagnostics)) return { diagnostics };
  const opened = tryOpenTable(rulebook, document.value as TableJson);
  if ('table' in opened) return { table: opened.table, document, diagnostics };
  return {
    document,
    diagnostics: [...diagnostics, ...located(rulebook, document, opened.refusals)],
  };
}
