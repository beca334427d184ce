import { diffArrays } from 'diff';
import { normalWords } from '../official/normal.js';
import { tokensOf } from './tokens.js';

/** A run of words that both texts have, or only one. */
export interface WordRun {
  readonly in: 'both' | 'old' | 'new';
  readonly text: string;
}

/** The differences between two texts, word by word. Other forms of quotes and dashes are no difference. */
export function wordRuns(old: string, fresh: string): readonly WordRun[] {
  const comparator = (one: string, other: string): boolean => one === other || normalWords(one) === normalWords(other);
  const runs = diffArrays([...tokensOf(old)], [...tokensOf(fresh)], { comparator });
  return joined(
    runs.map(({ added, removed, value }) => ({ in: added ? 'new' : removed ? 'old' : 'both', text: value.join('') })),
  );
}

/** A mere blank between two changes belongs to both: it is not common text. */
function joined(runs: readonly WordRun[]): readonly WordRun[] {
  const found: { old: string; new: string; both: string }[] = [];
  for (const [index, { in: where, text }] of runs.entries()) {
    const last = found.at(-1);
    const open = last !== undefined && last.both === '' ? last : undefined;
    const isBlank = where === 'both' && /^\s+$/.test(text) && index < runs.length - 1;
    if (open === undefined || (where === 'both' && !isBlank)) found.push({ old: '', new: '', both: '', [where]: text });
    else if (where === 'both') {
      open.old += text;
      open.new += text;
    } else open[where] += text;
  }
  return found.flatMap((one) =>
    (['old', 'new', 'both'] as const).flatMap((where) => (one[where] === '' ? [] : [{ in: where, text: one[where] }])),
  );
}

/** Whether some words are not in both texts. */
export const differ = (runs: readonly WordRun[] = []): boolean => runs.some(({ in: where }) => where !== 'both');
