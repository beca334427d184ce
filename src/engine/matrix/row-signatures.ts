import type { MatrixEntry } from './matrix-entry.js';
import { FALSE, UNKNOWN_TRUTH } from './part-results.js';
import type { ReasonSets } from './reason-sets.js';
import type { RowGroups } from './row-groups.js';

const UNMADE = -1;

/**
 * The results of all entries except the denials, row by row: cached until one of their dependencies changes, and shared
 * by rows that agree in all of them. Whether the row is barred makes no difference to them.
 */
export class RowSignatures {
  /**
   * By row and column of the matrix: the strength of the verdict that is certain, plus four times the greatest strength
   * that is unknown.
   */
  weights = new Uint8Array(0);
  /** Likewise the set of entries that decided; empty unless reasons were requested. */
  sets = new Uint32Array(0);
  /** By row: the row whose results it shares, mostly itself. */
  private of = new Int32Array(0);
  private readonly rowGroups: readonly RowGroups[];
  private readonly needed: readonly (readonly number[])[];
  /** For the present row, and for the last one computed; -1: none. */
  private signature: Int32Array;
  private lastSignature: Int32Array;
  private last = -1;

  constructor(
    private readonly entries: readonly MatrixEntry[],
    /** By entry: the strength of its verdict. */
    private readonly weightOf: readonly number[],
    /** By entry: its index among all entries that can decide. */
    private readonly places: readonly number[],
    private readonly reasons: ReasonSets | null,
  ) {
    this.rowGroups = [...new Set(entries.flatMap(({ rowGroups }) => rowGroups))];
    this.needed = entries.map((entry) => [...new Set(entry.rowGroups)].map((one) => this.rowGroups.indexOf(one)));
    const length = entries.length + this.rowGroups.length;
    this.signature = new Int32Array(length);
    this.lastSignature = new Int32Array(length);
  }

  invalidate(rows: number): void {
    if (this.of.length < rows) this.of = new Int32Array(rows);
    this.of.fill(UNMADE);
    this.last = -1;
  }

  /** Where the results of a row begin in `weights` and `sets`. */
  startOf(row: number, columns: number): number {
    const known = this.of[row] as number;
    return (known === UNMADE ? this.make(row, columns) : known) * columns;
  }

  private make(row: number, columns: number): number {
    const like = this.alike(row);
    const pattern = like < 0 ? row : (this.of[like] as number);
    this.of[row] = pattern;
    if (like >= 0) return pattern;
    const size = (row + 1) * columns;
    if (this.weights.length < size) {
      const most = Math.max(size, this.of.length * columns);
      this.weights = grown(this.weights, new Uint8Array(most));
      if (this.reasons !== null) this.sets = grown(this.sets, new Uint32Array(most));
    }
    this.work(row, columns);
    for (let c = 0; c < columns; c++) this.weigh(c, row * columns + c);
    return pattern;
  }

  /** Computes all entries for a row that has begun. */
  work(row: number, columns: number): void {
    const { entries } = this;
    for (let i = 0; i < entries.length; i++) (entries[i] as MatrixEntry).work(row, columns);
  }

  /** Any prohibition that applies decides, else a requirement, else a permission. */
  private weigh(column: number, at: number): void {
    const { entries, weightOf, reasons } = this;
    let best = 0;
    let open = 0;
    let set = 0;
    for (let i = 0; i < entries.length; i++) {
      const truth = (entries[i] as MatrixEntry).truthAt(column);
      if (truth === FALSE) continue;
      const weight = weightOf[i] as number;
      if (truth === UNKNOWN_TRUTH) {
        if (weight > open) open = weight;
      } else if (weight > best) {
        best = weight;
        set = reasons === null ? 0 : reasons.with(0, this.places[i] as number);
      } else if (weight === best && reasons !== null) set = reasons.with(set, this.places[i] as number);
    }
    this.weights[at] = best + 4 * open;
    if (reasons !== null) this.sets[at] = set;
  }

  /**
   * Begins all entries for a row; returns the last row computed if this one must have the same result, else a negative
   * number.
   */
  alike(row: number): number {
    const { entries, rowGroups, needed, signature, lastSignature } = this;
    let shared = true;
    const first = entries.length;
    for (let k = 0; k < rowGroups.length; k++) signature[first + k] = -1;
    for (let i = 0; i < first; i++) {
      const truth = (entries[i] as MatrixEntry).begin(row);
      signature[i] = truth;
      if (truth === FALSE) continue;
      if (truth === UNKNOWN_TRUTH) shared = false;
      const own = needed[i] as readonly number[];
      for (let k = 0; k < own.length; k++) {
        const at = own[k] as number;
        const number = (rowGroups[at] as RowGroups).numberAt(row);
        signature[first + at] = number;
        if (number < 0) shared = false;
      }
    }
    if (!shared) return -1;
    if (this.last >= 0 && equal(signature, lastSignature)) return this.last;
    this.last = row;
    this.lastSignature = signature;
    this.signature = lastSignature;
    return -1;
  }
}

function grown<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function equal(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
