import type { Diagnostic } from 'tavolata/compiler';
import { readDocumentFile } from 'tavolata/files';
import { type Rulebook, type Table, type TableJson, tryOpenTable } from 'tavolata/runtime';
import { hasErrors, type JsonDocument, located } from 'tavolata/workspace';

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
