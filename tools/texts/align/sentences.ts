import { type Lexicon, stemsOf } from './lexicon.js';
import { alignSequence, type Bead } from './sequence.js';

/** Sentences with the same meaning; one side is empty for what only the other text has. */
export interface SentencePair {
  readonly it: string;
  readonly en: string;
}

/**
 * A point inside a number, or after a label or an abbreviation, does not end a sentence: what follows begins with a
 * capital, a sign or a bracket.
 */
const ends = /(?<=[.!?]['"”’»)\]]*)(?<!\b(?:[Vv]s|[Cc]fr?|[Ee]s|[Ee]\.g|[Ii]\.e)\.)\s+(?=["“«‘([{]*[\p{Lu}\d])/u;

export const sentencesOf = (text: string): readonly string[] => (text.trim() === '' ? [] : text.trim().split(ends));

/** Pairs the sentences of two texts in order; one may stand for several, and what one text lacks stays unpaired. */
export function alignSentences(it: string, en: string, lexicon: Lexicon): readonly SentencePair[] {
  const [ours, theirs] = [sentencesOf(it), sentencesOf(en)];
  const together = (texts: readonly string[], which: readonly number[]): string =>
    which.map((index) => texts[index]!).join(' ');
  return sentenceBeads(ours, theirs, lexicon).map((bead) => ({
    it: together(ours, bead.it),
    en: together(theirs, bead.en),
  }));
}

/** The worth of one sentence for one, beyond that of its words, and the cost of each further sentence. */
const [single, joined] = [0.5, 0.3];

/** The same by indexes into both lists. */
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

/** The share of the total weight of words that is found on the other side even in unrelated texts. */
const byChance = 0.4;
/** Translations less certain than the first share nothing; from the second on, they count fully. */
const [unsure, sure] = [0.02, 0.15];

/**
 * The weight of the words that both sides have, beyond what chance gives. Each word accounts for at most one of the
 * other side: a sentence added to a pair must bring counterparts of its own.
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
