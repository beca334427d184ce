import { abbreviated } from '../model/abbreviated.js';
import type { Need, Pick } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import type { Picker } from '../ruleset/ruleset.js';
import type { Table } from '../table/table.js';
import { eventToJson, toJson } from '../values/json.js';
import type { NeedSignal } from '../values/needs.js';
import type { EventValue, Value } from '../values/values.js';
import { mattersIn } from './matters.js';

/** The picks of one moment; the same pick for the same event is requested once, whichever entries need it. */
export function needsOf(table: Table, { needs }: NeedSignal): readonly Need[] {
  const { vocabulary } = table.ruleset.rulebook;
  const found = new EachEvent<Need>();
  for (const { matter, among, by, cause } of needs) {
    const choice = { matter, among: among.map((candidate) => toJson(vocabulary, candidate)), by: by?.id ?? null };
    const key = JSON.stringify(choice);
    const known = found.of(cause?.event ?? null);
    const asking = new Set([...(known.get(key)?.because ?? []), ...(cause ? [cause.entry] : [])]);
    const event = cause && { event: eventToJson(vocabulary, cause.event, []) };
    known.set(key, { ...choice, ...event, ...known.get(key), because: [...asking] });
  }
  return [...found.values()];
}

/** Data about picks by event, matter, candidates and chooser. */
class EachEvent<Item> {
  private readonly found = new Map<EventValue | null, Map<string, Item>>();

  of(event: EventValue | null): Map<string, Item> {
    const known = this.found.get(event) ?? new Map<string, Item>();
    this.found.set(event, known);
    return known;
  }

  *values(): Generator<Item> {
    for (const items of this.found.values()) yield* items.values();
  }
}

/**
 * Takes picks from the list in the order given, each for the next request of its matter and chooser. The same request,
 * made again with the same candidates while one event is evaluated, gets the same pick.
 *
 * @param about the event being evaluated
 */
export function pickerFor(table: Table, left: Pick[], about: () => EventValue | null): Picker {
  if (left.length === 0) return () => undefined;
  const made = new EachEvent<Value>();
  const { vocabulary } = table.ruleset.rulebook;
  return (matter, among, by) => {
    const names = among.map((candidate) => JSON.stringify(toJson(vocabulary, candidate)));
    const key = JSON.stringify([matter, by?.id ?? null, names]);
    const ofEvent = made.of(about());
    const known = ofEvent.get(key);
    if (known !== undefined) return known;
    const at = left.findIndex(
      (pick) => pick.matter === matter && (pick.by === undefined || pick.by === (by?.id ?? null)),
    );
    if (at < 0) return undefined;
    const [pick] = left.splice(at, 1) as [Pick];
    const chosen = names.indexOf(abbreviated(pick.pick, Number.POSITIVE_INFINITY));
    if (chosen < 0)
      throw new Fault('fault.pick', {
        pick: abbreviated(pick.pick),
        ...mattersIn(table.ruleset, [pick]),
        among: names.join(', '),
      });
    const value = among[chosen] as Value;
    ofEvent.set(key, value);
    return value;
  };
}
