/** A character as readers see it (a grapheme), and its width on a terminal. */
export interface TextCell {
  /** Offset in the given text, in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly shown: string;
  readonly width: number;
  /** Column at which it begins. */
  readonly column: number;
}

const tabStop = 4;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unseen = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const control = /^[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// East Asian wide and full-width characters, and everything drawn as a picture.
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

/** Each of these is a character by itself; segmenting takes a hundred times as long. */
const simple = /^[\x20-\x7e]*$/;

/**
 * The characters of a line with their widths: tabs reach to the next stop, wide characters take two columns, combining
 * marks take none, and anything that would move the cursor or change the writing direction is shown as a dot.
 */
export function cellsOf(line: string): readonly TextCell[] {
  if (simple.test(line))
    return Array.from(line, (shown, start): TextCell => ({ start, length: 1, shown, width: 1, column: start }));
  const cells: TextCell[] = [];
  let column = 0;
  for (const { segment, index } of graphemes.segment(line)) {
    const shown = segment === '\t' ? ' '.repeat(tabStop - (column % tabStop)) : control.test(segment) ? '·' : segment;
    const width = segment === '\t' ? shown.length : unseen.test(shown) ? 0 : wide.test(shown) ? 2 : 1;
    cells.push({ start: index, length: segment.length, shown, width, column });
    column += width;
  }
  return cells;
}

// Latin letters and usual marks take one column each, whatever stands beside them, and most texts have nothing else.
const narrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/;

/** Width of a text in columns. */
export const columnsOf = (text: string): number => (narrow.test(text) ? text.length : widthOf(cellsOf(text)));

/** Width of some characters in columns. */
export function widthOf(cells: readonly TextCell[]): number {
  const last = cells.at(-1);
  return last === undefined ? 0 : last.column + last.width;
}
