import {
  type Entity,
  type EventType,
  type Fact,
  isList,
  type Parameter,
  type Type,
  type Vocabulary,
} from 'tavolata/internals';

/** The JSON shape of a value, from which TypeScript types and JSON Schemas are generated. */
export type JsonShape =
  | { readonly kind: 'boolean' | 'number' | 'text' | 'null' | 'verdict' | 'problem' | 'anything' | 'id' }
  /** `facts`: a value that exists only inline; `made`: a thing on the table that may also be written inline. */
  | { readonly kind: 'enumeration' | 'facts' | 'made'; readonly name: string }
  /** Without a name, any event. */
  | { readonly kind: 'event'; readonly name?: string }
  | { readonly kind: 'list'; readonly of: JsonShape }
  | { readonly kind: 'union'; readonly of: readonly JsonShape[] };

const plain: { readonly [name: string]: JsonShape } = {
  Boolean: { kind: 'boolean' },
  Number: { kind: 'number' },
  Text: { kind: 'text' },
  Verdict: { kind: 'verdict' },
  None: { kind: 'null' },
  Problem: { kind: 'problem' },
  Event: { kind: 'event' },
};

/** The names of the facts that everything may have, without duplicates. */
export const factNames = (entities: readonly Entity[]): readonly string[] => [
  ...new Set(entities.flatMap(({ facts }) => Object.keys(facts))),
];

/** The JSON shape of a type of the rule language; unions contain no shape twice. */
export function shapeOf(vocabulary: Vocabulary, type: Type): JsonShape {
  if (isList(type)) return { kind: 'list', of: shapeOf(vocabulary, type.list) };
  const members = type.one.flatMap((name) => shapesOfName(vocabulary, name));
  if (type.none) members.push({ kind: 'null' });
  const distinct = [...new Map(members.map((shape) => [JSON.stringify(shape), shape])).values()];
  return distinct.length === 1 ? distinct[0]! : { kind: 'union', of: distinct };
}

function shapesOfName({ enumerations, entities, events }: Vocabulary, name: string): readonly JsonShape[] {
  if (Object.hasOwn(plain, name)) return [plain[name]!];
  if (Object.hasOwn(enumerations, name)) return [{ kind: 'enumeration', name }];
  if (Object.hasOwn(events, name)) return [{ kind: 'event', name }];
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  if (entity === undefined) return [{ kind: 'anything' }];
  if (isStructural(entity)) return [{ kind: 'facts', name }];
  return isMade(entity) ? [{ kind: 'id' }, { kind: 'made', name }] : [{ kind: 'id' }];
}

/** Exists only as a value: in no collection, and under no name. */
export const isStructural = ({ collection, single }: Entity): boolean =>
  collection === undefined && single === undefined;

/** Things on a table that may also be written inline, such as attackers in a declaration. */
export const isMade = ({ made, collection }: Entity): boolean => made !== undefined && collection !== undefined;

/** The edition of a setup is the only fact that every table must have. */
export const mustBeGiven = (fact: Fact, { constant }: Entity): boolean =>
  constant && fact.default === undefined && fact.defaultFrom === undefined;

/** Optional fields may be left out, and so may those that the rules collect. */
export const mayBeLeftOut = ({ name, type }: Parameter, { gathers }: Pick<EventType, 'gathers'> = {}): boolean =>
  (!isList(type) && type.none) || Object.hasOwn(gathers ?? {}, name);

/** Turns a name into a valid type name. */
export const typeName = (name: string): string => name.replace(/[^\w$]/g, '_');
