import { argumentFault } from '../model/given.js';
import type { Entity, Fact, Vocabulary } from '../model/vocabulary.js';
import { Thing, type Value } from './values.js';

/** What all things of an entity share. */
interface ThingShape {
  readonly facts: readonly Fact[];
  readonly bySlot: readonly (Fact | undefined)[];
  /** Facts that take the value of another one if left out. */
  readonly following: readonly Fact[];
  readonly blank: readonly (Value | undefined)[];
}

/** Makes things of the vocabulary's entities, with defaults filled in. */
export class Maker {
  private readonly shapes = new Map<string, ThingShape>();

  constructor(readonly vocabulary: Vocabulary) {}

  private shapeOf(entity: string): ThingShape {
    let shape = this.shapes.get(entity);
    if (shape === undefined) {
      const facts = Object.values(this.entity(entity).facts);
      const bySlot: (Fact | undefined)[] = new Array(this.vocabulary.slots).fill(undefined);
      const places = facts.reduce((most, { slot }) => Math.max(most, slot + 1), 0);
      const blank: (Value | undefined)[] = new Array(places).fill(null);
      for (const fact of facts) {
        bySlot[fact.slot] = fact;
        blank[fact.slot] = fact.default as Value | undefined;
      }
      shape = { facts, bySlot, blank, following: facts.filter(({ defaultFrom }) => defaultFrom !== undefined) };
      this.shapes.set(entity, shape);
    }
    return shape;
  }

  /** The slot of an entity's fact. */
  slot(entity: string, name: string): number {
    const { facts } = this.entity(entity);
    const fact = facts[name];
    if (fact === undefined) throw argumentFault('facts', entity, Object.keys(facts).join(', '), name);
    return fact.slot;
  }

  /** The facts of an entity, in order. */
  factsOf(entity: string): readonly Fact[] {
    return this.shapeOf(entity).facts;
  }

  /** Facts that take the value of another one if left out. */
  followingFacts(entity: string): readonly Fact[] {
    return this.shapeOf(entity).following;
  }

  /** The fact of an entity in a slot, if it has one. */
  factAt(entity: string, slot: number): Fact | undefined {
    return this.shapeOf(entity).bySlot[slot];
  }

  /** The facts of a thing about which nothing is given: defaults if there are any, else unknown (undefined). */
  blank(entity: string): (Value | undefined)[] {
    return this.shapeOf(entity).blank.slice();
  }

  entity(name: string): Entity {
    const entity = this.vocabulary.entities[name];
    if (entity === undefined)
      throw argumentFault('entities', 'vocabulary', Object.keys(this.vocabulary.entities).join(', '), name);
    return entity;
  }

  /** `id` null: a structural value. */
  thing(entity: string, id: string | null, given: Readonly<Record<string, Value>>): Thing {
    const facts = this.blank(entity);
    const known = this.entity(entity).facts;
    for (const name in given) {
      const [fact, value] = [known[name], given[name]];
      if (fact && value !== undefined) facts[fact.slot] = value;
    }
    this.fillFromOthers(entity, facts);
    return new Thing(entity, id, facts);
  }

  /**
   * `defaultFrom`: a missing fact takes the value of another one of the same thing.
   *
   * @param unknown names of facts that are missing because they are unknown
   */
  fillFromOthers(entity: string, facts: (Value | undefined)[], unknown?: ReadonlySet<string>): void {
    const known = this.entity(entity).facts;
    for (const fact of this.followingFacts(entity)) {
      if (facts[fact.slot] !== undefined || unknown?.has(fact.name)) continue;
      const from = known[fact.defaultFrom as string];
      if (from) facts[fact.slot] = facts[from.slot];
    }
  }
}
