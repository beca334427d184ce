import { isList, type OneType, type Type } from '../../../engine/model/type.js';
import { basicKindOf, type KindOf, type Known } from './known.js';
import { one } from './type-text.js';

export const truth: OneType = one(['Boolean']);
export const number: OneType = one(['Number']);
export const text: OneType = one(['Text']);
/** The type of `none`. */
export const noneOnly: OneType = one([], true);
/**
 * The type of the items of `[]`, and of what could not be resolved: it fits everywhere, so that one mistake gives one
 * message.
 */
export const nothing: OneType = one([]);

export const isNothing = (type: Type): boolean => !isList(type) && type.one.length === 0 && !type.none;
export const isNoneOnly = (type: Type): boolean => !isList(type) && type.one.length === 0 && type.none;
export const listOf = (item: Type): Type => ({ list: item });

/** The type without none; a list is unchanged. */
export const withoutNone = (type: Type): Type => (isList(type) || !type.none ? type : one(type.one));
/** The type whose value may also be missing. A list is unchanged: a missing list counts as empty. */
export const orNone = (type: Type): Type => (isList(type) || type.none ? type : one(type.one, true));
export const mayBeNone = (type: Type): boolean => !isList(type) && type.none;

/** True when every value of the first type name is also one of the second. */
function under(name: string, above: string, known: Known): boolean {
  if (name === above) return true;
  if (above === 'Event') return known.kindOf(name) === 'event';
  return above === 'Text' && known.kindOf(name) === 'enumeration';
}

/** True for type names with common values: only `Event` and `Text` have subtypes. */
const meet = (a: string, b: string, known: Known): boolean => under(a, b, known) || under(b, a, known);

/**
 * Whether values of a type can stand in a place.
 *
 * `partly`: some members of a union are assignable; the language accepts that just as it accepts facts that only some
 * members have, provided that all are things or all are plain values. `none`: the value is always none, and the place
 * does not take none. Otherwise it is not checked whether a value may be missing, since a fact of none is none and a
 * Boolean place takes none as false.
 */
export type Fit = 'yes' | 'partly' | 'none' | 'no';

export function fitOf(type: Type, place: Type, known: Known): Fit {
  if (isNothing(type) || isNothing(place)) return 'yes';
  if (isList(place)) {
    if (isList(type)) return fitOf(type.list, place.list, known);
    return isNoneOnly(type) ? 'yes' : 'no';
  }
  if (isList(type)) return 'no';
  if (type.one.length === 0) return place.none || place.one.includes('Boolean') ? 'yes' : 'none';
  if (type.one.every((name) => place.one.some((above) => under(name, above, known)))) return 'yes';
  // A place of an enumeration takes no free text, though every value of the enumeration is a text.
  const fits = (name: string): boolean => name !== 'Text' && place.one.some((above) => meet(name, above, known));
  const alike = commonKind([...type.one, ...place.one], known);
  return type.one.some(fits) && (type.one.every(fits) || alike === 'thing' || alike === 'plain') ? 'partly' : 'no';
}

/** The common kind of all these types, if there is one. */
function commonKind(names: readonly string[], known: Known): KindOf | undefined {
  const [one, ...others] = new Set(names.map((name) => basicKindOf(name, known.kindOf(name))));
  return others.length === 0 ? one : undefined;
}

/** False if two values can never be equal, except by both being none or empty. */
export function comparable(a: Type, b: Type, known: Known): boolean {
  if (isNothing(a) || isNothing(b)) return true;
  if (isList(a) || isList(b)) {
    if (isList(a) && isList(b)) return comparable(a.list, b.list, known);
    return isNoneOnly(a) || isNoneOnly(b);
  }
  if (a.one.length === 0 || b.one.length === 0) return true;
  return a.one.some((left) => b.one.some((right) => meet(left, right, known)));
}

/**
 * The smallest type that holds the values of both; undefined for a list and a single value, and for values of different
 * kinds.
 */
export function join(a: Type, b: Type, known: Known): Type | undefined {
  if (isNothing(a)) return b;
  if (isNothing(b)) return a;
  if (isList(a) || isList(b)) {
    if (isList(a) && isList(b)) {
      const item = join(a.list, b.list, known);
      return item === undefined ? undefined : listOf(item);
    }
    if (isNoneOnly(a)) return b;
    return isNoneOnly(b) ? a : undefined;
  }
  const names = [...new Set([...a.one, ...b.one])];
  if (names.length > 1 && commonKind(names, known) === undefined) return undefined;
  const highest = names.filter((name) => !names.some((other) => other !== name && under(name, other, known)));
  return one(highest, a.none || b.none);
}

/** True for events, and for lists of them at any depth: what an action consists of. */
export function isAction(type: Type, known: Known): boolean {
  if (isList(type)) return isAction(type.list, known);
  return type.one.length > 0 && type.one.every((name) => name === 'Event' || known.kindOf(name) === 'event');
}
