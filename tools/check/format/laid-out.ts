import type { Diagnostic, Severity } from 'tavolata/compiler';
import { digest } from 'tavolata/files';
import type { JsonDocument, ReadDocuments, Source } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { CleanResults } from '../analysis/input-digests.js';
import { format } from './format.js';
import type { FileKind } from './shapes.js';

/**
 * Files of a rulebook that `fmt` would write differently, each at the first line that would change: advice, since the
 * meaning is the same.
 *
 * @param cleanResults files known to be in canonical form
 */
export function notLaidOut(documents: ReadDocuments, cleanResults?: CleanResults): readonly Diagnostic[] {
  const { vocabularyFiles, editions, entries, scenarios, simulations, mutants } = documents;
  const files: readonly (readonly [FileKind, readonly JsonDocument[]])[] = [
    ['vocabulary', vocabularyFiles],
    ['editions', [editions]],
    ['entries', entries],
    ['scenarios', scenarios],
    ['simulation', simulations],
    ['mutants', mutants],
  ];
  return files.flatMap(([kind, all]) => all.flatMap(({ source }) => otherwise(source, kind, cleanResults)));
}

function otherwise(source: Source, kind: FileKind, cleanResults: CleanResults | undefined): readonly Diagnostic[] {
  const known = cleanResults && `laid out ${kind} ${digest(source.text)}`;
  if (known !== undefined && cleanResults?.has(known)) return [];
  const { text, diagnostics } = format(source, kind);
  if (text === undefined) return diagnostics;
  if (text === source.text) {
    if (known !== undefined) cleanResults?.add(known);
    return [];
  }
  return [otherThan(source, text, 'advice')];
}

/** A finding that a file differs from what `fmt` would write, at the first line that would change. */
export function otherThan(source: Source, text: string, severity: Severity): Diagnostic {
  const at = { source, ...firstOther(source.text, text) };
  const isOnlyEnds = source.text.replaceAll('\r\n', '\n') === text;
  const code = isOnlyEnds ? 'check.windows-lines' : 'check.not-laid-out';
  return diagnostic(code, { at, severity, values: { file: source.file } });
}

/** The first line of a text that differs in a second text. */
function firstOther(one: string, other: string): { readonly start: number; readonly end: number } {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const start = one.lastIndexOf('\n', at - 1) + 1;
  const end = one.indexOf('\n', start);
  return { start, end: end === -1 ? one.length : end };
}
