import { normalWords } from '../../official/normal.js';

/** Which words translate which, learned from texts in both languages. */
export interface Lexicon {
  /** How certain it is that two words translate each other, from 0 to 1. */
  readonly translates: (it: string, en: string) => number;
  /** The weight of a word: the less, the more texts have it. */
  readonly weight: (lang: 'it' | 'en', word: string) => number;
  /** Whether it occurs often enough for its translations to be known. */
  readonly isKnown: (lang: 'it' | 'en', word: string) => boolean;
}

interface TranslatedText {
  readonly it: string;
  readonly en: string;
}

/** Words are distinguished by this many letters, whatever their endings. */
const stem = 6;

/**
 * The words of a text, reduced to stems; a reference is reduced to the part that stays when sections move: `12` of
 * `801.12`.
 */
export const stemsOf = (text: string): readonly string[] =>
  (
    normalWords(text)
      .toLowerCase()
      .match(/\d{3}\.\d+[a-z]?|\d+|\p{L}+/gu) ?? []
  ).map((word) => (/^\d{3}\./.test(word) ? word.slice(4) : word.slice(0, stem)));

/** After this many rounds the translations hardly change. */
const learningRounds = 3;
const seenOften = 3;
const leastWeight = 0.02;

/**
 * Learns translations by expectation maximization like IBM Model 1, in both directions at once: a pair of words counts
 * in a text as far as it is likelier there than the other pairs of both words.
 */
export function lexiconOf(texts: readonly TranslatedText[]): Lexicon {
  const [it, en] = [new SeenWords(), new SeenWords()];
  const cells = new Map<number, number>();
  const coded = texts.map((text) => {
    const [ours, theirs] = [it.read(stemsOf(text.it)), en.read(stemsOf(text.en))];
    const pairs = ours.flatMap((one) =>
      theirs.map((other) => {
        const key = one * most + other;
        const cell = cells.get(key) ?? cells.size;
        cells.set(key, cell);
        return cell;
      }),
    );
    return { rows: ours.length, columns: theirs.length, pairs: Int32Array.from(pairs) };
  });
  let strengths = new Float64Array(cells.size).fill(1);
  const seen = new Float64Array(cells.size);
  for (const [key, cell] of cells) seen[cell] = it.counts[Math.floor(key / most)]! + en.counts[key % most]! + 1;
  for (let round = 0; round < learningRounds; round++) {
    const counts = new Float64Array(cells.size);
    for (const { rows, columns, pairs } of coded) {
      const [ofRow, ofColumn] = [new Float64Array(rows), new Float64Array(columns)];
      pairs.forEach((cell, place) => {
        ofRow[Math.floor(place / columns)]! += strengths[cell]!;
        ofColumn[place % columns]! += strengths[cell]!;
      });
      pairs.forEach((cell, place) => {
        const all = ofRow[Math.floor(place / columns)]! * ofColumn[place % columns]!;
        if (all > 0) counts[cell]! += strengths[cell]! / Math.sqrt(all);
      });
    }
    strengths = counts.map((count, cell) => (2 * count) / seen[cell]!);
  }
  const words = { it, en };
  return {
    translates: (one, other) => {
      const cell = cells.get((it.ids.get(one) ?? -1) * most + (en.ids.get(other) ?? -1));
      return cell === undefined ? 0 : strengths[cell]!;
    },
    weight: (lang, word) => {
      const rarity = Math.log((texts.length + 1) / (words[lang].count(word) + 0.5));
      return Math.max(leastWeight, rarity / Math.log(texts.length + 2));
    },
    isKnown: (lang, word) => words[lang].count(word) >= seenOften,
  };
}

/** More words than any rulebook has. */
const most = 2 ** 24;

/** The words of one language with the number of texts that have them. */
class SeenWords {
  readonly ids = new Map<string, number>();
  readonly counts: number[] = [];

  read(stems: readonly string[]): readonly number[] {
    return [...new Set(stems)].map((word) => {
      const id = this.ids.get(word) ?? this.ids.size;
      this.ids.set(word, id);
      this.counts[id] = (this.counts[id] ?? 0) + 1;
      return id;
    });
  }

  count(word: string): number {
    return this.counts[this.ids.get(word) ?? -1] ?? 0;
  }
}
