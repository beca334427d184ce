import { type IndexedList, ranksFor, Thing, type Value } from './values.js';

/*
 * Ring functions. A ring is a list of players (or teams) in turn order, each next one to the left. The player from whom
 * the walk starts need not be in the ring: one who has left, or who was never in it, counts from the seat.
 */

/**
 * Index of a member, from some position on; immediate in a collection that nobody is missing from, such as the full
 * seating.
 */
function indexIn(ring: readonly Value[], member: Thing, from = 0): number {
  if ((ring as IndexedList).live) {
    const near = member.place - (ring[0] as Thing).place;
    if (ring[near] === member) return near;
  }
  const ahead = ring.indexOf(member, from);
  return ahead < 0 && from > 0 ? ring.indexOf(member) : ahead;
}

/** Index in the ring from which a walk to the left starts: the first member after the seat of `from`. */
function startAfter(from: Thing, ring: readonly Value[]): number {
  const ranks = ranksFor(ring);
  if (ranks) {
    // ranks[i + 1] counts members up to and including seat i.
    const seat = Math.min(from.place + 1, ranks.length - 1);
    return from.place < 0 ? 0 : (ranks[seat] as number) % Math.max(ring.length, 1);
  }
  const own = indexIn(ring, from);
  if (own >= 0) return (own + 1) % ring.length;
  for (let i = 0; i < ring.length; i++) {
    const member = ring[i];
    if (member instanceof Thing && member.place > from.place) return i;
  }
  return 0;
}

const rotated = (ring: readonly Value[], start: number): readonly Value[] =>
  start === 0 ? ring : [...ring.slice(start), ...ring.slice(0, start)];

/** The ring beginning after `from`; `from` itself comes last if it is a member. */
export const afterSeat = (from: Value, ring: readonly Value[]): readonly Value[] =>
  from instanceof Thing && ring.length > 0 ? rotated(ring, startAfter(from, ring)) : [];

/** The ring beginning with `from`, or with the first member after its seat. */
export function fromSeat(from: Value, ring: readonly Value[]): readonly Value[] {
  if (!(from instanceof Thing) || ring.length === 0) return [];
  const own = ring.indexOf(from);
  return rotated(ring, own >= 0 ? own : startAfter(from, ring));
}

/** The k-th member to the left, k from 1; none in an empty ring. */
export function leftOf(from: Value, k: Value, ring: readonly Value[]): Value {
  if (!(from instanceof Thing) || typeof k !== 'number' || ring.length === 0) return null;
  if (k <= 0) return k === 0 && ring.includes(from) ? from : null;
  return ring[(startAfter(from, ring) + k - 1) % ring.length] as Value;
}

/** The k-th member to the right, k from 1. */
export function rightOf(from: Value, k: Value, ring: readonly Value[]): Value {
  if (!(from instanceof Thing) || typeof k !== 'number' || ring.length === 0) return null;
  if (k <= 0) return k === 0 && ring.includes(from) ? from : null;
  const member = ring.includes(from) ? 1 : 0;
  const before = startAfter(from, ring) - member - k;
  return ring[((before % ring.length) + ring.length) % ring.length] as Value;
}

/** Steps to the left from a seat to a member of the ring; 0 to the same player, none to one who is not in the ring. */
export function stepsLeft(from: Value, to: Value, ring: readonly Value[]): Value {
  if (!(from instanceof Thing) || !(to instanceof Thing) || ring.length === 0) return null;
  if (from === to) return 0;
  const ranks = ranksFor(ring);
  if (ranks) return stepsByRank(ranks, from.place, to.place, ring.length);
  const start = startAfter(from, ring);
  const index = indexIn(ring, to, start);
  if (index < 0) return null;
  const steps = (index - start + ring.length) % ring.length;
  return steps + 1;
}

/** As `stepsLeft`, for a ring in seat order: differences of ranks, without a walk and without a division. */
function stepsByRank(ranks: Int32Array, from: number, to: number, length: number): number | null {
  const last = ranks.length - 1;
  if (to < 0 || to >= last) return null;
  const index = ranks[to] as number;
  if (ranks[to + 1] === index) return null;
  // ranks[i + 1] counts members up to and including seat i; after the last one the walk starts over.
  const start = from < 0 ? 0 : (ranks[from < last ? from + 1 : last] as number);
  const steps = index - start + 1;
  return steps > 0 ? steps : steps + length;
}
