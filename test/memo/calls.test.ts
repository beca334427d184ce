import { describe, expect, it } from 'vitest';
import { Cell } from '../../src/engine/evaluate/scope.js';
import { memoizedByThing, memoizedByWorld, memoizedTruthByThing } from '../../src/engine/memo/calls.js';
import type { Thing, Value } from '../../src/engine/values/values.js';
import type { World } from '../../src/engine/values/world.js';
import { AGE, counting, newDuck, WEIGHT, worldOf } from './world.js';

const weightIn = (cell: Cell): number => (cell.v as Thing).facts[WEIGHT] as number;

/** A pond to look at, which may be changed for another one. */
const ready = () => {
  const { world, ducks } = worldOf(3);
  const runtime: { world: World } = { world };
  const cell = new Cell();
  const argument = new Cell();
  const spec = (number: number) => ({ runtime, number, dependencies: () => [WEIGHT] });
  return { world, ducks, runtime, cell, argument, spec };
};

describe('a question without arguments', () => {
  it('has one result for each world', () => {
    const { world, ducks, runtime, spec } = ready();
    const evaluate = counting((): Value => runtime.world.list('ducks').length);
    const run = memoizedByWorld(evaluate, spec(0));
    expect([run(), run()]).toEqual([3, 3]);
    expect(evaluate.calls).toBe(1);
    runtime.world = worldOf(5).world;
    expect([run(), run()]).toEqual([5, 5]);
    expect(evaluate.calls).toBe(2);
    runtime.world = world;
    run();
    expect(evaluate.calls).toBe(2);
    world.set(ducks[0]!, WEIGHT, 8);
    run();
    expect(evaluate.calls).toBe(3);
  });
});

describe('a question about one argument', () => {
  it('has one result for each thing', () => {
    const { world, ducks, cell, argument, spec } = ready();
    const evaluate = counting((): Value => weightIn(cell));
    const run = memoizedByThing(evaluate, spec(0), () => argument.v, cell);
    const of = (duck: Thing): Value => {
      argument.v = duck;
      return run();
    };
    expect([...ducks, ...ducks].map(of)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(evaluate.calls).toBe(3);
    world.set(ducks[1]!, AGE, 9);
    expect(ducks.map(of)).toEqual([0, 1, 2]);
    expect(evaluate.calls).toBe(3);
    world.set(ducks[1]!, WEIGHT, 9);
    expect(ducks.map(of)).toEqual([0, 9, 2]);
    expect(evaluate.calls).toBe(6);
  });

  it('has one result about none', () => {
    const { world, ducks, cell, argument, spec } = ready();
    const evaluate = counting(
      (): Value =>
        cell.v === null &&
        world
          .list('ducks')
          .map(({ facts }) => facts[WEIGHT])
          .join(),
    );
    const run = memoizedByThing(evaluate, spec(0), () => argument.v, cell);
    argument.v = null;
    expect([run(), run()]).toEqual(['0,1,2', '0,1,2']);
    expect(evaluate.calls).toBe(1);
    world.set(ducks[1]!, WEIGHT, 9);
    expect(run()).toBe('0,9,2');
    argument.v = ducks[0]!;
    expect(run()).toBe(false);
    expect(evaluate.calls).toBe(3);
  });

  it('caches nothing about structural values', () => {
    const { cell, argument, spec } = ready();
    const evaluate = counting((): Value => weightIn(cell));
    const run = memoizedByThing(evaluate, spec(0), () => argument.v, cell);
    const made = newDuck(null, 4);
    argument.v = made;
    expect(run()).toBe(4);
    made.facts[WEIGHT] = 5;
    expect(run()).toBe(5);
    expect(evaluate.calls).toBe(2);
  });
});

describe('conditions', () => {
  it('have one result for each thing, none for structural values', () => {
    const { world, ducks, cell, spec } = ready();
    const truth = counting(() => weightIn(cell) > 1);
    const run = memoizedTruthByThing(spec(0), cell, truth);
    const of = (duck: Thing): boolean => {
      cell.v = duck;
      return run();
    };
    expect([...ducks, ...ducks].map(of)).toEqual([false, false, true, false, false, true]);
    expect(truth.calls).toBe(3);
    world.set(ducks[0]!, WEIGHT, 7);
    expect(ducks.map(of)).toEqual([true, false, true]);
    const made = newDuck(null, 4);
    expect([of(made), of(made)]).toEqual([true, true]);
    expect(truth.calls).toBe(8);
  });
});
