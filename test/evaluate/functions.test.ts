import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/engine/setup/random.js';
import { StepLimit } from '../../src/engine/values/budget.js';
import { distinct } from '../../src/engine/values/distinct.js';
import { afterSeat, fromSeat, leftOf, rightOf, stepsLeft } from '../../src/engine/values/rings.js';
import { EventValue, indexed, same, Thing, type Value } from '../../src/engine/values/values.js';
import { pick } from '../moments/draw.js';

/** Chairs in turn order, each next one to the left. */
const chairs = (count: number): Thing[] =>
  Array.from({ length: count }, (_, place) =>
    Object.assign(new Thing('Player', `p${place}`, []), { place, present: true }),
  );

const names = (ring: readonly Value[]): string => ring.map((member) => (member as Thing).id).join(' ');

describe('ring functions by hand', () => {
  const [a, b, c, d] = chairs(4) as [Thing, Thing, Thing, Thing];
  const ring = [a, b, d];

  it('start with a member, or after it', () => {
    expect(names(fromSeat(b, ring))).toBe('p1 p3 p0');
    expect(names(afterSeat(b, ring))).toBe('p3 p0 p1');
  });

  it('count somebody who is not in the ring from the chair', () => {
    expect(names(fromSeat(c, ring))).toBe('p3 p0 p1');
    expect(names(afterSeat(c, ring))).toBe('p3 p0 p1');
    expect(leftOf(c, 1, ring)).toBe(d);
    expect(rightOf(c, 1, ring)).toBe(b);
    expect(stepsLeft(c, d, ring)).toBe(1);
    expect(stepsLeft(c, b, ring)).toBe(3);
  });

  it('go round the table', () => {
    expect(leftOf(d, 1, ring)).toBe(a);
    expect(rightOf(a, 1, ring)).toBe(d);
    expect(rightOf(a, 4, ring)).toBe(d);
    expect(stepsLeft(d, a, ring)).toBe(1);
    expect(stepsLeft(a, d, ring)).toBe(2);
    expect(stepsLeft(a, a, ring)).toBe(0);
  });

  it('give none where there is nobody', () => {
    expect(leftOf(a, 1, [])).toBeNull();
    expect(rightOf(a, 1, [])).toBeNull();
    expect(stepsLeft(a, c, ring)).toBeNull();
    expect(afterSeat(a, [])).toEqual([]);
    expect(leftOf(null, 1, ring)).toBeNull();
  });

  // Found by generated expressions: such lists are no rings, but nothing may break, and every back end must say the same.
  it('take lists as they are that name somebody twice, or nobody', () => {
    expect(stepsLeft(a, c, [null, c, a])).toBe(2);
    expect(stepsLeft(a, a, [null])).toBe(0);
    expect(stepsLeft(b, a, [a, b, a, a])).toBe(1);
    expect(stepsLeft(c, b, [a, b, d, b])).toBe(2);
    expect(leftOf(c, 2, [null, b, c])).toBe(b);
  });
});

describe('ring functions on any table', () => {
  const tables = fc.integer({ min: 1, max: 20 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      members: fc.subarray(
        Array.from({ length: count }, (_, i) => i),
        { minLength: 1 },
      ),
      from: fc.nat(count - 1),
      to: fc.nat(count - 1),
      k: fc.integer({ min: 1, max: 25 }),
    }),
  );

  /** Walks chair by chair to the left, counting members. */
  const walkLeft = (all: readonly Thing[], ring: readonly Thing[], from: Thing, k: number): Thing => {
    let at = from.place;
    for (let left = k; left > 0; ) {
      at = (at + 1) % all.length;
      if (ring.includes(all[at] as Thing)) left--;
    }
    return all[at] as Thing;
  };

  const walkRight = (all: readonly Thing[], ring: readonly Thing[], from: Thing, k: number): Thing => {
    let at = from.place;
    for (let left = k; left > 0; ) {
      at = (at - 1 + all.length) % all.length;
      if (ring.includes(all[at] as Thing)) left--;
    }
    return all[at] as Thing;
  };

  for (const kept of [false, true]) {
    it(`agree with walking from chair to chair, ${kept ? 'with' : 'without'} an index`, () => {
      fc.assert(
        fc.property(tables, ({ count, members, from, to, k }) => {
          const all = chairs(count);
          const ring = members.map((i) => all[i] as Thing);
          if (kept) indexed(ring);
          const [start, goal] = [all[from] as Thing, all[to] as Thing];
          expect(leftOf(start, k, ring)).toBe(walkLeft(all, ring, start, k));
          expect(rightOf(start, k, ring)).toBe(walkRight(all, ring, start, k));
          const steps = stepsLeft(start, goal, ring);
          if (start === goal) expect(steps).toBe(0);
          else if (!ring.includes(goal)) expect(steps).toBeNull();
          else expect(leftOf(start, steps, ring)).toBe(goal);
          expect(afterSeat(start, ring).length).toBe(ring.length);
          expect(afterSeat(start, ring)[0]).toBe(walkLeft(all, ring, start, 1));
        }),
        { numRuns: 500 },
      );
    });
  }
});

const ducks = ['a', 'b', 'c'].map((id) => new Thing('Duck', id, []));
const below = (chance: Random, count: number): number => pick(chance, [...Array(count).keys()]);

/** Values of every kind, a few of which are equal; long lists differ only at their end. */
function valueFrom(chance: Random, depth = 0): Value {
  const inner = (): Value => valueFrom(chance, depth + 1);
  const some = (): Value[] => Array.from({ length: below(chance, 3) }, inner);
  const makers: readonly (() => Value)[] = [
    () => pick(chance, [null, true, 0, 1, '1', 'a', ...ducks]),
    () => new EventValue(pick(chance, ['swims', 'dives']), some()),
    () => new Thing(pick(chance, ['Pond', 'Lake']), null, [inner(), pick(chance, [null, undefined, 1])]),
    some,
    () => [...Array<Value>(20).fill(ducks[0] as Thing), below(chance, 3)],
  ];
  return pick(chance, depth > 2 ? makers.slice(0, 1) : makers)();
}

describe('values that are there once', () => {
  it.each([3, 40, 400])('are the first of equal ones among %i, in order, as comparing all of them finds', (count) => {
    const chance = new Random(5, count);
    for (let round = 0; round < 10; round++) {
      const values = Array.from({ length: count }, () => valueFrom(chance));
      const first = values.filter((one, i) => values.findIndex((other) => same(other, one)) === i);
      const found = distinct(values, new StepLimit());
      expect(found.length).toBe(first.length);
      expect(found.every((one, i) => one === first[i])).toBe(true);
    }
  });
});
