import type { EvaluationContext } from '../values/functions.js';
import type { Thing, Value } from '../values/values.js';
import type { World } from '../values/world.js';
import type { Cell } from './scope.js';

/**
 * Code that always has a result, whatever the table leaves out; strict code throws `UnknownSignal` instead of having
 * none.
 */
export interface KnownCode<Result = Value> {
  readonly run: () => Result;
  readonly known: true;
  /** Whether the result is constant for the setup that it was compiled for. */
  readonly constant: boolean;
  /** Where the value is, if the code only reads a parameter or a loop name: its users may read it there. */
  readonly cell?: Cell;
  /** Slot of the fact, if the code reads a fact that is always known of the thing in `of`. */
  readonly fact?: { readonly of: Cell; readonly slot: number };
}

/** Code whose result may be unknown (`undefined`). */
export interface OpenCode<Result = Value> {
  readonly run: () => Result | undefined;
  readonly known: false;
  readonly constant: false;
  readonly cell?: undefined;
  readonly fact?: undefined;
}

/** A compiled expression: its users check `known` once, when they are compiled. */
export type Code<Result = Value> = KnownCode<Result> | OpenCode<Result>;
/** A compiled condition. */
export type Truth = Code<boolean>;
export type KnownTruth = KnownCode<boolean>;

/** A membership test, derived from how a list is written instead of from the list itself. */
export type Member =
  | { readonly test: (x: Value) => boolean; readonly known: true; readonly constant: boolean }
  | { readonly test: (x: Value) => boolean | undefined; readonly known: false; readonly constant: false };

/** What compiled code needs from outside: the present table, and what functions need. */
export interface Runtime extends EvaluationContext {
  /** Set only by `Ruleset.enter` and `Ruleset.resume`. */
  readonly world: World;
  /** The setup, which never changes. */
  readonly setup: Thing;
}

/** Steps that traced code counts for one turn of a loop or one entry tried: it is slower by this factor. */
export const TURN = 30;

export const constant = <Result>(value: Result): KnownCode<Result> => ({
  run: () => value,
  known: true,
  constant: true,
});
export const knownCode = <Result>(run: () => Result): KnownCode<Result> => ({ run, known: true, constant: false });
export const openCode = <Result>(run: () => Result | undefined): OpenCode<Result> => ({
  run,
  known: false,
  constant: false,
});

export const always: KnownTruth = /* @__PURE__ */ constant(true);
export const never: KnownTruth = /* @__PURE__ */ constant(false);

/** Code made of parts: if all parts are known, so is its result, which the types of its own steps do not show. */
export const codeOfParts = <Result>(run: () => Result | undefined, isKnown: boolean): Code<Result> =>
  isKnown ? knownCode(run as () => Result) : openCode(run);

/** A part of strict code, which always has a result. */
export function strictly<Result>(code: Code<Result>): KnownCode<Result> {
  if (!code.known) throw new Error('strict code is made of strict code');
  return code;
}

/** A test made of parts; known if all of them are. */
export const memberTest = (test: (x: Value) => boolean | undefined, isKnown: boolean): Member =>
  isKnown
    ? { test: test as (x: Value) => boolean, known: true, constant: false }
    : { test, known: false, constant: false };

/** Evaluates constant code at compile time. If that fails, the error is thrown only when the code is run. */
export function folded<Result>(run: () => Result, isConstant: boolean): KnownCode<Result> {
  try {
    return isConstant ? constant(run()) : knownCode(run);
  } catch {
    return knownCode(run);
  }
}

/** A result of one value; unknown if the value is. */
export function fromOne<From, Result>(of: Code<From>, result: (x: From) => Result): Code<Result> {
  if (of.known) {
    const { run } = of;
    return folded(() => result(run()), of.constant);
  }
  const { run } = of;
  return openCode(() => {
    const x = run();
    return x === undefined ? undefined : result(x);
  });
}

/** A result of two values, unknown if either is; both are evaluated. */
export function fromTwo<Result>(left: Code, right: Code, result: (x: Value, y: Value) => Result): Code<Result> {
  if (left.known && right.known) {
    const [a, b] = [left.run, right.run];
    return folded(() => result(a(), b()), left.constant && right.constant);
  }
  const [a, b] = [left.run, right.run];
  return openCode(() => {
    const [x, y] = [a(), b()];
    return x === undefined || y === undefined ? undefined : result(x, y);
  });
}

/**
 * The results of several pieces of code, each passed through `hold`. All are evaluated; if any is unknown, so is the
 * whole.
 */
export function fromEach(codes: readonly Code[], hold: (value: Value) => Value): Code<readonly Value[]> {
  if (codes.every((code) => code.known)) {
    const runs = codes.map((code) => code.run);
    return knownCode(() => runs.map((run) => hold(run())));
  }
  const runs = codes.map((code) => code.run);
  return openCode(() => {
    const values = runs.map((run) => run());
    return areKnown(values) ? values.map(hold) : undefined;
  });
}

export const areKnown = (values: readonly (Value | undefined)[]): values is readonly Value[] =>
  !values.includes(undefined);
