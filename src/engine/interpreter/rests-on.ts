import { Fault } from '../model/fault.js';
import type { Node } from '../model/tree.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { NeedSignal } from '../values/needs.js';
import { EventValue, Thing, UnknownSignal, type Value } from '../values/values.js';
import { Interpreter } from './interpreter.js';
import { subAnswerCacheOf } from './sub-answer-cache.js';
import { type Env, UNKNOWN, type ValueOrUnknown } from './unknown.js';

/** An entry that had a say in an answer, and how high its layer stands. */
export interface Influence {
  readonly id: string;
  readonly height: number;
}

/** A question asked on the way, as a walk notes it: who answered it, or whom those rest on who did. */
export interface AskedQuestion {
  readonly args: readonly ValueOrUnknown[];
  readonly value: ValueOrUnknown;
  readonly through: readonly Influence[];
  readonly objections: readonly string[];
}

/** A question asked on the way, as far as entries of a higher layer than that of the entry that asks had to answer it, or problems were found. */
export interface Rest {
  /** Things that were asked about, or that came out. */
  readonly about: ReadonlySet<Thing>;
  readonly through: readonly string[];
  /** Entries of whatever layer that found a problem, or denied what it asks for. */
  readonly objections: readonly string[];
}

/** What expressions of a layer of that height rest on, as the table is now. */
export function restsIn(
  ruleset: Ruleset,
  height: number,
  trees: readonly (Node | undefined)[],
  env: (interpreter: Interpreter) => Env,
): readonly Rest[] {
  const interpreter = new Interpreter(ruleset, subAnswerCacheOf(ruleset));
  interpreter.rests = [];
  const names = env(interpreter);
  ruleset.runtime.budget.free(() => {
    for (const tree of trees) {
      try {
        if (tree !== undefined) interpreter.value(tree, names);
      } catch (error) {
        // It is worked out only for the reasons; where it matters, somebody else says what is wrong.
        if (!(error instanceof Fault) && !(error instanceof NeedSignal) && !(error instanceof UnknownSignal))
          throw error;
      }
    }
  });
  return interpreter.rests.flatMap(({ args, value, through, ...asked }) => {
    const higher = through.filter((one) => one.height > height).map(({ id }) => id);
    // One denial among many things that were tried says nothing; a problem that was found does.
    const objections = Array.isArray(value) ? asked.objections : [];
    if (higher.length === 0 && objections.length === 0) return [];
    return [{ about: thingsIn(known([...args, value])), through: higher, objections }];
  });
}

const known = (values: readonly ValueOrUnknown[]): readonly Value[] =>
  values.filter((value): value is Value => value !== UNKNOWN);

/** Things of the table in a value, however deep. */
export function thingsIn(value: Value, found: Set<Thing> = new Set()): Set<Thing> {
  if (value instanceof EventValue) thingsIn(value.fields, found);
  else if (value instanceof Thing) {
    if (value.id !== null) found.add(value);
    else for (const fact of value.facts) thingsIn(fact ?? null, found);
  } else if (Array.isArray(value)) for (const item of value as readonly Value[]) thingsIn(item, found);
  return found;
}
