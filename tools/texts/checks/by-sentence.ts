import { matchesIn } from '../terms/forms.js';
import type { PairCheck } from './finding.js';

const sentenceEnd = /(?<=[.!?;][”"»)]?)\s+(?=[\p{L}“«(])/gu;

/**
 * A check that also runs on each sentence by itself, if both texts have equally many: a “not” in one must not stand for
 * that in another.
 */
export const bySentence =
  (look: PairCheck): PairCheck =>
  (pair, context) => {
    const found = look(pair, context);
    if (found.length > 0) return found;
    const [here, there] = [pair.source, pair.target].map(sentencesWithPlaces);
    if (here!.length < 2 || here!.length !== there!.length) return [];
    return here!.flatMap(({ text, start }, index) => {
      const other = there![index]!;
      return look({ ...pair, source: text, target: other.text }, context).map((one) => {
        const by = one.language === context.source ? start : other.start;
        return { ...one, start: one.start + by, end: one.end + by };
      });
    });
  };

function sentencesWithPlaces(text: string): readonly { readonly text: string; readonly start: number }[] {
  const starts = [0, ...matchesIn(text, sentenceEnd).map(({ 0: blank, index }) => index + blank.length)];
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1] ?? text.length), start }));
}
