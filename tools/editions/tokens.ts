import { ruleOrSection } from '../official/rule-number.js';

/**
 * The words, signs and blanks of a text. A rule number, a word with an apostrophe and a symbol such as `{T}` are one
 * token each, so that a difference never cuts them.
 */
export const tokensOf = (text: string): readonly string[] => text.match(token) ?? [];

const token = new RegExp(
  String.raw`\{[^{}\s]+\}|${ruleOrSection}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*['’]?(?=\P{L}|$)|[\p{L}\p{N}]+|\s+|[^\s]`,
  'gu',
);

/** The words alone, in lower case, with straight apostrophes: the basis of comparing two texts. */
export const wordsOf = (text: string): readonly string[] =>
  tokensOf(text.toLowerCase().replaceAll('’', "'")).filter((one) => /[\p{L}\p{N}]/u.test(one));
