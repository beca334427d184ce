import { stripVTControlCharacters } from 'node:util';
import { columnsOf } from '../../src/frontend/text/cells.js';

/** Columns that a text takes on a terminal; colours take none. */
export const widthOf = (text: string): number => columnsOf(stripVTControlCharacters(text));

/** The text with blanks up to a width. */
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export interface ColumnOptions {
  readonly indent?: number;
  /** Blanks between two columns. */
  readonly gap?: number;
}

/** Rows as lines whose columns begin below one another; the last column goes on as far as it likes. */
export function columns(rows: readonly (readonly string[])[], { indent = 0, gap = 2 }: ColumnOptions = {}): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, text] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(text));
  }
  return rows.map((row) => {
    const cells = row.map((text, index) =>
      index === row.length - 1 ? text : padded(text, (widths[index] ?? 0) + gap),
    );
    return (' '.repeat(indent) + cells.join('')).trimEnd();
  });
}
