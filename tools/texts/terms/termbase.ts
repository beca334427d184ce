import type { Lang } from 'tavolata/runtime';
import { formsPattern, hintOf, usualForms } from './forms.js';

/** How a concept is called in one language. */
export interface TermChoice {
  readonly term: string;
  /** The forms that texts have it in; a star is any ending. Without them the usual ones. */
  readonly forms?: readonly string[];
  /** Words that are refused in its stead. */
  readonly not: readonly string[];
}

/** One concept of the termbase. */
export interface Term {
  readonly en: TermChoice;
  readonly it: TermChoice;
  /** The languages whose text must have the term where the text in the other language has it. */
  readonly expected?: readonly Lang[];
  /** The rulebook's own texts may paraphrase it: they lack it without a finding. */
  readonly free?: boolean;
  /** A choice of this rulebook: texts of others may use the refused words. */
  readonly house?: boolean;
}

/** A term with what finds it in texts of both languages. */
export interface SearchedTerm extends Term {
  readonly found: { readonly [lang in Lang]: Searched };
  readonly refused: { readonly [lang in Lang]: Searched | undefined };
}

/** What finds some forms, and the words of which a text must have one for it to be worth looking. */
export interface Searched {
  readonly pattern: RegExp;
  readonly hints: readonly string[];
}

/** The terms of `rules/terms.json`, ready to be looked for. */
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
 * Where some forms are found in a text.
 *
 * @param small the text in small letters
 */
export const formsIn = (text: string, small: string, { pattern, hints }: Searched): readonly TextPlace[] =>
  hints.some((hint) => small.includes(hint)) ? placesOf(text, pattern) : none;

/** Where a pattern is found in a text. */
export const placesOf = (text: string, pattern: RegExp): readonly TextPlace[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups }) =>
    groups !== undefined && groups['form'] === undefined ? [] : [{ start: index, end: index + words.length, words }],
  );

/** Words of a text and where they stand. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}
