import type { Paragraph } from '../../../../tools/official/official.js';
import { repeatedPhrases, tooManyWords, wordRow } from '../../../../tools/texts/checks/phrases.js';
import type { DeskRow } from '../../../../tools/texts/desk/data.js';
import { type OfficialCopy, paragraphsAt, sectionOf } from './texts.js';

/** Consecutive words that a text repeats from a copy. */
export interface Repeated {
  readonly words: string;
  readonly count: number;
  /** Too long to count as our own words. */
  readonly isTooMuch: boolean;
}

/** A paragraph with the places of the phrases that also occur in our text. */
export interface MarkedParagraph extends Paragraph {
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

/** A text compared with a copy. */
export interface Beside {
  readonly copy: OfficialCopy;
  readonly paragraphs: readonly MarkedParagraph[];
  /** Phrases of our text, in the language of the copy, that occur anywhere in the sections of the text. */
  readonly repeated: readonly Repeated[];
}

/**
 * The words of each section of a copy; cached, since copies do not change and an open text is compared again on each
 * key press.
 */
const rowsOf = new WeakMap<OfficialCopy, Map<string, string>>();

function sectionRow(copy: OfficialCopy, section: string): string {
  const known = rowsOf.get(copy) ?? new Map<string, string>();
  rowsOf.set(copy, known);
  const row =
    known.get(section) ??
    copy.paragraphs
      .filter((one) => sectionOf(one) === section)
      .map(textOf)
      .join('');
  known.set(section, row);
  return row;
}

const textOf = ({ text }: Paragraph): string => `${wordRow(text)}|`;

/** Compares a text with a copy: the paragraphs under its numbers, and the phrases that the text repeats. */
export function beside(copy: OfficialCopy, row: Pick<DeskRow, 'numbers' | 'en' | 'it'>): Beside {
  const ours = row[copy.language];
  const sections = [...new Set(row.numbers.map((number) => number.split('.')[0]!))];
  const repeated = repeatedPhrases(
    ours,
    sections.map((section) => sectionRow(copy, section)),
  );
  const own = [wordRow(ours)];
  return {
    copy,
    paragraphs: paragraphsAt(copy, row.numbers).map((one) => ({ ...one, places: repeatedPhrases(one.text, own) })),
    repeated: repeated.map(({ words, count }) => ({ words, count, isTooMuch: count >= tooManyWords })),
  };
}
