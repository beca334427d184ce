import { distinct, has, list, type M, many, same, U, type V } from './values.js';

type Fn = (a: V, b: V, c: V) => M;

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
  in: (a: V, b: V) => has(b, a),
  'not in': (a: V, b: V) => !has(b, a),
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
  common: (a, b) => list(a).filter((x) => has(list(b), x)),
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
