import { closure } from '../model/graph.js';
import { onceFor } from '../model/once.js';
import { isList, type Type } from '../model/type.js';
import type { Entity, Fact, Vocabulary } from '../model/vocabulary.js';

/** Facts by the kind of thing that has them. */
export type FactsByEntity = ReadonlyMap<string, readonly Fact[]>;

const byKindIn = /* @__PURE__ */ onceFor((_: Vocabulary) => new Map<string, FactsByEntity>());

/**
 * The facts whose values can name a thing of a kind, themselves or through a record. Most facts cannot, so whoever looks for references
 * to things that are gone has little to look at.
 *
 * @param kind name of an entity
 */
export function factsNaming(vocabulary: Vocabulary, kind: string): FactsByEntity {
  const byKind = byKindIn(vocabulary);
  let found = byKind.get(kind);
  if (found === undefined) {
    found = naming(vocabulary, kind);
    byKind.set(kind, found);
  }
  return found;
}

function naming({ entities }: Vocabulary, kind: string): FactsByEntity {
  const entitiesIn = (type: Type): readonly Entity[] =>
    isList(type) ? entitiesIn(type.list) : type.one.flatMap((name) => entities[name] ?? []);
  // What has a place on the table is named by itself; a record names whatever its facts name.
  const isRecord = ({ collection, single }: Entity): boolean => collection === undefined && single === undefined;
  const within = (entity: Entity): readonly Entity[] =>
    isRecord(entity) ? Object.values(entity.facts).flatMap(({ type }) => entitiesIn(type)) : [];
  const canName = ({ type }: Fact): boolean => [...closure(entitiesIn(type), within)].some(({ name }) => name === kind);
  const facts = Object.values(entities).map(({ name, facts }) => [name, Object.values(facts).filter(canName)] as const);
  return new Map(facts.filter(([, list]) => list.length > 0));
}
