import { isList, type Type } from '../model/type.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { same, type Thing, type Value } from '../values/values.js';
import type { KnownCode } from './code.js';

const identical = (a: Value, b: Value): boolean => a === b;

/** Things of the table are compared by identity; only structural values are compared fact by fact. */
const sameThing = (a: Value, b: Value): boolean => a === b || (a !== null && (a as Thing).id === null && same(a, b));

/** The ways to compare two values: by identity, as things of the table, or structurally. */
const equalities = { identical, sameThing, same } as const;

export type Equality = keyof typeof equalities;

/** The cheapest comparison that is correct for two types. */
export function equalityFor(vocabulary: Vocabulary, left: Type, right: Type): Equality {
  if (isList(left) || isList(right)) return 'same';
  const names = [...left.one, ...right.one];
  if (names.every((name) => !(name in vocabulary.entities) && !(name in vocabulary.events) && name !== 'Event'))
    return 'identical';
  return names.every((name) => vocabulary.entities[name]?.collection !== undefined || name === 'None')
    ? 'sameThing'
    : 'same';
}

export const equality = (vocabulary: Vocabulary, left: Type, right: Type): ((a: Value, b: Value) => boolean) =>
  equalities[equalityFor(vocabulary, left, right)];

/** Equality of the results of two pieces of code; parameters and their facts are read in place. */
export function equalityOf(
  left: KnownCode,
  right: KnownCode,
  equal: (a: Value, b: Value) => boolean,
  wanted: boolean,
): () => boolean {
  const [a, b] = [left.run, right.run];
  const things = equal === sameThing;
  if ((!things && equal !== identical) || left.constant) return () => equal(a(), b()) === wanted;
  const [x, y] = [left.cell, right.cell];
  if (x && y) return () => (x.v === y.v || (things && sameThing(x.v, y.v))) === wanted;
  if (x && right.constant) {
    const fixed = b();
    return () => (x.v === fixed || (things && sameThing(x.v, fixed))) === wanted;
  }
  if (left.fact) {
    const { of, slot } = left.fact;
    if (right.constant) {
      const fixed = b();
      return () => {
        const value = of.v === null ? null : ((of.v as Thing).fact(slot) as Value);
        return (value === fixed || (things && sameThing(value, fixed))) === wanted;
      };
    }
    if (right.fact) {
      const { of: other, slot: place } = right.fact;
      return () => {
        const value = of.v === null ? null : ((of.v as Thing).fact(slot) as Value);
        const against = other.v === null ? null : ((other.v as Thing).fact(place) as Value);
        return (value === against || (things && sameThing(value, against))) === wanted;
      };
    }
  }
  if (right.constant) {
    const fixed = b();
    return () => equal(a(), fixed) === wanted;
  }
  return () => equal(a(), b()) === wanted;
}

/** Comparisons of numbers; none on either side makes them false. */
export const orderOf = {
  '<': (a: Value, b: Value) => a !== null && b !== null && a < b,
  '<=': (a: Value, b: Value) => a !== null && b !== null && a <= b,
  '>': (a: Value, b: Value) => a !== null && b !== null && a > b,
  '>=': (a: Value, b: Value) => a !== null && b !== null && a >= b,
} as const;
