import type { CaseToken } from './tokens.js';

/** A value and its place; `parts` are the places of what it holds. */
export interface Located<Value = unknown> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  readonly parts?: { readonly [key: string]: Located };
}

/** Where something stands and what it holds, by keys; without a place of its own it stands where the thing around it does. */
export interface CasePlace {
  readonly start?: number;
  readonly end?: number;
  /** The word that names it. */
  readonly word?: Located;
  readonly parts?: { readonly [key: string]: CasePlace };
}

/** A fact that a line gives: its name, the value, and the word that says which. */
export interface GivenFact {
  readonly name: string;
  readonly value: Located;
  readonly word: Located;
}

/** What the bare word `unknown` means as the value of a fact. */
export const unknownValue = Symbol('unknown');

const startOf = (one: CaseToken | Located): number => ('start' in one ? one.start : one.startOffset);
const endOf = (one: CaseToken | Located): number => ('end' in one ? one.end : one.startOffset + one.image.length);

export const locatedAt = <Value>(
  value: Value,
  from: CaseToken | Located,
  to: CaseToken | Located = from,
): Located<Value> => ({
  value,
  start: startOf(from),
  end: endOf(to),
});

/** Several values as one list. */
export const locatedList = (
  items: readonly Located[],
  from: CaseToken | Located,
  to: CaseToken | Located,
): Located => ({
  ...locatedAt(
    items.map(({ value }) => value),
    from,
    to,
  ),
  parts: Object.fromEntries(items.entries()),
});

/** Several values by their names as one object. */
export const locatedRecord = (
  entries: readonly (readonly [string, Located])[],
  from: CaseToken | Located,
  to: CaseToken | Located,
): Located => ({
  ...locatedAt(Object.fromEntries(entries.map(([key, { value }]) => [key, value])), from, to),
  parts: Object.fromEntries(entries),
});
