import { describe, expect, it } from 'vitest';
import { ArgumentTree } from '../../src/engine/memo/argument-tree.js';
import { cachingPairs } from '../../src/engine/memo/pair-table.js';
import { indexed, type Thing, type Value } from '../../src/engine/values/values.js';
import { AGE, counting, newDuck, WEIGHT, worldOf } from './world.js';

const weight = (value: Value): number => (value as Thing).facts[WEIGHT] as number;

describe('the table of pairs', () => {
  const ready = (count: number, isAlone = false) => {
    const { world, ducks } = worldOf(count);
    const fresh = counting((a: Value, b: Value) => (isAlone ? weight(a) : weight(a) * 1000 + weight(b)));
    return {
      world,
      ducks,
      fresh,
      of: cachingPairs(fresh, () => {}, world, { number: 0, dependencies: [WEIGHT], isAlone }),
    };
  };

  it('holds every pair of a small world once', () => {
    const { ducks, fresh, of } = ready(20);
    const all = () => ducks.flatMap((a) => ducks.map((b) => of(a, b)));
    // Asked about from the last duck on, so that the table need not grow again.
    of(ducks.at(-1), ducks.at(-1));
    fresh.calls = 0;
    expect(all()).toEqual(ducks.flatMap((a) => ducks.map((b) => weight(a) * 1000 + weight(b))));
    expect(fresh.calls).toBe(399);
    all();
    expect(fresh.calls).toBe(399);
  });

  it('computes anew when a dependency was written, not otherwise', () => {
    const { world, ducks, fresh, of } = ready(2);
    const [a, b] = ducks as [Thing, Thing];
    of(a, b);
    world.set(a, AGE, 5);
    of(a, b);
    expect(fresh.calls).toBe(1);
    world.set(b, WEIGHT, 5);
    expect([of(a, b), of(a, b)]).toEqual([5, 5]);
    expect(fresh.calls).toBe(2);
  });

  it('tells a pair from the same one the other way round', () => {
    const { ducks, of } = ready(3);
    const [, b, c] = ducks as [Thing, Thing, Thing];
    expect([of(b, c), of(c, b), of(b, c), of(c, b)]).toEqual([1002, 2001, 1002, 2001]);
  });

  it('passes over what is given beside a thing that is asked about alone', () => {
    const { ducks, fresh, of } = ready(3, true);
    const [a, b, c] = ducks as [Thing, Thing, Thing];
    expect([of(c), of(c, a), of(c, b)]).toEqual([2, 2, 2]);
    expect(fresh.calls).toBe(1);
  });

  it('answers rightly where more pairs are asked about than there are slots', () => {
    const { ducks, of } = ready(300);
    for (let round = 0; round < 2; round++)
      for (const a of ducks) for (const b of ducks) if (of(a, b) !== weight(a) * 1000 + weight(b)) expect.fail();
  });

  it('caches nothing about structural values, none or lists', () => {
    const { ducks, fresh, of } = ready(1);
    const made = newDuck(null, 3);
    expect(of(made, ducks[0])).toBe(3000);
    made.facts[WEIGHT] = 4;
    expect(of(made, ducks[0])).toBe(4000);
    expect(() => of(null, ducks[0])).toThrow();
    expect(fresh.calls).toBe(3);
  });
});

describe('results by all arguments', () => {
  const ready = (most = 100) => {
    const { world, ducks } = worldOf(3);
    const tree = new ArgumentTree<{ readonly version: number; readonly value: number }>(0, [WEIGHT], most);
    const set = (args: readonly unknown[], value: number) => tree.set(args, { version: world.version, value });
    return { world, ducks, set, get: (...args: readonly unknown[]) => tree.get(world, args)?.value };
  };

  it('are found by the same arguments in the same order', () => {
    const { ducks, set, get } = ready();
    const [a, b, c] = ducks as [Thing, Thing, Thing];
    set([a, b, c], 1);
    set([a, b, 7], 2);
    set([b, a, c], 3);
    expect([get(a, b, c), get(a, b, 7), get(b, a, c), get(c, b, a), get(a, c, b)]).toEqual([
      1,
      2,
      3,
      undefined,
      undefined,
    ]);
  });

  it('are found without arguments', () => {
    const { set, get } = ready();
    expect(get()).toBeUndefined();
    set([], 5);
    expect(get()).toBe(5);
  });

  it('are invalid once a dependency was written', () => {
    const { world, ducks, set, get } = ready();
    const [a] = ducks as [Thing];
    set([a], 1);
    world.set(a, AGE, 1);
    expect(get(a)).toBe(1);
    world.set(a, WEIGHT, 1);
    expect(get(a)).toBeUndefined();
  });

  it('are not stored for structural values and for lists that may change', () => {
    const { set, get } = ready();
    const made = newDuck(null);
    for (const argument of [made, [made]]) {
      set([argument], 1);
      expect(get(argument)).toBeUndefined();
    }
  });

  it('are found by a list that does not change', () => {
    const { ducks, set, get } = ready();
    const all = indexed([...ducks]);
    set([ducks[0], all], 1);
    expect([get(ducks[0], all), get(ducks[0], indexed([...ducks]))]).toEqual([1, undefined]);
  });

  it('are dropped together when there are too many', () => {
    const { set, get } = ready(3);
    for (let n = 0; n < 3; n++) set([n], n);
    expect([get(0), get(1), get(2)]).toEqual([0, 1, 2]);
    set([3], 3);
    expect([get(0), get(1), get(2), get(3)]).toEqual([undefined, undefined, undefined, 3]);
  });
});
