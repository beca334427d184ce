import type { IToken } from 'chevrotain';
import { type GrammarCode, GrammarFault } from './fault.js';
import { otherMethods, otherWords, superfluousWords } from './mistakes.js';
import { isOne, rangeBetween, type TokenPlace } from './surroundings.js';
import * as t from './tokens.js';

/**
 * What people write out of habit from other languages, if it takes more than one token.
 *
 * A pattern is a list of tokens: a kind in capitals (`kinds` below) or the token itself. Blanks separate tokens;
 * without a blank they must touch. `‸` stands before the token at which the parser stopped; without it, that may be any
 * of the tokens. `⟦` and `⟧` enclose what is reported; without them, all of it is. In the texts `{1}` is what the first
 * kind matched, and so on.
 */
type Habit = readonly [
  pattern: string,
  /** What to write instead. */
  write: string | ((...values: string[]) => string),
  /** What the message calls found, if it is not what is reported. */
  found?: string | undefined,
  code?: GrammarCode,
];

const kinds: { readonly [kind: string]: (token: IToken) => boolean } = {
  NAME: (token) => isOne(token, t.Name),
  NUMBER: (token) => isOne(token, t.Digits),
  THOUSAND: (token) => isOne(token, t.Digits) && token.image.length === 3,
  TEXT: (token) => isOne(token, t.Text),
  /** A name together with the path before it: `boat.crew`. */
  PATH: (token) => isOne(token, t.Name),
};

/** Each comparison with its negation. */
const opposites = [
  ['<', '>='],
  ['>', '<='],
  ['<=', '>'],
  ['>=', '<'],
] as const;

/** Where a value is required. */
export const instead = habits([
  ['is ‸in', 'in', '', 'grammar.is-in'],
  ['is not ‸in', 'not in', '', 'grammar.is-in'],
  ...opposites.map(([sign]): Habit => [`is ‸${sign}`, sign]),
  ...opposites.map(([sign, opposite]): Habit => [`is not ‸${sign}`, opposite]),
  ['‸+ NUMBER', '{1}', '+{1}'],
  ['or ‸else', 'or'],
]);

/** Where an opening parenthesis follows something that cannot be called. */
export const methods = habits(Object.entries(otherMethods).map(([name, write]) => [`. ⟦${name}⟧ ‸(`, write]));

/**
 * Where a comma follows a complete expression: the decimal comma of many languages, the thousands separator of English.
 */
export const commas = habits([
  ['NUMBER‸,THOUSAND', '{1}{2}', '{1},{2}'],
  ['NUMBER‸,NUMBER', '', '{1},{2}', 'grammar.fraction'],
]);

const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Where a name or a text follows a complete expression. */
export const types = habits(
  ['is', 'is not'].flatMap((is): readonly Habit[] => [
    [`${is} a ‸TEXT`, `${is} {1}`, '{1}', 'grammar.type-name'],
    [`${is} an ‸TEXT`, `${is} {1}`, '{1}', 'grammar.type-name'],
    [`⟦${is} an⟧ ‸NAME`, `${is} a`],
    [`${is} a ‸NAME`, (name) => `${is} a ${withCapital(name)}`, '{1}', 'grammar.type-name'],
  ]),
);

/** Where two values stand side by side: words that have one meaning together. */
export const phrases = habits([
  ['is one of', 'in'],
  ['other than', 'is not'],
  ['at most', '<='],
  ['at least', '>='],
  ['order by', 'by'],
  ['sorted by', 'by'],
  ['such that', 'where'],
  ['number of', 'size(…)'],
  // A single word stands before the words that it belongs to.
  ...superfluousWords.map((words): Habit => {
    return [words.length === 1 ? `⟦${words[0]}⟧ ‸` : words.join(' '), '', undefined, 'grammar.superfluous'];
  }),
  ['NAME ‸of NAME', '{2}.{1}', 'of'],
]);

/** As `phrases`: indices, which count from 0 or, from the end, from -1; and single words. */
export const words = habits([
  ['PATH‸[ NUMBER ]', (list, number) => `nth(${list}, ${Number(number) + 1})`, '{1}[{2}]'],
  ['PATH‸[ - NUMBER ]', (list, number) => `nth(reverse(${list}), ${Number(number)})`, '{1}[-{2}]'],
  ...Object.entries(otherWords).map(([word, write]): Habit => [`⟦${word}⟧ ‸`, write]),
  ...Object.entries(otherWords).map(([word, write]): Habit => [`‸${word}`, write]),
]);

/** The fault at a place, if it is an example of a habit. */
type Habits = (place: TokenPlace) => GrammarFault | undefined;

function habits(table: readonly Habit[]): Habits {
  // Most texts have no mistake: the patterns are parsed for the first text that has one.
  let patterns: readonly HabitPattern[] | undefined;
  return (place) => {
    patterns ??= table.map(([pattern]) => patternOf(pattern));
    for (const [index, pattern] of patterns.entries()) {
      const match = matchOf(pattern, place);
      if (match !== undefined) return faultOf(match, table[index]!);
    }
    return undefined;
  };
}

interface PatternToken {
  readonly word: string;
  /** Whether it begins where the previous one ends. */
  readonly touches: boolean;
}

interface HabitPattern {
  readonly atoms: readonly PatternToken[];
  /** Number of atoms before the token at which the parser stopped; undefined for any. */
  readonly stop: number | undefined;
  /** The first atom that is reported, and the one after the last. */
  readonly reported: readonly [first: number, end: number];
}

interface HabitMatch {
  readonly reported: readonly IToken[];
  /** What the kinds in the pattern matched. */
  readonly values: readonly string[];
}

function patternOf(text: string): HabitPattern {
  const atoms: PatternToken[] = [];
  const marks = new Map<string, number>();
  let touches = true;
  for (const [, blank, part = ''] of text.matchAll(/(\s*)([‸⟦⟧]|\w+|<=|>=|[^\s\w])/gu)) {
    touches &&= blank === '';
    if (/[‸⟦⟧]/.test(part)) marks.set(part, atoms.length);
    else {
      atoms.push({ word: part, touches });
      touches = true;
    }
  }
  return { atoms, stop: marks.get('‸'), reported: [marks.get('⟦') ?? 0, marks.get('⟧') ?? atoms.length] };
}

/** How a pattern matches around a place. A pattern without `‸` matches as far to the left as it can. */
function matchOf(pattern: HabitPattern, place: TokenPlace): HabitMatch | undefined {
  const { atoms, stop } = pattern;
  const stops = stop === undefined ? atoms.map((_, index) => index).reverse() : [stop];
  for (const one of stops) {
    const match = matchAt(pattern, one, place);
    if (match !== undefined) return match;
  }
  return undefined;
}

function matchAt(
  { atoms, reported }: HabitPattern,
  stop: number,
  { tokens, index }: TokenPlace,
): HabitMatch | undefined {
  const runs: (readonly IToken[])[] = [];
  let start = index;
  for (const { word } of atoms.slice(0, stop).reverse()) {
    const first = word === 'PATH' ? pathBefore(tokens, start) : start - 1;
    const run = tokens.slice(Math.max(first, 0), start);
    if (run.length === 0 || !fits(run.at(-1)!, word)) return undefined;
    runs.unshift(run);
    start = first;
  }
  for (const [offset, { word }] of atoms.slice(stop).entries()) {
    const token = tokens[index + offset];
    if (token === undefined || !fits(token, word)) return undefined;
    runs.push([token]);
  }
  const apart = (run: readonly IToken[], at: number) =>
    at > 0 && atoms[at]!.touches && t.tokenRange(runs[at - 1]!.at(-1)!)[1] !== run[0]!.startOffset;
  if (runs.some(apart)) return undefined;
  const values = runs.filter((_, at) => Object.hasOwn(kinds, atoms[at]!.word)).map((run) => imageOf(run, ''));
  return { reported: runs.slice(...reported).flat(), values };
}

const fits = (token: IToken, word: string): boolean => kinds[word]?.(token) ?? token.image === word;

/**
 * Where the path begins that ends before a token; the token itself if something else comes first, as in `f(x).crew`.
 */
function pathBefore(tokens: readonly IToken[], end: number): number {
  let start = end - 1;
  while (isOne(tokens[start - 1], t.Dot)) start -= 2;
  return isOne(tokens[start], t.Word) ? start : end;
}

const imageOf = (tokens: readonly IToken[], between: string): string => tokens.map(({ image }) => image).join(between);

function faultOf(
  { reported, values }: HabitMatch,
  [, write, found, code = 'grammar.foreign-sign']: Habit,
): GrammarFault {
  const filled = (text: string): string => text.replace(/\{(\d)\}/g, (_, number) => values[Number(number) - 1]!);
  const suggestion = typeof write === 'string' ? filled(write) : write(...values);
  const said = found === undefined ? imageOf(reported, ' ') : filled(found);
  return new GrammarFault(code, rangeBetween(reported[0]!, reported.at(-1)!), {
    ...(said !== '' && { values: { found: said } }),
    ...(suggestion !== '' && { suggestion }),
  });
}
