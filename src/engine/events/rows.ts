import { Fault } from '../model/fault.js';
import type { CompiledEventEntry } from '../ruleset/event-rules.js';
import { type EventValue, Thing, type Value } from '../values/values.js';

export const keyOf = (value: Value): string =>
  value instanceof Thing
    ? (value.id ?? JSON.stringify(value.facts.map((fact) => (fact instanceof Thing ? fact.id : fact))))
    : String(value);

/**
 * Of the entries whose procedure an event follows, exactly one expands it; the others join it.
 *
 * @throws Fault if several expand it, or none
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

/** Events that an entry makes after others; entries act in order of id. */
export interface Due {
  readonly id: string;
  readonly events: readonly EventValue[];
}
