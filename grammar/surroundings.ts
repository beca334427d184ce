import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { nearest } from '../src/engine/model/spelling.js';
import { type FaultDetails, type GrammarCode, GrammarFault } from './fault.js';
import type { Range } from './syntax.js';
import * as t from './tokens.js';

/** A place in a list of tokens: `found` is the token there, undefined at the end of the text. */
export interface TokenPlace {
  readonly tokens: readonly IToken[];
  readonly index: number;
  readonly found: IToken | undefined;
  readonly before: IToken | undefined;
}

export const placeAt = (tokens: readonly IToken[], index: number): TokenPlace => ({
  tokens,
  index,
  found: tokens[index],
  before: tokens[index - 1],
});

/** The fault at a place where something is missing; undefined if its surroundings say more. */
export type Complaint = (place: TokenPlace) => GrammarFault | undefined;

/** A fault at the token found, or just after the last token at the end of the text. */
export function faultAt({ tokens, found }: TokenPlace, code: GrammarCode, details: FaultDetails = {}): GrammarFault {
  const last = tokens.at(-1);
  const end = last === undefined ? 0 : t.tokenRange(last)[1];
  const range: Range = found === undefined ? [end, end] : t.tokenRange(found);
  return new GrammarFault(code, range, details);
}

/** The range from the start of one token to the end of another. */
export const rangeBetween = (first: IToken, last: IToken): Range => [t.tokenRange(first)[0], t.tokenRange(last)[1]];

/** True if there is a token and it is of one of the kinds, categories included. */
export function isOne(token: IToken, ...kinds: readonly TokenType[]): boolean;
export function isOne(token: IToken | undefined, ...kinds: readonly TokenType[]): token is IToken;
export function isOne(token: IToken | undefined, ...kinds: readonly TokenType[]): boolean {
  return token !== undefined && kinds.some((kind) => tokenMatcher(token, kind));
}

export const iterationWords = [t.Each, t.First, t.Any, t.Count, t.Every];
export const compareSigns = [
  t.Is,
  t.IsA,
  t.IsNotA,
  t.IsPermitted,
  t.IsNotPermitted,
  t.In,
  t.Within,
  t.AtMost,
  t.AtLeast,
  t.Less,
  t.Greater,
];
export const openingBrackets = [t.LeftParenthesis, t.LeftBracket];
export const closingBrackets = [t.RightParenthesis, t.RightBracket];

const values = [t.Name, t.Digits, t.Text, t.True, t.False, t.None];

/** True for a token that can begin an expression. */
export const beginsExpression = (token: IToken): boolean =>
  isOne(token, ...values, ...openingBrackets, t.If, t.Let, t.Follow, t.Not, ...iterationWords);

/** The innermost bracket that is open at a place; `call` if it holds arguments. */
export function openBracket({
  tokens,
  index,
}: TokenPlace): { readonly token: IToken; readonly call: boolean } | undefined {
  let closed = 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (isOne(token, ...closingBrackets)) closed += 1;
    else if (isOne(token, ...openingBrackets) && closed-- === 0) {
      return { token, call: isOne(token, t.LeftParenthesis) && isOne(tokens[at - 1], t.Name) };
    }
  }
  return undefined;
}

/** The nearest token of some kinds before a place, within the same brackets and between the same commas. */
export function nearestBefore(
  { tokens, index }: TokenPlace,
  ...kinds: readonly TokenType[]
): { readonly token: IToken; readonly index: number } | undefined {
  let closed = 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (isOne(token, ...closingBrackets)) closed += 1;
    else if (isOne(token, ...openingBrackets)) closed -= 1;
    if (closed < 0 || (closed === 0 && isOne(token, t.Comma))) return undefined;
    // A word after a dot is the name of a fact, whatever its spelling.
    if (closed === 0 && isOne(token, ...kinds) && !isOne(tokens[at - 1], t.Dot)) return { token, index: at };
  }
  return undefined;
}

/**
 * The keyword that a name most likely stands for: one that begins alike or has the same letters. Otherwise a similar
 * word, such as `reach` for `each`, is a name.
 */
export function keywordNear(token: IToken | undefined): string | undefined {
  if (!isOne(token, t.Name)) return undefined;
  const { image } = token;
  const likely = [...t.keywords].filter((one) => {
    return lettersOf(one) === lettersOf(image) || (image.length > 2 && one.startsWith(image.charAt(0)));
  });
  return nearest(image, likely);
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** The second place of a fault: the word that opened the construct. */
export const openedBy = (token: IToken) => ({ also: { at: t.tokenRange(token), label: 'opened' } });

/** Suggests a keyword if what stands at a place is nearly that keyword. */
export const keywordSuggestion = (word: string, { found }: TokenPlace) =>
  keywordNear(found) === word ? { suggestion: word } : {};
