import { own } from '../../../engine/model/own.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Entity, EventType, Question, Vocabulary } from '../../../engine/model/vocabulary.js';
import { one } from './type-text.js';

/** What a name in a type can stand for. `plain` are the built-in types. */
export type TypeKind = 'plain' | 'enumeration' | 'entity' | 'event';

/** A vocabulary with the look-ups needed for resolving. It may still lack changes and expressions. */
export interface Known {
  readonly vocabulary: Vocabulary;
  /** Name of a list of the table → its entity. */
  readonly collections: ReadonlyMap<string, Entity>;
  /** Name of an entity's only thing → the entity. */
  readonly singles: ReadonlyMap<string, Entity>;
  /** Undefined for names that are not types. */
  kindOf(typeName: string): TypeKind | undefined;
  /** Values of an enumeration, including `Verdict`; undefined for other types. */
  valuesOf(typeName: string): readonly string[] | undefined;
  question(name: string): Question | undefined;
  event(name: string): EventType | undefined;
  entity(name: string): Entity | undefined;
}

/**
 * Types that need no declaration. `Event` is any event, `Problem` an item of the answer to a question with the policy
 * `problems`.
 */
export const builtIn = ['Boolean', 'Number', 'Text', 'Verdict', 'Problem', 'Event'] as const;

/** Values of `Verdict` that a rule can compare with; an unknown verdict makes the comparison unknown. */
export const verdicts = ['allowed', 'denied', 'required', 'silent'] as const;

/** Field of a gathering event that holds the gathered events. */
export const claims = 'claims';

/** Everything that declares types, by their names only. */
type Declaring = { readonly [part in 'enumerations' | 'entities' | 'events']: { readonly [name: string]: unknown } };

/** The kind of each type name. */
export function kindsOf({ enumerations, entities, events }: Declaring): ReadonlyMap<string, TypeKind> {
  const kinds = new Map<string, TypeKind>();
  for (const name of builtIn) kinds.set(name, name === 'Verdict' ? 'enumeration' : 'plain');
  for (const name of Object.keys(enumerations)) kinds.set(name, 'enumeration');
  for (const name of Object.keys(entities)) kinds.set(name, 'entity');
  for (const name of Object.keys(events)) kinds.set(name, 'event');
  return kinds;
}

/** Only types of one kind may form a union: a thing has every fact, if only as none, but a number has no facts. */
export type KindOf = 'thing' | 'event' | 'problem' | 'plain';

export function basicKindOf(name: string, kind: TypeKind | undefined): KindOf {
  if (kind === 'entity') return 'thing';
  if (kind === 'event' || name === 'Event') return 'event';
  return name === 'Problem' ? 'problem' : 'plain';
}

/** Prepares the look-ups of a vocabulary. */
export function knownOf(vocabulary: Vocabulary): Known {
  const entities = Object.values(vocabulary.entities);
  const kinds = kindsOf(vocabulary);
  return {
    vocabulary,
    collections: new Map(
      entities.flatMap((entity) => (entity.collection === undefined ? [] : [[entity.collection, entity]])),
    ),
    singles: new Map(entities.flatMap((entity) => (entity.single === undefined ? [] : [[entity.single, entity]]))),
    kindOf: (name) => kinds.get(name),
    valuesOf(name) {
      if (name === 'Verdict') return verdicts;
      const enumeration = own(vocabulary.enumerations, name);
      return enumeration === undefined ? undefined : Object.keys(enumeration.values);
    },
    question: (name) => own(vocabulary.questions, name),
    event: (name) => own(vocabulary.events, name),
    entity: (name) => own(vocabulary.entities, name),
  };
}

/** Names of the entities and events whose facts or fields something of a type may have; none of a list. */
export const ownersIn = (type: Type, { vocabulary }: Known): readonly string[] =>
  isList(type) ? [] : type.one.flatMap((one) => (one === 'Event' ? Object.keys(vocabulary.events) : [one]));

/** The facts of an entity, or the fields of an event, with their types; none for any other name. */
export function membersOf(name: string, known: Known): ReadonlyMap<string, Type> {
  const entity = known.entity(name);
  const { fields = [], gathers } = known.event(name) ?? {};
  const members = entity === undefined ? fields : Object.values(entity.facts);
  const types = new Map(members.map((one) => [one.name, one.type]));
  if (gathers !== undefined) types.set(claims, { list: one(Object.values(gathers).map(({ event }) => event)) });
  return types;
}
