import { describe, expect, it } from 'vitest';
import { Memo } from '../../src/engine/memo/memo.js';
import { AGE, counting, DUCKS, newDuck, WEIGHT, worldOf } from './world.js';

describe('one result for each owner', () => {
  const ready = () => {
    const { world, ducks } = worldOf(3);
    const dependencies = counting(() => [WEIGHT, DUCKS]);
    const memo = new Memo({ runtime: { world }, number: 0, dependencies });
    const compute = counting(() => ducks.reduce((sum, { facts }) => sum + (facts[WEIGHT] as number), 0));
    return { world, ducks, dependencies, compute, get: () => memo.get(world, compute), memo };
  };

  it('is computed once while nothing is written', () => {
    const { get, compute, dependencies } = ready();
    expect([get(), get(), get()]).toEqual([3, 3, 3]);
    expect(compute.calls).toBe(1);
    expect(dependencies.calls).toBe(0);
  });

  it('is computed anew after a dependency was written, of whatever thing', () => {
    const { world, ducks, get, compute } = ready();
    get();
    world.set(ducks[2]!, WEIGHT, 10);
    expect(get()).toBe(11);
    expect(compute.calls).toBe(2);
  });

  it('stays valid when something else is written, and is then current', () => {
    const { world, ducks, get, compute, dependencies } = ready();
    get();
    for (let age = 1; age < 200; age++) world.set(ducks[0]!, AGE, age);
    expect(get()).toBe(3);
    expect(get()).toBe(3);
    expect(compute.calls).toBe(1);
    expect(dependencies.calls).toBe(1);
  });

  it('is computed anew when a collection has gained or lost a member', () => {
    const { world, ducks, get, compute } = ready();
    get();
    world.add(newDuck('late', 5));
    get();
    world.remove(ducks[0]!);
    get();
    expect(compute.calls).toBe(3);
  });

  it('is computed anew after a rollback, for a rollback writes what it takes back', () => {
    const { world, ducks, get, compute } = ready();
    get();
    const mark = world.mark();
    world.set(ducks[1]!, WEIGHT, 100);
    expect(get()).toBe(102);
    world.rollback(mark);
    expect(get()).toBe(3);
    expect(compute.calls).toBe(3);
  });

  it('stays valid over a rollback of something else', () => {
    const { world, ducks, get, compute } = ready();
    get();
    const mark = world.mark();
    world.set(ducks[1]!, AGE, 100);
    world.rollback(mark);
    get();
    expect(compute.calls).toBe(1);
  });

  it('is kept apart for each owner and each number', () => {
    const { world, ducks, memo } = ready();
    const other = new Memo({ runtime: { world }, number: 1, dependencies: () => [] });
    const [first, second] = [ducks[0]!, ducks[1]!];
    expect([memo.get(first, () => 1), memo.get(second, () => 2), other.get(first, () => 3)]).toEqual([1, 2, 3]);
    expect([memo.get(first, () => 0), memo.get(second, () => 0), other.get(first, () => 0)]).toEqual([1, 2, 3]);
  });

  it('is not stored when computing it fails', () => {
    const { world, memo } = ready();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => memo.get(world, fail)).toThrow('no');
    expect(memo.get(world, () => 7)).toBe(7);
  });
});

describe('the test of validity', () => {
  it('knows the newest write among the dependencies of each number', () => {
    const { world, ducks } = worldOf(1);
    const before = world.version;
    world.set(ducks[0]!, WEIGHT, 4);
    expect(world.isValid(before, 0, [WEIGHT])).toBe(false);
    expect(world.isValid(before, 1, [AGE])).toBe(true);
    expect(world.isValid(world.version, 0, [WEIGHT])).toBe(true);
    expect(world.isValid(undefined, 1, [AGE])).toBe(false);
    world.set(ducks[0]!, AGE, 4);
    expect(world.isValid(before, 1, [AGE])).toBe(false);
  });
});
