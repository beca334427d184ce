import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

const sentenceEnd = /[.!?…](?=['")\]”’»]*(?:\s|$))/g;
// A quote within a sentence is not a sentence; one that ends with a point before a capital ends the sentence, wherever
// the point is.
const quoted = /[“"«][^“”"«»]*[”"»]/g;
const blank = (text: string): string => ' '.repeat(text.length);
function endOnly(words: string, index: number, whole: string): string {
  const isEnd = /[.!?][”"»]$/.test(words) && /^\)?\s*(?:\p{Lu}|\(?$|$)/u.test(whole.slice(index + words.length));
  return isEnd ? `${blank(words.slice(0, -1))}.` : blank(words);
}
const endOfBracket = (words: string, index: number, whole: string): string =>
  /[.!?]\s*\)$/.test(words) &&
  /^\s*\p{Lu}/u.test(whole.slice(index + words.length)) &&
  /[^.!?]\s*$/.test(whole.slice(0, index))
    ? `${blank(words.slice(0, -1))}.`
    : blank(words);
// “See rule 704.” is a sentence in one language and a bracket in the other.
const reference =
  /(?<=^|[.!?]\s)(?:See (?:also )?|Vedi (?:anche )?|Vedere (?:anche )?)(?:the |la |le )?(?:rules?|sections?|regol[ae])[^.]*(?:\.\d+[a-z]{0,2}[^.]*)*\./g;
// What ends with a point, but is not a sentence.
const short = /\b(?:vs|ecc|es|etc|e\.g|i\.e|cfr|n|p)\.$/i;

/** Number of sentences of a text; quotes from cards do not count. */
export function sentencesOf(text: string): number {
  const plain = text
    .replace(quoted, endOnly)
    .replace(/\([^()]*\)/g, endOfBracket)
    .replace(reference, blank);
  let from = 0;
  const ends = matchesIn(plain, sentenceEnd).filter(({ index }) => {
    if (short.test(plain.slice(0, index + 1))) return false;
    const part = plain.slice(from, index);
    from = index;
    return /[\p{L}\p{N}]/u.test(part);
  });
  return Math.max(1, ends.length);
}

/** Both texts have the same number of sentences. */
export function sentences(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [here, there] = [sentencesOf(pair.source), sentencesOf(pair.target)];
  if (here === there) return [];
  return [finding('sentences', context.target, [0, pair.target.length], { values: { source: here, target: there } })];
}

// An example within a text, not the words “for example”.
const example = /(?:^|\s)(?:Example|Esempio):/g;

/** Both texts have the same number of examples. */
export function examples(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [here, there] = [pair.source, pair.target].map((text) => text.match(example)?.length ?? 0);
  if (here === there) return [];
  return [finding('examples', context.target, [0, pair.target.length], { values: { source: here!, target: there! } })];
}
