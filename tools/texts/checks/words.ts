import type { Lang } from 'tavolata/runtime';
import { ruleNumber } from '../../official/rule-number.js';
import { latin } from '../terms/forms.js';
import { placesOf, type TextPlace } from '../terms/termbase.js';

/** A regular expression for whole words in any case. */
export const wholeWords = (words: string): RegExp =>
  latin(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'));

/** Expressions with the same meaning in both languages. */
export type Family = { readonly [lang in Lang]: RegExp };

/** Expressions of both languages that correspond to each other. */
export const family = (en: string, it: string): Family => ({ en: wholeWords(en), it: wholeWords(it) });

/** Whether a text has an expression of a family. */
export function matches(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The first match of a pattern, as the span of a finding. */
export function firstSpan(text: string, pattern: RegExp): readonly [number, number] | undefined {
  const first: TextPlace | undefined = placesOf(text, pattern)[0];
  return first && [first.start, first.end];
}

// With its range, as `801.2a–c`.
const reference = new RegExp(String.raw`(?<![\d.])${ruleNumber}(?:[–-][a-z]{1,2}(?![a-z]))?(?![\d])`, 'g');

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * The text with everything in quotes or braces blanked, places unchanged: the words of cards are not what a rule says.
 * The words in `{count?one:many}` stay.
 */
export const withoutQuoted = (text: string): string =>
  text.replace(/[“"«„][^“”"«»„]*[”"»]|\{[^}?]*[}?]/g, (quoted) => blank(quoted));

/** The text with dates and its references to rules blanked, places unchanged. */
export const withoutReferenceNumbers = (text: string): string =>
  text
    .replace(
      /\b\d{4}-\d\d(?:-\d\d)?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)(?:, \d{4})?|\b\d{1,2}[°º]? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) \d{4}\b/g,
      blank,
    )
    .replace(reference, blank)
    .replace(/\b(?:rules?|sections?|regol[ae]|sezion[ei])\s+\d{1,3}\b(?!\.\d)/gi, blank);

/** The words of a text with their places. */
export const wordsIn = (text: string): readonly TextPlace[] => placesOf(text, /[\p{L}\p{N}]+(?:['’](?=\p{L}))?/gu);
