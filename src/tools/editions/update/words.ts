import type { Lang, Words } from '../../../engine/model/words.js';
import { wordingNames } from '../words.js';
import type { DescribedItem } from './described.js';
import type { WorkSort } from './work.js';

/** Why a rule is on the list. */
const sorts: { readonly [sort in WorkSort]: Words } = {
  reworded: { en: 'reworded', it: 'riformulata' },
  moved: { en: 'renumbered and reworded', it: 'rinumerata e riformulata' },
  references: { en: 'refers to something else', it: 'rimanda ad altro' },
  new: { en: 'new', it: 'nuova' },
  gone: { en: 'gone', it: 'sparita' },
  'see-gone': { en: 'gone, and entries refer to it', it: 'sparita, e delle voci vi rimandano' },
};

/** What became of the rule: `reworded, 93 %`. */
export function itemTitle({ sort, wording, likeness, forced }: DescribedItem, lang: Lang): string {
  const how = [
    sorts[sort][lang],
    ...(wording === 'examples' || wording === 'list-order' ? [wordingNames[wording][lang]] : []),
    ...(wording === 'words' && likeness !== undefined ? [`${Math.round(likeness * 100)} %`] : []),
    ...(forced ? [{ en: 'pair decided', it: 'coppia decisa' }[lang]] : []),
  ];
  return how.join(', ');
}
