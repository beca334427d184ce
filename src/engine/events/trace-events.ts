import { OUTCOMES } from '../evaluate/notes.js';
import type { Considered, Outcome } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import type { CompiledEventEntry } from '../ruleset/event-rules.js';
import type { Asked } from '../ruleset/question/asked.js';
import { isNearMiss } from '../ruleset/question/conjuncts.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { EventValue } from '../values/values.js';
import type { PlanReasons } from './reasons.js';

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** Records the outcome of each entry that could affect an event. */
export class EventTracer {
  readonly considered: Mutable<Considered>[] = [];
  /** The entries whose conditions held, until they have an effect. */
  private readonly idle = new Map<EventValue, Map<Entry, Mutable<Considered>[]>>();

  constructor(
    private readonly ruleset: Ruleset,
    private readonly reasons: PlanReasons,
  ) {}

  /** @param row loaded with the event */
  consider(
    row: CompiledEventEntry,
    event: EventValue,
    holds: boolean,
    overriders: readonly CompiledEventEntry[],
  ): void {
    const { entry } = row;
    const conjuncts = this.ruleset.questions.trace(() => row.traced().tracedConjuncts(), OUTCOMES);
    const outcome: Outcome = !holds ? 'not met' : overriders.length > 0 ? 'overridden' : 'idle';
    const one: Mutable<Considered> = {
      entry: entry.id,
      numbers: this.ruleset.numbersOf(entry),
      outcome,
      by: overriders.map((other) => other.entry.id),
      conjuncts,
      nearMiss: outcome === 'not met' && isNearMiss(conjuncts),
      event: this.reasons.toPlan(event),
    };
    this.considered.push(one);
    if (outcome !== 'idle') {
      for (const overrider of overriders) this.acted(overrider.entry, event);
      return;
    }
    const ofEvent = this.idle.get(event) ?? new Map<Entry, Mutable<Considered>[]>();
    this.idle.set(event, ofEvent.set(entry, [...(ofEvent.get(entry) ?? []), one]));
  }

  /** An entry had an effect on an event. */
  acted(entry: Entry, event: EventValue): void {
    for (const one of this.idle.get(event)?.get(entry) ?? []) one.outcome = 'applied';
  }

  /**
   * The question that permits such events was asked: notes the entries that refused this one, and those that would have
   * had to apply.
   */
  permit({ considered, because }: Asked, event: EventValue, refused: boolean): void {
    for (const one of considered)
      if (one.outcome === 'not met' || one.outcome === 'overridden' || (refused && because.includes(one.entry)))
        this.considered.push({ ...one, event: this.reasons.toPlan(event) });
  }
}
