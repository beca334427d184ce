import { Fault } from '../model/fault.js';
import type { CompiledEventEntry } from '../ruleset/event-rules.js';
import { type EventValue, Thing, type Value } from '../values/values.js';

export const keyOf = (value: Value): string =>
  value instanceof Thing
    ? (value.id ?? JSON.stringify(value.facts.map((fact) => (fact instanceof Thing ? fact.id : fact))))
    : String(value);

/**
 * Of the entries whose procedure an event goes through, exactly one gives it its shape; the others add to it.
 *
 * @throws Fault where there are several, or none
 */
export function refuseUnlessOneSpine({ event }: EventValue, rows: readonly CompiledEventEntry[]): void {
  const spines = rows.filter(({ entry }) => entry.hook === 'expands');
  if (spines.length === 1) return;
  const ids = (spines.length > 1 ? spines : rows).map(({ entry }) => entry.id);
  throw new Fault(
    spines.length > 1 ? 'fault.two-procedures' : 'fault.no-procedure',
    { event, entries: ids.join(', ') },
    ids,
  );
}

/** Events that an entry makes after others, done in the order of the ids of entries. */
export interface Due {
  readonly id: string;
  readonly events: readonly EventValue[];
}
