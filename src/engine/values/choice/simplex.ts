/** A column of a linear program: the value of one unit, its rows, and its coefficient in each of them. */
export interface Column {
  readonly weight: number;
  readonly rows: number[];
  readonly coefficients: number[];
}

/**
 * A program: the first rows are equations with a column to start from (-1: none), the others are at most their
 * right-hand sides; x >= 0.
 */
export interface Program {
  readonly columns: readonly Column[];
  readonly right: readonly number[];
  readonly start: readonly number[];
}

export interface Solution {
  readonly x: readonly number[];
  /** Price of each row that is not an equation. */
  readonly prices: readonly number[];
  /** False if the work ended early, or nothing satisfies all rows. */
  readonly isDone: boolean;
  /** Cells of the tableau that were computed. */
  readonly work: number;
}

/** Numbers of the tableau below this are only rounding errors. */
const ROUNDING = 1e-11;
const NEGATIVE = -1e-9;

/**
 * More pivots than any program of this size needs; if the value does not improve for this long, the first column that
 * helps is taken.
 */
const TURNS = 2000;
const STILL = 50;

/** Larger tableaus are not attempted. */
const CELLS = 4_000_000;

/**
 * Primal simplex on a dense tableau. Rows that are violated at the start get an artificial variable at a price that
 * nothing else comes near. Uses only + - * / of doubles: the same on every machine.
 *
 * @param most cells that may be computed
 */
export function solved({ columns, right, start }: Program, most: number): Solution {
  const equations = start.length;
  const rows = right.length;
  const slack = columns.length;
  const real = slack + rows - equations;
  const base: number[] = [];
  let width = real;
  for (const [row, bound] of right.entries()) {
    if (row < equations) base.push((start[row] as number) >= 0 ? (start[row] as number) : width++);
    else base.push(bound < 0 ? width++ : slack + row - equations);
  }
  if (rows * width > Math.min(CELLS, most)) return { x: [], prices: right.map(() => 0), isDone: false, work: width };
  const heaviest = columns.reduce((most, { weight }) => Math.max(most, weight), 1);
  const table = right.map(() => new Float64Array(width + 1));
  const reduced = new Float64Array(width + 1);
  for (const [place, column] of columns.entries()) {
    for (let i = 0; i < column.rows.length; i++)
      (table[column.rows[i] as number] as Float64Array)[place] = column.coefficients[i] as number;
    reduced[place] = -column.weight;
  }
  for (const [row, bound] of right.entries()) {
    const line = table[row] as Float64Array;
    line[width] = bound;
    if (row >= equations) line[slack + row - equations] = 1;
    const standIn = base[row] as number;
    if (standIn < real) continue;
    if (bound < 0) for (let column = 0; column <= width; column++) line[column] = -(line[column] as number);
    // A power of two, so that bounds computed from prices stay exact.
    for (let column = 0; column <= width; column++)
      reduced[column] =
        (reduced[column] as number) - 2 ** Math.max(12, Math.ceil(Math.log2(heaviest)) + 3) * (line[column] as number);
    line[standIn] = 1;
  }
  const pivoted = pivot(table, reduced, base, { real, most });
  const x = new Array<number>(columns.length).fill(0);
  let { isDone } = pivoted;
  for (const [row, column] of base.entries()) {
    const value = (table[row] as Float64Array)[width] as number;
    if (column < slack) x[column] = value;
    else if (column >= real && value > 1e-6) isDone = false;
  }
  const prices = right.map((_, row) => (row < equations ? 0 : (reduced[slack + row - equations] as number)));
  return { x, prices, isDone, work: pivoted.work };
}

/** Pivots until no column helps any more. */
function pivot(
  table: readonly Float64Array[],
  reduced: Float64Array,
  base: number[],
  { real, most }: { readonly real: number; readonly most: number },
) {
  const last = reduced.length - 1;
  let [still, work] = [0, 0];
  for (let turn = 0; turn < TURNS && work <= most; turn++) {
    const entering = enteringColumn(reduced, real, still > STILL);
    work += last;
    if (entering < 0) return { isDone: true, work };
    const leaving = leavingRow(table, base, entering, last);
    if (leaving < 0) break;
    const line = table[leaving] as Float64Array;
    const by = line[entering] as number;
    still = (line[last] as number) / by > 1e-9 ? 0 : still + 1;
    const filled: number[] = [];
    for (let column = 0; column <= last; column++) {
      if (line[column] === 0) continue;
      line[column] = (line[column] as number) / by;
      filled.push(column);
    }
    for (let row = 0; row <= table.length; row++) {
      const other = row === table.length ? reduced : (table[row] as Float64Array);
      const times = other[entering] as number;
      if (row === leaving || times === 0) continue;
      work += filled.length;
      for (let i = 0; i < filled.length; i++) {
        const column = filled[i] as number;
        const value = (other[column] as number) - times * (line[column] as number);
        other[column] = value < ROUNDING && value > -ROUNDING ? 0 : value;
      }
    }
    base[leaving] = entering;
  }
  return { isDone: false, work };
}

function enteringColumn(reduced: Float64Array, real: number, first: boolean): number {
  let [found, least] = [-1, NEGATIVE];
  for (let column = 0; column < real; column++) {
    const value = reduced[column] as number;
    if (value >= least) continue;
    found = column;
    least = value;
    if (first) break;
  }
  return found;
}

function leavingRow(table: readonly Float64Array[], base: readonly number[], entering: number, last: number): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (let row = 0; row < table.length; row++) {
    const line = table[row] as Float64Array;
    const by = line[entering] as number;
    if (by <= 1e-9) continue;
    const ratio = (line[last] as number) / by;
    const isTied = ratio < least + 1e-12 && (base[row] as number) < (base[found] ?? Number.POSITIVE_INFINITY);
    if (!(ratio < least - 1e-12 || isTied)) continue;
    found = row;
    least = ratio;
  }
  return found;
}
