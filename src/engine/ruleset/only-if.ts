import { type Entry, wholeEntry } from '../model/entry.js';
import type { Expression } from '../model/tree.js';

/** What an entry with `else` says where its condition does not hold, with that condition as it was written. */
const otherHalves = new WeakMap<Entry, Expression>();

/** The condition as written, where this is what an entry says when that does not hold; undefined for all others. */
export const elseOf = (entry: Entry): Expression | undefined => otherHalves.get(entry);

/**
 * An entry that says one verdict where its condition holds and another where it does not, as two entries of one id; every other entry
 * as it is.
 */
export function halvesOf(entry: Entry): readonly Entry[] {
  // Of a packed rulebook the condition of most entries waits to be read: `else` stands where it costs nothing.
  if (entry.else === undefined) return [entry];
  const { when } = entry;
  if (when === undefined) return [entry];
  const other = { ...wholeEntry(entry), verdict: entry.else, when: opposite(when) };
  otherHalves.set(other, when);
  return [entry, other];
}

const opposite = ({ text, tree }: Expression): Expression => ({
  text,
  tree: tree.op === 'not' ? tree.of : { op: 'not', of: tree, at: tree.at, type: tree.type },
});
