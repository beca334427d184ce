import { knownCode, strictly } from '../evaluate/code.js';
import { Cell } from '../evaluate/scope.js';
import { cachingPairs } from '../memo/pair-table.js';
import { Fault } from '../model/fault.js';
import { needOptions } from '../model/given.js';
import type { StrictQuestion } from '../ruleset/question/strict-question.js';
import { checkingArguments } from '../table/arguments.js';
import { unknownId } from '../table/named.js';
import { needTable, type Table } from '../table/table.js';
import { STEPS, stepsExceeded } from '../values/budget.js';
import { type Thing, UnknownSignal, type Value } from '../values/values.js';
import type { AskOptions } from './ask.js';

/** A thing of a table, for questions that are asked very often; see `handleOf`. */
export type Handle = Thing;

/** An answer without its reasons; undefined if it needs a fact that the table does not give. */
export type Quick = (...args: readonly Value[]) => Value | undefined;

/** An answer with the ids of the entries that decided it. */
export interface Reasoned {
  readonly value: Value;
  /** Sorted. One list for as long as the answer stays the same; not to be modified. */
  readonly because: readonly string[];
}

/** Options of a prepared question. */
export type PrepareOptions = Pick<AskOptions, 'steps'>;

type Asking<T> = (...args: readonly Value[]) => T | undefined;

/**
 * The thing with this id, as an argument of prepared questions.
 *
 * @throws Fault if the table has nothing with this id.
 */
export function handleOf(table: Table, id: string): Handle {
  needTable(table, 'handleOf');
  const thing = table.world.byId.get(id);
  if (thing === undefined) throw unknownId(table, id);
  return thing;
}

/**
 * Prepares a question about one table for many calls: no JSON in, no reasons out, and no allocation after the first
 * call. Verdicts are 'allowed', 'denied', 'required' or 'silent', things are handles, none is null. Answers are cached
 * for as long as nothing that the question depends on changes; for pairs of things, up to 65,536 pairs.
 *
 * @param options `steps` of work that one call may take.
 * @returns a function that throws Fault for arguments that are missing or of another kind, and for handles of another
 * table or of removed things.
 * @throws Fault for an unknown question.
 */
export function prepare(table: Table, name: string, options: PrepareOptions = {}): Quick {
  const { question, steps } = acceptedQuestion(table, name, options, 'prepare');
  const { cells, evaluate } = question;
  const failed = failing(table, name, steps, (value) => value);
  // Asked as an entry would ask it, so that cached answers about one thing serve here, too.
  const given = cells.length < 2 ? cells.map(() => new Cell()) : cells;
  const run =
    cells.length < 2 ? () => strictly(question.call(given.map((cell) => knownCode(() => cell.v)))).run : () => evaluate;
  return caching(table, question, freshly(table, given, run(), { steps, failed }));
}

/**
 * The same with reasons: the answer with the entries that decided it, as one object that is cached like the bare
 * answers of `prepare`; undefined if it needs a fact that the table does not give.
 *
 * @param options `steps` of work that one call may take.
 * @throws Fault for an unknown question.
 */
export function prepareReasoned(
  table: Table,
  name: string,
  options: PrepareOptions = {},
): (...args: readonly Value[]) => Reasoned | undefined {
  const { question, steps } = acceptedQuestion(table, name, options, 'prepareReasoned');
  const failed = failing(table, name, steps, (value, because): Reasoned => ({ value, because }));
  const fresh = freshly(table, question.cells, () => question.decide(), { steps, failed });
  return caching(table, question, fresh);
}

/** The question to prepare, once what was handed over is accepted; its steps as given. */
function acceptedQuestion(table: Table, name: string, options: PrepareOptions, of: 'prepare' | 'prepareReasoned') {
  needTable(table, of);
  needOptions(options, of);
  const { steps = STEPS } = options;
  const question = table.ruleset.question(name);
  table.ruleset.enter(table.world, name, steps);
  return { question, steps };
}

/** The same question with cached answers, if it has one or two arguments; new arguments are checked. */
function caching<T>(table: Table, { question, memo, cells }: StrictQuestion, fresh: Asking<T>): Asking<T> {
  const check = checkingArguments(table, question.name, question.parameters);
  const { length } = cells;
  if (length === 1 || length === 2) {
    const checkBoth = (a: Value, b: Value): void => {
      check(0, a);
      if (length === 2) check(1, b);
    };
    return cachingPairs(fresh, checkBoth, table.world, {
      number: memo.number,
      dependencies: memo.dependencies(),
      isAlone: length === 1,
    });
  }
  return (...args) => {
    for (let at = 0; at < length; at++) check(at, args[at]);
    return fresh(...args);
  };
}

type Failed<T> = (error: unknown, args: readonly Value[]) => T | undefined;

/**
 * Handles a call that could not be completed: if a fact is missing, the question is asked again by three-valued
 * evaluation.
 */
const failing =
  <T>(
    { ruleset, world }: Table,
    name: string,
    steps: number,
    of: (value: Value, because: readonly string[]) => T,
  ): Failed<T> =>
  (error, args) => {
    // The asker is recorded only when it matters: one write less for each question.
    if (!(error instanceof UnknownSignal))
      throw error instanceof Fault && error.code === 'fault.budget' ? stepsExceeded(name, steps) : error;
    ruleset.enter(world, name, steps);
    const { value, because } = ruleset.questions.ask(name, args);
    return value === undefined ? undefined : of(value, because);
  };

/** Asks without a cache, with the arguments in these cells. */
function freshly<T>(
  { ruleset, world }: Table,
  cells: readonly Cell[],
  run: () => T,
  { steps, failed }: { readonly steps: number; readonly failed: Failed<T> },
): Asking<T> {
  const [p = new Cell(), q = new Cell()] = cells;
  if (cells.length <= 2)
    return (a = null, b = null) => {
      ruleset.resume(world, steps);
      p.v = a;
      q.v = b;
      try {
        return run();
      } catch (error) {
        return failed(error, [a, b].slice(0, cells.length));
      }
    };
  return (...args) => {
    ruleset.resume(world, steps);
    cells.forEach((cell, i) => {
      cell.v = args[i] ?? null;
    });
    try {
      return run();
    } catch (error) {
      return failed(error, args);
    }
  };
}
