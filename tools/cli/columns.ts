import { stripVTControlCharacters } from 'node:util';
import { columnsOf } from 'tavolata/workspace';

/** Width of a text on a terminal; colours take none. */
const widthOf = (text: string): number => columnsOf(stripVTControlCharacters(text));

/** The text with blanks up to a width. */
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export interface ColumnOptions {
  readonly indent?: number;
  /** Blanks between two columns. */
  readonly gap?: number;
  /** Greatest width of a line: the last column is continued below itself. Missing: unlimited. */
  readonly width?: number | undefined;
}

/** Rows as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[], options: ColumnOptions = {}): string[] {
  const { indent = 0, gap = 2, width = Number.POSITIVE_INFINITY } = options;
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, text] of row.slice(0, -1).entries())
      widths[index] = Math.max(widths[index] ?? 0, widthOf(text) + gap);
  }
  const left = (count: number): number => widths.slice(0, count).reduce((sum, one) => sum + one, indent);
  return rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((text, index) => padded(text, widths[index]!));
    // If the others leave no room for the last column, it is continued near the margin.
    const from = left(row.length - 1);
    const below = from + leastWidth <= width ? from : indent + gap;
    return wrapped(row.at(-1) ?? '', width, from, below).map((text, index) =>
      (' '.repeat(index === 0 ? indent : below) + (index === 0 ? cells.join('') : '') + text).trimEnd(),
    );
  });
}

/** Least useful width of a column. */
const leastWidth = 24;

/**
 * A text broken at blanks, so that no line is wider than allowed; a longer word stays whole.
 *
 * @param first where the first line begins
 * @param next where the others do
 */
export function wrapped(text: string, width: number, first = 0, next = first): readonly string[] {
  if (first + widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const room = width - (lines.length === 0 ? first : next);
    if (widthOf(line) + 1 + widthOf(word) > room && (line !== '' || (lines.length === 0 && first > next))) {
      lines.push(line);
      line = word;
    } else line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
