import type { Unit } from './units.js';

/** How rare each word is: what few units say tells more of a unit than what all say. */
export function weightsOf(units: readonly Unit[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { bag } of units) for (const word of bag.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + units.length / (counts.get(word) ?? 1));
}

/** How much two bags of words share, from 0 to 1; rare words count for more. */
export function likeness(one: Unit, other: Unit, weight: (word: string) => number): number {
  if (one.kind !== other.kind) return 0;
  if (one.bare === other.bare) return 1;
  let [shared, whole] = [0, 0];
  for (const [word, count] of one.bag) {
    const there = other.bag.get(word) ?? 0;
    shared += weight(word) * Math.min(count, there);
    whole += weight(word) * Math.max(count, there);
  }
  for (const [word, count] of other.bag) if (!one.bag.has(word)) whole += weight(word) * count;
  return whole === 0 ? 0 : shared / whole;
}
