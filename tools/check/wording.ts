import { isList, type Type, type Vocabulary } from 'tavolata/internals';
import type { Json, PlanEvent } from 'tavolata/runtime';
import { keywords } from 'tavolata/workspace';

const none: Type = { one: [], none: true };

/** An event as a person would write it in the rule language; parsing it against the table gives the event again. */
export function writtenEvent({ event, fields }: PlanEvent, vocabulary: Vocabulary): string {
  const declared = vocabulary.events[event]?.fields ?? [];
  const values = declared.map(({ name, type }) => writtenValue(fields[name] ?? null, type, vocabulary));
  while (values.at(-1) === 'none') values.pop();
  return `${event}(${values.join(', ')})`;
}

/** A value of an answer or a plan in the rule language: things by id, other texts in quotes. */
export function writtenValue(value: Json, type: Type, vocabulary: Vocabulary): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return isThing(value, type, vocabulary) ? writtenId(value) : inQuotes(value);
  if (isJsonList(value)) {
    const items = isList(type) ? type.list : type;
    return `[${value.map((item) => writtenValue(item, items, vocabulary)).join(', ')}]`;
  }
  const { is, event, fields, ...facts } = value;
  if (typeof event === 'string' && typeof fields === 'object')
    return writtenEvent({ event, fields: (fields ?? {}) as PlanEvent['fields'] }, vocabulary);
  const known = vocabulary.entities[String(is)]?.facts ?? {};
  const parts = Object.entries(facts).map(
    ([name, fact]) => `${name}: ${writtenValue(fact, known[name]?.type ?? none, vocabulary)}`,
  );
  return `${String(is)}(${parts.join(', ')})`;
}

/** An id as a word if it is one, otherwise in quotes. */
export const writtenId = (id: string): string =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(id) && !keywords.has(id) ? id : inQuotes(id);

const inQuotes = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text is the id of a thing unless it is a plain text or a value of an enumeration of the type. */
const isThing = (value: string, type: Type, vocabulary: Vocabulary): boolean =>
  !isList(type) &&
  !type.one.some((name) => {
    const values = vocabulary.enumerations[name]?.values;
    return name === 'Text' || name === 'Verdict' || (values !== undefined && Object.hasOwn(values, value));
  });

const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);
