import type { Need, Pick, PlanEvent, UnknownFact } from '../../src/model/answer.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Json, TableJson } from '../../src/model/table.js';
import { nameless } from './language.js';
import { eventsOf, Missing, Needed, Work } from './order-of-work.js';
import { State } from './state.js';
import type { Happening, V } from './values.js';

export interface ReferencePlan {
  readonly steps: readonly (readonly PlanEvent[])[];
  readonly needs: readonly Need[];
  readonly unknown: readonly UnknownFact[];
  /** The table as it is afterwards. */
  readonly after: { readonly [key: string]: Json };
}
export interface ReferenceEvent {
  readonly event: string;
  readonly fields?: { readonly [field: string]: Json };
}
/** What becomes of simultaneous events; null stands for what the vocabulary sends to verify a table. */
export const referenceSend = (
  rulebook: Rulebook,
  table: TableJson,
  events: readonly ReferenceEvent[] | null,
  picks: readonly Pick[] = [],
): ReferencePlan => {
  const state = new State(rulebook, table);
  const work = new Work(state, picks);
  const written = (one: Happening): PlanEvent => ({
    event: one.event,
    fields: state.each(one.fields),
    ...(one.because === undefined ? {} : { because: one.because }),
  });
  const accepted = ({ event, fields = {} }: ReferenceEvent): Happening => {
    const known = rulebook.vocabulary.events[event]?.fields ?? [];
    const given = new Map(known.map(({ name, type }) => [name, state.accept(fields[name], type)]));
    return { event, fields: given, claims: [], past: [], because: undefined };
  };
  const nothing = { steps: [], needs: [], unknown: [], after: {} };
  try {
    const sent =
      events?.map(accepted) ??
      rulebook.vocabulary.verify.flatMap(({ tree }) => eventsOf(work.value(tree, nameless) as V));
    work.perform(sent);
    state.forgetGone();
    const after = state.snapshot();
    return { ...nothing, steps: work.steps.map((step) => step.map(written)), after };
  } catch (error) {
    if (error instanceof Needed) return { ...nothing, needs: [error.need] };
    if (error instanceof Missing) return { ...nothing, unknown: error.facts };
    throw error;
  }
};
