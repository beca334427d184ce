import { createHash } from 'node:crypto';
import isEqual from 'lodash/isEqual.js';
import type { Lang } from 'tavolata/runtime';
import { normalWords, referencesIn, sentencesIn, withoutReferences } from './normal.js';
import { type NumberLists, numberLists } from './number-lists.js';
import { type OfficialText, type Paragraph, sectionOf } from './official.js';

/** What is stored about an official rule: nothing from which its words could be recovered. */
export interface RuleDigest {
  /** Digest of the rule itself; for a section, of its title. */
  readonly text: string;
  /** Digest of all its words with every reference replaced by a sign; missing if it has no references. */
  readonly bare?: string;
  /** Digests of its further paragraphs. */
  readonly more?: readonly string[];
  readonly examples?: readonly string[];
  /** The rules and sections that it refers to, except in its examples. */
  readonly sees?: readonly string[];
  readonly sentences?: number;
}

/** The digests of one text, by number. */
export interface TextDigests {
  /** `all` if the text was whole, else the sections that it had. */
  readonly sections: 'all' | readonly string[];
  /** All numbers in the text, including those without a digest. */
  readonly numbers: NumberLists;
  readonly rules: { readonly [number: string]: RuleDigest };
}

/** A file of `rules/editions`: an edition in the languages with available texts. */
export interface EditionDigests {
  readonly date: string;
  readonly texts: { readonly [language in Lang]?: TextDigests };
}

/** Twelve hexadecimal digits for the words, regardless of quotes, dashes and spacing. */
export const digestOfWords = (text: string): string =>
  createHash('sha256').update(normalWords(text)).digest('hex').slice(0, 12);

/**
 * The digests of a text.
 *
 * @param isWanted selects numbers
 */
export function digestsOf(text: OfficialText, isWanted: (number: string) => boolean = () => true): TextDigests {
  const rules: { [number: string]: RuleDigest } = {};
  for (const [number, paragraphs] of byRule(text)) {
    if (isWanted(number)) rules[number] = ruleDigest(paragraphs);
  }
  return { sections: completeSections(text), numbers: numberLists(text), rules };
}

/** A text with a glossary and all parts is whole; any other has only its own sections. */
export function completeSections({ paragraphs }: OfficialText): TextDigests['sections'] {
  if (paragraphs.some(({ kind }) => kind === 'glossary')) return 'all';
  return [...new Set(paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [sectionOf(number!)] : [])))];
}

/** The paragraphs of each rule and section, in order. A number that occurs twice counts at its first place. */
function byRule({ paragraphs }: OfficialText): ReadonlyMap<string, readonly Paragraph[]> {
  const found = new Map<string, Paragraph[]>();
  for (const one of paragraphs) {
    if (one.number === null || one.number.length < 3) continue;
    const opens = one.kind === 'rule' || one.kind === 'heading';
    if (!opens) found.get(one.number)?.push(one);
    else if (!found.has(one.number)) found.set(one.number, [one]);
  }
  return found;
}

function ruleDigest(paragraphs: readonly Paragraph[]): RuleDigest {
  const [first, ...rest] = paragraphs;
  const of = (kind: Paragraph['kind']): readonly string[] =>
    rest.filter((one) => one.kind === kind).map(({ text }) => digestOfWords(text));
  const [more, examples] = [of('continuation'), of('example')];
  const words = paragraphs
    .filter(({ kind }) => kind !== 'example')
    .map(({ text }) => text)
    .join(' ');
  const sees = referencesIn(words);
  const bare = withoutReferences(normalWords(words));
  return {
    text: digestOfWords(first!.text),
    ...(bare !== normalWords(words) && { bare: digestOfWords(bare) }),
    ...(more.length > 0 && { more }),
    ...(examples.length > 0 && { examples }),
    ...(sees.length > 0 && { sees }),
    ...(first!.kind === 'rule' && { sentences: sentencesIn(words) }),
  };
}

/** Equal for two rules that differ only in their references and examples. */
export const wordsDigest = ({ bare, text, more = [] }: RuleDigest): string => bare ?? [text, ...more].join(' ');

/** Whether two digests are of the same words, examples included. */
export const isSameRule = (a: RuleDigest, b: RuleDigest): boolean =>
  a.text === b.text && isEqual(a.more, b.more) && isEqual(a.examples, b.examples);
