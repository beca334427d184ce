import { Fault } from '../model/fault.js';
import type { Entity, Fact, Vocabulary } from '../model/vocabulary.js';
import { Thing, type Value } from './values.js';

/** Makes things of the vocabulary's entities, with defaults filled in. */
export class Maker {
  private readonly blanks = new Map<string, readonly (Value | undefined)[]>();

  private readonly facts = new Map<string, readonly Fact[]>();

  constructor(readonly vocabulary: Vocabulary) {}

  /** The facts of an entity, in order. */
  factsOf(entity: string): readonly Fact[] {
    let facts = this.facts.get(entity);
    if (facts === undefined) {
      facts = Object.values(this.entity(entity).facts);
      this.facts.set(entity, facts);
    }
    return facts;
  }

  /** Facts of a thing that nobody has said anything about: defaults where there are, else unknown (undefined). */
  blank(entity: string): (Value | undefined)[] {
    let blank = this.blanks.get(entity);
    if (blank === undefined) {
      // A fact that the entity does not have reads as none, so that unions need no case distinction.
      const facts: (Value | undefined)[] = new Array(this.vocabulary.slots).fill(null);
      for (const fact of this.factsOf(entity)) facts[fact.slot] = fact.default as Value | undefined;
      blank = facts;
      this.blanks.set(entity, blank);
    }
    return blank.slice();
  }

  entity(name: string): Entity {
    const entity = this.vocabulary.entities[name];
    if (entity === undefined)
      throw new Fault('fault.argument', { argument: name, of: 'vocabulary', expected: 'entity', got: name });
    return entity;
  }

  /** `id` null: a structural value. */
  thing(entity: string, id: string | null, given: Readonly<Record<string, Value>>): Thing {
    const facts = this.blank(entity);
    const known = this.entity(entity).facts;
    for (const [name, value] of Object.entries(given)) {
      const fact = known[name];
      if (fact && value !== undefined) facts[fact.slot] = value;
    }
    fillFromOthers(this.entity(entity), facts);
    return new Thing(entity, id, facts);
  }
}

/**
 * `defaultFrom`: a fact left out takes the value of another one of the same thing.
 *
 * @param unknown names of facts that are left out because they are unknown
 */
export function fillFromOthers(entity: Entity, facts: (Value | undefined)[], unknown?: ReadonlySet<string>): void {
  for (const fact of Object.values(entity.facts)) {
    if (facts[fact.slot] !== undefined || fact.defaultFrom === undefined || unknown?.has(fact.name)) continue;
    const from = entity.facts[fact.defaultFrom];
    if (from) facts[fact.slot] = facts[from.slot];
  }
}
