import { createScanner, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { nearest } from '../text/spelling.js';

// Tokens of jsonc-parser at which a parser finds its feet again: brackets and commas.
const lastOfPunctuation = 5;
// After these the parser goes on as if nothing had happened: they bring no follow-up errors.
const harmless = /^(InvalidComment|UnexpectedEndOfComment|InvalidUnicode|InvalidEscape|InvalidCharacter)/;
const missingBracket = /^Close(Brace|Bracket)Expected$/;

/** One diagnostic for each mistake in the syntax: errors that only follow from an earlier one are left out. */
export function syntaxDiagnostics(source: Source, errors: readonly ParseError[], soundUpTo: number): Diagnostic[] {
  const found: Diagnostic[] = [];
  let quietUpTo = -1;
  for (const { error, offset, length } of errors) {
    const name = printParseErrorCode(error);
    // `checkBrackets` has named the bracket without a partner.
    if (offset <= quietUpTo || offset >= soundUpTo + 1 || missingBracket.test(name)) continue;
    found.push(describe(source, name, offset, offset + length));
    if (!harmless.test(name)) quietUpTo = nextFooting(source.text, offset + length);
  }
  return found;
}

function nextFooting(text: string, from: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  const isPunctuation = (kind: number) => kind >= 1 && kind <= lastOfPunctuation;
  let kind: number = scanner.scan();
  while (!isPunctuation(kind) && kind !== 17) kind = scanner.scan();
  return scanner.getTokenOffset();
}

function describe(source: Source, name: string, start: number, end: number): Diagnostic {
  const at = { source, start, end };
  const before = endBefore(source.text, start);
  const afterComma = source.text[before - 1] === ',';
  const found = source.text.slice(start, end);
  switch (name) {
    case 'InvalidSymbol':
      return unknownWord(at, found);
    case 'PropertyNameExpected':
      return afterComma ? trailingComma(source, before) : diagnostic('json.key-expected', { at });
    case 'ValueExpected':
      if (source.text.trim() === '') return diagnostic('json.empty', { at });
      return afterComma && found === ']' ? trailingComma(source, before) : diagnostic('json.value-expected', { at });
    case 'ColonExpected':
      return diagnostic('json.colon-missing', { at: behind(source, before) });
    case 'CommaExpected':
      return before === start && source.text[start - 1] === '0' && /^\d/.test(found)
        ? diagnostic('json.leading-zero', { at: { source, start: start - 1, end } })
        : diagnostic('json.comma-missing', { at: behind(source, before) });
    case 'EndOfFileExpected':
      return diagnostic('json.after-the-end', { at });
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return diagnostic('json.comment', { at });
    case 'UnexpectedEndOfString':
      return diagnostic('json.text-not-closed', { at });
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return diagnostic('json.bad-escape', { at: within(at, found, badEscape(found)) });
    case 'InvalidCharacter':
      return diagnostic('json.control-character', { at: within(at, found, found.search(/\p{Cc}/u)) });
    default:
      return diagnostic('json.bad-number', { at, values: { number: found } });
  }
}

function unknownWord(at: Span, found: string): Diagnostic {
  if (found.startsWith("'")) return diagnostic('json.single-quotes', { at });
  if (/^\s*:/.test(at.source.text.slice(at.end))) return diagnostic('json.bare-key', { at, values: { key: found } });
  const suggestion = nearest(found, ['true', 'false', 'null']);
  return diagnostic('json.unknown-word', { at, values: { word: found }, suggestion });
}

const trailingComma = (source: Source, before: number) =>
  diagnostic('json.trailing-comma', { at: { source, start: before - 1, end: before } });

/** The place just behind what was read last: where the missing sign should stand. */
const behind = (source: Source, before: number): Span => ({ source, start: before, end: before });

/** Where the last token before an offset ends. */
function endBefore(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text[end - 1]!)) end--;
  return end;
}

/** Narrows a span to the two characters at an index of its text; the whole span when the index is negative. */
const within = (at: Span, found: string, index: number): Span =>
  index < 0 ? at : { ...at, start: at.start + index, end: at.start + Math.min(index + 2, found.length) };

function badEscape(literal: string): number {
  for (const found of literal.matchAll(/\\(["\\/bfnrt]|u[\da-fA-F]{4})?/g)) {
    if (found[1] === undefined) return found.index;
  }
  return -1;
}
