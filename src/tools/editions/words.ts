import type { Lang, Words } from '../../engine/model/words.js';
import { fill } from '../../frontend/diagnostics/fill.js';
import type { ChangeKind, RuleChange, Wording } from './compare.js';
import type { Stray } from './strays.js';

/** What became of a rule, in words. */
export const kindNames: { readonly [kind in ChangeKind]: Words } = {
  unchanged: { en: 'unchanged', it: 'uguale' },
  typography: { en: 'only typography', it: 'solo tipografia' },
  references: { en: 'only references', it: 'solo rimandi' },
  renumbered: { en: 'renumbered', it: 'rinumerata' },
  reworded: { en: 'reworded', it: 'riformulata' },
  'renumbered-and-reworded': { en: 'renumbered and reworded', it: 'rinumerata e riformulata' },
  new: { en: 'new', it: 'nuova' },
  gone: { en: 'gone', it: 'sparita' },
};

/** How many rules became so. */
export const kindCounts: { readonly [kind in ChangeKind]: Words } = {
  unchanged: { en: '{count} unchanged', it: '{count} {count?uguale:uguali}' },
  typography: { en: '{count} only in typography', it: '{count} solo nella tipografia' },
  references: { en: '{count} only in references', it: '{count} solo nei rimandi' },
  renumbered: { en: '{count} renumbered', it: '{count} {count?rinumerata:rinumerate}' },
  reworded: { en: '{count} reworded', it: '{count} {count?riformulata:riformulate}' },
  'renumbered-and-reworded': {
    en: '{count} renumbered and reworded',
    it: '{count} {count?rinumerata e riformulata:rinumerate e riformulate}',
  },
  new: { en: '{count} new', it: '{count} {count?nuova:nuove}' },
  gone: { en: '{count} gone', it: '{count} {count?sparita:sparite}' },
};

export const wordingNames: { readonly [wording in Wording]: Words } = {
  same: { en: 'same words', it: 'stesse parole' },
  typography: { en: 'only typography', it: 'solo tipografia' },
  references: { en: 'only references', it: 'solo rimandi' },
  'list-order': { en: 'the order of a list', it: "l'ordine di un elenco" },
  examples: { en: 'only in examples', it: 'solo negli esempi' },
  words: { en: 'other words', it: 'parole diverse' },
};

/** `801.2 → 801.3`, or the one number that there is. */
export const numbersOf = ({ old, new: fresh }: Pick<RuleChange, 'old' | 'new'>): string =>
  old === undefined || fresh === undefined || old === fresh ? (fresh ?? old ?? '') : `${old} → ${fresh}`;

const strayWords = {
  moved: { en: 'refers to {to} instead of {instead}', it: 'rimanda a {to} invece che a {instead}' },
  gone: {
    en: 'refers to {to}, where what it led to is gone',
    it: 'rimanda a {to}, dove non sta più ciò a cui portava',
  },
} as const;

/** References that lead elsewhere than before, in words, the first letter small. */
export const straysSaid = (strays: readonly Stray[], lang: Lang): readonly string[] =>
  strays.map(({ to, instead }) =>
    fill((instead === null ? strayWords.gone : strayWords.moved)[lang], { to, instead: instead ?? '' }, lang),
  );
