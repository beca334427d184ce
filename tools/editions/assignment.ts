/**
 * The pairs of rows and columns with the greatest total worth, each used at most once (Hungarian method, O(n³)). A row
 * or column without a pair of positive worth stays alone.
 *
 * @param worth the worth of a pair; 0 or less: never paired
 * @returns for each row its column, or -1
 */
export function bestPairs(
  rows: number,
  columns: number,
  worth: (row: number, column: number) => number,
): readonly number[] {
  // Shortest augmenting paths on costs; additional columns stand for staying alone.
  const width = columns + rows;
  const cost = (row: number, column: number): number => (column < columns ? -Math.max(0, worth(row, column)) : 0);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(width + 1);
  const rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= rows; row++) {
    const least = new Float64Array(width + 1).fill(Infinity);
    const before = new Int32Array(width + 1);
    const done = new Uint8Array(width + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      done[column] = 1;
      const from = rowOf[column]!;
      let [delta, next] = [Infinity, 0];
      for (let to = 1; to <= width; to++) {
        if (done[to]) continue;
        const reduced = cost(from - 1, to - 1) - rowPotential[from]! - columnPotential[to]!;
        if (reduced < least[to]!) {
          least[to] = reduced;
          before[to] = column;
        }
        if (least[to]! < delta) [delta, next] = [least[to]!, to];
      }
      for (let to = 0; to <= width; to++) {
        if (done[to]) {
          rowPotential[rowOf[to]!]! += delta;
          columnPotential[to]! -= delta;
        } else least[to]! -= delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    for (; column !== 0; column = before[column]!) rowOf[column] = rowOf[before[column]!]!;
  }
  const found = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column]! - 1;
    if (row >= 0 && worth(row, column - 1) > 0) found[row] = column - 1;
  }
  return found;
}
