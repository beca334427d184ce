import type { Cell } from '../evaluate/scope.js';
import { indexed, Thing, type Value } from '../values/values.js';
import { Memo, type MemoSpec } from './memo.js';

type Evaluate = () => Value;

/** A question without arguments: one result for the world. */
export function memoizedByWorld(evaluate: Evaluate, spec: MemoSpec): Evaluate {
  const memo = new Memo(spec);
  const { runtime } = spec;
  const compute = (): Value => indexed(evaluate());
  return () => memo.get(runtime.world, compute);
}

/**
 * A question about one argument: one result for each thing, and one about none. Structural values have no identity, so
 * their results are not cached.
 */
export function memoizedByThing(evaluate: Evaluate, spec: MemoSpec, arg: Evaluate, cell: Cell): Evaluate {
  const memo = new Memo(spec);
  const { runtime } = spec;
  let about: Value = null;
  const compute = (): Value => {
    cell.v = about;
    return indexed(evaluate());
  };
  return () => {
    const thing = arg();
    about = thing;
    if (thing === null) return memo.get(runtime.world, compute);
    if (thing instanceof Thing && thing.id !== null) return memo.get(thing, compute);
    cell.v = thing;
    return evaluate();
  };
}

/** A condition about the value of one cell: one result for each thing. */
export function memoizedTruthByThing(spec: MemoSpec, cell: Cell, truth: () => boolean): () => boolean {
  const memo = new Memo(spec);
  return () => {
    const about = cell.v;
    return about instanceof Thing && about.id !== null ? memo.get(about, truth) === true : truth();
  };
}
