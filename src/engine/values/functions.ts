import { MEMBER, type StepLimit } from './budget.js';
import { bestChoice, betterChoice, type ChoiceContext } from './choices.js';
import { distinct } from './distinct.js';
import { NeedSignal } from './needs.js';
import { afterSeat, fromSeat, leftOf, rightOf, stepsLeft } from './rings.js';
import { EventValue, includes, same, Thing, UnknownSignal, type Value } from './values.js';

/**
 * What a function may need besides its arguments: how a record of an entity is made, and the picks that came with an
 * event.
 */
export interface EvaluationContext extends ChoiceContext {
  /** The step limit of the present call. */
  readonly budget: StepLimit;
  make(entity: string, facts: Readonly<Record<string, Value>>): Thing;
  /** Undefined if no pick was supplied for this matter. */
  pick(matter: string, among: readonly Value[], by: Thing | null): Value | undefined;
}

/** No function has more than three arguments; passing them one by one avoids a list for each call. */
type Fn = (around: EvaluationContext, a: Value, b: Value, c: Value) => Value;

/** How many members `numbers` lists before it gives up and the answer is unknown. */
export const WAYS = 20_000;

const tooLong = (of: string) => new UnknownSignal([{ of, fact: `${WAYS}`, code: 'list.too-long' }]);

export const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** Lists up to this length are iterated for free. */
export const LONG = 128;

/** A list that is iterated as a whole: a long one costs steps. */
export function withSteps(value: Value | undefined, budget: StepLimit): readonly Value[] {
  const xs = listOf(value);
  if (xs.length > LONG) budget.spend(xs.length >> 7);
  return xs;
}

const numeric =
  (of: (a: number, b: number) => number): Fn =>
  (_, a, b) =>
    typeof a === 'number' && typeof b === 'number' ? of(a, b) : null;

/** Flattens lists in a list; `members` is their total number. */
function flat(xs: readonly Value[], members: number): readonly Value[] {
  const all = new Array<Value>(members);
  let next = 0;
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    if (Array.isArray(x)) for (let k = 0; k < x.length; k++) all[next++] = x[k] as Value;
    else all[next++] = x;
  }
  return all;
}

function extreme(xs: readonly Value[], better: (a: number, b: number) => boolean): Value {
  let best: number | null = null;
  for (const x of xs) if (typeof x === 'number' && (best === null || better(x, best))) best = x;
  return best;
}

/** The closed list of functions; their signatures and descriptions are with the language. */
export const functions: Readonly<Record<string, Fn>> = {
  size: (_, xs) => listOf(xs).length,
  distinct: ({ budget }, xs) => distinct(listOf(xs), budget),
  common: ({ budget }, left, right) => difference(left, difference(left, right, budget), budget),
  flat: ({ budget }, xs) => {
    let members = 0;
    for (const x of withSteps(xs, budget)) members += Array.isArray(x) ? x.length : 1;
    budget.spend(MEMBER * members);
    return flat(listOf(xs), members);
  },
  reverse: ({ budget }, xs) => [...withSteps(xs, budget)].reverse(),
  nth: (_, xs, k) => (typeof k === 'number' ? (listOf(xs)[k - 1] ?? null) : null),
  take: ({ budget }, xs, k) => (typeof k === 'number' ? withSteps(xs, budget).slice(0, Math.max(k, 0)) : []),
  position: ({ budget }, x, xs) => {
    const at = withSteps(xs, budget).findIndex((item) => same(item, x));
    return at < 0 ? null : at + 1;
  },
  sum: ({ budget }, xs) =>
    withSteps(xs, budget).reduce<number>((total, x) => total + (typeof x === 'number' ? x : 0), 0),
  least: ({ budget }, xs) => extreme(withSteps(xs, budget), (a, b) => a < b),
  greatest: ({ budget }, xs) => extreme(withSteps(xs, budget), (a, b) => a > b),
  min: /* @__PURE__ */ numeric(Math.min),
  max: /* @__PURE__ */ numeric(Math.max),
  numbers: ({ budget }, a, b) => {
    if (typeof a !== 'number' || typeof b !== 'number' || b < a) return [];
    if (b - a >= WAYS) throw tooLong('numbers');
    budget.spend(MEMBER * (b - a + 1));
    const all: number[] = [];
    for (let i = a; i <= b; i++) all.push(i);
    return all;
  },
  fromSeat: ({ budget }, p, ring) => fromSeat(p, withSteps(ring, budget)),
  afterSeat: ({ budget }, p, ring) => afterSeat(p, withSteps(ring, budget)),
  leftOf: ({ budget }, p, k, ring) => leftOf(p, k, withSteps(ring, budget)),
  rightOf: ({ budget }, p, k, ring) => rightOf(p, k, withSteps(ring, budget)),
  stepsLeft: ({ budget }, a, b, ring) => stepsLeft(a, b, withSteps(ring, budget)),
  oneOf: (around, among, by) => around.make('Selection', { among: listOf(among), by }),
  just: (around, x) => around.make('Selection', { among: x === null ? [] : [x], by: null }),
  bestChoice,
  betterChoice,
  picked: (around, matter, among, by) => {
    const candidates = listOf(among);
    if (candidates.length < 2) return candidates[0] ?? null;
    const chooser = by instanceof Thing ? by : null;
    const pick = around.pick(String(matter), candidates, chooser);
    if (pick === undefined) throw new NeedSignal([{ matter: String(matter), among: candidates, by: chooser }]);
    return pick;
  },
};

export const union = (left: Value, right: Value, budget: StepLimit): readonly Value[] =>
  distinct([...aslist(left), ...aslist(right)], budget);

export function difference(left: Value, right: Value, budget: StepLimit): readonly Value[] {
  const [kept, gone] = [aslist(left), aslist(right)];
  budget.spend(pairs(kept, gone));
  const rest = kept.filter((x) => !includes(gone, x));
  budget.spend(MEMBER * rest.length);
  return rest;
}

export function isWithin(left: Value, right: Value, budget: StepLimit): boolean {
  const [few, many] = [aslist(left), aslist(right)];
  budget.spend(pairs(few, many));
  return few.every((x) => includes(right, x));
}

/** Steps for looking up each of some values in others. */
const pairs = (some: readonly Value[], others: readonly Value[]): number =>
  others.length > LONG ? some.length * (others.length >> 7) : some.length;

/** A single value stands for the list of itself, none for the empty list. */
export const aslist = (value: Value): readonly Value[] =>
  Array.isArray(value) ? value : value === null ? [] : [value];

/**
 * Flattens lists of actions, in which none means nothing.
 *
 * @param found collects the events
 */
export function eventsOf(value: Value, found: EventValue[] = []): EventValue[] {
  if (value instanceof EventValue) found.push(value);
  else if (Array.isArray(value)) for (const item of value as readonly Value[]) eventsOf(item, found);
  return found;
}
