import type { PlanEvent } from '../model/answer.js';
import type { Json } from '../model/table.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { EventValue, ProblemValue, same, Thing, type Value } from './values.js';

/** A value as plain JSON: things of the table by id, structural values as objects whose `is` names the entity. */
export function toJson(vocabulary: Vocabulary, value: Value): Json {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Thing) {
    if (value.id !== null) return value.id;
    return { is: value.entity, ...factsToJson(vocabulary, value) };
  }
  if (value instanceof EventValue) return { event: value.event, fields: fieldsToJson(vocabulary, value) };
  if (value instanceof ProblemValue) {
    const values = Object.fromEntries(Object.entries(value.values).map(([name, v]) => [name, toJson(vocabulary, v)]));
    return { entry: value.entry, severity: value.severity, values };
  }
  return (value as readonly Value[]).map((item) => toJson(vocabulary, item));
}

/** The facts of a thing, without unknown ones and those that would have the same value if left out. */
export function factsToJson(vocabulary: Vocabulary, thing: Thing): { [name: string]: Json } {
  const facts: { [name: string]: Json } = {};
  const known = vocabulary.entities[thing.entity]?.facts ?? {};
  for (const fact of Object.values(known)) {
    const given = thing.fact(fact.slot);
    if (given === undefined || isDefault(given, fact.default)) continue;
    const from = fact.defaultFrom === undefined ? undefined : known[fact.defaultFrom];
    if (from && given === thing.fact(from.slot)) continue;
    facts[fact.name] = toJson(vocabulary, given);
  }
  return facts;
}

/** Defaults are none, plain values, or lists of them. */
const isDefault = (given: Value, fallback: unknown): boolean =>
  given === fallback || (Array.isArray(given) && Array.isArray(fallback) && same(given, fallback as readonly Value[]));

/** An event of a plan, with the entries that contributed to it. */
export function eventToJson(vocabulary: Vocabulary, event: EventValue, because: readonly string[]): PlanEvent {
  const fields = fieldsToJson(vocabulary, event);
  return because.length > 0 ? { event: event.event, fields, because } : { event: event.event, fields };
}

function fieldsToJson(vocabulary: Vocabulary, event: EventValue): { [field: string]: Json } {
  const fields = vocabulary.events[event.event]?.fields ?? [];
  const json: { [field: string]: Json } = {};
  for (let i = 0; i < fields.length; i++)
    json[(fields[i] as { readonly name: string }).name] = toJson(vocabulary, event.fields[i] ?? null);
  return json;
}
