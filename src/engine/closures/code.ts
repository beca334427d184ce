import type { EvaluationContext } from '../values/functions.js';
import type { Thing, Value } from '../values/values.js';
import type { World } from '../values/world.js';
import type { Cell } from './scope.js';

/** A compiled expression. When `constant`, its value never changes for the setup that it was compiled for. */
export interface Code {
  readonly run: () => Value;
  readonly constant: boolean;
  /** Where the value lies, when the code only reads a parameter or a loop's name: whoever uses it may read it there. */
  readonly cell?: Cell;
  /** Place of the fact, when the code reads a fact that is always known of the thing in `of`. */
  readonly fact?: { readonly of: Cell; readonly slot: number };
}

export interface Truth {
  readonly run: () => boolean;
  readonly constant: boolean;
}

/** What compiled code needs from outside: the table that it currently looks at, and what functions ask for. */
export interface Runtime extends EvaluationContext {
  /** Set by `Ruleset.enter` and `Ruleset.resume` alone. */
  readonly world: World;
  /** The one setup, which never changes. */
  readonly setup: Thing;
}

export const constant = (value: Value): Code => ({ run: () => value, constant: true });
export const changing = (run: () => Value): Code => ({ run, constant: false });

/** Works out at once what can never change. What cannot be worked out stops whoever comes to it, and nobody else. */
export function folded(run: () => Value, isConstant: boolean): Code {
  try {
    return isConstant ? constant(run()) : changing(run);
  } catch {
    return changing(run);
  }
}

export const always: Truth = { run: () => true, constant: true };
export const never: Truth = { run: () => false, constant: true };

/** As `folded`, for a condition. */
export function foldedTruth(run: () => boolean, isConstant: boolean): Truth {
  const open = { run, constant: false };
  try {
    return isConstant ? (run() ? always : never) : open;
  } catch {
    return open;
  }
}
