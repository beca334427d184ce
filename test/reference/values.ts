/** Values of the reference interpreter. Things of the table are one by identity; values made on the spot have no id. */
export interface Thing {
  readonly is: string;
  readonly id: string | null;
  /** Place at the table, counted over everything that lies on it. */
  readonly seat: number;
  /** undefined: unknown. */
  readonly facts: Map<string, V | undefined>;
}
export interface Happening {
  readonly event: string;
  readonly fields: ReadonlyMap<string, V>;
  readonly claims: readonly Happening[];
  /** Rewrites that this event or one of its ancestors has been through. */
  readonly past: readonly string[];
  readonly because: string | undefined;
}
export interface Finding {
  readonly entry: string;
  readonly severity: string;
  readonly values: ReadonlyMap<string, V>;
}
export type V = null | boolean | number | string | Thing | Happening | Finding | readonly V[];

export const U: unique symbol = Symbol('unknown');
export type M = V | typeof U;

export const isThing = (v: unknown): v is Thing => typeof v === 'object' && v !== null && 'is' in v;
export const isEvent = (v: unknown): v is Happening => typeof v === 'object' && v !== null && 'past' in v;
export const isFinding = (v: unknown): v is Finding => typeof v === 'object' && v !== null && 'entry' in v;
/** A list as it is, nothing else. */
export const listed = (v: unknown): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : []);
/** A single value as the list of itself, none as the empty list. */
export const asList = (v: V): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : v === null ? [] : [v]);

export const same = (a: V | undefined, b: V | undefined): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i]));
  if (isThing(a) && isThing(b))
    return a.id === null && b.id === null && a.is === b.is && [...a.facts].every(([k, x]) => same(x, b.facts.get(k)));
  if (isEvent(a) && isEvent(b)) return a.event === b.event && [...a.fields].every(([k, x]) => same(x, b.fields.get(k)));
  return false;
};
export const has = (xs: V, x: V): boolean => listed(xs).some((y) => same(y, x));
export const distinct = (xs: readonly V[]): readonly V[] => xs.filter((x, i) => !has(xs.slice(0, i), x));

/** The ring seen by somebody who looks to the left: the neighbour first; who is a member comes last. */
const after = (p: V | undefined, ring: readonly V[]): readonly V[] => {
  if (!isThing(p)) return [];
  const own = ring.indexOf(p);
  if (own >= 0) return [...ring.slice(own + 1), ...ring.slice(0, own + 1)];
  // Somebody who is not in the ring: its members to the left of the chair, then the others, as they sit.
  const start = ring.findIndex((x) => isThing(x) && x.seat > p.seat);
  return start < 0 ? ring : [...ring.slice(start), ...ring.slice(0, start)];
};
const walk = (p: V | undefined, k: V | undefined, ring: readonly V[], left: boolean): V => {
  if (!isThing(p) || typeof k !== 'number' || k < 0 || ring.length === 0) return null;
  if (k === 0) return ring.includes(p) ? p : null;
  const row = left ? after(p, ring) : [...after(p, ring)].reverse();
  const ahead = ring.includes(p) && !left ? [...row.slice(1), row[0] as V] : row;
  return ahead[(k - 1) % ring.length] as V;
};
const num = (f: (a: number, b: number) => number, a: unknown, b: unknown): V =>
  typeof a === 'number' && typeof b === 'number' ? f(a, b) : null;

export const MOST = 20_000;
type Fn = (a: V, b: V, c: V) => M;

/** Everything that a function gives from its arguments alone; U where a bound is passed. */
export const functions: Readonly<Record<string, Fn>> = {
  size: (xs) => listed(xs).length,
  distinct: (xs) => distinct(listed(xs)),
  flat: (xs) => listed(xs).flatMap((x) => (Array.isArray(x) ? (x as readonly V[]) : [x])),
  reverse: (xs) => listed(xs).toReversed(),
  nth: (xs, k) => (typeof k === 'number' ? (listed(xs)[k - 1] ?? null) : null),
  take: (xs, k) => listed(xs).filter((_, i) => typeof k === 'number' && i < k),
  position: (x, xs) => listed(xs).findIndex((y) => same(x, y)) + 1 || null,
  sum: (xs) => listed(xs).reduce<number>((all, x) => all + (typeof x === 'number' ? x : 0), 0),
  least: (xs) => listed(xs).reduce((m, x) => (m === null ? x : (num(Math.min, m, x) ?? m)), null),
  greatest: (xs) => listed(xs).reduce((m, x) => (m === null ? x : (num(Math.max, m, x) ?? m)), null),
  min: (a, b) => num(Math.min, a, b),
  max: (a, b) => num(Math.max, a, b),
  numbers: (a, b) => {
    if (typeof a !== 'number' || typeof b !== 'number') return [];
    return b - a >= MOST ? U : Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
  },
  fromSeat: (p, ring) => (has(ring, p) ? [p, ...after(p, listed(ring)).slice(0, -1)] : after(p, listed(ring))),
  afterSeat: (p, ring) => after(p, listed(ring)),
  leftOf: (p, k, ring) => walk(p, k, listed(ring), true),
  rightOf: (p, k, ring) => walk(p, k, listed(ring), false),
  stepsLeft: (a, b, ring) =>
    listed(ring).length === 0 || !isThing(a) ? null : a === b ? 0 : after(a, listed(ring)).indexOf(b) + 1 || null,
  oneFromEach: (lists) => {
    let ways: (readonly V[])[] = [[]];
    for (const choices of listed(lists)) {
      ways = ways.flatMap((way) => listed(choices).map((choice) => [...way, choice]));
      if (ways.length > MOST) return U;
    }
    return ways;
  },
};
