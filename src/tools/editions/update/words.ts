import type { Lang, Words } from '../../../engine/model/words.js';
import { fill } from '../../../frontend/diagnostics/fill.js';
import { straysSaid, wordingNames } from '../words.js';
import type { DescribedEntry, DescribedItem } from './described.js';
import type { WorkSort } from './work.js';

/** Why a rule is on the list. */
const sorts: { readonly [sort in WorkSort]: Words } = {
  reworded: { en: 'reworded', it: 'riformulata' },
  moved: { en: 'renumbered and reworded', it: 'rinumerata e riformulata' },
  references: { en: 'refers to something else', it: 'rimanda ad altro' },
  new: { en: 'new', it: 'nuova' },
  gone: { en: 'gone', it: 'sparita' },
  named: {
    en: 'moved or gone, and texts of entries name it',
    it: 'spostata o sparita, e la nominano testi di voci',
  },
  'see-gone': { en: 'gone, and entries refer to it', it: 'sparita, e delle voci vi rimandano' },
};

/** What became of the rule: `reworded, 93 %`. */
export function itemTitle({ sort, wording, likeness, forced, strays = [] }: DescribedItem, lang: Lang): string {
  const how = [
    sorts[sort][lang],
    ...(wording === 'examples' || wording === 'list-order' ? [wordingNames[wording][lang]] : []),
    ...(wording === 'words' && likeness !== undefined ? [`${Math.round(likeness * 100)} %`] : []),
    ...straysSaid(strays, lang),
    ...(forced ? [{ en: 'pair decided', it: 'coppia decisa' }[lang]] : []),
  ];
  return how.join(', ');
}

const standing = {
  under: { en: 'its rules now stand under {numbers}', it: 'le sue regole stanno ora sotto {numbers}' },
  nowhere: { en: 'its rules are gone', it: 'le sue regole non ci sono più' },
} as const;

/** Where the rules of an entry stand in the new edition, as a line below it; none where they stand where they stood. */
export function standingLines(
  { isDone, numbers }: Pick<DescribedEntry, 'isDone' | 'numbers'>,
  lang: Lang,
): readonly string[] {
  if (isDone || numbers === undefined) return [];
  return [
    numbers.length === 0 ? standing.nowhere[lang] : fill(standing.under[lang], { numbers: numbers.join(', ') }, lang),
  ];
}
