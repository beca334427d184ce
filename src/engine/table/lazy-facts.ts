import type { Thing, Value } from '../values/values.js';

/** Where the facts of a thing come from. */
export interface FactSource {
  /** undefined: unknown. */
  read(thing: Thing, slot: number): Value | undefined;
}

function keep(facts: object, slot: number, value: Value | undefined): void {
  Object.defineProperty(facts, slot, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Facts that are asked for when somebody first looks at them, and kept until they are forgotten. To those who read and write it is
 * an array like all others: its places are empty, and an empty place is answered for by the prototype.
 */
export class LazyFacts extends Array<Value | undefined> {
  thing: Thing | null = null;
  source: FactSource | null = null;

  private static places = 0;

  /** @param places how many facts the vocabulary knows */
  static sized(places: number): LazyFacts {
    for (; LazyFacts.places < places; LazyFacts.places++) {
      const slot = LazyFacts.places;
      Object.defineProperty(LazyFacts.prototype, slot, {
        get(this: LazyFacts) {
          const value = this.source?.read(this.thing as Thing, slot);
          keep(this, slot, value);
          return value;
        },
        set(this: LazyFacts, value: Value | undefined) {
          keep(this, slot, value);
        },
      });
    }
    return new LazyFacts();
  }

  /** @returns whether the fact had been looked at, so that something may rest on it */
  forget(slot: number): boolean {
    return Object.hasOwn(this, slot) && delete this[slot];
  }
}
