import type { KnownTruth } from '../evaluate/code.js';
import type { Node } from '../model/tree.js';
import type { CompiledEventEntry, CompiledStep, EventRules, FixedLets } from '../ruleset/event-rules.js';
import type { Questions } from '../ruleset/question/questions.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { NeedSignal } from '../values/needs.js';
import { type EventValue, privateCopy, UnknownSignal, type Value } from '../values/values.js';

/**
 * Falls back to traced code where strict code met an unknown fact, since the fact may not matter.
 *
 * @param error what the strict code threw; any other error is thrown again
 * @throws UnknownSignal with the missing facts, if they matter
 */
export function orTraced<Result>(error: unknown, questions: Questions, traced: () => Result | undefined): Result {
  if (!(error instanceof UnknownSignal)) throw error;
  return questions.trace((notes) => {
    const result = traced();
    if (result === undefined) throw new UnknownSignal(notes.unknown);
    return result;
  });
}

/** Evaluates the parts of event entries. An unknown fact that matters ends the whole sending. */
export class Evaluator {
  /** The event being evaluated: picks for different events are different picks. */
  about: EventValue | null = null;

  constructor(private readonly ruleset: Ruleset) {}

  /** Loads an event, and the names fixed when it began, into the entry's cells. */
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

  /** Evaluates an entry's names in the present state. */
  fix(row: CompiledEventEntry, event: EventValue): FixedLets {
    if (row.lets.length === 0) return NO_LETS;
    this.load(row, event);
    return row.lets.map(([name, cell]) => {
      try {
        return privateCopy(this.value(() => cell.read() as Value, row.entry.let[name]?.tree, row, undefined));
      } catch (error) {
        // The name may never be needed; if it is, it is evaluated then and reports again what is missing.
        if (!(error instanceof UnknownSignal) && !(error instanceof NeedSignal)) throw error;
        return undefined;
      }
    });
  }

  truth(truth: KnownTruth, tree: Node | undefined, row: CompiledEventEntry, step?: CompiledStep): boolean {
    try {
      return truth.run();
    } catch (error) {
      return this.goOn(error, row, tree && (() => row.traced().truth(tree, step)));
    }
  }

  value(
    run: (() => Value) | undefined,
    tree: Node | undefined,
    row: CompiledEventEntry,
    step: CompiledStep | undefined,
  ): Value {
    if (run === undefined) return null;
    try {
      return run();
    } catch (error) {
      return this.goOn(error, row, tree && (() => row.traced().value(tree, step)));
    }
  }

  private goOn<Result>(
    error: unknown,
    row: CompiledEventEntry,
    traced: (() => Result | undefined) | undefined,
  ): Result {
    try {
      if (traced === undefined) throw error;
      return orTraced(error, this.ruleset.questions, traced);
    } catch (signal) {
      // A requested pick names its event and its entry.
      if (signal instanceof NeedSignal)
        for (const need of signal.needs) need.cause ??= { entry: row.entry.id, event: row.event.v as EventValue };
      throw signal;
    }
  }

  /** The value of an expression that an event type has about its events. */
  ofEvent(run: () => Value, tree: Node, event: EventValue, rules: EventRules): Value {
    this.about = event;
    try {
      return run();
    } catch (error) {
      return orTraced(error, this.ruleset.questions, () => rules.traced(event).value(tree));
    }
  }
}

const NO_LETS: FixedLets = [];
