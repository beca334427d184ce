import { describe, expect, it } from 'vitest';
import { Random } from '../../src/engine/setup/random.js';
import { StepLimit } from '../../src/engine/values/budget.js';
import { distinct } from '../../src/engine/values/distinct.js';
import { EventValue, same, Thing, type Value } from '../../src/engine/values/values.js';
import { pick } from '../moments/draw.js';

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
