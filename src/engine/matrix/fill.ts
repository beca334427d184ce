import type { Question } from '../model/vocabulary.js';
import { STRONGEST, strengthOf, VERDICTS } from '../ruleset/combine.js';
import { same, type Value } from '../values/values.js';
import type { CellByCell } from './cell-by-cell.js';
import type { MatrixAnswers } from './matrix.js';
import type { MatrixEntry } from './matrix-entry.js';
import type { MatrixState } from './matrix-state.js';
import { FALSE, UNKNOWN, UNKNOWN_TRUTH, type ValueOrUnknown } from './part-results.js';
import type { ReasonSets } from './reason-sets.js';
import { MOST_ROW_DENIALS, RowDenials } from './row-denials.js';
import type { Axes } from './row-groups.js';
import { RowSignatures } from './row-signatures.js';

/** Codes are indexes into `VERDICTS`. */
const CODES = /* @__PURE__ */ new Map(/* @__PURE__ */ VERDICTS.map((verdict, code) => [verdict as Value, code]));
const UNKNOWN_CODE = VERDICTS.length - 1;

interface FilledQuestion {
  readonly question: Question;
  readonly axes: Axes;
  /** null: no reasons are wanted. */
  readonly reasons: ReasonSets | null;
}

/** Assembles answers from the results of a plan's parts. */
export class MatrixFiller {
  private readonly question: Question;
  private readonly axes: Axes;
  private readonly reasons: ReasonSets | null;
  readonly answers: { -readonly [K in keyof MatrixAnswers]: MatrixAnswers[K] } & {
    readonly values: (Value | undefined)[];
  };
  private readonly denials: RowDenials;
  /** Indexes of the denials among all deciding entries, bit by bit. */
  private readonly denialPlaces: readonly number[];
  /** By bits of denials: the number of their set. */
  private readonly denialSets = new Map<number, number>();
  /** All entries except the denials. */
  private readonly others: readonly MatrixEntry[];
  private readonly places: readonly number[];
  private readonly signatures: RowSignatures;
  private readonly isVerdict: boolean;
  private readonly silence: number;
  private filledAt = 0;

  constructor(
    private readonly state: MatrixState | undefined,
    { question, axes, reasons }: FilledQuestion,
    private readonly cellByCell: CellByCell,
  ) {
    this.question = question;
    this.axes = axes;
    this.reasons = reasons;
    const all = state?.entries ?? [];
    this.isVerdict = question.policy === 'verdict';
    this.silence = CODES.get((question.silence as Value | undefined) ?? 'silent') ?? 0;
    const overriding = new Set(all.flatMap(({ planned }) => planned.overriders.map((place) => all[place])));
    const denials = all
      .filter((entry) => entry.planned.entry.verdict === 'deny' && entry.isPlain && !overriding.has(entry))
      .slice(0, MOST_ROW_DENIALS);
    this.denials = new RowDenials(denials);
    this.denialPlaces = denials.map((entry) => all.indexOf(entry));
    this.others = all.filter((entry) => !denials.includes(entry));
    this.places = this.others.map((entry) => all.indexOf(entry));
    const strengths = this.others.map(({ planned }) => strengthOf(planned.entry));
    this.signatures = new RowSignatures(this.others, strengths, this.places, reasons);
    this.answers = {
      rows: 0,
      columns: 0,
      codes: new Uint8Array(0),
      values: [],
      because: new Uint32Array(0),
      reasons: reasons?.lists ?? [],
    };
  }

  /** @param fresh whether rows or columns differ from the last call, or there was none */
  fill(fresh: boolean): void {
    const { state, isVerdict, denials } = this;
    const { rows, columns } = this.axes;
    this.room(rows.length, columns.length);
    if (state === undefined) {
      for (let r = 0; r < rows.length; r++) for (let c = 0; c < columns.length; c++) this.alone(r, c);
      return;
    }
    const again = fresh || this.changed();
    this.filledAt = state.round;
    if (again) this.signatures.invalidate(rows.length);
    if (isVerdict) {
      denials.fill(rows, state.round, fresh);
      // A row that is barred as before was denied throughout; without reasons, no other change makes a difference.
      const any = fresh || (again && this.reasons !== null);
      for (let r = 0; r < rows.length; r++)
        if (any || (again && denials.holding[r] === 0) || denials.changed[r] === 1 || denials.open[r] !== 0)
          this.verdicts(r, columns.length);
    } else if (again) for (let r = 0; r < rows.length; r++) this.values(r, columns.length);
  }

  /** Whether rows may have other results than last time although the same denials hold. */
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

  private verdicts(row: number, columns: number): void {
    const { denials, reasons } = this;
    const { codes } = this.answers;
    const holding = denials.holding[row] as number;
    const from = row * columns;
    if (reasons !== null) this.explained(row, columns, holding, reasons);
    else if (holding !== 0) for (let at = from; at < from + columns; at++) codes[at] = STRONGEST;
    else this.unexplained(row, columns);
  }

  /** An unknown part matters unless something stronger is certain. */
  private unexplained(row: number, columns: number): void {
    const { denials, signatures, silence } = this;
    const { codes } = this.answers;
    const start = signatures.startOf(row, columns);
    const bar = denials.open[row] === 0 ? 0 : STRONGEST;
    for (let c = 0; c < columns; c++) {
      const weight = signatures.weights[start + c] as number;
      const best = weight & STRONGEST;
      if (best < bar || best < weight >> 2) this.alone(row, c);
      else codes[row * columns + c] = best === 0 ? silence : best;
    }
  }

  /** For reasons, an unknown part matters even beside equally strong ones. */
  private explained(row: number, columns: number, holding: number, reasons: ReasonSets): void {
    const { signatures } = this;
    const { codes, because } = this.answers;
    const isOpen = this.denials.open[row] !== 0;
    const start = signatures.startOf(row, columns);
    const barred = holding === 0 ? 0 : this.barSet(holding, reasons);
    for (let c = 0, at = row * columns; c < columns; c++, at++) {
      const weight = signatures.weights[start + c] as number;
      const own = weight & STRONGEST;
      const best = holding === 0 ? own : STRONGEST;
      if (isOpen || (weight > STRONGEST && weight >> 2 >= best)) {
        this.alone(row, c);
        continue;
      }
      codes[at] = best === 0 ? this.silence : best;
      because[at] = own < best ? barred : reasons.join(barred, signatures.sets[start + c] as number);
    }
  }

  private barSet(holding: number, reasons: ReasonSets): number {
    const known = this.denialSets.get(holding);
    if (known !== undefined) return known;
    let set = 0;
    this.denialPlaces.forEach((place, i) => {
      if ((holding & (1 << i)) !== 0) set = reasons.with(set, place);
    });
    this.denialSets.set(holding, set);
    return set;
  }

  private values(row: number, columns: number): void {
    const { signatures, answers, reasons } = this;
    const like = signatures.alike(row);
    if (like < 0) {
      signatures.work(row, columns);
      for (let c = 0; c < columns; c++) this.value(row, c, row * columns + c);
      return;
    }
    const [from, to] = [like * columns, row * columns];
    for (let c = 0; c < columns; c++) answers.values[to + c] = answers.values[from + c];
    if (reasons !== null) answers.because.copyWithin(to, from, from + columns);
  }

  private value(row: number, column: number, at: number): void {
    const { others, reasons } = this;
    let value: ValueOrUnknown | undefined;
    let set = 0;
    for (let i = 0; i < others.length; i++) {
      const entry = others[i] as MatrixEntry;
      const truth = entry.truthAt(column);
      if (truth === FALSE) continue;
      const given = truth === UNKNOWN_TRUTH ? UNKNOWN : entry.valueAt(column);
      if (given === UNKNOWN || (value !== undefined && !same(value as Value, given))) {
        this.alone(row, column);
        return;
      }
      value = given;
      if (reasons !== null) set = reasons.with(set, this.places[i] as number);
    }
    if (value === undefined) value = this.question.silence as Value | undefined;
    if (value === undefined) {
      this.alone(row, column);
      return;
    }
    this.answers.values[at] = value as Value;
    if (reasons !== null) this.answers.because[at] = set;
  }

  /** Asks about one pair individually: a fact is missing, which may not matter, or there is no answer to give. */
  private alone(row: number, column: number): void {
    const { answers, reasons } = this;
    const at = row * this.axes.columns.length + column;
    const { value, because } = this.cellByCell.ask(row, column);
    if (this.isVerdict) answers.codes[at] = value === UNKNOWN ? UNKNOWN_CODE : (CODES.get(value) as number);
    else answers.values[at] = value === UNKNOWN ? undefined : value;
    if (reasons !== null) answers.because[at] = reasons.number(because);
  }
}
