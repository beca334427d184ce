import type { Thing, Value } from './values.js';

/** One change made to a world, as needed to take it back. */
export type Undo =
  | { readonly thing: Thing; readonly slot: number; readonly old: Value | undefined }
  | { readonly added: Thing }
  | { readonly removed: Thing; readonly at: number }
  | { readonly fresh: number };

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
    const step = log[i] as Undo;
    if ('thing' in step) {
      const facts = written.get(step.thing);
      if (facts === undefined) written.set(step.thing, [step]);
      else if (facts.every(({ slot }) => slot !== step.slot)) facts.push(step);
    } else if ('added' in step) added.push(step.added);
    else if ('removed' in step) {
      const at = added.indexOf(step.removed);
      if (at < 0) removed.push(step.removed);
      else passing.push(...added.splice(at, 1));
    } else fresh ??= step.fresh;
  }
  // What came and went in between is no change, whatever was written on it.
  for (const thing of passing) written.delete(thing);
  return { added, removed, written, fresh: fresh ?? next };
}
