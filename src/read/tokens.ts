import { createScanner } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { nearest } from '../text/spelling.js';

/** Kinds of tokens by their sign, or by what they are. `word` is anything that JSON does not know. */
export type TokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'text'
  | 'number'
  | 'null'
  | 'true'
  | 'false'
  | 'word'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

// The scanner's enumerations exist at compile time only, where isolated modules cannot see them: these are their values.
const kinds: readonly (TokenKind | 'comment' | 'blank')[] = [
  'blank',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  'true',
  'false',
  'text',
  'number',
  'comment',
  'comment',
  'blank',
  'blank',
  'word',
  'end',
];
const scanErrors = [
  '',
  '',
  'json.text-not-closed',
  'json.bad-number',
  'json.bad-escape',
  'json.bad-escape',
  'json.control-character',
];

/**
 * The tokens of a text, one after the other. What is wrong inside a token is reported here and the token made good, so
 * that the parser may go on: a comment is skipped, a word in single quotes is a text.
 */
export function tokensOf(source: Source, report: (problem: Diagnostic) => void): () => Token {
  const scanner = createScanner(source.text, false);
  return () => {
    for (;;) {
      const kind = kinds[scanner.scan()]!;
      const start = scanner.getTokenOffset();
      const end = start + scanner.getTokenLength();
      const at = { source, start, end };
      if (kind === 'comment') report(diagnostic('json.comment', { at }));
      else if (kind === 'word' && source.text[start] === "'") {
        const closed = singleQuoted(source, start);
        report(diagnostic('json.single-quotes', { at: closed }));
        scanner.setPosition(closed.end);
        return { kind: 'text', start, end: closed.end };
      } else if (kind !== 'blank') {
        const error = scanErrors[scanner.getTokenError()] ?? '';
        if (error !== '') report(inside(at, error));
        return { kind, start, end };
      }
    }
  };
}

/** A text in single quotes, up to the closing one, or to the end of the line or the next comma if there is none. */
function singleQuoted(source: Source, start: number): Span {
  const found = /'[^'\r\n]*'|'[^\r\n,:]*/y;
  found.lastIndex = start;
  return { source, start, end: start + found.exec(source.text)![0].length };
}

/** A mistake inside a text or a number, shown at the very characters. */
function inside(at: Span, code: string): Diagnostic {
  const literal = at.source.text.slice(at.start, at.end);
  if (code === 'json.bad-escape') {
    const bad = [...literal.matchAll(/\\(["\\/bfnrt]|u[\da-fA-F]{4})?/g)].find((found) => found[1] === undefined);
    const start = at.start + (bad?.index ?? 0);
    return diagnostic(code, { at: { ...at, start, end: Math.min(start + 2, at.end) } });
  }
  if (code === 'json.control-character') {
    const start = at.start + Math.max(0, literal.search(/\p{Cc}/u));
    return diagnostic(code, { at: { ...at, start, end: start + 1 } });
  }
  return diagnostic(code, { at, values: { number: literal } });
}

/** What to say about a word where a value should be. */
export function unknownWord(at: Span): Diagnostic {
  const word = at.source.text.slice(at.start, at.end);
  return diagnostic('json.unknown-word', {
    at,
    values: { word },
    suggestion: nearest(word, ['true', 'false', 'null']),
  });
}
