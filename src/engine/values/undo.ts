import type { Thing, Value } from './values.js';

/** One change made to a world, as needed to take it back. All have one shape, which engines read much faster than several. */
export interface Undo {
  readonly did: 'set' | 'add' | 'remove' | 'renew';
  /** null where the next number for an id was given out. */
  readonly thing: Thing | null;
  /** Place of the fact, or in the collection that the thing was removed from; the next number as it was before. */
  readonly at: number;
  /** The value of the fact before. */
  readonly old: Value | undefined;
}

/** A fact that was written, with the value that it had before the first time. */
export interface WrittenFact {
  readonly slot: number;
  readonly old: Value | undefined;
}

/** The difference between two states of a world. */
export interface WorldChanges {
  /** Things that are there now and were not, in order. */
  readonly added: readonly Thing[];
  readonly removed: readonly Thing[];
  /** Facts that were written. */
  readonly written: ReadonlyMap<Thing, readonly WrittenFact[]>;
  /** The next number for an id as it was before. */
  readonly fresh: number;
}

/**
 * What the steps of an undo log from `mark` on come to.
 *
 * @param next the next number for an id as it is now
 */
export function changesSince(log: readonly Undo[], mark: number, next: number): WorldChanges {
  const written = new Map<Thing, WrittenFact[]>();
  const [added, removed, passing]: [Thing[], Thing[], Thing[]] = [[], [], []];
  let fresh: number | undefined;
  for (let i = mark; i < log.length; i++) {
    const { did, thing, at, old } = log[i] as Undo;
    if (thing === null) fresh ??= at;
    else if (did === 'set') {
      const facts = written.get(thing);
      if (facts === undefined) written.set(thing, [{ slot: at, old }]);
      else if (facts.every(({ slot }) => slot !== at)) facts.push({ slot: at, old });
    } else if (did === 'add') added.push(thing);
    else {
      const place = added.indexOf(thing);
      if (place < 0) removed.push(thing);
      else passing.push(...added.splice(place, 1));
    }
  }
  // What came and went in between is no change, whatever was written on it.
  for (const thing of passing) written.delete(thing);
  return { added, removed, written, fresh: fresh ?? next };
}
