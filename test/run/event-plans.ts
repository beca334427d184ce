import { type Table, tableToJson } from '../../src/engine/table/table.js';
import { eventText } from '../../tools/check/scenarios/expected.js';
import { rulebookOf, type Sketch, sending, tableOf } from './mini.js';

/** The plan of events, written in the rule language, under some entries. */
export const planOf = (entries: readonly Sketch[], events: string, json = {}) =>
  sending(tableOf(rulebookOf(entries), json), events);

/** The events of a plan step by step, as texts. */
export const steps = (plan: ReturnType<typeof planOf>) => plan.steps.map((step) => step.map(eventText));

/** One fact of all players; undefined where it has its default or is unknown. */
export const factsOf = (table: Table, fact: string) =>
  (tableToJson(table)['players'] as readonly Record<string, unknown>[]).map((player) => player[fact]);

/** An entry with which something else happens than an event. */
export const instead = (id: string, of: string, action: string | readonly string[], more: object = {}): Sketch => ({
  id,
  kind: 'replacement',
  rewrites: of,
  do: action,
  ...more,
});

/** An entry that answers `mayConcede`. */
export const permitted = (verdict: object): Sketch => ({
  id: 'no-b',
  kind: 'prohibition',
  answers: 'mayConcede',
  ...verdict,
});
