import type { KnownCode, KnownTruth } from '../evaluate/code.js';
import type { Step } from '../model/entry.js';
import type { Node } from '../model/tree.js';
import type { CompiledEventEntry, CompiledStep, EventRules, FixedLets } from '../ruleset/event-rules.js';
import type { Questions } from '../ruleset/question/questions.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { eventsOf } from '../values/functions.js';
import { NeedSignal } from '../values/needs.js';
import { EventValue, privateCopy, UnknownSignal, type Value } from '../values/values.js';
import type { ReasonBasis } from './basis.js';
import type { PlanReasons } from './reasons.js';
import type { EventTracer } from './trace-events.js';

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

/**
 * Evaluates the parts of event entries: their things, whether they apply, the events that they make, and what all that
 * rests on. An unknown fact that matters ends the whole sending.
 */
export class Evaluator {
  /** The event being evaluated: picks for different events are different picks. */
  about: EventValue | null = null;

  constructor(
    private readonly ruleset: Ruleset,
    /** Null: no reasons are wanted. */
    private readonly reasons: PlanReasons | null,
    private readonly tracer: EventTracer | null,
  ) {}

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

  /** The things that an entry is about, one after the other; undefined for an entry without `each`. */
  thingsOf(row: CompiledEventEntry, event: EventValue): readonly (Value | undefined)[] {
    if (row.each === null) return ALONE;
    this.load(row, event);
    const things = this.value(row.each.things, row.entry.each?.in.tree, row, undefined);
    return Array.isArray(things) ? (things as readonly Value[]) : NONE;
  }

  /** Whether its condition holds and no entry that overrides it applies. */
  applies(row: CompiledEventEntry, event: EventValue, thing: Value | undefined): boolean {
    this.load(row, event, thing);
    const holds = this.truth(row.when, row.entry.when?.tree, row);
    if (this.tracer === null && (!holds || row.overriders.length === 0)) return holds;
    const overriders = holds ? row.overriders.filter((other) => this.appliesAtAll(other, event)) : [];
    if (holds && overriders.length > 0) this.load(row, event, thing);
    this.tracer?.consider(row, event, holds, overriders);
    return holds && overriders.length === 0;
  }

  /** An entry about several things applies if it applies to one of them. */
  appliesAtAll(row: CompiledEventEntry, event: EventValue): boolean {
    for (const thing of this.thingsOf(row, event)) if (this.applies(row, event, thing)) return true;
    return false;
  }

  /** The events that its `do` gives. */
  actions(row: CompiledEventEntry, event: EventValue, thing: Value | undefined): EventValue[] {
    this.load(row, event, thing);
    const trees = row.entry.do ?? [];
    return this.caused(row, row.actions, trees);
  }

  /** The events that actions of an entry give. */
  caused(
    row: CompiledEventEntry,
    actions: CompiledStep['actions'],
    trees: Step['do'],
    step?: CompiledStep,
  ): EventValue[] {
    const events: EventValue[] = [];
    for (let i = 0; i < actions.length; i++)
      eventsOf(this.value((actions[i] as KnownCode).run, trees[i]?.tree, row, step), events);
    for (let i = 0; i < events.length; i++) {
      const made = events[i] as EventValue;
      // An event passed on unchanged keeps its history; a new one belongs to this entry.
      const event = made.because === null ? made : this.anew(made);
      event.because = row.entry.id;
      events[i] = event;
    }
    return events;
  }

  /** The same event once more, with its history. */
  anew(event: EventValue): EventValue {
    const copy = new EventValue(event.event, event.fields);
    copy.claims = event.claims;
    copy.because = event.because;
    this.reasons?.copied(event, copy);
    return copy;
  }

  /** What an entry's loaded expressions rest on, if reasons are wanted. */
  basesOf(row: CompiledEventEntry, layered: () => readonly Node[], step?: CompiledStep): readonly ReasonBasis[] {
    if (!this.reasons?.asked) return NONE;
    const trees = layered();
    if (trees.length === 0) return NONE;
    return this.reasons.bases(row, trees, step);
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
const NONE: readonly never[] = [];
/** The things of an entry without `each`. */
const ALONE: readonly undefined[] = [undefined];
