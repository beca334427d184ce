import { type Entry, wholeEntry } from '../model/entry.js';
import type { Expression } from '../model/tree.js';

/** The entries that stand for the `else` of an entry, each with the entry's condition as written. */
const conditionsOfElse = new WeakMap<Entry, Expression>();

/** The condition as written, if the entry stands for an `else`; undefined for all others. */
export const elseOf = (entry: Entry): Expression | undefined => conditionsOfElse.get(entry);

/**
 * An entry with one verdict if its condition holds and another if it does not, as two entries with one id; every other
 * entry unchanged.
 */
export function splitAtElse(entry: Entry): readonly Entry[] {
  // In a packed rulebook the conditions of most entries are yet to be parsed: reading `else` costs nothing.
  if (entry.else === undefined) return [entry];
  const { when } = entry;
  if (when === undefined) return [entry];
  const other = { ...wholeEntry(entry), verdict: entry.else, when: opposite(when) };
  conditionsOfElse.set(other, when);
  return [entry, other];
}

const opposite = ({ text, tree }: Expression): Expression => ({
  text,
  tree: tree.op === 'not' ? tree.of : { op: 'not', of: tree, at: tree.at, type: tree.type },
});
