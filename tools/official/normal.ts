import { sectionOf } from './official.js';
import { ruleNumber, withoutLetters } from './rule-number.js';

/**
 * The words of an official paragraph in a normal form, so that two editions differ only where their words do: straight
 * quotes, one hyphen without blanks for every dash, no trademark signs, no underscores around italics, single blanks.
 */
export const normalWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’‚‛´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s*(?:--+|[–—―])\s*|\s+-\s+/g, '-')
    .replace(/\((?:TM|R|C)\)|[™®©]/gi, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim();

// “601.2b–d”, “712.9–10”, “903.6–903.11”
const rangeEnd = String.raw`(?:[–-](?:(?:\d{3}\.)?\d{1,3}[a-z]{0,2}|[a-z]{1,2})(?![\d\p{L}]))?`;
// After the word “rule” and any others listed before it: `rules 701.42, "Meld," and 729`.
const behindName = String.raw`(?<=\b(?:rules?|sections?|see|regol[ae]|sezion[ei]|vedi)\s+(?:\d{3}[.\w–-]*,?(?:\s+["“][^"”]*["”])?,?\s+(?:(?:and|or|through|e|ed|o)\s+)?)*)`;
// A number without a point is a reference only if it is called a rule: “100 cards” is not.
const reference = new RegExp(
  String.raw`(?<![\d.])(?:${ruleNumber}(?![\d\p{L}])|${behindName}\d{3}(?![\d\p{L}]))${rangeEnd}`,
  'giu',
);

// “section 8”: a whole part.
const part = /\b(?:rules?|sections?|regol[ae]|sezion[ei])\s+(\d)(?![\d.]*\d)/gi;

/** The rules, sections and parts that a paragraph refers to, in order, each once; both ends of a range. */
export function referencesIn(text: string): readonly string[] {
  const parts = [...text.matchAll(part)].map(
    ({ index, 0: { length }, 1: number }) => [index + length, number!] as const,
  );
  const rules = [...text.matchAll(reference)].flatMap(({ index, 0: range }) =>
    endsOf(range).map((number) => [index, number] as const),
  );
  return [...new Set([...parts, ...rules].sort(([a], [b]) => a - b).map(([, number]) => number))];
}

function endsOf(range: string): readonly string[] {
  const [from = '', to] = range.split(/[–-]/);
  if (to === undefined || to.includes('.')) return to === undefined ? [from] : [from, to];
  return [from, /^\d/.test(to) ? `${sectionOf(from)}.${to}` : withoutLetters(from) + to];
}

/** Number of sentences in a text: a point inside brackets or after a list number counts as well. */
export const sentencesIn = (text: string): number => text.match(/[.!?]['")\]”’]*(?=\s|$)/g)?.length ?? 0;

/** References are replaced by a sign, so that sentences that differ only in them are equal. */
export const withoutReferences = (text: string): string => text.replace(reference, '#');
