import without from 'lodash/without.js';

/** A reference that leads to something else than it did in an older text. */
export interface Stray {
  /** The rule or section that it names now. */
  readonly to: string;
  /** Where what it led to stands now; null: nowhere. */
  readonly instead: string | null;
}

/** Where a number of the older text stands in the newer one; null: nowhere; undefined: nothing tells. */
export type MovedTo = (number: string) => string | null | undefined;

/**
 * The references of a rule that no longer mean the same topic. Under the same words they stand one for one; among other words some may come
 * and go, and one that stayed as it was although its target moved was forgotten. Whole parts are not followed.
 *
 * @param was the references of the rule in the older text
 * @param is its references in the newer one
 */
export function straysIn(
  was: readonly string[],
  is: readonly string[],
  movedTo: MovedTo,
  isSameWords: boolean,
): readonly Stray[] {
  const [old, now] = [was, is].map((numbers) => numbers.filter((number) => number.length > 1)) as [string[], string[]];
  const meant = old.map(movedTo);
  const isAligned = isSameWords && old.length === now.length;
  // What only stayed where it was is not there in the place of another: in “k, m” that should be “m, n”, “m” is none of “k”.
  const isThere = (number: string, left: readonly string[] = old): boolean => {
    const next = (left.includes(number) ? movedTo(number) : number) ?? number;
    return now.includes(number) && (next === number || isThere(next, without(left, number)));
  };
  return old.flatMap((before, index) => {
    const [to, instead] = [isAligned ? now[index]! : before, meant[index]];
    const isForgotten = now.includes(to) && !meant.includes(to) && !isThere(instead ?? '');
    return instead !== undefined && instead !== to && (isAligned || isForgotten) ? [{ to, instead }] : [];
  });
}
