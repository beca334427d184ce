import { ruleOrSection } from '../official/rule-number.js';

/**
 * The words, signs and blanks of a text. A rule number, a word with an apostrophe and a symbol such as `{T}` are each one token, so that a
 * difference never cuts them.
 */
export const tokensOf = (text: string): readonly string[] => text.match(token) ?? [];

const token = new RegExp(
  String.raw`\{[^{}\s]+\}|${ruleOrSection}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*['’]?(?=\P{L}|$)|[\p{L}\p{N}]+|\s+|[^\s]`,
  'gu',
);

/** The words alone, in small letters, with straight apostrophes: what two texts are likened by. */
export const wordsOf = (text: string): readonly string[] =>
  tokensOf(text.toLowerCase().replaceAll('’', "'")).filter((one) => /[\p{L}\p{N}]/u.test(one));
