import { isFolder, loadScenarios } from 'tavolata/files';
import { DiagnosticError, hasErrors, type JsonDocument, type Notation } from 'tavolata/workspace';
import { scenarioFilesIn } from './files.js';

/**
 * Reads files of scenarios, including those inside folders.
 *
 * @param rules the rules with whose words cases are read
 * @throws DiagnosticError for a file that cannot be read
 */
export function readScenarios(
  paths: readonly string[],
  { notation }: { readonly notation: Notation },
): readonly JsonDocument[] {
  const files = paths.flatMap((path) => (isFolder(path) ? scenarioFilesIn(path) : [path]));
  const { documents, diagnostics } = loadScenarios(files, notation);
  if (hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  return documents;
}
