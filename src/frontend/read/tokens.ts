import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source, Span } from '../text/source.js';

/** Kinds of tokens, by their sign or their nature. `word` is anything that JSON does not know. */
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
  | 'end of text';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

const signs = '{}[],:';
const blank = /[ \t\r\n]*/y;
const bareWord = /[^\s\ufeff\u00ad\u200b-\u200f\u2060{}[\],:"/]+|\//y;

/** What people write that JSON does not know: it is reported, and then taken as a text or skipped. */
const foreign: readonly { readonly pattern: RegExp; readonly code?: string; readonly isText?: boolean }[] = [
  { pattern: /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\r\n]*/y, code: 'json.comment' },
  { pattern: /<{7}[^\r\n]*/y, code: 'json.merge-marks' },
  // The other side of an unfinished merge: one message for both.
  { pattern: /(?:={7}|\|{7})[\s\S]*?(?:>{7}[^\r\n]*|$)/y },
  // Invisible characters come along from web pages.
  { pattern: /[\s\ufeff\u00ad\u200b-\u200f\u2060]/y, code: 'json.odd-blank' },
  // Up to the closing quotation mark or, without one, to the end of the line or the next sign.
  { pattern: /'[^'\r\n]*'|'[^\r\n,:]*/y, code: 'json.single-quotes', isText: true },
  // What word processors, telephones and web pages make of quotation marks.
  { pattern: /[“”„‟«][^“”„‟»\r\n]*[“”„‟»]|[“”„‟«»]/y, code: 'json.curly-quotes', isText: true },
  { pattern: /&(?:quot|#34);(?:[^\r\n]*?&(?:quot|#34);)?/y, code: 'json.html-quotes', isText: true },
];
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The tokens of a text, one after the other. Mistakes inside a token are reported here and corrected, so that the
 * parser can go on: a comment is skipped, a word in single quotes is a text.
 */
export function tokensOf(source: Source, report: (problem: Diagnostic) => void): () => Token {
  const { text } = source;
  let at = 0;
  const matchEnd = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  const token = (kind: TokenKind, end: number): Token => {
    const start = at;
    at = end;
    return { kind, start, end };
  };
  return () => {
    for (;;) {
      at = matchEnd(blank);
      if (at >= text.length) return { kind: 'end of text', start: text.length, end: text.length };
      const sign = text[at]!;
      if (signs.includes(sign)) return token(sign as TokenKind, at + 1);
      if (sign === '"') return token('text', textEnd(source, at, report));
      const slip = foreign.find(({ pattern }) => matchEnd(pattern) > at);
      const end = matchEnd(slip?.pattern ?? bareWord);
      const span = { source, start: at, end };
      if (slip === undefined) return token(bareKind(span, report), end);
      const values = { character: `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` };
      if (slip.code !== undefined) report(diagnostic(slip.code, { at: span, values }));
      if (slip.isText) return token('text', end);
      at = end;
    }
  };
}

/** How many more brackets of each kind a text closes than it opens, by the closing one. */
export function surplusOfClosing(source: Source): Record<'}' | ']', number> {
  const surplus = { '}': 0, ']': 0 };
  const next = tokensOf(source, () => undefined);
  for (let { kind } = next(); kind !== 'end of text'; { kind } = next()) {
    if (kind === '}' || kind === ']') surplus[kind]++;
    else if (kind === '{' || kind === '[') surplus[kind === '{' ? '}' : ']']--;
  }
  return surplus;
}

/** The kind of a run of characters without quotation marks. */
function bareKind(at: Span, report: (problem: Diagnostic) => void): TokenKind {
  const word = at.source.text.slice(at.start, at.end);
  if (word === 'true' || word === 'false' || word === 'null') return word;
  if (number.test(word)) return 'number';
  if (!/^[-+]?\.?\d/.test(word)) return 'word';
  report(diagnostic(/^-?0\d+$/.test(word) ? 'json.leading-zero' : 'json.bad-number', { at, values: { number: word } }));
  return 'number';
}

/**
 * Where the text that begins at `start` ends: after its closing quotation mark or, without one, at the end of the line.
 * A regular expression would run out of stack on a text of some megabytes.
 */
function textEnd(source: Source, start: number, report: (problem: Diagnostic) => void): number {
  const { text } = source;
  let control = -1;
  let hasEscape = false;
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    // After the end of the text there is no code at all.
    const isLineEnd = Number.isNaN(code) || code === 0x0a || code === 0x0d;
    if (!isLineEnd && code !== 0x22) {
      if (code < 0x20 && control < 0) control = at;
      if (code === 0x5c) {
        hasEscape = true;
        if (!/[\r\n]/.test(text[at + 1] ?? '\n')) at++;
      }
      continue;
    }
    const end = isLineEnd ? at : at + 1;
    if (isLineEnd) report(diagnostic('json.text-not-closed', { at: { source, start, end } }));
    else if (hasEscape) reportBadEscape({ source, start, end }, report);
    if (control >= 0)
      report(diagnostic('json.control-character', { at: { source, start: control, end: control + 1 } }));
    return end;
  }
}

/** An escape; a pair for the two halves of one character counts as one. */
const ESCAPE = /\\(["\\/bfnrt]|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4})?/g;

/** Characters that no file may hold literally, and that most programs cannot show or read back. */
function wrongCharacter(signs = ''): string | undefined {
  if (/^u[dD][89a-fA-F][\da-fA-F]{2}$/.test(signs)) return 'json.half-character';
  return signs === 'u0000' ? 'json.nul-character' : undefined;
}

function reportBadEscape({ source, start, end }: Span, report: (problem: Diagnostic) => void) {
  for (const found of source.text.slice(start, end).matchAll(ESCAPE)) {
    const wrong = wrongCharacter(found[1]);
    const from = start + found.index;
    if (wrong !== undefined) report(diagnostic(wrong, { at: { source, start: from, end: from + found[0].length } }));
    if (found[1] !== undefined) continue;
    const at = start + found.index;
    report(diagnostic('json.bad-escape', { at: { source, start: at, end: Math.min(at + 2, end) } }));
  }
}
