/**
 * The words of an official paragraph in one form, so that two editions differ only where their words do: straight quotes, one hyphen
 * without blanks for every dash, no signs of trade marks, no underscores round italics, single blanks.
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

const named = /\b(?:rules?|sections?|regol[ae]|sezion[ei])\s+((?:\d{3}|\d)(?![\d.]*\d{4})(?:\.\d+[a-z]?)?)/gi;
const numbered = /(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\d])/g;

/** The rules and sections that a paragraph refers to, in order, each once. */
export function referencesIn(text: string): readonly string[] {
  const found = [...text.matchAll(named)].map((match) => ({
    at: match.index + match[0].length - match[1]!.length,
    number: match[1]!,
  }));
  for (const match of text.matchAll(numbered)) found.push({ at: match.index, number: match[0] });
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ number }) => number.replace(/\.$/, '')))];
}

/** How many sentences a text has: a point inside brackets or behind a number of a list counts as well. */
export const sentencesIn = (text: string): number => text.match(/[.!?]['")\]”’]*(?=\s|$)/g)?.length ?? 0;

const rangeEnd = String.raw`(?:[–-](?:\d{3}\.\d{1,3})?[a-z]?(?![\p{L}]))?`;
// Behind the word “rule” and whatever others are listed before it: `rules 701.42, "Meld," and 729`.
const behindName = String.raw`(?<=\b(?:rules?|sections?|see|regol[ae]|sezion[ei]|vedi)\s+(?:\d{3}[.\w]*,?(?:\s+["“][^"”]*["”])?,?\s+(?:(?:and|or|through|e|ed|o)\s+)?)*)`;
// A number without a point is a reference only where it is called a rule: “100 cards” is none.
const reference = new RegExp(
  String.raw`(?<![\d.])(?:\d{3}\.\d{1,3}[a-z]?(?![\d\p{L}])|${behindName}\d{3}(?![\d\p{L}]))${rangeEnd}`,
  'giu',
);

/** References are replaced by a sign: `rule 702.22` and `rule 702.21` say the same about what they stand in. */
export const withoutReferences = (text: string): string => text.replace(reference, '#');
