import type { Entity, Vocabulary } from '../../src/engine/model/vocabulary.js';
import { Thing } from '../../src/engine/values/values.js';
import { collectionDependency, World } from '../../src/engine/values/world.js';

const words = { en: '', it: '' };
const noun = { en: { one: '', many: '' }, it: { one: '', many: '', gender: 'm' as const } };
const number = { one: ['Number'], none: false };

/** Slots of the two facts that a duck has. */
export const [WEIGHT, AGE] = [0, 1] as const;

const duck: Entity = {
  name: 'Duck',
  noun,
  collection: 'ducks',
  constant: false,
  facts: {
    weight: { name: 'weight', type: number, slot: WEIGHT, phrase: words },
    age: { name: 'age', type: number, slot: AGE, phrase: words },
  },
};

export const pond: Vocabulary = {
  layers: {},
  enumerations: {},
  entities: { Duck: duck },
  questions: {},
  events: {},
  verify: [],
  slots: 2,
};

/** The id of the collection among dependencies. */
export const DUCKS = collectionDependency(pond, 'ducks');

export const newDuck = (id: string | null, weight = 1): Thing => new Thing('Duck', id, [weight, 0]);

/** A world with so many ducks, `d0`, `d1` … */
export const worldOf = (count: number): { readonly world: World; readonly ducks: readonly Thing[] } => {
  const world = new World(pond);
  const ducks = Array.from({ length: count }, (_, nth) => newDuck(`d${nth}`, nth));
  for (const one of ducks) world.add(one);
  return { world, ducks };
};

/** A function that counts how often it is called. */
export const counting = <A extends readonly unknown[], T>(work: (...args: A) => T) => {
  const counted = (...args: A): T => {
    counted.calls++;
    return work(...args);
  };
  counted.calls = 0;
  return counted;
};
