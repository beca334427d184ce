import groupBy from 'lodash/groupBy.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { EntrySummary } from './entry-summary.js';
import type { EntryUnit } from './entry-unit.js';

/** The lists of an entry that name other entries. */
export const references = ['overrides', 'replaces', 'before', 'after'] as const;

/** Resolves an id, or a `#label`: every entry with the label, except the entry that names it. */
export class References {
  private readonly labelled: ReadonlyMap<string, readonly string[]>;

  constructor(units: readonly EntryUnit[]) {
    const pairs = units.flatMap(({ summary: { id, labels = [] } }) => labels.map((label) => [label, id] as const));
    const groups = groupBy(pairs, ([label]) => label);
    this.labelled = new Map(
      Object.entries(groups).map(([label, all]) => [label, [...new Set(all.map(([, id]) => id))].sort()]),
    );
  }

  referents(name: string, by: EntrySummary): readonly string[] {
    if (!name.startsWith('#')) return [name];
    return (this.labelled.get(name.slice(1)) ?? []).filter((id) => id !== by.id);
  }

  nearestLabel(name: string): string | undefined {
    const label = nearest(name.slice(1), this.labelled.keys());
    return label === undefined ? undefined : `#${label}`;
  }
}

/** The entries with labels replaced by ids. */
export const withoutLabels = (units: readonly EntryUnit[], known: References): readonly EntryUnit[] =>
  units.map((unit) => {
    const { entry, summary } = unit;
    const { overrides, replaces, before, after } = summary;
    if (!references.some((key) => summary[key] !== 'all' && summary[key].some((name) => name.startsWith('#'))))
      return unit;
    const ids = (names: readonly string[]) => [...new Set(names.flatMap((name) => known.referents(name, summary)))];
    const changed = {
      overrides: overrides === 'all' ? overrides : ids(overrides),
      replaces: ids(replaces),
      before: ids(before),
      after: ids(after),
    };
    return { ...unit, entry: { ...entry, ...changed }, summary: { ...summary, ...changed } };
  });
