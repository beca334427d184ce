import type { Lang } from 'tavolata/runtime';
import { formsPattern, hintOf, usualForms } from './forms.js';

/** The term for a concept in one language. */
export interface TermChoice {
  readonly term: string;
  /** Its forms in texts; a star stands for any ending. By default the usual forms. */
  readonly forms?: readonly string[];
  /** Words refused in its place. */
  readonly not: readonly string[];
}

/** One concept of the termbase. */
export interface Term {
  readonly en: TermChoice;
  readonly it: TermChoice;
  /** The languages whose text must have the term if the text in the other language has it. */
  readonly expected?: readonly Lang[];
  /** The rulebook's own texts may paraphrase it: they may lack it without a finding. */
  readonly free?: boolean;
  /** A choice of this rulebook: other texts may use the refused words. */
  readonly house?: boolean;
}

/** A term with its search patterns for both languages. */
export interface SearchedTerm extends Term {
  readonly found: { readonly [lang in Lang]: Searched };
  readonly refused: { readonly [lang in Lang]: Searched | undefined };
}

/** The pattern of some forms, and words of which a text must contain one to be worth searching. */
export interface Searched {
  readonly pattern: RegExp;
  readonly hints: readonly string[];
}

/** The terms of `rules/terms.json` with their search patterns. */
export type Termbase = readonly SearchedTerm[];

/** Prepares terms as `rules/terms.json` has them. */
export const termbaseOf = (terms: readonly Term[]): Termbase =>
  terms.map((term) => ({
    ...term,
    found: { en: patternOf(term.en, 'en'), it: patternOf(term.it, 'it') },
    refused: { en: refusedPattern(term.en), it: refusedPattern(term.it) },
  }));

const searched = (forms: readonly string[]): Searched => ({
  pattern: formsPattern(forms),
  hints: [...new Set(forms.map(hintOf))],
});
const patternOf = ({ term, forms }: TermChoice, lang: Lang): Searched => searched(forms ?? usualForms(term, lang));
const refusedPattern = ({ not }: TermChoice): Searched | undefined => (not.length === 0 ? undefined : searched(not));

const none: readonly TextPlace[] = [];

/**
 * The places of some forms in a text.
 *
 * @param small the text in lower case
 */
export const formsIn = (text: string, small: string, { pattern, hints }: Searched): readonly TextPlace[] =>
  hints.some((hint) => small.includes(hint)) ? placesOf(text, pattern) : none;

/** The places of a pattern in a text. */
export const placesOf = (text: string, pattern: RegExp): readonly TextPlace[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups }) =>
    groups !== undefined && groups['form'] === undefined ? [] : [{ start: index, end: index + words.length, words }],
  );

/** Words of a text, and their place. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}
