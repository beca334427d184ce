import type { ChoiceOption, Kind } from './problem.js';
import { type Column, solved } from './simplex.js';

/** The effort left for one search. */
export interface Effort {
  nodes: number;
  /** Cells of tableaus. */
  work: number;
}

/** The greatest possible number of merits, and the weight of each: weights below that are preferences. */
export interface MeritLimit {
  readonly scale: number;
  readonly most: number;
}

/** The constraints of a branch, and the bound that it inherits. */
export interface BranchNode {
  /** Sizes of groups. */
  readonly least: Map<number, number>;
  readonly most: Map<number, number>;
  /** No option is chosen that requires at least this size of a group, or at most this size. */
  readonly noLeast: Map<number, number>;
  readonly noMost: Map<number, number>;
  /** How many members of a kind take an option: `kind,option`. */
  readonly taken: Map<string, readonly [number, number]>;
  readonly bound: number;
}

/** How many members of each kind take each of its options, as fractions. */
export interface Relaxed {
  readonly x: readonly (readonly number[])[];
  /** Upper bound for the weight of everything that the node allows. */
  readonly bound: number;
  /** False if `x` is not a solution, and only the bound is valid. */
  readonly isDone: boolean;
}

/** A column with the option that it stands for. */
interface OptionColumn extends Column {
  readonly kind: number;
  readonly place: number;
  readonly option: ChoiceOption;
}

/** Prices are rounded to multiples of its inverse, so that bounds are computed without rounding. */
const PART = 2 ** 20;

const isOut = ({ least, most }: ChoiceOption, { noLeast, noMost }: BranchNode): boolean =>
  [...noLeast].some(([group, bound]) => (least.get(group) ?? 0) >= bound) ||
  [...noMost].some(([group, bound]) => (most.get(group) ?? Number.POSITIVE_INFINITY) <= bound);

/** Columns and rows of the relaxation of one node. */
class RelaxationRows {
  readonly columns: OptionColumn[] = [];
  readonly right: number[];
  private readonly groups = new Map<number, number[]>();
  private readonly places = new Map<string, number>();
  /** False if the node leaves some kind without an option, or requires a group that nothing can join. */
  readonly isPossible: boolean;

  constructor(
    readonly kinds: readonly Kind[],
    private readonly node: BranchNode,
    private readonly limit: MeritLimit | undefined,
  ) {
    this.right = kinds.map(({ members }) => members.length);
    this.isPossible = this.addColumns() && this.addBounds();
    if (!this.isPossible) return;
    this.addAsks();
    this.addLimit();
  }

  private addColumns(): boolean {
    for (const [kind, { options }] of this.kinds.entries()) {
      const before = this.columns.length;
      for (const [place, option] of options.entries()) {
        if (isOut(option, this.node)) continue;
        const column = this.columns.length;
        this.places.set(`${kind},${place}`, column);
        for (const group of option.counts) {
          const known = this.groups.get(group);
          if (known === undefined) this.groups.set(group, [column]);
          else known.push(column);
        }
        this.columns.push({ kind, place, option, weight: option.weight, rows: [kind], coefficients: [1] });
      }
      if (this.columns.length === before) return false;
    }
    return true;
  }

  private fill(column: number, row: number, coefficient: number): void {
    const { rows, coefficients } = this.columns[column] as OptionColumn;
    rows.push(row);
    coefficients.push(coefficient);
  }

  private row(columns: readonly number[], coefficient: number, right: number): number {
    const row = this.right.push(right) - 1;
    for (const column of columns) this.fill(column, row, coefficient);
    return row;
  }

  private addBounds(): boolean {
    const { node } = this;
    for (const [group, most] of node.most) {
      const columns = this.groups.get(group);
      if (columns !== undefined) this.row(columns, 1, most);
    }
    for (const [group, least] of node.least) {
      const columns = this.groups.get(group);
      if (columns === undefined) return false;
      this.row(columns, -1, -least);
    }
    for (const [key, [least, most]] of node.taken) {
      const column = this.places.get(key);
      if (column === undefined) {
        if (least > 0) return false;
        continue;
      }
      if (most < Number.POSITIVE_INFINITY) this.row([column], 1, most);
      if (least > 0) this.row([column], -1, -least);
    }
    return true;
  }

  /** Lower bounds for fractions too, of options that count in no group or require only one member. */
  private addAsks(): void {
    for (const [column, { kind, option }] of this.columns.entries()) {
      const members = (this.kinds[kind] as Kind).members.length;
      for (const [group, least] of option.least) {
        if ((this.node.least.get(group) ?? 0) >= least || !(option.counts.size === 0 || least === 1)) continue;
        const others = (this.groups.get(group) ?? []).filter((one) => one !== column);
        this.fill(column, this.row(others, -members, 0), option.counts.has(group) ? least - members : least);
      }
    }
  }

  /** Without it, a relaxed choice pays for preferences with fractions of merits that no whole one has. */
  private addLimit(): void {
    if (this.limit === undefined) return;
    const { scale, most } = this.limit;
    const row = this.right.push(most) - 1;
    for (const [column, { weight }] of this.columns.entries())
      if (weight >= scale) this.fill(column, row, Math.floor(weight / scale));
  }

  /** A starting basis: for each kind a column without weight or effect. */
  get start(): readonly number[] {
    const start = this.kinds.map(() => -1);
    for (const [column, { kind, weight, rows }] of this.columns.entries())
      if (weight === 0 && rows.length === 1) start[kind] = column;
    return start;
  }

  /**
   * By weak duality, any non-negative prices give a bound. Only the prices of the simplex are used, not its result: a
   * wrong pivot makes the bound too weak, never too strong.
   */
  boundBy(prices: readonly number[]): number {
    const rounded = prices.map((price, row) =>
      row < this.kinds.length ? 0 : Math.max(0, Math.round(price * PART) / PART),
    );
    const most = this.kinds.map(() => Number.NEGATIVE_INFINITY);
    for (const { kind, weight, rows, coefficients } of this.columns) {
      let value = weight;
      for (let i = 0; i < rows.length; i++)
        value -= (coefficients[i] as number) * (rounded[rows[i] as number] as number);
      most[kind] = Math.max(most[kind] as number, value);
    }
    let bound = this.right.reduce((sum, right, row) => sum + (rounded[row] as number) * right, 0);
    for (const [kind, { members }] of this.kinds.entries()) bound += members.length * (most[kind] as number);
    return Math.floor(bound);
  }
}

/**
 * The linear relaxation of a node.
 *
 * @param effort the remaining effort, which is reduced
 * @param limit as for `search`
 * @returns null if nothing is possible: weights are not negative, so a negative bound proves it
 */
export function relaxed(kinds: readonly Kind[], node: BranchNode, effort: Effort, limit?: MeritLimit): Relaxed | null {
  const rows = new RelaxationRows(kinds, node, limit);
  if (!rows.isPossible) return null;
  const { columns, right, start } = rows;
  const { x, prices, isDone, work } = solved({ columns, right, start }, effort.work);
  effort.work -= work;
  const bound = rows.boundBy(prices);
  if (bound < 0) return null;
  const taken = kinds.map(({ options }) => options.map(() => 0));
  for (const [column, value] of x.entries()) {
    const { kind, place } = columns[column] as OptionColumn;
    (taken[kind] as number[])[place] = value;
  }
  return { x: taken, bound: Math.min(bound, node.bound), isDone };
}
