import { onceFor } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { formsPattern, hintOf, matchesIn, usualForms } from './forms.js';

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

/** Some forms, with hints. */
export const searched = (forms: readonly string[]): Searched => ({
  pattern: formsPattern(forms),
  hints: [...new Set(forms.map(hintOf))],
});
const patternOf = ({ term, forms }: TermChoice, lang: Lang): Searched => searched(forms ?? usualForms(term, lang));
const refusedPattern = ({ not }: TermChoice): Searched | undefined => (not.length === 0 ? undefined : searched(not));

const none: readonly TextPlace[] = [];

/** Searches a text for many groups of forms: one look at its letters says which of them it may have. */
export class FormsIndex {
  private readonly byStart = new Map<number, (readonly [hint: string, forms: Searched])[]>();
  private readonly short: (readonly [hint: string, forms: Searched])[] = [];

  constructor(groups: readonly Searched[]) {
    for (const forms of groups)
      for (const hint of forms.hints) {
        if (hint.length < startLength) this.short.push([hint, forms]);
        else this.byStart.set(startAt(hint, 0), [...(this.byStart.get(startAt(hint, 0)) ?? []), [hint, forms]]);
      }
  }

  /** The text, to be searched for groups of the index. */
  searchable(text: string): SearchableText {
    const small = text.toLowerCase();
    const possible = new Set(this.short.flatMap(([hint, forms]) => (small.includes(hint) ? [forms] : [])));
    for (let at = 0; at + startLength <= small.length; at++) {
      const hinted = this.byStart.get(startAt(small, at));
      if (hinted !== undefined) for (const [hint, forms] of hinted) if (small.startsWith(hint, at)) possible.add(forms);
    }
    const mayHave = (forms: Searched | undefined): boolean => forms !== undefined && possible.has(forms);
    return { text, mayHave, placesOf: (forms) => (forms && mayHave(forms) ? placesOf(text, forms.pattern) : none) };
  }
}

const startLength = 3;
/** Different beginnings may have the same number. */
const startAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << 16) ^ (text.charCodeAt(at + 1) << 8) ^ text.charCodeAt(at + 2);

/** A text and the places of forms in it. */
export interface SearchableText {
  readonly text: string;
  /** False for nearly all forms that it does not have: it has none of their hints. */
  mayHave(forms: Searched | undefined): boolean;
  placesOf(forms: Searched | undefined): readonly TextPlace[];
}

/** A text in which all terms are searched for, preferred and refused forms. */
export const searchable = (text: string, lang: Lang, terms: Termbase): SearchableText =>
  indexOf(terms)[lang].searchable(text);

const indexOf = onceFor((terms: Termbase): { readonly [lang in Lang]: FormsIndex } => {
  const of = (lang: Lang): FormsIndex =>
    new FormsIndex(terms.flatMap(({ found, refused }) => [found[lang], refused[lang] ?? []].flat()));
  return { en: of('en'), it: of('it') };
});

/**
 * The places of some forms in a text.
 *
 * @param small the text in lower case
 */
export const formsIn = (text: string, small: string, { pattern, hints }: Searched): readonly TextPlace[] =>
  hints.some((hint) => small.includes(hint)) ? placesOf(text, pattern) : none;

/** The places of a pattern in a text. */
export const placesOf = (text: string, pattern: RegExp): readonly TextPlace[] =>
  matchesIn(text, pattern).flatMap(({ 0: words, index, groups }) =>
    groups !== undefined && groups['form'] === undefined ? [] : [{ start: index, end: index + words.length, words }],
  );

/** Words of a text, and their place. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}
