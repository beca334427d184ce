import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import { isFolder, openFile } from 'tavolata/files';
import {
  DiagnosticError,
  hasErrors,
  isCasesFile,
  type JsonDocument,
  type Notation,
  type ReadRulebookFile,
  readCases,
  readDocument,
  withSeatings,
} from 'tavolata/workspace';
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

/** Files of scenarios as read; of a file of cases with errors, the faultless cases. */
interface LoadedScenarios {
  readonly documents: readonly JsonDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads scenario files one by one.
 *
 * @param notation the notation of cases of a rulebook; seatings beside a file are added
 * @param readFile may know files that it has read before
 */
export function loadScenarios(
  files: readonly string[],
  notation: Notation,
  readFile: ReadRulebookFile = readDocument,
): LoadedScenarios {
  const readings = files.map((file) => {
    const own = isCasesFile(file) ? notationBeside(file, notation) : { notation, diagnostics: [] };
    const { source, problem } = openFile(file);
    const reading = source === undefined ? { diagnostics: [problem] } : readFile(source, 'scenarios', own.notation);
    return { document: reading.document, diagnostics: [...own.diagnostics, ...reading.diagnostics] };
  });
  return {
    documents: readings.flatMap(({ document }) => document ?? []),
    // Several files can stand beside the same seatings.
    diagnostics: uniqBy(
      readings.flatMap(({ diagnostics }) => diagnostics),
      ({ code, at, values }) => JSON.stringify([code, at?.source.file, at?.start, values]),
    ),
  };
}

/** The notation for the cases of a file: a file `seatings.cases` beside it adds its seatings. */
function notationBeside(file: string, notation: Notation) {
  const beside = join(dirname(file), 'seatings.cases');
  if (!existsSync(beside)) return { notation, diagnostics: [] };
  const { source, problem } = openFile(beside);
  if (source === undefined) return { notation, diagnostics: [problem] };
  const { seatings, diagnostics } = readCases(source, notation);
  return { notation: withSeatings(notation, seatings), diagnostics };
}
