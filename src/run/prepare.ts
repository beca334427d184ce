import { type Thing, UnknownSignal, type Value } from '../compile/values.js';
import { Fault } from '../model/fault.js';
import { UNKNOWN } from './maybe.js';
import type { Table } from './table.js';
import { Walker } from './walker.js';

/** A thing of a table, for questions that are asked very often: see `handleOf`. */
export type Handle = Thing;

/** An answer without its reasons; undefined when it needs a fact that the table does not give. */
export type Quick = (...args: readonly Value[]) => Value | undefined;

/**
 * The thing with this id, to be handed to prepared questions.
 *
 * @throws Fault when the table has nothing with this id.
 */
export const handleOf = (table: Table, id: string): Handle => {
  const thing = table.world.byId.get(id);
  if (thing === undefined) throw new Fault('fault.argument', { argument: id, of: 'table', expected: 'an id', got: id });
  return thing;
};

/**
 * A question made ready for one table, to be asked many times: no JSON in, no reasons out, nothing allocated. Verdicts come as
 * 'allowed', 'denied', 'required' or 'silent', things as handles, none as null.
 *
 * @throws Fault for an unknown question.
 */
export const prepare = (table: Table, name: string): Quick => {
  const { ruleset, world } = table;
  const { runtime } = ruleset;
  const { cells, evaluate } = ruleset.question(name);
  const [p, q] = cells;
  const slow = (args: readonly Value[]): Value | undefined => {
    const { value } = new Walker(ruleset).ask(name, args);
    return value === UNKNOWN ? undefined : value;
  };
  if (cells.length === 2 && p && q) {
    return (a, b) => {
      runtime.world = world;
      p.v = a ?? null;
      q.v = b ?? null;
      try {
        return evaluate();
      } catch (error) {
        if (error instanceof UnknownSignal) return slow([a ?? null, b ?? null]);
        throw error;
      }
    };
  }
  return (...args) => {
    runtime.world = world;
    for (let i = 0; i < cells.length; i++) (cells[i] as { v: Value }).v = args[i] ?? null;
    try {
      return evaluate();
    } catch (error) {
      if (error instanceof UnknownSignal) return slow(args);
      throw error;
    }
  };
};
