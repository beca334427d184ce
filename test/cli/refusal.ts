import { DiagnosticError } from '../../src/frontend/diagnostics/diagnostic.js';
import { type Output, type WriteOptions, writeFiles } from '../../tools/cli/writing.js';

/** The codes that writing is refused with; none where it is done. */
export function refusal(outputs: readonly Output[], options: WriteOptions = {}): readonly string[] {
  try {
    writeFiles(outputs, options);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ code }) => code);
  }
}
