import type { Lang } from 'tavolata/runtime';
import { type SearchableText, type SearchedTerm, searchable } from '../terms/termbase.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { withoutQuoted } from './words.js';

type QuantityKind = 'all' | 'none' | 'some' | 'one';

// What can stand before a noun, with at most an adjective in between.
const before = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?:\\s+(?:other|single|altr[oaie]))?\\s*$`, 'iu');

const amounts: { readonly [lang in Lang]: readonly (readonly [QuantityKind, RegExp])[] } = {
  en: [
    ['all', before('each|every|all(?: of)?(?: the)?|both(?: of)?(?: the)?')],
    ['none', before('no|neither(?: of the)?')],
    ['some', before('some|several')],
    ['one', before('an?|one|only one|a single')],
  ],
  it: [
    ['all', before("ogni|ciascun[oa]?|ciascun['’]|tutt[ie] (?:i|gli|le)|qualsiasi|qualunque|entramb[ie] (?:i|gli|le)")],
    ['none', before("nessun[oa]?|nessun['’]")],
    ['some', before('alcun[ie]|qualche|divers[ie]')],
    ['one', before("un[oa]?|un['’]|un sol[oa]?")],
  ],
};
// A text with any of these quantifies or negates in another way.
const otherwise: { readonly [lang in Lang]: RegExp } = {
  en: /(?<!\p{L})(?:any\p{L}*|every\p{L}*|each|all|both|whoever|whatever|who|without|not|no|nor|neither|never|nobody|none|only|\p{L}+n['’]t)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ogni|ognun\p{L}|ciascun\p{L}|tutt\p{L}|qualsiasi|qualunque|chiunque|chi|non|nessun\p{L}*|né|senza|mai|sol[oa]|singol\p{L}|volta|per)(?!\p{L})/iu,
};

const denial: { readonly [lang in Lang]: RegExp } = {
  en: /(?<!\p{L})(?:without|not|no|nor|neither|never|nobody|none|\p{L}+n['’]t)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|nessun\p{L}*|né|senza|mai)(?!\p{L})/iu,
};
const ways = (amount: QuantityKind): { readonly [lang in Lang]: RegExp } => (amount === 'none' ? denial : otherwise);

/**
 * “Each opponent” is not «un avversario», “no player” not «ogni giocatore»: nouns of the game that are quantified
 * differently in the two texts.
 */
export function quantifiers(pair: TextPair, { source, target, terms }: CheckContext): readonly TextFinding[] {
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  const [inSource, inTarget] = [searchable(here, source, terms), searchable(there, target, terms)];
  // Most texts have few terms.
  const both = terms.filter(({ found }) => inSource.mayHave(found[source]) && inTarget.mayHave(found[target]));
  return both.flatMap((term) => {
    const said = counted(term, inSource, source);
    const counterpart = said && counted(term, inTarget, target);
    if (said === undefined || counterpart === undefined || said.amount === counterpart.amount) return [];
    if (said.amount === 'one' && ways(counterpart.amount)[source].test(here)) return [];
    if (counterpart.amount === 'one' && ways(said.amount)[target].test(there)) return [];
    const values = { word: pair.target.slice(...counterpart.span), expected: pair.source.slice(...said.span) };
    return [finding('limits', target, counterpart.span, { values, code: 'turned-round' })];
  });
}

interface CountedNoun {
  readonly amount: QuantityKind;
  readonly span: readonly [number, number];
}

/** How a term is quantified, if it occurs once, or alike everywhere. */
function counted(term: SearchedTerm, { text, placesOf }: SearchableText, lang: Lang): CountedNoun | undefined {
  const found = placesOf(term.found[lang]).map(({ start, end }): CountedNoun | undefined => {
    for (const [amount, pattern] of amounts[lang]) {
      const words = pattern.exec(text.slice(0, start));
      if (words !== null) return { amount, span: [words.index, end] };
    }
    return undefined;
  });
  const [first] = found;
  return found.every((one) => one?.amount === first?.amount) ? first : undefined;
}
