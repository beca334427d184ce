/** A text that messages point into: usually a file, sometimes what was typed on the command line. */
export interface Source {
  /** The name shown to users. */
  readonly file: string;
  readonly text: string;
}

/** A half-open range of UTF-16 code units of a source's text. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Whether a place lies within another one of the same source. */
export const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** A place as people count: both numbers start at 1; columns are UTF-16 code units, as editors count them. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

// Sources are compared by identity, and a message needs several look-ups, so the line starts are cached.
const startsOf = new WeakMap<Source, readonly number[]>();

/** Offsets at which the lines of a source begin; `\n`, `\r\n` and `\r` end a line. */
function lineStarts(source: Source): readonly number[] {
  const known = startsOf.get(source);
  if (known !== undefined) return known;
  const starts = [0];
  for (const end of source.text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  startsOf.set(source, starts);
  return starts;
}

/** Line and column of an offset; an offset outside the text counts as its nearest end. */
export function lineAndColumn(source: Source, offset: number): LineAndColumn {
  const starts = lineStarts(source);
  const inside = Math.min(Math.max(offset, 0), source.text.length);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= inside) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: inside - starts[low]! + 1 };
}

/** Text of a line (counted from 1) without its line end, and the offset at which it begins. */
export function lineText(source: Source, line: number): { readonly text: string; readonly start: number } {
  const starts = lineStarts(source);
  const start = starts[line - 1] ?? source.text.length;
  let end = starts[line] ?? source.text.length;
  // Only the end is searched: a file of one line may have as many messages as characters.
  while (end > start && /[\r\n]/.test(source.text.charAt(end - 1))) end--;
  return { text: source.text.slice(start, end), start };
}
