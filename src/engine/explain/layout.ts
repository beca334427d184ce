import { last } from '../model/last.js';

/** Greatest width of a line of an explanation. */
export const width = 100;

/** A line, with the lines that belong below it. */
export interface Item {
  readonly text: string;
  readonly below?: readonly Item[];
}

/** Items as indented lines, broken at blanks; continued lines are indented further than the items below them. */
export const layOut = (items: readonly Item[], depth = 0): string =>
  items.flatMap((item) => lines(item, depth)).join('\n');

/** Sections with an empty line before each, except for the answer, which follows its question. */
export const layOutSections = (sections: readonly (Item & { readonly is: string })[]): string =>
  layOut(
    sections.flatMap((section, index) =>
      index === 0 || section.is === 'answer' ? [section] : [{ text: '' }, section],
    ),
  );

function lines({ text, below = [] }: Item, depth: number): readonly string[] {
  if (text === '') return [''];
  return [...wrap(text, '  '.repeat(depth)), ...below.flatMap((item) => lines(item, depth + 1))];
}

/**
 * Breaks a text at blanks (and at line ends, which ids of a host may contain) into lines of at most `width`; only a
 * longer word is broken itself.
 */
function wrap(text: string, indent: string): readonly string[] {
  const out: string[] = [];
  let line = indent;
  for (const word of text
    .split(/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u)
    .flatMap((one) => pieces(one, width - indent.length - hanging.length))) {
    if (line.length + 1 + word.length > width && line.trim() !== '') {
      out.push(line);
      line = `${indent}${hanging}${word}`;
    } else {
      line += line.trim() === '' ? word : ` ${word}`;
    }
  }
  return [...out, line];
}

const hanging = '    ';

/** Laid-out lines without the breaks made only for their width. */
export function withoutWrapping(lines: readonly string[]): readonly string[] {
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  const whole: string[] = [];
  for (const line of lines) {
    const before = last(whole);
    if (before !== undefined && indentOf(line) === indentOf(before) + hanging.length)
      whole[whole.length - 1] = `${before} ${line.trimStart()}`;
    else whole.push(line);
  }
  return whole;
}

/** A word longer than a line, such as an id of a host, in pieces that fit. */
function pieces(word: string, most: number): readonly string[] {
  const room = Math.max(most, 1);
  const letters = [...word];
  if (letters.length <= room) return [word];
  const count = Math.ceil(letters.length / room);
  return Array.from({ length: count }, (_, index) => letters.slice(index * room, (index + 1) * room).join(''));
}
