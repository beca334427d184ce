import { type Lexicon, stemsOf } from './lexicon.js';
import { alignSequence, type Bead } from './sequence.js';

/** Sentences that say the same; one side is empty for what only the other text has. */
export interface SentencePair {
  readonly it: string;
  readonly en: string;
}

/**
 * A point inside a number or behind a label or an abbreviation does not end a sentence: what follows begins with a capital, a sign or a bracket.
 */
const ends = /(?<=[.!?]['"”’»)\]]*)(?<!\b(?:[Vv]s|[Cc]fr?|[Ee]s|[Ee]\.g|[Ii]\.e)\.)\s+(?=["“«‘([{]*[\p{Lu}\d])/u;

export const sentencesOf = (text: string): readonly string[] => (text.trim() === '' ? [] : text.trim().split(ends));

/** Pairs the sentences of two texts in their order; one may stand for several, and what one text lacks stays alone. */
export function alignSentences(it: string, en: string, lexicon: Lexicon): readonly SentencePair[] {
  const [ours, theirs] = [sentencesOf(it), sentencesOf(en)];
  const together = (texts: readonly string[], which: readonly number[]): string =>
    which.map((index) => texts[index]!).join(' ');
  return sentenceBeads(ours, theirs, lexicon).map((bead) => ({
    it: together(ours, bead.it),
    en: together(theirs, bead.en),
  }));
}

/** What one sentence for one is worth beyond its words, and what each further one costs. */
const [single, joined] = [0.5, 0.3];

/** The same by places in both lists. */
export function sentenceBeads(it: readonly string[], en: readonly string[], lexicon: Lexicon): readonly Bead[] {
  const [ours, theirs] = [it.map(stemsOf), en.map(stemsOf)];
  const worth = (one: readonly number[], other: readonly number[]): number => {
    const further = one.length + other.length - 2;
    const shared = commonWords(
      one.flatMap((index) => ours[index]!),
      other.flatMap((index) => theirs[index]!),
      lexicon,
    );
    return shared + (further === 0 ? single : -joined * further);
  };
  return alignSequence({ it: it.length, en: en.length }, worth);
}

/** Of the weight of all words so much is found on the other side even in texts that have nothing to do with each other. */
const byChance = 0.4;
/** Words whose translation is less sure than the first share nothing; as sure as the second they are each other's. */
const [unsure, sure] = [0.02, 0.15];

/**
 * The weight of the words that both sides have, beyond what chance gives. Each word answers for one of the other side at most: a sentence
 * that is added to a pair must bring counterparts of its own.
 */
function commonWords(it: readonly string[], en: readonly string[], lexicon: Lexicon): number {
  const found = it.flatMap((one, row) =>
    en.flatMap((other, column) => {
      const strength = one === other ? 1 : lexicon.translates(one, other);
      return strength > unsure ? [{ strength, row, column }] : [];
    }),
  );
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  let sum = 0;
  for (const { strength, row, column } of found.sort((a, b) => b.strength - a.strength)) {
    if (rows.has(row) || columns.has(column)) continue;
    rows.add(row);
    columns.add(column);
    sum += Math.min(1, strength / sure) * (lexicon.weight('it', it[row]!) + lexicon.weight('en', en[column]!));
  }
  const weightOf = (lang: 'it' | 'en', words: readonly string[]): number =>
    words.reduce((all, word) => all + (lexicon.isKnown(lang, word) ? lexicon.weight(lang, word) : 0), 0);
  return sum - byChance * (weightOf('it', it) + weightOf('en', en));
}
