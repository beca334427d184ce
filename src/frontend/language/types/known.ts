import { isList, type Type } from '../../../engine/model/type.js';
import type { Entity, EventType, Question, Vocabulary } from '../../../engine/model/vocabulary.js';

/** What a name in a type can be. `plain` are the built-in ones. */
export type TypeKind = 'plain' | 'enumeration' | 'entity' | 'event';

/** A vocabulary with the look-ups that resolving needs. Changes and expressions in it may still be missing. */
export interface Known {
  readonly vocabulary: Vocabulary;
  /** Name of a list of the table -> its entity. */
  readonly collections: ReadonlyMap<string, Entity>;
  /** Name of the one thing of an entity -> the entity. */
  readonly singles: ReadonlyMap<string, Entity>;
  /** Undefined for names that no type has. */
  kindOf(typeName: string): TypeKind | undefined;
  /** Values of an enumeration, of `Verdict` among others; undefined for other types. */
  valuesOf(typeName: string): readonly string[] | undefined;
  question(name: string): Question | undefined;
  event(name: string): EventType | undefined;
  entity(name: string): Entity | undefined;
  /** Names that words had before, with those that they have now. */
}

/** Types that need no declaration. `Event` is any event, `Problem` what questions with the policy `problems` list. */
export const builtIn = ['Boolean', 'Number', 'Text', 'Verdict', 'Problem', 'Event'] as const;

/** Values of `Verdict` that a rule can compare with; an unknown verdict makes the comparison unknown. */
export const verdicts = ['allowed', 'denied', 'required', 'silent'] as const;

/** Field of a gathering event that holds the events it has gathered. */
export const claims = 'claims';

const own = <T>(record: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Everything that declares types, as far as their names go. */
type Declaring = { readonly [part in 'enumerations' | 'entities' | 'events']: { readonly [name: string]: unknown } };

/** What each name of a type is. */
export function kindsOf({ enumerations, entities, events }: Declaring): ReadonlyMap<string, TypeKind> {
  const kinds = new Map<string, TypeKind>();
  for (const name of builtIn) kinds.set(name, name === 'Verdict' ? 'enumeration' : 'plain');
  for (const name of Object.keys(enumerations)) kinds.set(name, 'enumeration');
  for (const name of Object.keys(entities)) kinds.set(name, 'entity');
  for (const name of Object.keys(events)) kinds.set(name, 'event');
  return kinds;
}

/** Types of one kind may stand for one value: a thing has every fact, if only as none, but a number has no facts. */
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
