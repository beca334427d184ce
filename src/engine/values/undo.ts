import type { Thing, Value } from './values.js';

/**
 * One change made to a world, with what is needed to revert it. All have one shape, which engines read much faster than
 * several.
 */
export interface Undo {
  readonly did: 'set' | 'add' | 'remove' | 'renew';
  /** null if the next number for an id was allocated. */
  readonly thing: Thing | null;
  /** Slot of the fact, or index in the collection that the thing was removed from; or the previous next number. */
  readonly at: number;
  /** The previous value of the fact. */
  readonly old: Value | undefined;
}

/** A fact that was written, with its value before the first write. */
export interface WrittenFact {
  readonly slot: number;
  readonly old: Value | undefined;
}

/** The difference between two states of a world. */
export interface WorldChanges {
  /** Things that exist now and did not before, in order. */
  readonly added: readonly Thing[];
  readonly removed: readonly Thing[];
  /** Facts that were written. */
  readonly written: ReadonlyMap<Thing, readonly WrittenFact[]>;
  /** The previous next number for an id. */
  readonly fresh: number;
}

/**
 * The net effect of the steps of an undo log from `mark` on.
 *
 * @param next the present next number for an id
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
  // What was created and removed in between is no change, whatever was written to it.
  for (const thing of passing) written.delete(thing);
  return { added, removed, written, fresh: fresh ?? next };
}
