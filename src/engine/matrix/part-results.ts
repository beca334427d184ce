import type { Cell } from '../evaluate/scope.js';
import type { Value } from '../values/values.js';
import type { MatrixPart } from './plan.js';
import { type Axes, isUnknown, type RowGroups } from './row-groups.js';

/** The value of something that needs an unknown fact. */
export const UNKNOWN: unique symbol = Symbol('unknown');
export type ValueOrUnknown = Value | typeof UNKNOWN;

/** Truths with "unknown" between them: `and` is the minimum of two. */
export const FALSE = 0;
export const UNKNOWN_TRUTH = 1;
export const TRUE = 2;

/** Where the results of a part come from and go. */
interface PartSource {
  readonly run: () => Value;
  /** Results that this part takes values from, once per row or column. */
  readonly uses: readonly PartResults[];
  /** Where other parts read a value of this one. */
  readonly cell: Cell;
  /** Slot of the fact if the part merely reads a fact of the row that is always known; else -1. */
  readonly slot: number;
}

/** The results of one part of a plan: a block for each group of rows, with a single result or one for each column. */
export class PartResults {
  /** For conditions. */
  truths = new Uint8Array(0);
  /** For values. */
  readonly values: ValueOrUnknown[] = [];
  readonly perColumn: boolean;
  /** Round in which it was last invalidated. */
  changedAt = 0;
  /** By group: equal to `current` while its block is valid. */
  private done = new Int32Array(0);
  private current = 1;
  private width = 1;

  private readonly run: () => Value;
  private readonly byRow: readonly PartResults[];
  private readonly byColumn: readonly PartResults[];
  private readonly cell: Cell;
  readonly slot: number;

  /** @param groups null: independent of rows */
  constructor(
    private readonly part: MatrixPart,
    private readonly axes: Axes,
    readonly groups: RowGroups | null,
    { run, uses, cell, slot }: PartSource,
  ) {
    this.run = run;
    this.byRow = uses.filter((used) => !used.perColumn);
    this.byColumn = uses.filter((used) => used.perColumn);
    this.cell = cell;
    this.slot = slot;
    this.perColumn = part.level === 'column' || part.level === 'cell';
  }

  invalidate(round: number): void {
    this.width = this.perColumn ? this.axes.columns.length : 1;
    this.current++;
    this.changedAt = round;
  }

  /** Where the results for a row begin; negative if its group is unknown. */
  block(row: number): number {
    const number = this.groups === null ? 0 : this.groups.numberAt(row);
    if (number < 0) return -1;
    if (this.done[number] !== this.current) this.work(number, row);
    return number * this.width;
  }

  /** The truth for a row, of a condition that does not depend on columns. */
  truthAt(row: number): number {
    const at = this.block(row);
    return at < 0 ? UNKNOWN_TRUTH : (this.truths[at] as number);
  }

  /** Lowers truths by column to those of this condition for a row. */
  lower(truths: Uint8Array, row: number, columns: number): void {
    const at = this.block(row);
    const step = this.perColumn ? 1 : 0;
    for (let c = 0, from = at; c < columns; c++, from += step) {
      const truth = at < 0 ? UNKNOWN_TRUTH : (this.truths[from] as number);
      if (truth < (truths[c] as number)) truths[c] = truth;
    }
  }

  private work(number: number, row: number): void {
    const { axes, byRow, byColumn, width } = this;
    const start = number * width;
    const room = this.part.isTruth ? this.truths.length : this.values.length;
    if (number >= this.done.length || start + width > room) this.grow(number + 1);
    let open = false;
    for (let i = 0; i < byRow.length; i++) {
      const used = byRow[i] as PartResults;
      const at = used.block(row);
      const value = at < 0 ? UNKNOWN : (used.values[at] as ValueOrUnknown);
      if (value === UNKNOWN) open = true;
      else used.cell.v = value;
    }
    for (let i = 0; i < byColumn.length; i++) (byColumn[i] as PartResults).block(0);
    if (this.groups !== null) axes.row.v = axes.rows[row] as Value;
    for (let c = 0; c < width; c++) {
      let known = !open;
      if (this.perColumn) {
        axes.column.v = axes.columns[c] as Value;
        for (let i = 0; known && i < byColumn.length; i++) {
          const used = byColumn[i] as PartResults;
          const value = used.values[c] as ValueOrUnknown;
          if (value === UNKNOWN) known = false;
          else used.cell.v = value;
        }
      }
      this.put(start + c, known);
    }
    this.done[number] = this.current;
  }

  private put(at: number, known: boolean): void {
    if (this.part.isTruth) this.truths[at] = known ? this.truth() : UNKNOWN_TRUTH;
    else this.values[at] = known ? this.value() : UNKNOWN;
  }

  private truth(): number {
    try {
      return this.run() === true ? TRUE : FALSE;
    } catch (error) {
      if (isUnknown(error)) return UNKNOWN_TRUTH;
      throw error;
    }
  }

  private value(): ValueOrUnknown {
    try {
      return this.run();
    } catch (error) {
      if (isUnknown(error)) return UNKNOWN;
      throw error;
    }
  }

  private grow(rowGroups: number): void {
    const capacity = Math.max(rowGroups, Math.min(2 * this.done.length, this.groups?.count ?? 1), 4);
    const done = new Int32Array(capacity);
    done.set(this.done.subarray(0, capacity));
    this.done = done;
    if (this.part.isTruth) {
      const truths = new Uint8Array(capacity * this.width);
      truths.set(this.truths.subarray(0, truths.length));
      this.truths = truths;
    } else while (this.values.length < capacity * this.width) this.values.push(null);
  }
}
