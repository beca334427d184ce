import { createScanner } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';

// Nothing that tavolata reads is nested half as deep; what follows may then recurse without fear for the stack.
const deepest = 64;

// The enumerations of jsonc-parser exist at compile time only, where isolated modules cannot see them.
const token = { openObject: 1, closeObject: 2, openList: 3, closeList: 4, end: 17 } as const;
const unfinishedString = 2;

export interface Brackets {
  /** The first bracket that has no partner, or the first that is nested too deep. */
  readonly problem?: Diagnostic;
  /** Behind this offset nothing can be said about the structure of the text. */
  readonly soundUpTo: number;
  /** False when the text must not be parsed at all. */
  readonly parsable: boolean;
}

/**
 * Checks that brackets come in pairs and are not nested too deep, before anything recursive looks at the text.
 * A parser that recovers from a missing bracket reports everything behind it; this names the bracket instead.
 */
export function checkBrackets(source: Source): Brackets {
  const scanner = createScanner(source.text, true);
  const open: { readonly sign: '{' | '['; readonly at: number }[] = [];
  let problem: Diagnostic | undefined;
  let brokenString = false;
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const at = scanner.getTokenOffset();
    const span = { source, start: at, end: at + 1 };
    if (scanner.getTokenError() === unfinishedString) brokenString = true;
    if (kind === token.openObject || kind === token.openList) {
      open.push({ sign: kind === token.openObject ? '{' : '[', at });
      if (open.length > deepest) {
        const tooDeep = diagnostic('json.too-deep', { at: span, values: { limit: deepest } });
        return { problem: tooDeep, soundUpTo: at, parsable: false };
      }
    } else if ((kind === token.closeObject || kind === token.closeList) && problem === undefined) {
      const opener = open.pop();
      const sign = kind === token.closeObject ? '}' : ']';
      const expected = opener?.sign === '{' ? '}' : ']';
      if (opener === undefined) problem = diagnostic('json.closes-nothing', { at: span, values: { sign } });
      else if (sign !== expected) {
        problem = diagnostic('json.wrong-bracket', {
          at: span,
          values: { sign, opener: opener.sign, expected },
          also: [{ at: { source, start: opener.at, end: opener.at + 1 }, label: 'opened' }],
        });
      }
    }
  }
  const last = open.at(-1);
  if (problem === undefined && last !== undefined) {
    const at = { source, start: last.at, end: last.at + 1 };
    problem = diagnostic('json.not-closed', {
      at,
      values: { sign: last.sign, expected: last.sign === '{' ? '}' : ']' },
    });
  }
  // A string that is not closed may have swallowed a bracket: the string is the mistake.
  if (problem === undefined || brokenString) return { soundUpTo: source.text.length, parsable: true };
  const closing = problem.code === 'json.not-closed';
  return { problem, soundUpTo: closing ? source.text.length : problem.at!.start, parsable: true };
}
