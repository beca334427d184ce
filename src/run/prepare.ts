import { overspent, STEPS } from '../compile/budget.js';
import { changing } from '../compile/code.js';
import { Cell } from '../compile/scope.js';
import { type Thing, UnknownSignal, type Value } from '../compile/values.js';
import { Fault } from '../model/fault.js';
import type { AskOptions } from './ask.js';
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
 * @param options `steps` of work that one asking may take.
 * @throws Fault for an unknown question.
 */
export const prepare = (table: Table, name: string, options: Pick<AskOptions, 'steps'> = {}): Quick => {
  const { ruleset, world } = table;
  const { runtime } = ruleset;
  const question = ruleset.question(name);
  const { cells, evaluate } = question;
  const { quick } = question;
  const { budget } = runtime;
  const { steps = STEPS } = options;
  budget.begin(name, steps);
  const given = cells.map(() => new Cell());
  // Asked as an entry would ask it, so that what is remembered about one thing serves here too.
  const run = cells.length < 2 ? question.call(given.map((cell) => changing(() => cell.v))).run : evaluate;
  const [p, q] = cells.length < 2 ? given : cells;
  const slow = (args: readonly Value[]): Value | undefined => {
    budget.begin(name, steps);
    const { value } = new Walker(ruleset).ask(name, args);
    return value === UNKNOWN ? undefined : value;
  };
  // Who is asking is put down only when it matters: one write less for each question.
  const named = (error: unknown): unknown =>
    error instanceof Fault && error.code === 'fault.budget' ? overspent(name, steps) : error;
  const tried = (args: readonly Value[]): Value | undefined => {
    try {
      return run();
    } catch (error) {
      if (error instanceof UnknownSignal) return slow(args);
      throw named(error);
    }
  };
  if (quick)
    return quick(
      world,
      (error, args) => {
        if (error instanceof UnknownSignal) return slow(args);
        throw named(error);
      },
      steps,
    );
  if (cells.length === 0) {
    return () => {
      runtime.world = world;
      budget.left = steps;
      return tried([]);
    };
  }
  if (cells.length === 1 && p) {
    return (a = null) => {
      runtime.world = world;
      budget.left = steps;
      p.v = a;
      try {
        return run();
      } catch (error) {
        if (error instanceof UnknownSignal) return slow([a]);
        throw named(error);
      }
    };
  }
  if (cells.length === 2 && p && q) {
    return (a = null, b = null) => {
      runtime.world = world;
      budget.left = steps;
      p.v = a;
      q.v = b;
      try {
        return run();
      } catch (error) {
        if (error instanceof UnknownSignal) return slow([a, b]);
        throw named(error);
      }
    };
  }
  return (...args) => {
    runtime.world = world;
    budget.left = steps;
    cells.forEach((cell, i) => {
      cell.v = args[i] ?? null;
    });
    return tried(args);
  };
};
