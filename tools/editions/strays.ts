import without from 'lodash/without.js';

/** A reference that leads to something else than in an older text. */
export interface Stray {
  /** The rule or section that it now names. */
  readonly to: string;
  /** The present number of its former target; null: none. */
  readonly instead: string | null;
}

/** The number in the newer text for a number of the older one; null: none; undefined: unknown. */
export type MovedTo = (number: string) => string | null | undefined;

/**
 * The references of a rule that no longer mean the same topic. With the same words they are compared one for one; with
 * other words some may be added or removed, and one that stayed although its target moved was forgotten. Whole parts
 * are not followed.
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
  // One that merely stayed does not replace another: in “k, m”, which should be “m, n”, “m” does not replace “k”.
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
