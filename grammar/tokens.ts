// Chevrotain is pinned to 11.2.0 in package.json: later majors need Node 22, this is the last one that runs on Node 20.
import { createToken, type IToken, Lexer, type TokenType } from 'chevrotain';
import { mistakesAfter, mistakesBefore } from './mistakes.js';
import type { Range } from './syntax.js';

/** Any word: a name or a keyword. After a dot, and before the colon of a named argument, keywords are ordinary words. */
export const Word = createToken({ name: 'Word', label: 'word', pattern: Lexer.NA });

export const Name = createToken({ name: 'Name', label: 'name', pattern: /[A-Za-z][A-Za-z0-9_]*/, categories: [Word] });

const keywordTokens: TokenType[] = [];

function keyword(word: string): TokenType {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const token = createToken({ name, label: word, pattern: word, longer_alt: Name, categories: [Word] });
  keywordTokens.push(token);
  return token;
}

export const If = keyword('if');
export const Then = keyword('then');
export const Else = keyword('else');
export const Otherwise = keyword('otherwise');
export const Or = keyword('or');
export const And = keyword('and');
export const Not = keyword('not');
export const Let = keyword('let');
export const Follow = keyword('follow');
export const Each = keyword('each');
export const First = keyword('first');
export const Any = keyword('any');
export const Count = keyword('count');
export const Every = keyword('every');
export const In = keyword('in');
export const Where = keyword('where');
export const By = keyword('by');
export const Satisfies = keyword('satisfies');
export const Is = keyword('is');
export const Within = keyword('within');
export const With = keyword('with');
export const Without = keyword('without');
export const Div = keyword('div');
export const True = keyword('true');
export const False = keyword('false');
export const None = keyword('none');
export const Create = keyword('create');
export const Delete = keyword('delete');

/** Words that cannot be names, in expressions not even `create` and `delete`, which begin changes. */
export const keywords: ReadonlySet<string> = new Set(keywordTokens.map((token) => token.LABEL!));

/** A keyword only after `let` and a name; anywhere else a name like any other. */
export const Be = createToken({ name: 'Be', label: 'be', pattern: 'be', longer_alt: Name, categories: [Name] });
/** A keyword only after `follow` and a name; anywhere else a name like any other. */
export const From = createToken({ name: 'From', label: 'from', pattern: 'from', longer_alt: Name, categories: [Name] });

/** A token that can extend over several lines. */
const spread = (name: string, label: string, pattern: RegExp): TokenType =>
  createToken({ name, label, pattern, line_breaks: true });

// One token each, so that `a` stays free as a name: it belongs to `is a TYPE` only before a capital letter.
export const IsA = spread('IsA', 'is a', /is\s+a(?=\s+[A-Z])/);
export const IsNotA = spread('IsNotA', 'is not a', /is\s+not\s+a(?=\s+[A-Z])/);

// `permitted` stays free as a name in the same way: it belongs to the sign only after `is`.
export const IsPermitted = spread('IsPermitted', 'is permitted', /is\s+permitted(?![A-Za-z0-9_])/);
export const IsNotPermitted = spread('IsNotPermitted', 'is not permitted', /is\s+not\s+permitted(?![A-Za-z0-9_])/);

/** `'text'`; a quote inside it is written twice. */
export const Text = spread('Text', "'text'", /'(?:[^']|'')*'(?!')/);
/** `Digits` and not `Number`, which would hide the global one. */
export const Digits = createToken({ name: 'Digits', label: 'number', pattern: /[0-9]+/ });

const sign = (name: string, image: string) => createToken({ name, label: image, pattern: image });

export const Assign = sign('Assign', ':=');
export const Increase = sign('Increase', '+=');
export const Decrease = sign('Decrease', '-=');
export const AtMost = sign('AtMost', '<=');
export const AtLeast = sign('AtLeast', '>=');
export const Less = sign('Less', '<');
export const Greater = sign('Greater', '>');
export const Plus = sign('Plus', '+');
export const Minus = sign('Minus', '-');
export const Star = sign('Star', '*');
export const Dot = sign('Dot', '.');
export const Comma = sign('Comma', ',');
export const Colon = sign('Colon', ':');
export const LeftParenthesis = sign('LeftParenthesis', '(');
export const RightParenthesis = sign('RightParenthesis', ')');
export const LeftBracket = sign('LeftBracket', '[');
export const RightBracket = sign('RightBracket', ']');

const Blank = createToken({ name: 'Blank', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });

// `without` before `with`: after matching `with`, the lexer would switch to the longer alternative, a name.
const longestFirst = keywordTokens.toSorted((a, b) => b.LABEL!.length - a.LABEL!.length);

/** In the order in which they are tried: the first match wins, whatever its length. */
export const allTokens: TokenType[] = [
  Blank,
  ...mistakesBefore.map((one) => one.token),
  ...[IsNotA, IsA, IsNotPermitted, IsPermitted],
  ...longestFirst,
  ...[Be, From, Name, Word, Text, Digits],
  ...[Assign, Increase, Decrease, AtMost, AtLeast, Less, Greater, Plus, Minus, Star],
  ...[Dot, Comma, Colon, LeftParenthesis, RightParenthesis, LeftBracket, RightBracket],
  ...mistakesAfter.map((one) => one.token),
];

let lexer: Lexer | undefined;

/**
 * The tokens of a text. Never fails: the last kind of token takes any character. The lexer is made for the first text,
 * without validation, since a test validates the tokens.
 */
export function tokensOf(text: string): IToken[] {
  lexer ??= new Lexer(allTokens, { positionTracking: 'full', ensureOptimizations: true, skipValidations: true });
  return lexer.tokenize(text).tokens;
}

/** Where a token stands in the text. */
export const tokenRange = (token: IToken): Range => [token.startOffset, token.startOffset + token.image.length];
