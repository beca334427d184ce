import type { Diagnostic } from 'tavolata/compiler';
import { openFile } from 'tavolata/files';
import { DiagnosticError, hasErrors, type Span } from 'tavolata/workspace';
import type { Exchange } from '../../../texts/exchange/exchange.js';
import { readExchange } from '../../../texts/exchange/formats.js';

/**
 * A file of the programs of translators, with its oddities.
 *
 * @param at where the command line names the file
 * @throws DiagnosticError for a file that cannot be read, in whole or in part
 */
export function readExchangeFile(
  file: string,
  at: Span,
): { readonly exchange: Exchange; readonly warnings: readonly Diagnostic[] } {
  const { source, problem } = openFile(file, file, { takesUtf16: true });
  if (source === undefined) throw new DiagnosticError([{ ...problem, at: problem.at ?? at }]);
  const { exchange, diagnostics } = readExchange(source);
  if (exchange === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  return { exchange, warnings: diagnostics };
}
