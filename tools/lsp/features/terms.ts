import { onceFor } from 'tavolata/internals';
import {
  type JsonDocument,
  jsonPlaceAt,
  type LinkedRules,
  lenientJson,
  type NamedSymbol,
  type Occurrence,
  pointer,
  type Workspace,
} from 'tavolata/workspace';
import { formsIn, type SearchedTerm, type Term, type Termbase, termbaseOf } from '../../texts/terms/termbase.js';
import { placeOf, type TextUnit } from '../../texts/units/unit.js';
import { unitsOfRules } from '../../texts/units/units.js';
import { plain, say, type View, words } from '../view.js';
import type { NameAt } from './names.js';

const langs = ['en', 'it'] as const;

const termsOf = ({ value }: JsonDocument): readonly Term[] => (value as { readonly terms: readonly Term[] }).terms;
const termbase = onceFor((document: JsonDocument): Termbase => termbaseOf(termsOf(document)));

/** A term is identified by its English word. */
const symbolOf = ({ en }: Term): NamedSymbol => ({ kind: 'term', name: en.term });

/** The term at a place of a text, or of the list of terms. */
export function termAt({ linked }: Workspace, path: string, offset: number): NameAt | undefined {
  const terms = linked?.documents.terms;
  if (linked === undefined || terms === undefined) return undefined;
  if (terms.source.file === path) return listedTerm(terms, offset);
  const isHere = ({ start, end }: { readonly start: number; readonly end: number }) => start <= offset && offset <= end;
  for (const unit of unitsOfRules(linked.documents, ({ source }) => source.file === path))
    for (const lang of langs) {
      if (!isHere(placeOf(unit, lang))) continue;
      const found = termbase(terms)
        .flatMap((term) => occurrencesIn(unit, lang, term))
        .filter(({ span }) => isHere(span))
        // Of nested terms the longest is meant.
        .sort((a, b) => b.span.end - b.span.start - (a.span.end - a.span.start));
      return found[0] && { symbols: [found[0].symbol], span: found[0].span };
    }
  return undefined;
}

function listedTerm(terms: JsonDocument, offset: number): NameAt | undefined {
  const json = lenientJson(terms.source);
  const [list, index, lang, key] = (json && jsonPlaceAt(json.root, offset)?.path) ?? [];
  const term = list === 'terms' && key === 'term' ? termsOf(terms)[Number(index)] : undefined;
  return term && { symbols: [symbolOf(term)], span: inside(terms, Number(index), lang as 'en' | 'it') };
}

function inside(terms: JsonDocument, index: number, lang: 'en' | 'it') {
  const { source, start, end } = terms.at(pointer('terms', index, lang, 'term'));
  return { source, start: start + 1, end: end - 1 };
}

/** Where a term is listed, and all texts with one of its forms. */
export function termOccurrences({ linked }: Workspace, { name }: NamedSymbol): readonly Occurrence[] {
  const terms = linked?.documents.terms;
  const index = terms === undefined ? -1 : termsOf(terms).findIndex(({ en }) => en.term === name);
  if (linked === undefined || terms === undefined || index < 0) return [];
  const term = termbase(terms)[index]!;
  return [
    ...langs.map((lang) => ({ symbol: symbolOf(term), span: inside(terms, index, lang), isDefinition: true })),
    ...unitsOf(linked).flatMap((unit) => langs.flatMap((lang) => occurrencesIn(unit, lang, term))),
  ];
}

const unitsOf = onceFor(({ documents }: LinkedRules) => unitsOfRules(documents));

function occurrencesIn(unit: TextUnit, lang: 'en' | 'it', term: SearchedTerm): readonly Occurrence[] {
  const places = formsIn(unit[lang], unit[lang].toLowerCase(), term.found[lang]);
  if (places.length === 0) return [];
  const text = unit.document.text(unit.pointers[lang]);
  return places.map(({ start, end }) => ({
    symbol: symbolOf(term),
    span: text.place(start, end),
    isDefinition: false,
  }));
}

/** A term in both languages, with the words refused in its place. */
export function describeTerm(view: View, { documents: { terms } }: LinkedRules, { name }: NamedSymbol): string {
  const term = terms && termsOf(terms).find(({ en }) => en.term === name);
  const refused = langs.flatMap((lang) => term?.[lang].not ?? []).map(plain);
  return [
    `**${plain(term?.en.term ?? name)}** / *${plain(term?.it.term ?? name)}*`,
    `*${say(view, words.term)}*`,
    ...(refused.length === 0 ? [] : [`${say(view, words.refused)}: ${refused.join(', ')}`]),
  ].join('\n\n');
}
