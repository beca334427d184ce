import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';

/**
 * The effect of `overrides` among the entries of one question or event: for each, the entries that override it while
 * they apply.
 */
export function overridersOf(entries: readonly Entry[]): ReadonlyMap<Entry, readonly Entry[]> {
  const overriders = new Map<Entry, Entry[]>(entries.map((entry) => [entry, []]));
  for (const entry of entries) {
    for (const other of entries) {
      if (other === entry) continue;
      const named = entry.overrides === 'all' ? other.overrides !== 'all' : entry.overrides.includes(other.id);
      if (named) overriders.get(other)?.push(entry);
    }
  }
  return overriders;
}

/**
 * Sorts entries so that each comes after its predecessors; among independent ones, by rank and then by id. The order of
 * files, and the names and heights of layers, make no difference.
 *
 * @throws Fault naming the cycle if there is one.
 */
export function sorted(
  entries: readonly Entry[],
  predecessors: (entry: Entry) => readonly Entry[],
  rank: (entry: Entry) => number = () => 0,
): readonly Entry[] {
  const left = [...entries].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const out: Entry[] = [];
  const done = new Set<Entry>();
  while (left.length > 0) {
    const next = left.findIndex((entry) => predecessors(entry).every((p) => done.has(p)));
    if (next < 0)
      throw new Fault(
        'fault.cycle',
        { cycle: left.map((entry) => entry.id).join(' → ') },
        left.map((e) => e.id),
      );
    const [entry] = left.splice(next, 1) as [Entry];
    done.add(entry);
    out.push(entry);
  }
  return out;
}

/** `before` and `after` among entries of one event: the entries that have to come earlier. */
export function anchors(entries: readonly Entry[]): (entry: Entry) => readonly Entry[] {
  const earlier = new Map<Entry, Entry[]>(entries.map((entry) => [entry, []]));
  const byId = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    for (const id of entry.after) {
      const other = byId.get(id);
      if (other) earlier.get(entry)?.push(other);
    }
    for (const id of entry.before) {
      const other = byId.get(id);
      if (other) earlier.get(other)?.push(entry);
    }
  }
  return (entry) => earlier.get(entry) ?? [];
}

/** Groups of entries that act at the same moment: as early as their anchors allow. */
export function levels(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const earlier = anchors(entries);
  const height = new Map<Entry, number>();
  const out: Entry[][] = [];
  for (const entry of sorted(entries, earlier)) {
    const level = Math.max(-1, ...earlier(entry).map((other) => height.get(other) ?? 0)) + 1;
    height.set(entry, level);
    const group = out[level];
    if (group) group.push(entry);
    else out[level] = [entry];
  }
  return out;
}
