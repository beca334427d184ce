import { onceFor } from '../model/once.js';
import type { Entity, Vocabulary } from '../model/vocabulary.js';

/** Where a fact lies, for walks that meet it again and again. */
export interface FactPlace {
  readonly slot: number;
  /** A table may leave it out, and it is then worked out: answers that rest on it say so. */
  readonly assumable: boolean;
}

/** Facts of a vocabulary by entity and name. */
export interface FactPlaces {
  readonly of: ReadonlyMap<string, ReadonlyMap<string, FactPlace>>;
  /** Names of facts that are worked out where a table leaves them out. */
  readonly assumable: ReadonlySet<string>;
}

export const factPlaces = /* @__PURE__ */ onceFor((vocabulary: Vocabulary): FactPlaces => {
  const entities = Object.values(vocabulary.entities);
  const assumable = new Set(
    entities.flatMap(({ facts }) =>
      Object.values(facts).flatMap(({ name, assumed }) => (assumed === undefined ? [] : name)),
    ),
  );
  const placesIn = ({ facts }: Entity) =>
    new Map(Object.entries(facts).map(([fact, { slot, name }]) => [fact, { slot, assumable: assumable.has(name) }]));
  return { of: new Map(entities.map((entity) => [entity.name, placesIn(entity)])), assumable };
});
