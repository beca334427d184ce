import type { Lang } from '../../../engine/model/words.js';
import { formsIn, type SearchedTerm } from '../terms/termbase.js';
import { type CheckContext, finding, type PairCheck, sides, type TextFinding, type TextPair } from './finding.js';

const other = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');

// What stands in braces is a name of a part, no word.
const withoutParts = (text: string): string => text.replace(/\{[^}]*\}/g, (part) => ' '.repeat(part.length));

interface Searchable {
  readonly lang: Lang;
  readonly text: string;
  readonly small: string;
}

function searchable({ lang, text }: { readonly lang: Lang; readonly text: string }): Searchable {
  const words = withoutParts(text);
  return { lang, text: words, small: words.toLowerCase() };
}

/** Words that the termbase refuses, in either text. */
export const refused: PairCheck = (pair, context) =>
  sides(pair, context)
    .map(searchable)
    .flatMap(({ lang, text, small }) =>
      context.terms.flatMap((term) => {
        const forms = term.refused[lang];
        if (forms === undefined || (context.isOfficial === true && term.house === true)) return [];
        return formsIn(text, small, forms).map(({ start, end, words }) =>
          finding('refused', lang, [start, end], { word: words, term: term[lang].term }),
        );
      }),
    );

/** A term of one text has its term in the other, where the termbase expects it. */
export function terms(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [source, target] = sides(pair, context).map(searchable) as [Searchable, Searchable];
  return context.terms.flatMap((term) =>
    term.free === true && context.isOfficial !== true
      ? []
      : [...missing(term, source, target, context.terms), ...missing(term, target, source, context.terms)],
  );
}

/** The first use of a term in one text where the other has none, unless it is part of a longer term or a refused word stands for it. */
function missing(
  term: SearchedTerm,
  from: Searchable,
  to: Searchable,
  all: readonly SearchedTerm[],
): readonly TextFinding[] {
  if (!(term.expected ?? []).includes(to.lang)) return [];
  const places = formsIn(from.text, from.small, term.found[from.lang]);
  if (places.length === 0 || formsIn(to.text, to.small, term.found[to.lang]).length > 0) return [];
  const instead = term.refused[to.lang];
  if (instead !== undefined && formsIn(to.text, to.small, instead).length > 0) return [];
  const first = places.find(({ start, end }) => !isWithinLonger(term, from, start, end, all));
  if (first === undefined) return [];
  const values = { word: first.words, term: term[to.lang].term, language: other(from.lang) };
  return [finding('terms', from.lang, [first.start, first.end], values)];
}

const isWithinLonger = (
  term: SearchedTerm,
  { lang, text, small }: Searchable,
  start: number,
  end: number,
  all: readonly SearchedTerm[],
): boolean =>
  all.some(
    (longer) =>
      longer !== term &&
      longer[lang].term.length > term[lang].term.length &&
      formsIn(text, small, longer.found[lang]).some(
        (place) => place.start <= start && place.end >= end && place.end - place.start > end - start,
      ),
  );
