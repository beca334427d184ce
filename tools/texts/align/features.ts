import type { Lang } from 'tavolata/runtime';
import { referencesIn, sentencesIn } from '../../official/normal.js';
import { ruleNumber } from '../../official/rule-number.js';
import { formsIn, type Termbase } from '../terms/termbase.js';

/** What can be compared between texts in different languages. */
export interface Features {
  /** Concepts of the termbase that it mentions, by their indexes there. */
  readonly terms: ReadonlySet<number>;
  /** The last parts of the rules that it refers to, since sections move: `12` of `801.12`. */
  readonly references: ReadonlySet<string>;
  /** Figures, symbols and names: what a translation leaves unchanged. */
  readonly kept: ReadonlySet<string>;
  readonly length: number;
  readonly sentences: number;
}

const reference = new RegExp(String.raw`\b${ruleNumber}\b`, 'g');
const kept = /\{[^}]+\}|\b\d+(?:\/\d+)?\b|(?<=[^.!?“"(\s]\s)\p{Lu}[\p{L}'’-]+/gu;

/** The features by which a text is compared with texts in the other language. */
export function featuresOf(text: string, lang: Lang, terms: Termbase): Features {
  const small = text.toLowerCase();
  const found = terms.flatMap(({ found: { [lang]: forms } }, index) =>
    formsIn(text, small, forms).length > 0 ? [index] : [],
  );
  return {
    terms: new Set(found),
    references: new Set(referencesIn(text).map((number) => number.split('.')[1] ?? number)),
    kept: new Set(text.replace(reference, '').match(kept) ?? []),
    length: text.length,
    sentences: sentencesIn(text),
  };
}

/** The traits by which two texts are recognised as translations of each other. */
const sharedTraits = ['terms', 'references', 'kept', 'length', 'sentences'] as const;
type SharedTrait = (typeof sharedTraits)[number];

/** The resemblance of two texts, from 0 to 1, and its parts. */
export interface Resemblance {
  readonly score: number;
  readonly by: { readonly [trait in SharedTrait]: number };
}

const weights: { readonly [trait in SharedTrait]: number } = {
  terms: 0.5,
  references: 0.15,
  kept: 0.15,
  length: 0.15,
  sentences: 0.05,
};

/** Usual ratio of the length of an Italian text to that of the English. */
const usualRatio = 1.13;

/** How likely two texts are translations of each other, and by which traits. */
export function resemblance(it: Features, en: Features): Resemblance {
  const ratio = Math.abs(Math.log(it.length / Math.max(1, en.length) / usualRatio));
  const by = {
    terms: common(it.terms, en.terms),
    references: common(it.references, en.references),
    kept: common(it.kept, en.kept),
    length: Math.exp(-2 * ratio),
    sentences:
      it.sentences === en.sentences ? 1 : Math.min(it.sentences, en.sentences) / Math.max(it.sentences, en.sentences),
  };
  const score = sharedTraits.reduce((sum, trait) => sum + weights[trait] * by[trait], 0);
  return { score, by };
}

/** The share of all that both have; two empty sets agree. */
function common<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): number {
  if (one.size === 0 && other.size === 0) return 1;
  let both = 0;
  for (const value of one) if (other.has(value)) both++;
  return (2 * both) / (one.size + other.size);
}
