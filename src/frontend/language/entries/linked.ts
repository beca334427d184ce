import groupBy from 'lodash/groupBy.js';
import type { Entry, Hook } from '../../../engine/model/entry.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { Known } from '../types/known.js';
import type { EntryDraft } from './entry-drafts.js';
import { References, withoutLabels } from './labels.js';
import { shareLogic } from './shared-logic.js';

/** An entry together with the place it came from. */
export interface Linked {
  readonly entry: Entry;
  readonly draft: EntryDraft;
  /** It was linked before, and there was nothing to tell of it by itself. */
  readonly clean?: boolean;
  /** Something was reported of it when it was linked. */
  readonly reported?: boolean;
}

/** All entries, for the checks of what they say about each other. */
export interface Linking {
  readonly vocabulary: Vocabulary;
  readonly linked: readonly Linked[];
  /** An id stands for several entries if its meaning has changed. */
  readonly byId: ReadonlyMap<string, readonly Linked[]>;
  readonly references: References;
}

/** Entries by id: several where the meaning of one has changed. */
const byIdOf = (linked: readonly Linked[]): ReadonlyMap<string, readonly Linked[]> =>
  new Map(Object.entries(groupBy(linked, ({ entry }) => entry.id)));

/**
 * All entries with what they take from each other: the logic that one has in common with another, and ids in the place of labels. What is
 * wrong with that is reported.
 */
export function linkingOf(known: Known, linked: readonly Linked[]): Linking {
  const sharing = shareLogic(linked, byIdOf(linked), known);
  const references = new References(sharing);
  const all = withoutLabels(sharing, references);
  return { vocabulary: known.vocabulary, linked: all, byId: byIdOf(all), references };
}

const groups: { readonly [hook in Hook]: string } = {
  answers: 'answers',
  rewrites: 'rewrites',
  forbids: 'forbids',
  follows: 'follows',
  expands: 'procedure',
  joins: 'procedure',
};

/** True when one of two entries overrides or replaces the other, whichever of them it is. */
export const eitherPrevails = (a: Entry, b: Entry): boolean => names(a, b) || names(b, a);

const names = ({ overrides, replaces }: Entry, { id }: Entry): boolean =>
  overrides === 'all' || overrides.includes(id) || replaces.includes(id);

/** What entries must have in common to override or precede each other: one question, or the same to do with one event. */
export const groupOf = (entry: Entry): string | undefined =>
  entry.hook === undefined || entry.of === undefined ? undefined : `${groups[entry.hook]} ${entry.of}`;
