import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { notationBeside } from '../read/cases/beside.js';
import type { Notation } from '../read/cases/notation.js';
import { isCasesFile, readDocument } from '../read/document.js';
import { openFile } from '../read/file.js';
import type { FileReading, ReadRulebookFile } from '../read/rulebook.js';
import type { JsonDocument } from '../text/document.js';

/** Files of scenarios as read; of a file of cases with errors, the faultless cases. */
export interface LoadedScenarios {
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
    const { document, diagnostics }: FileReading = reading;
    return { document, diagnostics: [...own.diagnostics, ...diagnostics] };
  });
  return {
    documents: readings.flatMap(({ document }) => document ?? []),
    // Several files can stand beside the same seatings.
    diagnostics: [
      ...new Map(readings.flatMap(({ diagnostics }) => diagnostics.map((one) => [keyOf(one), one]))).values(),
    ],
  };
}

const keyOf = ({ code, at, values }: Diagnostic): string => JSON.stringify([code, at?.source.file, at?.start, values]);
