import type { Unit } from './units.js';

/**
 * How rare each word is, and the total weight of the words of a unit: a word in few units says more about a unit than
 * one in all.
 */
export interface Weights {
  readonly ofWord: (word: string) => number;
  readonly ofUnit: (unit: Unit) => number;
}

/** The weights of words and units: the rarer a word is among the units, the higher its weight. */
export function weightsOf(units: readonly Unit[]): Weights {
  const counts = new Map<string, number>();
  for (const { bag } of units) for (const word of bag.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = new Map([...counts].map(([word, count]) => [word, Math.log(1 + units.length / count)]));
  const ofWord = (word: string): number => words.get(word) ?? 0;
  const sums = new Map(
    units.map((unit) => [unit, [...unit.bag].reduce((sum, [word, count]) => sum + count * ofWord(word), 0)]),
  );
  return { ofWord, ofUnit: (unit) => sums.get(unit) ?? 0 };
}

/** The share of two bags of words that they have in common, from 0 to 1; rare words count for more. */
export function similarity(one: Unit, other: Unit, { ofWord, ofUnit }: Weights): number {
  if (one.kind !== other.kind) return 0;
  if (one.bare === other.bare) return 1;
  const [few, many] = one.bag.size < other.bag.size ? [one.bag, other.bag] : [other.bag, one.bag];
  let shared = 0;
  for (const [word, count] of few) {
    const there = many.get(word);
    if (there !== undefined) shared += ofWord(word) * Math.min(count, there);
  }
  const whole = ofUnit(one) + ofUnit(other) - shared;
  return whole === 0 ? 0 : shared / whole;
}
