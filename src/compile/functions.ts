import { afterSeat, fromSeat, leftOf, rightOf, stepsLeft } from './rings.js';
import { EventValue, includes, NeedSignal, same, Thing, UnknownSignal, type Value } from './values.js';

/**
 * What a function may need beside its arguments: how a record of an entity is made, and the picks that came with an event.
 */
export interface Surroundings {
  make(entity: string, facts: Readonly<Record<string, Value>>): Thing;
  /** Undefined when no pick was supplied for this matter. */
  pick(matter: string, among: readonly Value[], by: Thing | null): Value | undefined;
}

type Fn = (args: readonly Value[], around: Surroundings) => Value;

/** How many ways `oneFromEach` lists before it gives up and the answer is unknown. */
export const WAYS = 20_000;

const list = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

const numeric = (of: (a: number, b: number) => number): Fn => {
  return ([a, b]) => (typeof a === 'number' && typeof b === 'number' ? of(a, b) : null);
};

export const distinct = (xs: readonly Value[]): readonly Value[] => {
  const out: Value[] = [];
  const seen = new Set<Value>();
  for (const x of xs) {
    if (seen.has(x)) continue;
    seen.add(x);
    if (typeof x === 'object' && x !== null && !(x instanceof Thing && x.id !== null) && out.some((y) => same(x, y)))
      continue;
    out.push(x);
  }
  return out;
};

const flat = (xs: readonly Value[]): readonly Value[] =>
  xs.flatMap((x) => (Array.isArray(x) ? (x as readonly Value[]) : [x]));

const extreme = (xs: readonly Value[], better: (a: number, b: number) => boolean): Value => {
  let best: number | null = null;
  for (const x of xs) if (typeof x === 'number' && (best === null || better(x, best))) best = x;
  return best;
};

const oneFromEach = (lists: readonly Value[]): readonly Value[] => {
  let ways: Value[][] = [[]];
  for (const choices of lists) {
    const next: Value[][] = [];
    for (const way of ways) for (const choice of list(choices)) next.push([...way, choice]);
    if (next.length > WAYS) throw new UnknownSignal([{ of: 'oneFromEach', fact: `${WAYS}` }]);
    ways = next;
  }
  return ways;
};

/** The closed list of functions; signatures and descriptions are with the language. */
export const functions: Readonly<Record<string, Fn>> = {
  size: ([xs]) => (xs === null ? 0 : list(xs).length),
  distinct: ([xs]) => distinct(list(xs)),
  flat: ([xs]) => flat(list(xs)),
  reverse: ([xs]) => [...list(xs)].reverse(),
  nth: ([xs, k]) => (typeof k === 'number' ? (list(xs)[k - 1] ?? null) : null),
  take: ([xs, k]) => (typeof k === 'number' ? list(xs).slice(0, Math.max(k, 0)) : []),
  position: ([x, xs]) => {
    const at = list(xs).findIndex((item) => same(item, x as Value));
    return at < 0 ? null : at + 1;
  },
  sum: ([xs]) => list(xs).reduce<number>((total, x) => total + (typeof x === 'number' ? x : 0), 0),
  least: ([xs]) => extreme(list(xs), (a, b) => a < b),
  greatest: ([xs]) => extreme(list(xs), (a, b) => a > b),
  min: numeric(Math.min),
  max: numeric(Math.max),
  numbers: ([a, b]) => {
    if (typeof a !== 'number' || typeof b !== 'number' || b < a) return [];
    if (b - a >= WAYS) throw new UnknownSignal([{ of: 'numbers', fact: `${WAYS}` }]);
    return Array.from({ length: b - a + 1 }, (_, i) => a + i);
  },
  fromSeat: ([p, ring]) => fromSeat(p as Value, list(ring)),
  afterSeat: ([p, ring]) => afterSeat(p as Value, list(ring)),
  leftOf: ([p, k, ring]) => leftOf(p as Value, k as Value, list(ring)),
  rightOf: ([p, k, ring]) => rightOf(p as Value, k as Value, list(ring)),
  stepsLeft: ([a, b, ring]) => stepsLeft(a as Value, b as Value, list(ring)),
  oneOf: ([among, by], around) => around.make('Selection', { among: list(among), by: by ?? null }),
  just: ([x], around) => around.make('Selection', { among: x === null || x === undefined ? [] : [x], by: null }),
  oneFromEach: ([lists]) => oneFromEach(list(lists)),
  picked: ([matter, among, by], around) => {
    const candidates = list(among);
    if (candidates.length < 2) return candidates[0] ?? null;
    const chooser = by instanceof Thing ? by : null;
    const pick = around.pick(String(matter), candidates, chooser);
    if (pick === undefined) throw new NeedSignal(String(matter), candidates, chooser);
    return pick;
  },
};

export const union = (left: Value, right: Value): readonly Value[] => distinct([...aslist(left), ...aslist(right)]);

export const difference = (left: Value, right: Value): readonly Value[] => {
  const gone = aslist(right);
  return aslist(left).filter((x) => !includes(gone, x));
};

export const within = (left: Value, right: Value): boolean => aslist(left).every((x) => includes(right, x));

/** A single value stands for the list of itself, none for the empty list. */
export const aslist = (value: Value): readonly Value[] =>
  Array.isArray(value) ? value : value === null ? [] : [value];

/** Lists of actions flatten, and none among them says "nothing". */
export const eventsOf = (value: Value): EventValue[] => {
  if (value instanceof EventValue) return [value];
  if (!Array.isArray(value)) return [];
  return (value as readonly Value[]).flatMap(eventsOf);
};
