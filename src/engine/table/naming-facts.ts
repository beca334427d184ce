import { closure } from '../model/graph.js';
import { onceFor } from '../model/once.js';
import { isList, type Type } from '../model/type.js';
import type { Entity, Fact, Vocabulary } from '../model/vocabulary.js';

/** Facts by their entity. */
export type FactsByEntity = ReadonlyMap<string, readonly Fact[]>;

/**
 * The facts whose values can refer to a thing of an entity, directly or through a record. Most facts cannot, so
 * searching for references to removed things is cheap.
 *
 * @param kind name of an entity
 */
export const factsNaming = ({ entities }: Vocabulary, kind: string): FactsByEntity =>
  namingIn(entities)(entities[kind] as Entity);

const namingIn = /* @__PURE__ */ onceFor((entities: Vocabulary['entities']) =>
  onceFor((entity: Entity) => naming(entities, entity)),
);

function naming(entities: Vocabulary['entities'], kind: Entity): FactsByEntity {
  const entitiesIn = (type: Type): readonly Entity[] =>
    isList(type) ? entitiesIn(type.list) : type.one.flatMap((name) => entities[name] ?? []);
  // A thing of the table is referred to itself; a record refers to whatever its facts refer to.
  const isRecord = ({ collection, single }: Entity): boolean => collection === undefined && single === undefined;
  const within = (entity: Entity): readonly Entity[] =>
    isRecord(entity) ? Object.values(entity.facts).flatMap(({ type }) => entitiesIn(type)) : [];
  const canName = ({ type }: Fact): boolean => closure(entitiesIn(type), within).has(kind);
  const facts = Object.values(entities).map(({ name, facts }) => [name, Object.values(facts).filter(canName)] as const);
  return new Map(facts.filter(([, list]) => list.length > 0));
}
