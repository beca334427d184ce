import { same, type Value } from '../../compile/values.js';
import type { Question } from '../../model/vocabulary.js';
import { type Maybe, UNKNOWN } from '../maybe.js';
import { Bars, MOST_BARS } from './bars.js';
import type { Board } from './board.js';
import type { CellByCell } from './cell-by-cell.js';
import type { Classes, Grid } from './classes.js';
import type { MatrixAnswers } from './matrix.js';
import type { MatrixEntry } from './matrix-entry.js';
import type { Reasons } from './reasons.js';
import { FALSE, OPEN, TRUE } from './sheet.js';

const CODES: Readonly<Record<string, number>> = { silent: 0, allowed: 1, required: 2, denied: 3 };
const DENIED = 3;
const UNKNOWN_CODE = 4;
const WEIGHTS: Readonly<Record<string, number>> = { allow: 1, require: 2, deny: 3 };
/** How many rows are remembered to find one that comes out alike. */
const RECENT = 8;

/** Puts answers together from what the parts of a plan came out as. */
export class Filler {
  readonly answers: { -readonly [K in keyof MatrixAnswers]: MatrixAnswers[K] } & {
    readonly values: (Value | undefined)[];
  };
  private readonly bars: Bars;
  /** All but the bars. */
  private readonly others: readonly MatrixEntry[];
  /** Those that are looked at row by row: with reasons all. */
  private readonly entries: readonly MatrixEntry[];
  /** By entry: the verdict it is for, as a code; 0 for values. */
  private readonly weights: readonly number[];
  private readonly places: readonly number[];
  private readonly classes: readonly Classes[];
  private readonly needed: readonly (readonly number[])[];
  private readonly isVerdict: boolean;
  private readonly silence: number;
  private filledAt = 0;
  private readonly signatures: readonly Int32Array[];
  private readonly recent = new Int32Array(RECENT);
  private next = 0;

  constructor(
    private readonly question: Question,
    private readonly board: Board | undefined,
    private readonly exact: CellByCell,
    private readonly grid: Grid,
    private readonly reasons: Reasons | null,
  ) {
    const all = board?.entries ?? [];
    this.isVerdict = question.policy === 'verdict';
    this.silence = CODES[String(question.silence ?? 'silent')] ?? 0;
    const displacing = new Set(all.flatMap(({ planned }) => planned.displacers.map((place) => all[place])));
    const plain = all.filter(
      (entry) => entry.planned.entry.verdict === 'deny' && entry.isPlain && !displacing.has(entry),
    );
    // What has to be looked up for a row comes last: by then most rows may be settled.
    const bars = [...plain.filter(({ slot }) => slot >= 0), ...plain.filter(({ slot }) => slot < 0)].slice(
      0,
      MOST_BARS,
    );
    this.bars = new Bars(bars, reasons !== null);
    this.others = all.filter((entry) => !bars.includes(entry));
    this.entries = reasons === null ? this.others : all;
    this.places = this.entries.map((entry) => all.indexOf(entry));
    this.weights = this.entries.map(({ planned }) =>
      this.isVerdict ? (WEIGHTS[planned.entry.verdict ?? 'allow'] ?? 1) : 0,
    );
    this.classes = [...new Set(this.entries.flatMap(({ classes }) => classes))];
    this.needed = this.entries.map((entry) => [...new Set(entry.classes)].map((one) => this.classes.indexOf(one)));
    const length = this.entries.length + this.classes.length;
    this.signatures = Array.from({ length: RECENT }, () => new Int32Array(length));
    this.answers = {
      rows: 0,
      columns: 0,
      codes: new Uint8Array(0),
      values: [],
      because: new Uint32Array(0),
      reasons: reasons?.lists ?? [],
    };
  }

  /** @param fresh rows or columns are others than before, or nothing was ever filled in */
  fill(fresh: boolean): void {
    const { rows, columns } = this.grid;
    this.room(rows.length, columns.length);
    if (this.board === undefined) {
      for (let r = 0; r < rows.length; r++) for (let c = 0; c < columns.length; c++) this.closer(r, c);
      return;
    }
    this.bars.fill(rows, this.board.round, fresh);
    const again = fresh || this.changed();
    this.filledAt = this.board.round;
    if (again) this.recent.fill(-1);
    if (this.reasons === null) this.unexplained(rows.length, columns.length, again, fresh);
    else this.explained(rows.length, columns.length, again);
  }

  private unexplained(rows: number, columns: number, again: boolean, fresh: boolean): void {
    const { now, before } = this.bars;
    const { codes } = this.answers;
    // Rows that were not barred may be by now.
    this.recent.fill(-1);
    for (let r = 0; r < rows; r++) {
      const barred = now[r] as number;
      if (barred === TRUE) {
        // Barred before as well, it was denied throughout: whatever else has changed makes no difference.
        if (fresh || before[r] !== TRUE) for (let at = r * columns; at < (r + 1) * columns; at++) codes[at] = DENIED;
      } else if (again || barred === OPEN || before[r] !== barred) this.row(r, columns, barred);
    }
  }

  private explained(rows: number, columns: number, again: boolean): void {
    const { now, before, open } = this.bars;
    const { recent } = this;
    for (let r = 0; r < rows; r++) {
      if (!again && open[r] === FALSE && now[r] === before[r]) continue;
      for (let k = 0; k < RECENT; k++) if (recent[k] === r) recent[k] = -1;
      this.row(r, columns, FALSE);
    }
  }

  /** Whether rows may come out otherwise than the last time although the bars say the same of them. */
  private changed(): boolean {
    const { others, filledAt } = this;
    for (let i = 0; i < others.length; i++) if ((others[i] as MatrixEntry).changedSince(filledAt)) return true;
    return false;
  }

  private room(rows: number, columns: number): void {
    const { answers, isVerdict, reasons } = this;
    const size = rows * columns;
    answers.rows = rows;
    answers.columns = columns;
    if (isVerdict && answers.codes.length < size) answers.codes = new Uint8Array(size);
    if (!isVerdict && answers.values.length !== size) {
      answers.values.length = Math.min(size, answers.values.length);
      while (answers.values.length < size) answers.values.push(undefined);
    }
    if (reasons !== null && answers.because.length < size) answers.because = new Uint32Array(size);
  }

  /** @param bar what prohibitions over the row alone say, where they are not looked at with all others */
  private row(row: number, columns: number, bar: number): void {
    const like = this.alike(row, bar);
    if (like >= 0) {
      this.copy(row * columns, like * columns, columns);
      return;
    }
    const { entries, isVerdict } = this;
    for (let i = 0; i < entries.length; i++) (entries[i] as MatrixEntry).work(row, columns);
    for (let c = 0; c < columns; c++) {
      if (isVerdict) this.verdict(row, c, row * columns + c, bar);
      else this.value(row, c, row * columns + c);
    }
  }

  /** Begins all entries for a row; gives an earlier row that must come out the same, or a negative number. */
  private alike(row: number, bar: number): number {
    const { entries, classes, needed, signatures, recent } = this;
    const signature = signatures[this.next] as Int32Array;
    let shared = bar === FALSE;
    const first = entries.length;
    for (let k = 0; k < classes.length; k++) signature[first + k] = -1;
    for (let i = 0; i < first; i++) {
      const truth = (entries[i] as MatrixEntry).begin(row);
      signature[i] = truth;
      if (truth === FALSE) continue;
      if (truth === OPEN) shared = false;
      const own = needed[i] as readonly number[];
      for (let k = 0; k < own.length; k++) {
        const at = own[k] as number;
        const number = (classes[at] as Classes).at(row);
        signature[first + at] = number;
        if (number < 0) shared = false;
      }
    }
    if (!shared) return -1;
    for (let k = 0; k < RECENT; k++) {
      if ((recent[k] as number) >= 0 && k !== this.next && equal(signature, signatures[k] as Int32Array))
        return recent[k] as number;
    }
    recent[this.next] = row;
    this.next = (this.next + 1) % RECENT;
    recent[this.next] = -1;
    return -1;
  }

  private copy(to: number, from: number, columns: number): void {
    const { codes, because, values } = this.answers;
    if (this.isVerdict) codes.copyWithin(to, from, from + columns);
    else for (let c = 0; c < columns; c++) values[to + c] = values[from + c];
    if (this.reasons !== null) because.copyWithin(to, from, from + columns);
  }

  /** Any prohibition that applies decides, else a requirement, else a permission. */
  private verdict(row: number, column: number, at: number, bar: number): void {
    const { entries, weights, reasons } = this;
    let code = this.silence;
    let best = 0;
    let open = bar === OPEN ? DENIED : 0;
    let set = 0;
    for (let i = 0; i < entries.length; i++) {
      const truth = (entries[i] as MatrixEntry).at(column);
      if (truth === FALSE) continue;
      const weight = weights[i] as number;
      if (truth === OPEN) {
        if (weight > open) open = weight;
      } else if (weight > best) {
        best = weight;
        code = weight;
        set = reasons === null ? 0 : reasons.with(0, this.places[i] as number);
      } else if (weight === best && reasons !== null) set = reasons.with(set, this.places[i] as number);
    }
    // What is open matters unless something stronger is certain; for reasons it matters even beside its equals.
    if (open > best || (open === best && open > 0 && reasons !== null)) {
      this.closer(row, column);
      return;
    }
    this.answers.codes[at] = code;
    if (reasons !== null) this.answers.because[at] = set;
  }

  private value(row: number, column: number, at: number): void {
    const { entries, reasons } = this;
    let value: Maybe | undefined;
    let set = 0;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as MatrixEntry;
      const truth = entry.at(column);
      if (truth === FALSE) continue;
      const given = truth === OPEN ? UNKNOWN : entry.valueAt(column);
      if (given === UNKNOWN || (value !== undefined && !same(value as Value, given))) {
        this.closer(row, column);
        return;
      }
      value = given;
      if (reasons !== null) set = reasons.with(set, this.places[i] as number);
    }
    if (value === undefined) value = this.question.silence as Value | undefined;
    if (value === undefined) {
      this.closer(row, column);
      return;
    }
    this.answers.values[at] = value as Value;
    if (reasons !== null) this.answers.because[at] = set;
  }

  /** Asks about one pair alone: a fact is missing, which may not matter, or there is no answer to give. */
  private closer(row: number, column: number): void {
    const { answers, reasons } = this;
    const at = row * this.grid.columns.length + column;
    const { value, because } = this.exact.ask(row, column);
    if (this.isVerdict) answers.codes[at] = value === UNKNOWN ? UNKNOWN_CODE : (CODES[value as string] as number);
    else answers.values[at] = value === UNKNOWN ? undefined : value;
    if (reasons !== null) answers.because[at] = reasons.number(because);
  }
}

const equal = (a: Int32Array, b: Int32Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
