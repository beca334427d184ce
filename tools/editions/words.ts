import type { Lang, Words } from 'tavolata/runtime';
import { fill } from 'tavolata/workspace';
import type { ChangeKind, RuleChange } from './compare.js';
import type { Stray } from './strays.js';
import texts from './words.json' with { type: 'json' };

/** What became of a rule, in words. */
export const kindNames: { readonly [kind in ChangeKind]: Words } = texts.kindNames;

/** How many rules became so. */
export const kindCounts: { readonly [kind in ChangeKind]: Words } = texts.kindCounts;

/** How the words of a rule changed if nothing but its examples did. */
export const onlyExamples: Words = texts.onlyExamples;

/** `801.2 → 801.3`, or the only number. */
export const numbersOf = ({ old, new: fresh }: Pick<RuleChange, 'old' | 'new'>): string =>
  old === undefined || fresh === undefined || old === fresh ? (fresh ?? old ?? '') : `${old} → ${fresh}`;

const strayWords = texts.strayWords;

/** References with other targets than before, in words, with a small first letter. */
export const straysSaid = (strays: readonly Stray[], lang: Lang): readonly string[] =>
  strays.map(({ to, instead }) =>
    fill((instead === null ? strayWords.gone : strayWords.moved)[lang], { to, instead: instead ?? '' }, lang),
  );
