import type { Lang } from 'tavolata/runtime';
import { matchesIn } from '../terms/forms.js';
import { formsIn, type SearchableText, type SearchedTerm, searchable } from '../terms/termbase.js';
import { type CheckContext, finding, type PairCheck, sides, type TextFinding, type TextPair } from './finding.js';
import { withoutQuoted } from './words.js';

const other = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');

// What stands in braces names a part, and is not a word.
const withoutParts = (text: string): string => text.replace(/\{[^}]*\}/g, (part) => ' '.repeat(part.length));

interface SearchedSide extends SearchableText {
  readonly lang: Lang;
}

const searchedSides = (pair: TextPair, context: CheckContext): readonly SearchedSide[] =>
  sides(pair, context).map(({ lang, text }) => ({ lang, ...searchable(withoutParts(text), lang, context.terms) }));

/** Words that the termbase refuses, in either text. */
export const refused: PairCheck = (pair, context) =>
  searchedSides(pair, context).flatMap(({ lang, mayHave, placesOf }) =>
    context.terms
      .filter((term) => mayHave(term.refused[lang]) && (context.isOfficial !== true || term.house !== true))
      .flatMap((term) =>
        placesOf(term.refused[lang]).map(({ start, end, words }) =>
          finding('refused', lang, [start, end], { values: { word: words, term: term[lang].term } }),
        ),
      ),
  );

/** Terms of the source left unchanged in the translation, although it has a term of its own: “lo stack”. */
export function leftTerms(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [source, target] = sides(pair, context);
  const small = source!.text.toLowerCase();
  return matchesIn(withoutNames(target!.text), afterArticle).flatMap(({ 0: word, index }) => {
    if (!small.includes(word)) return [];
    const has = (lang: Lang) => (term: SearchedTerm) =>
      formsIn(word, word, term.found[lang]).some((one) => one.words.length === word.length);
    const term = context.terms.find(has(source!.lang));
    if (term === undefined || context.terms.some(has(target!.lang))) return [];
    const values = { word, term: term[target!.lang].term };
    return [finding('refused', target!.lang, [index, index + word.length], { values })];
  });
}

// Names of cards stand in quotes or brackets; without an article it may be a name in the data.
const withoutNames = (text: string): string =>
  withoutQuoted(text).replace(/\([^)]*\)/g, (bracket) => ' '.repeat(bracket.length));
const afterArticle =
  /(?<=(?:^|[\s(])(?:il|lo|la|i|gli|le|una?|uno|ogni|(?:de|ne|a|da|su)(?:l|llo|lla|i|gli|lle)|suo|sua|suoi) )\p{Ll}+(?![\p{L}-])/giu;

/** A term of one text has its counterpart in the other, if the termbase expects it. */
export function terms(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [source, target] = searchedSides(pair, context) as [SearchedSide, SearchedSide];
  return context.terms
    .filter((term) => term.free !== true || context.isOfficial === true)
    .filter(({ found }) => source.mayHave(found[source.lang]) || target.mayHave(found[target.lang]))
    .flatMap((term) => [
      ...missing(term, source, target, context.terms),
      ...missing(term, target, source, context.terms),
    ]);
}

/**
 * The first use of a term in one text whose counterpart is missing in the other, unless it is part of a longer term or
 * a refused word stands for it.
 */
function missing(
  term: SearchedTerm,
  from: SearchedSide,
  to: SearchedSide,
  all: readonly SearchedTerm[],
): readonly TextFinding[] {
  if (!(term.expected ?? []).includes(to.lang)) return [];
  const places = from.placesOf(term.found[from.lang]);
  if (places.length === 0 || to.placesOf(term.found[to.lang]).length > 0) return [];
  if (to.placesOf(term.refused[to.lang]).length > 0) return [];
  const first = places.find((place) => !isWithinLonger(term, from, place, all));
  if (first === undefined) return [];
  const values = { word: first.words, term: term[to.lang].term, language: other(from.lang) };
  return [finding('terms', from.lang, [first.start, first.end], { values })];
}

const isWithinLonger = (
  term: SearchedTerm,
  { lang, placesOf }: SearchedSide,
  { start, end }: { readonly start: number; readonly end: number },
  all: readonly SearchedTerm[],
): boolean =>
  all.some(
    (longer) =>
      longer !== term &&
      longer[lang].term.length > term[lang].term.length &&
      placesOf(longer.found[lang]).some(
        (place) => place.start <= start && place.end >= end && place.end - place.start > end - start,
      ),
  );
