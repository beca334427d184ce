import type { Truth } from '../closures/code.js';
import { Interpreter } from '../interpreter/interpreter.js';
import { withLets } from '../interpreter/lets.js';
import { type Env, noNames, UNKNOWN, withName } from '../interpreter/unknown.js';
import type { Node } from '../model/tree.js';
import type { CompiledEventEntry, CompiledStep, FixedLets } from '../ruleset/event-rules.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { NeedSignal } from '../values/needs.js';
import { type EventValue, owned, UnknownSignal, type Value } from '../values/values.js';

/**
 * Compiled code first, and where that meets an unknown fact the tree with three truth values, since the fact may not matter.
 *
 * @throws UnknownSignal with the facts that are missing, where they matter
 */
export function knownOf<Result>(
  ruleset: Ruleset,
  run: () => Result,
  interpreted: (interpreter: Interpreter) => Result | typeof UNKNOWN,
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof UnknownSignal)) throw error;
    const interpreter = new Interpreter(ruleset);
    const result = interpreted(interpreter);
    if (result === UNKNOWN) throw new UnknownSignal([...interpreter.unknown.values()]);
    return result;
  }
}

/** Evaluates the parts of event entries. Where a fact that matters is unknown, the whole sending stops. */
export class Evaluator {
  /** The event for which something is worked out: choices for different events are different choices. */
  about: EventValue | null = null;

  constructor(private readonly ruleset: Ruleset) {}

  /** Puts an event, and what an entry fixed when it began, into the entry's cells. */
  load(row: CompiledEventEntry, event: EventValue, thing?: Value, fixed?: FixedLets): void {
    this.ruleset.runtime.budget.doing = row.entry.id;
    this.about = event;
    row.event.v = event;
    row.thing = thing;
    row.fixed = fixed;
    const { each, lets } = row;
    if (each && thing !== undefined) each.cell.v = thing;
    for (let i = 0; i < lets.length; i++) {
      const [, cell] = lets[i] as CompiledEventEntry['lets'][number];
      const known = fixed?.[i];
      cell.reset();
      if (known !== undefined) cell.set(known);
    }
  }

  /** Works out an entry's names on the state as it is now. */
  fix(row: CompiledEventEntry, event: EventValue): FixedLets {
    if (row.lets.length === 0) return NO_LETS;
    this.load(row, event);
    return row.lets.map(([name, cell]) => {
      try {
        return owned(this.value(() => cell.read(), row.entry.let[name]?.tree, row, undefined));
      } catch (error) {
        // The name may never be needed; if it is, it is worked out then and says again what is missing.
        if (!(error instanceof UnknownSignal) && !(error instanceof NeedSignal)) throw error;
        return undefined;
      }
    });
  }

  truth(truth: Truth, tree: Node | undefined, row: CompiledEventEntry, step?: CompiledStep): boolean {
    return this.ofEntry(truth.run, tree, row, step, interpretedTruth);
  }

  value(
    run: (() => Value) | undefined,
    tree: Node | undefined,
    row: CompiledEventEntry,
    step: CompiledStep | undefined,
  ): Value {
    return run === undefined ? null : this.ofEntry(run, tree, row, step, interpretedValue);
  }

  /** A choice that is asked for says for which event, and by which entry. */
  private ofEntry<Result>(
    run: () => Result,
    tree: Node | undefined,
    row: CompiledEventEntry,
    step: CompiledStep | undefined,
    interpreted: (interpreter: Interpreter, tree: Node, env: Env) => Result | typeof UNKNOWN,
  ): Result {
    try {
      if (tree === undefined) return run();
      return knownOf(this.ruleset, run, (interpreter) =>
        interpreted(interpreter, tree, this.envOf(row, interpreter, step)),
      );
    } catch (error) {
      if (error instanceof NeedSignal)
        for (const need of error.needs) need.cause ??= { entry: row.entry.id, event: row.event.v as EventValue };
      throw error;
    }
  }

  /** The value of what an event type says of its events. */
  ofEvent(run: () => Value, tree: Node, event: EventValue): Value {
    this.about = event;
    return knownOf(this.ruleset, run, (interpreter) => interpreter.value(tree, withName(noNames, 'event', event)));
  }

  /** The names of an entry as they are loaded now, for the interpreter. */
  envOf(row: CompiledEventEntry, interpreter: Interpreter = new Interpreter(this.ruleset), step?: CompiledStep): Env {
    const { each, let: names } = row.entry;
    let env = withName(noNames, 'event', row.event.v);
    if (each && row.thing !== undefined) env = withName(env, each.name, row.thing);
    const fixed = new Set<string>();
    for (const [i, value] of row.fixed?.entries() ?? []) {
      const [name] = row.lets[i] as CompiledEventEntry['lets'][number];
      if (value === undefined) continue;
      fixed.add(name);
      env = withName(env, name, value);
    }
    // A name that could not be fixed when the event began still builds on those that were.
    const open = Object.entries(names).filter(([name]) => !fixed.has(name));
    env = withLets(interpreter, env, fixed.size === 0 ? names : Object.fromEntries(open));
    return step ? withLets(interpreter, env, step.step.let) : env;
  }
}

const NO_LETS: FixedLets = [];

const interpretedTruth = (interpreter: Interpreter, tree: Node, env: Env): boolean | typeof UNKNOWN =>
  interpreter.truth(tree, env) ?? UNKNOWN;

const interpretedValue = (interpreter: Interpreter, tree: Node, env: Env) => interpreter.value(tree, env);
