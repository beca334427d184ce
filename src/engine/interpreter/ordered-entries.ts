import type { Entry } from '../model/entry.js';
import type { Expression } from '../model/tree.js';
import { elseOf } from '../ruleset/only-if.js';
import { overridersOf, sorted } from '../ruleset/order.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/** What is known of an entry before anything is asked. */
export interface OrderedEntry {
  readonly entry: Entry;
  readonly overriders: readonly Entry[];
  readonly numbers: readonly string[];
  /** Its condition as it was written, also where the entry speaks because that does not hold. */
  readonly shown: Expression | undefined;
  /** It speaks because the condition does not hold. */
  readonly isElse: boolean;
}

/** Lists of entries belong to one ruleset each. */
const orderedEntries = new WeakMap<readonly Entry[], readonly OrderedEntry[]>();

/** Entries after those that override them, which come with them. */
export function inOrder(entries: readonly Entry[], ruleset: Ruleset): readonly OrderedEntry[] {
  let order = orderedEntries.get(entries);
  if (order === undefined) {
    const overriders = overridersOf(entries);
    order = sorted(entries, (entry) => overriders.get(entry) ?? []).map((entry) => {
      const failing = elseOf(entry);
      return {
        entry,
        overriders: overriders.get(entry) ?? [],
        numbers: ruleset.numbersOf(entry),
        shown: failing ?? entry.when,
        isElse: failing !== undefined,
      };
    });
    orderedEntries.set(entries, order);
  }
  return order;
}
