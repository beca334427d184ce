import type { FactSource, Thing, Value } from '../values/values.js';

/** Which facts of a host's object have been read. Each is read on demand, and cached until it is invalidated. */
export class LazyFacts implements FactSource {
  private readonly known: Uint8Array;

  constructor(
    places: number,
    private readonly host: FactSource,
    isKnown = false,
  ) {
    this.known = new Uint8Array(places);
    if (isKnown) this.known.fill(1);
  }

  read(thing: Thing, slot: number): Value | undefined {
    // A fact that was read and has no value is unknown.
    if (this.isKnown(slot)) return undefined;
    const value = this.host.read(thing, slot);
    thing.facts[slot] = value;
    this.known[slot] = 1;
    return value;
  }

  isKnown(slot: number): boolean {
    return this.known[slot] === 1;
  }

  /** @returns whether the fact had been read, so that something may depend on it */
  invalidate(thing: Thing, slot: number): boolean {
    if (!this.isKnown(slot)) return false;
    this.known[slot] = 0;
    thing.facts[slot] = undefined;
    return true;
  }
}
