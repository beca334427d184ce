import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';

export { byNumber } from './rule-number.js';

/**
 * What a paragraph is. A `continuation` is a further paragraph of a rule, without a number of its own; a `glossary` paragraph is a whole
 * entry; the lists of contents, titles, names and whatever stands round the rules are `other`.
 */
export type ParagraphKind = 'rule' | 'continuation' | 'example' | 'heading' | 'glossary' | 'other';

/** One paragraph of an official text. */
export interface Paragraph {
  readonly kind: ParagraphKind;
  /** The rule that it is, or belongs to: `801.2a`; of a heading the part or section: `8`, `801`. */
  readonly number: string | null;
  /** The words, without number and without “Example:”. In the glossary the term, then its definitions, one a line. */
  readonly text: string;
  /** The line of the file that it begins on. */
  readonly line: number;
}

/** An official text as read from a file, whatever form the file had. */
export interface OfficialText {
  readonly language: Lang;
  /** The date that the text itself states, as `2026-04-17`. */
  readonly edition: string | null;
  readonly paragraphs: readonly Paragraph[];
  /** What the reader decided and put into one form: the encoding, the line ends, labels of an unusual form. */
  readonly decisions: readonly Diagnostic[];
  /** What is wrong with the copy: an error where it must not be used, a warning where it may. */
  readonly problems: readonly Diagnostic[];
}

/** Rules and examples of one section. */
export interface SectionCount {
  readonly rules: number;
  readonly examples: number;
}

/** The section that a number belongs to: `801` of `801.2a`. */
export const sectionOf = (number: string): string => number.slice(0, 3);

/** Rules, titles, examples and entries of the glossary: a list of rules alone may have one more than the whole text. */
export const fullnessOf = (text: OfficialText | undefined): number =>
  text?.paragraphs.filter(({ kind }) => kind !== 'other' && kind !== 'continuation').length ?? 0;

/** Rules and examples of each section, in the order of the text. */
export function countsBySection(text: OfficialText): ReadonlyMap<string, SectionCount> {
  const counts = new Map<string, SectionCount>();
  for (const { kind, number } of text.paragraphs) {
    if (number === null || (kind !== 'rule' && kind !== 'example')) continue;
    const section = sectionOf(number);
    const { rules, examples } = counts.get(section) ?? { rules: 0, examples: 0 };
    counts.set(section, { rules: rules + Number(kind === 'rule'), examples: examples + Number(kind === 'example') });
  }
  return counts;
}
