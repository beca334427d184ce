import type { Node, UnknownRecord, Vocabulary } from 'tavolata/internals';
import type { Json, PlanEvent } from 'tavolata/runtime';

/** An expected event as JSON, from its resolved text; ids stay ids, so that it may name things that no longer exist. */
export function expectedEvents(vocabulary: Vocabulary, tree: Node): readonly PlanEvent[] {
  if (tree.op === 'list') return tree.items.flatMap((item) => expectedEvents(vocabulary, item));
  if (tree.op !== 'make' || tree.what !== 'event') return [];
  const fields = vocabulary.events[tree.name]?.fields ?? [];
  return [
    {
      event: tree.name,
      fields: Object.fromEntries(
        fields.map((field) => {
          const arg = tree.args[field.name];
          return [field.name, arg ? literal(vocabulary, arg) : null];
        }),
      ),
    },
  ];
}

function literal(vocabulary: Vocabulary, node: Node): Json {
  switch (node.op) {
    case 'literal':
      return node.value;
    case 'thing':
      return node.id;
    case 'minus':
      return -(literal(vocabulary, node.of) as number);
    case 'list':
      return node.items.map((item) => literal(vocabulary, item));
    case 'single':
      return node.name;
    case 'make': {
      const given = Object.entries(node.args).map(([name, arg]) => [name, literal(vocabulary, arg)] as const);
      return withoutDefaults(vocabulary, { is: node.name, ...Object.fromEntries(given) });
    }
    default:
      return null;
  }
}

/** Expected structural values without the facts that have their default, as in answers. */
export function withoutDefaults(vocabulary: Vocabulary, json: Json): Json {
  if (Array.isArray(json)) return json.map((item) => withoutDefaults(vocabulary, item));
  if (typeof json !== 'object' || json === null) return json;
  const record = json as { readonly [key: string]: Json };
  const facts = vocabulary.entities[String(record['is'])]?.facts ?? {};
  const isDefault = (key: string, value: Json): boolean => {
    const fact = facts[key];
    if (key === 'is' || fact === undefined) return false;
    const from = fact.defaultFrom === undefined ? undefined : record[fact.defaultFrom];
    return (
      canonical(value) === canonical(fact.default ?? null) ||
      (from !== undefined && canonical(value) === canonical(from))
    );
  };
  const kept = Object.entries(record)
    .filter(([key, value]) => !isDefault(key, value))
    .map(([key, value]) => [key, withoutDefaults(vocabulary, value)] as const);
  return Object.fromEntries(kept);
}

/** JSON with sorted keys, for comparison. What is undefined counts as left out. */
export function canonical(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json) ?? 'null';
  if (Array.isArray(json)) return `[${json.map(canonical).join(',')}]`;
  const record = json as UnknownRecord;
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

/** Whether two values are the same as JSON: the order of keys does not matter, and undefined counts as left out. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return canonical(one) === canonical(other);
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => same(item, other[index]))
    );
  const [a, b] = [one as UnknownRecord, other as UnknownRecord];
  for (const key of Object.keys(a))
    if (a[key] !== undefined && (b[key] === undefined || !same(a[key], b[key]))) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** An event without the entry behind it, as text for comparison. */
export const eventKey = ({ event, fields }: PlanEvent): string => canonical({ event, fields });

/** An event as a person would write it. */
export function eventText({ event, fields }: PlanEvent): string {
  const values = Object.values(fields);
  let end = values.length;
  while (end > 0 && values[end - 1] === null) end--;
  return `${event}(${values.slice(0, end).map(valueText).join(', ')})`;
}

function valueText(value: Json): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value === 'object') {
    const { is, ...facts } = value as { readonly [key: string]: Json };
    return `${String(is)}(${Object.entries(facts)
      .map(([name, fact]) => `${name}: ${valueText(fact)}`)
      .join(', ')})`;
  }
  return String(value);
}
