import type { Lang } from 'tavolata/runtime';
import { fill } from 'tavolata/workspace';
import { onlyExamples, straysSaid } from '../words.js';
import type { DescribedEntry, DescribedItem } from './described.js';
import texts from './words.json' with { type: 'json' };

/** Why a rule is on the list. */
const sorts = texts.sorts;

/** What became of the rule: `reworded, 93 %`. */
export function itemTitle({ sort, wording, similarity, forced, strays = [] }: DescribedItem, lang: Lang): string {
  const how = [
    sorts[sort][lang],
    ...(wording === 'examples' ? [onlyExamples[lang]] : []),
    ...(wording === 'words' && similarity !== undefined ? [`${Math.round(similarity * 100)} %`] : []),
    ...straysSaid(strays, lang),
    ...(forced ? [texts.itemTitle['0'][lang]] : []),
  ];
  return how.join(', ');
}

const standing = texts.standing;

/** The present numbers of the rules of an entry, as a line below it; none if they did not change. */
export function standingLines(
  { isDone, numbers }: Pick<DescribedEntry, 'isDone' | 'numbers'>,
  lang: Lang,
): readonly string[] {
  if (isDone || numbers === undefined) return [];
  return [
    numbers.length === 0 ? standing.nowhere[lang] : fill(standing.under[lang], { numbers: numbers.join(', ') }, lang),
  ];
}
