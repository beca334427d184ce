import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';

export { byNumber } from './rule-number.js';

/**
 * The kind of a paragraph. A `continuation` is a further paragraph of a rule, without a number of its own; a `glossary`
 * paragraph is a whole entry; contents, titles, names and whatever surrounds the rules are `other`.
 */
export type ParagraphKind = 'rule' | 'continuation' | 'example' | 'heading' | 'glossary' | 'other';

/** One paragraph of an official text. */
export interface Paragraph {
  readonly kind: ParagraphKind;
  /**
   * The number of the rule that it is or belongs to: `801.2a`; for a heading, that of the part or section: `8`, `801`.
   */
  readonly number: string | null;
  /** The words, without the number and “Example:”. In the glossary the term, then its definitions, one per line. */
  readonly text: string;
  /** The line of the file on which it begins. */
  readonly line: number;
}

/** An official text as read from a file of any form. */
export interface OfficialText {
  readonly language: Lang;
  /** The date that the text itself states, as `2026-04-17`. */
  readonly edition: string | null;
  readonly paragraphs: readonly Paragraph[];
  /** What the reader decided and normalised: the encoding, the line ends, labels of an unusual form. */
  readonly decisions: readonly Diagnostic[];
  /** What is wrong with the copy: an error if it must not be used, a warning if it may. */
  readonly problems: readonly Diagnostic[];
}

/** Rules and examples of one section. */
export interface SectionCount {
  readonly rules: number;
  readonly examples: number;
}

/** The section that a number belongs to: `801` of `801.2a`. */
export const sectionOf = (number: string): string => number.slice(0, 3);

/**
 * Number of rules, titles, examples and entries of the glossary: a list of rules alone may have one more than the whole
 * text.
 */
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
