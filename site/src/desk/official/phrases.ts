import type { Paragraph } from '../../../../tools/official/official.js';
import { repeatedPhrases, tooManyWords, wordRow } from '../../../../tools/texts/checks/phrases.js';
import type { DeskRow } from '../../../../tools/texts/desk/data.js';
import { type OfficialCopy, paragraphsAt, sectionOf } from './texts.js';

/** Words in a row that a text has from a copy. */
export interface Repeated {
  readonly words: string;
  readonly count: number;
  /** No longer our own words. */
  readonly isTooMuch: boolean;
}

/** A paragraph with the places of the phrases that our text has as well. */
export interface MarkedParagraph extends Paragraph {
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

/** What a copy says of a text. */
export interface Beside {
  readonly copy: OfficialCopy;
  readonly paragraphs: readonly MarkedParagraph[];
  /** Phrases of ours in the language of the copy that stand anywhere in the sections of the text. */
  readonly repeated: readonly Repeated[];
}

/** The words of a section of a copy in a row; a copy does not change, and an open text is compared with each key that is typed. */
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

/** A text beside a copy: what the copy says under its numbers, and which of its phrases the text repeats. */
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
