import type { Cell } from '../evaluate/scope.js';
import { Fault } from '../model/fault.js';
import { UnknownSignal, type Value } from '../values/values.js';

/** The things that a matrix ranges over at present, and the cells from which compiled parts read them. */
export interface Axes {
  rows: readonly Value[];
  columns: readonly Value[];
  readonly row: Cell;
  readonly column: Cell;
}

/** Thrown by compiled code if a fact is missing or an answer cannot be given: the pair has to be asked individually. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof UnknownSignal || (error instanceof Fault && error.code !== 'fault.budget');

const NOT_YET = -1;
/** Group of a row with an unknown key: it shares nothing with any other. */
const NO_GROUP = -2;
const MOST = 2 ** 24;

/**
 * Rows grouped by what they have in common: creatures by their controller. Group numbers survive changes of the table.
 */
export class RowGroups {
  count = 0;
  /** Round in which rows may last have got other numbers. */
  changedAt = 0;
  private of = new Int32Array(0);
  private readonly numbers = new Map<Value, number>();
  private readonly ids = new Map<Value, number>();

  constructor(
    private readonly axes: Axes,
    /** The keys that rows of one group have in common; none: each row is its own group. */
    private readonly keys: readonly (() => Value)[],
  ) {}

  /** Groups all rows anew on demand; true if earlier numbers are no longer valid. */
  invalidate(round: number): boolean {
    const { length } = this.axes.rows;
    if (this.of.length < length) this.of = new Int32Array(length);
    this.of.fill(NOT_YET);
    this.changedAt = round;
    if (this.keys.length === 0) {
      this.count = length;
      return true;
    }
    // Structural values are new every time, and must not pile up.
    if (this.count <= 2 * length + 64) return false;
    this.count = 0;
    this.numbers.clear();
    this.ids.clear();
    return true;
  }

  numberAt(row: number): number {
    const known = this.of[row] as number;
    if (known !== NOT_YET) return known;
    const found = this.keys.length === 0 ? row : this.find(row);
    this.of[row] = found;
    return found;
  }

  private find(row: number): number {
    const { axes, keys } = this;
    axes.row.v = axes.rows[row] as Value;
    let key: Value;
    try {
      key = (keys[0] as () => Value)();
      for (let i = 1; i < keys.length; i++) key = this.id(key) * MOST + this.id((keys[i] as () => Value)());
    } catch (error) {
      if (isUnknown(error)) return NO_GROUP;
      throw error;
    }
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.count++;
      this.numbers.set(key, number);
    }
    return number;
  }

  private id(value: Value): number {
    let id = this.ids.get(value);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(value, id);
    }
    return id;
  }
}
