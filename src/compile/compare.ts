import { isList, type Type } from '../model/type.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { same, type Thing, type Value } from './values.js';

const identical = (a: Value, b: Value): boolean => a === b;

/** Things of the table are one or they are not; only values made on the spot are compared fact by fact. */
const sameThing = (a: Value, b: Value): boolean => a === b || (a !== null && (a as Thing).id === null && same(a, b));

/** The ways to compare two values: by identity, as things of the table, or through and through. */
export const equalities = { identical, sameThing, same } as const;

export type Equality = keyof typeof equalities;

/** The cheapest way that is enough for two types. */
export const equalityFor = (vocabulary: Vocabulary, left: Type, right: Type): Equality => {
  if (isList(left) || isList(right)) return 'same';
  const names = [...left.one, ...right.one];
  if (names.every((name) => !(name in vocabulary.entities) && !(name in vocabulary.events) && name !== 'Event'))
    return 'identical';
  return names.every((name) => vocabulary.entities[name]?.collection !== undefined || name === 'None')
    ? 'sameThing'
    : 'same';
};

export const equality = (vocabulary: Vocabulary, left: Type, right: Type): ((a: Value, b: Value) => boolean) =>
  equalities[equalityFor(vocabulary, left, right)];

/** Comparisons of numbers; with none they are false. */
export const orderOf = {
  '<': (a: Value, b: Value) => a !== null && b !== null && a < b,
  '<=': (a: Value, b: Value) => a !== null && b !== null && a <= b,
  '>': (a: Value, b: Value) => a !== null && b !== null && a > b,
  '>=': (a: Value, b: Value) => a !== null && b !== null && a >= b,
} as const;
