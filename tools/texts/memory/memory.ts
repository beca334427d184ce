import { tokensOf } from '../../editions/tokens.js';
import { wordRuns } from '../../editions/words-diff.js';
import { normalWords } from '../../official/normal.js';

/**
 * Where a translation comes from, nearest first: earlier versions of the text itself, other texts of the same rule, the
 * rulebook.
 */
export type MemoryOrigin = 'earlier' | 'rule' | 'rulebook';

/** A text with a translation that may help with another. */
export interface MemoryEntry {
  readonly origin: MemoryOrigin;
  readonly source: string;
  readonly target: string;
  /** Key of one of our texts. */
  readonly from: string;
}

/** A translation of a similar text. */
export interface MemoryMatch extends MemoryEntry {
  /** How much of both sources is the same, from 0 to 1. */
  readonly similarity: number;
}

export interface MemoryOptions {
  /** The least similarity, from 0 to 1. */
  readonly least: number;
  /** Most matches returned. */
  readonly most: number;
}

/**
 * The translations of the texts most similar to one: those of the same rule first, then the others, most similar first
 * in each group. Of entries equal in both languages, one is enough.
 */
export function matchesOf(
  source: string,
  entries: Iterable<MemoryEntry>,
  { least, most }: MemoryOptions,
): readonly MemoryMatch[] {
  const words = countsOf(source);
  const seen = new Map<string, MemoryMatch>();
  for (const entry of entries) {
    if (entry.target === '' || mostSimilarity(words, countsOf(entry.source)) + slack < least) continue;
    const similarity = similarityOf(entry.source, source);
    if (similarity < least) continue;
    const same = `${entry.source}\n${entry.target}`;
    const before = seen.get(same);
    if (before === undefined || rankOf(entry) < rankOf(before)) seen.set(same, { ...entry, similarity });
  }
  return [...seen.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.similarity - a.similarity).slice(0, most);
}

/** How much the forms of quotation marks and apostrophes, which are treated as equal, may add to a similarity. */
const slack = 0.1;

/** Texts of the same rule come first. */
const rankOf = ({ origin }: MemoryEntry): number => (origin === 'earlier' || origin === 'rule' ? 0 : 1);

/** The share of all letters of two texts that is in both, in the same order and in whole words. */
function similarityOf(one: string, other: string): number {
  if (one === other) return 1;
  let [same, all] = [0, 0];
  for (const { in: where, text } of wordRuns(one, other)) {
    const letters = lettersIn(text) * (where === 'both' ? 2 : 1);
    all += letters;
    if (where === 'both') same += letters;
  }
  return all === 0 ? 0 : same / all;
}

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

type Counts = ReadonlyMap<string, number>;

function countsOf(text: string): Counts {
  const counts = new Map<string, number>();
  for (const token of tokensOf(normalWords(text)))
    if (token.trim() !== '') counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/**
 * Upper bound of the similarity: little above the share of words and signs that both have in any order; it rules out
 * most texts.
 */
function mostSimilarity(one: Counts, other: Counts): number {
  let [same, all] = [0, 0];
  for (const [token, count] of one) {
    same += token.length * 2 * Math.min(count, other.get(token) ?? 0);
    all += token.length * count;
  }
  for (const [token, count] of other) all += token.length * count;
  return all === 0 ? 1 : same / all;
}
