import { existsSync, writeFileSync } from 'node:fs';
import { DiagnosticError, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import type { Span } from '../../frontend/text/source.js';

/**
 * Writes a file that was not there before, or that may be written over.
 *
 * @throws DiagnosticError when it is there and may not, or when it cannot be written
 */
export function writeNew(file: string, text: string, at: Span, force: boolean): void {
  if (!force) refuseExisting(file, at);
  writeOver(file, text, at);
}

/** @throws DiagnosticError when the file is there already */
export function refuseExisting(file: string, at: Span): void {
  if (existsSync(file)) throw new DiagnosticError([diagnostic('cli.file-exists', { at, values: { file } })]);
}

/** @throws DiagnosticError when the file cannot be written */
export function writeOver(file: string, text: string, at?: Span): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new DiagnosticError([diagnostic('cli.cannot-write', { at, values: { file, reason } })]);
  }
}
