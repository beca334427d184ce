import type { Random } from '../../src/engine/setup/random.js';

/** One of the items. */
export const pick = <T>(chance: Random, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** True that many times out of a hundred. */
export const likely = (chance: Random, percent: number): boolean => chance.below(100) < percent;

/** The items, each kept that many times out of a hundred. */
export const thinned = <T>(chance: Random, items: readonly T[], percent: number): readonly T[] =>
  items.filter(() => likely(chance, percent));
