import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { nearest } from '../src/engine/model/spelling.js';
import { type FaultDetails, type GrammarCode, GrammarFault } from './fault.js';
import type { Range } from './syntax.js';
import * as t from './tokens.js';

/** A place in a list of tokens: `found` is the token there, missing at the end of the text. */
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

/** What to say of a place where something is missing; undefined where its surroundings say more. */
export type Complaint = (place: TokenPlace) => GrammarFault | undefined;

/** A fault at the token found; at the end of the text, just behind its last token. */
export function faultAt({ tokens, found }: TokenPlace, code: GrammarCode, details: FaultDetails = {}): GrammarFault {
  const last = tokens.at(-1);
  const end = last === undefined ? 0 : t.tokenRange(last)[1];
  const range: Range = found === undefined ? [end, end] : t.tokenRange(found);
  return new GrammarFault(code, range, details);
}

/** From the beginning of one token to the end of another. */
export const reach = (first: IToken, last: IToken): Range => [t.tokenRange(first)[0], t.tokenRange(last)[1]];

/** True when a token is there and of one of the kinds, categories included. */
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
export const opening = [t.LeftParenthesis, t.LeftBracket];
export const closing = [t.RightParenthesis, t.RightBracket];

const values = [t.Name, t.Digits, t.Text, t.True, t.False, t.None];

/** True for a token with which an expression may begin. */
export const beginsExpression = (token: IToken): boolean =>
  isOne(token, ...values, ...opening, t.If, t.Let, t.Follow, t.Not, ...iterationWords);

/** The bracket that is open at a place, innermost first; `call` when it holds arguments. */
export function openBracket({
  tokens,
  index,
}: TokenPlace): { readonly token: IToken; readonly call: boolean } | undefined {
  let closed = 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (isOne(token, ...closing)) closed += 1;
    else if (isOne(token, ...opening) && closed-- === 0) {
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
    if (isOne(token, ...closing)) closed += 1;
    else if (isOne(token, ...opening)) closed -= 1;
    if (closed < 0 || (closed === 0 && isOne(token, t.Comma))) return undefined;
    // A word after a dot is the name of a fact, whatever it spells.
    if (closed === 0 && isOne(token, ...kinds) && !isOne(tokens[at - 1], t.Dot)) return { token, index: at };
  }
  return undefined;
}

/** The keyword that a name most likely stands for. It begins alike or has the same letters: what else is near, `reach` to `each`, is a name. */
export function keywordNear(token: IToken | undefined): string | undefined {
  if (!isOne(token, t.Name)) return undefined;
  const { image } = token;
  const likely = [...t.keywords].filter((one) => {
    return lettersOf(one) === lettersOf(image) || (image.length > 2 && one.startsWith(image.charAt(0)));
  });
  return nearest(image, likely);
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** The place of the word with which something began. */
export const opened = (token: IToken) => ({ also: { at: t.tokenRange(token), label: 'opened' } });

/** What stands at a place is suggested to be a keyword if it is nearly that. */
export const meant = (word: string, { found }: TokenPlace) => (keywordNear(found) === word ? { suggestion: word } : {});
