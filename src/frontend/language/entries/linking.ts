import groupBy from 'lodash/groupBy.js';
import type { Hook } from '../../../engine/model/entry.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { Known } from '../types/known.js';
import type { EntrySummary } from './entry-summary.js';
import { CrossFindings, type EntryUnit } from './entry-unit.js';
import { References, withoutLabels } from './labels.js';
import { shareLogic } from './shared-logic.js';

/** All entries with what they share, for the checks across them. */
export interface Linking {
  readonly vocabulary: Vocabulary;
  readonly units: readonly EntryUnit[];
  /** An id has several entries if its meaning has changed. */
  readonly byId: ReadonlyMap<string, readonly EntryUnit[]>;
  readonly references: References;
  /** Takes the findings of the checks. */
  readonly findings: CrossFindings;
}

/** Entries by id: several if the meaning of one has changed. */
const byIdOf = (units: readonly EntryUnit[]): ReadonlyMap<string, readonly EntryUnit[]> =>
  new Map(Object.entries(groupBy(units, ({ entry }) => entry.id)));

/**
 * All entries with what they share: the logic that one takes from another, and ids in place of labels. Mistakes in
 * either are reported.
 */
export function linkingOf(known: Known, alone: readonly EntryUnit[]): Linking {
  const findings = new CrossFindings(alone);
  const sharing = shareLogic(alone, byIdOf(alone), known, findings);
  const references = new References(sharing);
  const units = withoutLabels(sharing, references);
  return { vocabulary: known.vocabulary, units, byId: byIdOf(units), references, findings };
}

const groups: { readonly [hook in Hook]?: string } = { expands: 'procedure', joins: 'procedure' };

/** True if one of two entries overrides or replaces the other, in either direction. */
export const eitherPrevails = (a: EntrySummary, b: EntrySummary): boolean => names(a, b) || names(b, a);

const names = ({ overrides, replaces }: EntrySummary, { id }: EntrySummary): boolean =>
  overrides === 'all' || overrides.includes(id) || replaces.includes(id);

/**
 * What entries must have in common to override or precede each other: the same question, or the same hook on the same
 * event.
 */
export const groupOf = ({ hook, of }: EntrySummary): string | undefined =>
  hook === undefined || of === undefined ? undefined : `${groups[hook] ?? hook} ${of}`;
