import { byNumber } from '../../check/numbers.js';
import type { Fates } from '../fates.js';

/**
 * The sections that a rulebook must have whole in a later edition: those that it has, under their new numbers, and new
 * ones next to them.
 *
 * @param whole the sections that it has whole in the previous edition
 */
export function wholeAfter(whole: ReadonlySet<string>, fates: Fates): ReadonlySet<string> {
  const found = new Set(
    [...whole].flatMap((section) => {
      const now = fates.movedTo(section);
      return now === null ? [] : [now ?? section];
    }),
  );
  const fresh = newSections(fates);
  for (const [sections, step] of [
    [fresh, -1],
    [fresh.toReversed(), 1],
  ] as const)
    for (const section of sections) if (found.has(String(Number(section) + step))) found.add(section);
  return found;
}

const newSections = ({ all }: Fates): readonly string[] =>
  all
    .flatMap(({ kind, unit, new: number }) =>
      kind === 'new' && unit === 'title' && number !== undefined ? [number] : [],
    )
    .filter((number) => number.length === 3)
    .sort(byNumber);
