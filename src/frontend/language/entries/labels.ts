import groupBy from 'lodash/groupBy.js';
import type { Entry } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Linked } from './linked.js';

/** The lists of an entry that name others. */
export const references = ['overrides', 'replaces', 'before', 'after'] as const;

/** Who is meant by an id, or by a `#label`: every entry that bears the label, but for the one that names it. */
export class References {
  private readonly labelled: ReadonlyMap<string, readonly string[]>;

  constructor(linked: readonly Linked[]) {
    const pairs = linked.flatMap(({ entry }) => (entry.labels ?? []).map((label) => [label, entry.id] as const));
    const groups = groupBy(pairs, ([label]) => label);
    this.labelled = new Map(
      Object.entries(groups).map(([label, all]) => [label, [...new Set(all.map(([, id]) => id))].sort()]),
    );
  }

  meant(name: string, by: Entry): readonly string[] {
    if (!name.startsWith('#')) return [name];
    return (this.labelled.get(name.slice(1)) ?? []).filter((id) => id !== by.id);
  }

  nearestLabel(name: string): string | undefined {
    const label = nearest(name.slice(1), this.labelled.keys());
    return label === undefined ? undefined : `#${label}`;
  }
}

/** The entries with ids in the place of labels. */
export const withoutLabels = (linked: readonly Linked[], known: References): readonly Linked[] =>
  linked.map((one) => {
    const { entry } = one;
    const ids = (names: readonly string[]) => [...new Set(names.flatMap((name) => known.meant(name, entry)))];
    if (!references.some((key) => entry[key] !== 'all' && entry[key].some((name) => name.startsWith('#')))) return one;
    const { overrides, replaces, before, after } = entry;
    const changed = {
      overrides: overrides === 'all' ? overrides : ids(overrides),
      replaces: ids(replaces),
      before: ids(before),
      after: ids(after),
    };
    return { ...one, entry: { ...entry, ...changed } };
  });
