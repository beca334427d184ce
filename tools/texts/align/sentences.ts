import type { Termbase } from '../terms/termbase.js';
import { featuresOf, resemblance } from './features.js';
import { alignSequence } from './sequence.js';

/** Sentences that say the same; one side is empty for what only the other text has. */
export interface SentencePair {
  readonly it: string;
  readonly en: string;
  /** How much they have in common, from 0 to 1; 0 for a sentence without counterpart. */
  readonly score: number;
}

/** A point inside a number or behind a label does not end a sentence: what follows begins with a capital, a sign or a bracket. */
const ends = /(?<=[.!?]['"”’»)\]]*)\s+(?=["“«‘([{]*[\p{Lu}\d])/u;

export const sentencesOf = (text: string): readonly string[] => (text.trim() === '' ? [] : text.trim().split(ends));

/** Pairs the sentences of two texts in their order; one may stand for two, and what one text lacks does not shift the rest. */
export function alignSentences(it: string, en: string, terms: Termbase): readonly SentencePair[] {
  const [ours, theirs] = [sentencesOf(it), sentencesOf(en)];
  const together = (texts: readonly string[], which: readonly number[]): string =>
    which.map((index) => texts[index]!).join(' ');
  const scoreOf = (one: readonly number[], other: readonly number[]): number =>
    resemblance(featuresOf(together(ours, one), 'it', terms), featuresOf(together(theirs, other), 'en', terms)).score;
  return alignSequence({ it: ours.length, en: theirs.length }, scoreOf).map((bead) => ({
    it: together(ours, bead.it),
    en: together(theirs, bead.en),
    score: bead.it.length > 0 && bead.en.length > 0 ? scoreOf(bead.it, bead.en) : 0,
  }));
}
