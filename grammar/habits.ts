import type { IToken } from 'chevrotain';
import { type GrammarCode, GrammarFault } from './fault.js';
import { otherMethods, otherWords, superfluousWords } from './mistakes.js';
import { isOne, reach, type TokenPlace } from './surroundings.js';
import * as t from './tokens.js';

/**
 * What people write from other languages, in more than one token.
 *
 * A pattern is a list of tokens: a kind in capitals (`kinds` below), else what stands there. Blanks part tokens; without one between them
 * they must touch. The parser stopped before the token behind `‸`, where a pattern has one, else before any of its tokens. What is reported
 * is what stands between `⟦` and `⟧`, else all of it. In the texts `{1}` is what the first kind stands for, and so on.
 */
type Habit = readonly [
  pattern: string,
  /** What to write instead. */
  write: string | ((...values: string[]) => string),
  /** What is said to be found, if not simply what is reported. */
  found?: string | undefined,
  code?: GrammarCode,
];

const kinds: { readonly [kind: string]: (token: IToken) => boolean } = {
  NAME: (token) => isOne(token, t.Name),
  NUMBER: (token) => isOne(token, t.Digits),
  THOUSAND: (token) => isOne(token, t.Digits) && token.image.length === 3,
  TEXT: (token) => isOne(token, t.Text),
  /** A name with the facts that were asked for before it: `boat.crew`. */
  PATH: (token) => isOne(token, t.Name),
};

/** What a comparison says that does not hold. */
const opposites = [
  ['<', '>='],
  ['>', '<='],
  ['<=', '>'],
  ['>=', '<'],
] as const;

/** Where a value has to stand. */
export const instead = habits([
  ['is ‸in', 'in', '', 'grammar.is-in'],
  ['is not ‸in', 'not in', '', 'grammar.is-in'],
  ...opposites.map(([sign]): Habit => [`is ‸${sign}`, sign]),
  ...opposites.map(([sign, opposite]): Habit => [`is not ‸${sign}`, opposite]),
  ['‸+ NUMBER', '{1}', '+{1}'],
  ['or ‸else', 'or'],
]);

/** Where an opening parenthesis follows what cannot be called. */
export const methods = habits(Object.entries(otherMethods).map(([name, write]) => [`. ⟦${name}⟧ ‸(`, write]));

/** Where a comma follows what is complete: a fraction in many languages, and a thousand in English. */
export const commas = habits([
  ['NUMBER‸,THOUSAND', '{1}{2}', '{1},{2}'],
  ['NUMBER‸,NUMBER', '', '{1},{2}', 'grammar.fraction'],
]);

const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Where a name or a text follows what is complete. */
export const types = habits(
  ['is', 'is not'].flatMap((is): readonly Habit[] => [
    [`${is} a ‸TEXT`, `${is} {1}`, '{1}', 'grammar.type-name'],
    [`${is} an ‸TEXT`, `${is} {1}`, '{1}', 'grammar.type-name'],
    [`⟦${is} an⟧ ‸NAME`, `${is} a`],
    [`${is} a ‸NAME`, (name) => `${is} a ${withCapital(name)}`, '{1}', 'grammar.type-name'],
  ]),
);

/** Where two values stand side by side: words that mean one thing together. */
export const phrases = habits([
  ['is one of', 'in'],
  ['other than', 'is not'],
  ['at most', '<='],
  ['at least', '>='],
  ['order by', 'by'],
  ['sorted by', 'by'],
  ['such that', 'where'],
  ['number of', 'size(…)'],
  // A word alone stands before what it is put to.
  ...superfluousWords.map((words): Habit => {
    return [words.length === 1 ? `⟦${words[0]}⟧ ‸` : words.join(' '), '', undefined, 'grammar.superfluous'];
  }),
  ['NAME ‸of NAME', '{2}.{1}', 'of'],
]);

/** As `phrases`: a place in a list, counted from 0, or from -1 at the end; and single words. */
export const words = habits([
  ['PATH‸[ NUMBER ]', (list, number) => `nth(${list}, ${Number(number) + 1})`, '{1}[{2}]'],
  ['PATH‸[ - NUMBER ]', (list, number) => `nth(reverse(${list}), ${Number(number)})`, '{1}[-{2}]'],
  ...Object.entries(otherWords).map(([word, write]): Habit => [`⟦${word}⟧ ‸`, write]),
  ...Object.entries(otherWords).map(([word, write]): Habit => [`‸${word}`, write]),
]);

/** What is to be said of a place if it is an example of a habit. */
type Habits = (place: TokenPlace) => GrammarFault | undefined;

function habits(table: readonly Habit[]): Habits {
  // Most texts have no mistake, so the patterns are taken apart when the first one has.
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
  /** Whether it begins where the one before it ends. */
  readonly touches: boolean;
}

interface HabitPattern {
  readonly atoms: readonly PatternToken[];
  /** Number of atoms before the place at which the parser stopped; undefined for any. */
  readonly stop: number | undefined;
  /** First atom that is reported, and the one behind the last. */
  readonly reported: readonly [first: number, end: number];
}

interface HabitMatch {
  readonly reported: readonly IToken[];
  /** What the kinds of the pattern stand for. */
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

/** How a pattern fits round a place; where it may stop anywhere, as far to the left as it can. */
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

/** Where the name with its facts begins that ends before a token; there itself if something else comes first, as in `f(x).crew`. */
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
  return new GrammarFault(code, reach(reported[0]!, reported.at(-1)!), {
    ...(said !== '' && { values: { found: said } }),
    ...(suggestion !== '' && { suggestion }),
  });
}
