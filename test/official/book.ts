import { type CodePage, decodePage } from '../../tools/official/codepages.js';

/** A small book of rules of our own, with what makes real ones hard to read. */
export const BOOK = [
  'Rules for Many, a Book of Tests',
  '',
  'These rules are effective as of March 4, 2021.',
  '',
  'Introduction',
  '',
  'Whoever reads this book knows how the many sit, what they see and when they may speak at all.',
  '',
  'Contents',
  '',
  '8. Games for Many',
  '800. General',
  '801. Far and Near',
  '9. Games for Few',
  '900. Small Tables',
  '',
  'Glossary',
  '',
  'Credits',
  '',
  '8. Games for Many',
  '',
  '800. General',
  '',
  '800.1. Many may sit at a table, and each of them is the neighbour of two; see rule 801.1 and, for tables that are small, rules 900.1 and 900.2, which say the rest.',
  '',
  '800.1a Whoever sits down says “here” – but only once, and Ma’rûf’s or Dandân’s guest says it twice.',
  'Example: Ann and Bob sit down. “Here”, says Ann, and it is Bob’s turn to say so as well, before El-Hajjâj may.',
  'Example: Junún sits down alone and says nothing.',
  '',
  '800.1b Nobody sits twice. (See rule 801, “Far and Near.”)',
  '',
  '800.2. Guests',
  '',
  '800.2a. A guest is whoever came late. Guests sit behind those who came in time, as rule 800.1 has it, unless everybody agrees that they need not.',
  '',
  '801. Far and Near',
  '',
  '801.1. Who sits far away is far, even if Ghazbán calls loudly across the table and everybody hears it.',
  '',
  'Who sits near is near, and that holds for guests as well as for those who have always been sitting there.',
  '',
  '801.2 Nobody is both far and near at the same time, whatever the guests of rule 800.2a may say about it.',
  '',
  '9. Games for Few',
  '',
  '900. Small Tables',
  '',
  '900.1. A table for one is a small table.',
  '',
  '900.2. A table for two is no table for many.',
  '',
  'Glossary',
  '',
  'Far',
  '1. Not near, in the sense of the section that speaks of tables at which many sit and few are heard.',
  '2. Beyond.',
  'See rule 801, “Far and Near.”',
  '',
  'Near',
  'Not far.',
  '',
  'Credits',
  '',
  'Ann and Bob',
  '',
] as const;

/** The book as editions of old wrote it: straight quotes, two hyphens. */
export const OLD_BOOK = BOOK.map((line) => line.replace(/[“”]/g, '"').replaceAll('’', "'").replaceAll('–', '--'));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

/** Writes a text in a code page. */
export function inPage(text: string, page: CodePage): Uint8Array {
  const all = decodePage(
    Uint8Array.from({ length: 256 }, (_, index) => index),
    page,
  );
  return Uint8Array.from(text, (letter) => {
    const byte = all.indexOf(letter);
    if (byte < 0) throw new Error(`${page} has no ${letter}`);
    return byte;
  });
}

/** Breaks lines at the last blank before a width. */
export function wrapped(lines: readonly string[], width: number): readonly string[] {
  return lines.flatMap((line) => {
    const broken: string[] = [];
    let rest = line;
    while (rest.length > width && rest.lastIndexOf(' ', width) > 0) {
      const at = rest.lastIndexOf(' ', width);
      broken.push(rest.slice(0, at));
      rest = rest.slice(at + 1);
    }
    return [...broken, rest];
  });
}
