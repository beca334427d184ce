import { cellsOf, type TextCell, widthOf } from './cells.js';

/**
 * The part of a line around a range, and the underline that goes below it.
 *
 * The whole line if it fits into `width` columns; otherwise a window that shows the start of the range, with `…` for
 * what is left out. Every range gets at least one sign, even an empty one or one past the end.
 */
export function excerpt(
  line: string,
  { from, to, sign }: { readonly from: number; readonly to: number; readonly sign: string },
  width: number,
) {
  // Lines of a machine-made file may be megabytes long: only the neighbourhood of the range is processed.
  const reach = 4 * width;
  const low = lineStartNear(line, from - reach);
  const near = line.slice(low, from + reach);
  const cells = cellsOf(near);
  const { left, right } = windowAround(cells, columnOf(cells, from - low), columnOf(cells, to - low), {
    width,
    isWhole: low === 0 && low + near.length === line.length,
    fromStart: low === 0,
  });
  const shown = cells.slice(left, right);
  const lead = left > 0 || low > 0 ? '…' : '';
  const tail = right < cells.length || low + near.length < line.length ? '…' : '';
  const origin = columnAt(cells, left) - lead.length;
  const start = columnOf(cells, from - low) - origin;
  const end = Math.min(columnOf(cells, to - low), columnAt(cells, right)) - origin;
  return {
    shown: lead + shown.map((cell) => cell.shown).join('') + tail,
    under: ' '.repeat(Math.max(start, 0)) + sign.repeat(Math.max(end - start, 1)),
  };
}

/** An offset that is not in the middle of a surrogate pair. */
function lineStartNear(line: string, offset: number): number {
  if (offset <= 0) return 0;
  return /[\udc00-\udfff]/.test(line[offset] ?? '') ? offset - 1 : offset;
}

/** First and last cell (exclusive) of the window. */
function windowAround(
  cells: readonly TextCell[],
  start: number,
  end: number,
  { width, isWhole, fromStart }: { readonly width: number; readonly isWhole: boolean; readonly fromStart: boolean },
) {
  if (isWhole && widthOf(cells) <= width) return { left: 0, right: cells.length };
  const room = width - 2;
  const fitsFromStart = Math.min(end, start + room / 2) <= room && fromStart;
  const first = fitsFromStart ? 0 : Math.max(0, start - Math.floor(room / 4));
  const left = cellAt(cells, first);
  return { left, right: Math.max(left, cellAt(cells, columnAt(cells, left) + room)) };
}

/** Column at which a cell begins; for the number of cells, the width of all. */
const columnAt = (cells: readonly TextCell[], index: number): number => cells[index]?.column ?? widthOf(cells);

/** Index of the first cell that begins at a column or after it. */
function cellAt(cells: readonly TextCell[], wanted: number): number {
  const index = cells.findIndex(({ column }) => column >= wanted);
  return index < 0 ? cells.length : index;
}

/** Column of a text offset; one inside a character counts as its start, one past the end as the end. */
const columnOf = (cells: readonly TextCell[], offset: number): number =>
  cells.find(({ start, length }) => start + length > offset)?.column ?? widthOf(cells);
