import { onceFor } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { formsPattern } from '../terms/forms.js';
import { FormsIndex, placesOf, type SearchableText, type Searched, searched } from '../terms/termbase.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { withoutQuoted } from './words.js';

/** How one language expresses one of several meanings. */
export interface Phrasing {
  /** Its expressions; empty if there are too many. */
  readonly forms: readonly string[];
  /** Expressions that may stand for it if the other text has one of its forms. */
  readonly also?: readonly string[];
  /** Contexts in which a form means something else. */
  readonly except?: readonly string[];
}

/** Meanings of which a translation may wrongly express another one. */
export interface Contrast {
  readonly members: readonly { readonly [lang in Lang]: Phrasing }[];
  /** Read-backs are full of its words, so texts are not compared with them. */
  readonly textsOnly?: boolean;
}

type Patterns = { readonly [lang in Lang]: RegExp };

/** A contrast with its search patterns. */
export interface SearchedContrast {
  readonly textsOnly: boolean;
  readonly members: readonly { readonly strict: Patterns; readonly loose: Patterns }[];
  /** Any of the forms: most texts have none, and need no closer search. */
  readonly any: { readonly [lang in Lang]: Searched };
}

/** The contrasts of `contrasts.json`, with their search patterns. */
export type SearchedContrasts = readonly SearchedContrast[];

/** Prepares contrasts as `contrasts.json` has them. */
export const contrastsOf = (contrasts: readonly Contrast[]): SearchedContrasts =>
  contrasts.map(({ members, textsOnly = false }) => ({
    textsOnly,
    members: members.map((member) => ({
      strict: inBoth((lang) => formsPattern(member[lang].forms, member[lang].except)),
      loose: inBoth((lang) => formsPattern([...member[lang].forms, ...(member[lang].also ?? [])], member[lang].except)),
    })),
    any: inBoth((lang) => searched(members.flatMap((member) => member[lang].forms))),
  }));

const inBoth = <Part>(of: (lang: Lang) => Part): { readonly [lang in Lang]: Part } => ({ en: of('en'), it: of('it') });

/** A text in which all contrasts are searched for. */
export const searchableFor = (contrasts: SearchedContrasts, text: string, lang: Lang): SearchableText =>
  indexOf(contrasts)[lang].searchable(text);

const indexOf = onceFor((contrasts: SearchedContrasts) =>
  inBoth((lang) => new FormsIndex(contrasts.map(({ any }) => any[lang]))),
);

/**
 * What one text says and the other says differently: “before” and «dopo», “half” and «un terzo», “owner” and
 * «controllore».
 */
export function turned(pair: TextPair, { source, target, contrasts }: CheckContext): readonly TextFinding[] {
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  const [inSource, inTarget] = [searchableFor(contrasts, here, source), searchableFor(contrasts, there, target)];
  const inBothTexts = contrasts.filter(({ any }) => inSource.mayHave(any[source]) && inTarget.mayHave(any[target]));
  return inBothTexts.flatMap(({ members, any }) => {
    if (inSource.placesOf(any[source]).length === 0 || inTarget.placesOf(any[target]).length === 0) return [];
    const lost = members.find(({ strict, loose }) => isMoreOften(here, strict[source], there, loose[target]));
    const instead =
      lost && members.find(({ strict, loose }) => isMoreOften(there, strict[target], here, loose[source]));
    if (lost === undefined || instead === undefined) return [];
    const [expected] = placesOf(here, lost.strict[source]);
    const { start, end, words } = placesOf(there, instead.strict[target])[0]!;
    return [
      finding('limits', target, [start, end], {
        values: { word: words, expected: expected!.words },
        code: 'turned-round',
      }),
    ];
  });
}

function isMoreOften(here: string, forms: RegExp, there: string, others: RegExp): boolean {
  const found = placesOf(here, forms).length;
  return found > 0 && found > placesOf(there, others).length;
}
