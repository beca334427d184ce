import { same, type V } from './state.js';

/** The value of what is not known, and the third truth. */
export const U: unique symbol = Symbol('unknown');
export type M = V | typeof U;
export type Truth = boolean | typeof U;
type Fn = (a: V, b: V, c: V) => M;

export const not = (truth: Truth): Truth => (truth === U ? U : !truth);
/** Whether it holds for one at least; nothing is looked at after that one. */
export const some = <T>(xs: readonly T[], truth: (x: T) => Truth): Truth => {
  let open = false;
  for (const x of xs) {
    const holds = truth(x);
    if (holds === true) return true;
    open ||= holds === U;
  }
  return open ? U : false;
};
export const all = <T>(xs: readonly T[], truth: (x: T) => Truth): Truth => not(some(xs, (x) => not(truth(x))));
export const either = (a: Truth, b: Truth): Truth => some([a, b] as const, (truth) => truth);
export const both = (a: Truth, b: Truth): Truth => not(either(not(a), not(b)));

/** Worked out when it is first read. */
export const once = (work: () => M): (() => M) => {
  let v: M = U;
  return () => {
    if (v === U) v = work();
    return v;
  };
};

export const list = (v: M | undefined): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : []);
/** A single value is the list of itself, none the empty one. */
export const many = (v: V): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : v === null ? [] : [v]);
export const has = (xs: V, x: V): boolean => list(xs).some((y) => same(x, y));
export const distinct = (xs: readonly V[]): readonly V[] => xs.filter((x, i) => !has(xs.slice(0, i), x));

const num = (f: (a: number, b: number) => V) => (a: V, b: V) =>
  typeof a === 'number' && typeof b === 'number' ? f(a, b) : null;
const extreme = (f: (a: number, b: number) => number) => (xs: V) =>
  list(xs)
    .filter((x) => typeof x === 'number')
    .reduce<number | null>((best, x) => (best === null ? x : f(best, x)), null);

export const signs = {
  '+': num((a, b) => a + b),
  '-': num((a, b) => a - b),
  '*': num((a, b) => a * b),
  div: num((a, b) => (b === 0 ? null : Math.floor(a / b))),
  with: (a: V, b: V) => distinct([...many(a), ...many(b)]),
  without: (a: V, b: V) => many(a).filter((x) => !has(many(b), x)),
  within: (a: V, b: V) => many(a).every((x) => has(b, x)),
  is: (a: V, b: V) => same(a, b),
  'is not': (a: V, b: V) => !same(a, b),
  '<': (a: V, b: V) => num((x, y) => x < y)(a, b) === true,
  '<=': (a: V, b: V) => num((x, y) => x <= y)(a, b) === true,
  '>': (a: V, b: V) => num((x, y) => x > y)(a, b) === true,
  '>=': (a: V, b: V) => num((x, y) => x >= y)(a, b) === true,
};

const MOST = 20_000;

export const functions: { readonly [name: string]: Fn } = {
  size: (xs) => list(xs).length,
  distinct: (xs) => distinct(list(xs)),
  flat: (xs) => list(xs).flatMap((x) => (Array.isArray(x) ? list(x) : [x])),
  reverse: (xs) => list(xs).toReversed(),
  nth: (xs, k) => (typeof k === 'number' ? (list(xs)[k - 1] ?? null) : null),
  take: (xs, k) => list(xs).filter((_, i) => typeof k === 'number' && i < k),
  position: (x, xs) => list(xs).findIndex((y) => same(x, y)) + 1 || null,
  sum: (xs) => list(xs).reduce<number>((all, x) => all + (typeof x === 'number' ? x : 0), 0),
  least: extreme(Math.min),
  greatest: extreme(Math.max),
  min: num(Math.min),
  max: num(Math.max),
  numbers: (a, b) => {
    if (typeof a !== 'number' || typeof b !== 'number') return [];
    return b - a >= MOST ? U : Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
  },
  oneFromEach: (lists) => {
    const grow = (ways: M, choices: V): M => {
      const more = list(ways).flatMap((way) => list(choices).map((choice) => [...list(way), choice]));
      return ways === U || more.length > MOST ? U : more;
    };
    return list(lists).reduce<M>(grow, [[]]);
  },
};

/** Where somebody sits; undefined: no thing at all. */
type Seat = (x: V) => number | undefined;

/** The ring as who looks to the left sees it: the next one first, oneself last; who is not in it looks from the own chair. */
const after = (seat: Seat, p: V, ring: V): readonly V[] => {
  const [own, chair] = [list(ring).indexOf(p), seat(p)];
  if (chair === undefined) return [];
  const start = own >= 0 ? own + 1 : list(ring).findIndex((x) => (seat(x) ?? -1) > chair);
  return [...list(ring).slice(Math.max(start, 0)), ...list(ring).slice(0, Math.max(start, 0))];
};
const kth = (row: readonly V[], k: V, p: V): V => {
  if (typeof k !== 'number' || k < 0 || row.length === 0) return null;
  return k > 0 ? (row[(k - 1) % row.length] as V) : row.includes(p) ? p : null;
};

export const seatFunctions: { readonly [name: string]: (seat: Seat, a: V, b: V, c: V) => V } = {
  afterSeat: (seat, p, ring) => after(seat, p, ring),
  fromSeat: (seat, p, ring) =>
    seat(p) !== undefined && has(ring, p) ? [p, ...after(seat, p, ring).slice(0, -1)] : after(seat, p, ring),
  leftOf: (seat, p, k, ring) => kth(after(seat, p, ring), k, p),
  rightOf: (seat, p, k, ring) => {
    const row = after(seat, p, ring).toReversed();
    return kth(row[0] === p ? [...row.slice(1), p] : row, k, p);
  },
  stepsLeft: (seat, a, b, ring) => {
    const row = seat(b) === undefined ? [] : after(seat, a, ring);
    return row.length > 0 && a === b ? 0 : row.indexOf(b) + 1 || null;
  },
};
