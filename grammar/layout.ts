import type { IToken } from 'chevrotain';
import { closingBrackets, isOne, openingBrackets } from './surroundings.js';
import * as t from './tokens.js';

/** Longest line that people take in at a glance; authors see rules in lines of at most this many characters. */
export const mostColumns = 110;

interface Break {
  /** Offset of the first character of the next line; the blank before it is dropped. */
  readonly at: number;
  /** Number of brackets open there. */
  readonly depth: number;
}

/**
 * Breaks a long canonical text into lines, which a JSON file holds as an array of strings: before `and`, `or`, `where`,
 * `otherwise`, `then`, `else` and `satisfies` and after the colon of an `each`, outermost ones first; after a comma
 * only if none of these is left. Lines are as full as possible. Joined by one blank they give the text again.
 *
 * @param text what `printExpression` or `printChange` returned; it is broken only at its single blanks
 * @param most greatest length of a line; a line without a place to break may be longer
 * @returns one line or more
 */
export function layout(text: string, most = mostColumns): readonly string[] {
  if (text.length <= most) return [text];
  const tokens = t.tokensOf(text);
  return lines(text, { start: 0, end: text.length }, most, [
    breaks(tokens, betweenParts),
    breaks(tokens, behindCommas),
  ]);
}

/**
 * The lines of a part of the text: broken at the outermost breaks of the best sort that it has, then filled up again.
 */
function lines(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  most: number,
  sorts: readonly (readonly Break[])[],
): string[] {
  if (end - start <= most) return [text.slice(start, end)];
  const inside = sorts
    .map((sort) => sort.filter((one) => one.at > start && one.at < end))
    .find((sort) => sort.length > 0);
  if (inside === undefined) return [text.slice(start, end)];
  const outermost = Math.min(...inside.map((one) => one.depth));
  const starts = [start, ...inside.filter((one) => one.depth === outermost).map((one) => one.at)];
  const found: string[] = [];
  let from = start;
  for (const [index, piece] of starts.entries()) {
    const pieceEnd = (starts[index + 1] ?? end + 1) - 1;
    if (pieceEnd - from <= most) continue;
    // The pieces so far make a line; the one that no longer fits begins the next.
    if (piece > from) found.push(text.slice(from, piece - 1));
    from = piece;
    if (pieceEnd - piece <= most) continue;
    found.push(...lines(text, { start: piece, end: pieceEnd }, most, sorts));
    from = pieceEnd + 1;
  }
  if (from < end) found.push(text.slice(from, end));
  return found;
}

function betweenParts(tokens: readonly IToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (isOne(tokens[index], t.And, t.Or, t.Where, t.Otherwise, t.Then, t.Else, t.Satisfies)) {
    // Facts and named arguments may have the names of keywords.
    return !isOne(before, t.Dot) && !isOne(tokens[index + 1], t.Colon);
  }
  return isOne(before, t.Colon) && !isOne(tokens[index - 3], t.LeftParenthesis, t.Comma);
}

const behindCommas = (tokens: readonly IToken[], index: number): boolean => isOne(tokens[index - 1], t.Comma);

function breaks(tokens: readonly IToken[], here: (tokens: readonly IToken[], index: number) => boolean): Break[] {
  const found: Break[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (isOne(token, ...closingBrackets)) depth -= 1;
    if (index > 0 && here(tokens, index)) found.push({ at: token.startOffset, depth });
    if (isOne(token, ...openingBrackets)) depth += 1;
  }
  return found;
}
