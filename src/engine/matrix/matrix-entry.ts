import { BooleanFormula, sameFormula } from './boolean-formula.js';
import { FALSE, type PartResults, TRUE, UNKNOWN, UNKNOWN_TRUTH, type ValueOrUnknown } from './part-results.js';
import type { PlannedEntry } from './plan.js';
import type { RowGroups } from './row-groups.js';

interface Choice {
  readonly when: BooleanFormula | null;
  readonly results: PartResults;
  truths: Uint8Array;
  start: number;
}

/**
 * One entry of a matrix question, for one row at a time: whether it applies in each column, and what it gives there.
 */
export class MatrixEntry {
  /** True if the row alone decides whether it applies; then `truth` is valid, else `truths` by column. */
  settled = true;
  truth = FALSE;
  truths = new Uint8Array(0);
  /** What distinguishes rows besides the condition over the row. */
  readonly rowGroups: readonly RowGroups[];
  private readonly dependencies: readonly (PartResults | RowGroups)[];
  private readonly rowGate: BooleanFormula | null;
  private readonly cellGate: BooleanFormula | null;
  private readonly choices: readonly Choice[];

  constructor(
    readonly planned: PlannedEntry,
    resultsByPart: readonly PartResults[],
    private readonly overriders: readonly MatrixEntry[],
  ) {
    this.rowGate = planned.row && new BooleanFormula(planned.row, resultsByPart);
    this.cellGate = planned.cell && new BooleanFormula(planned.cell, resultsByPart);
    this.choices = planned.choices.map(({ when, value }) => ({
      when: when && new BooleanFormula(when, resultsByPart),
      results: resultsByPart[value] as PartResults,
      truths: new Uint8Array(0),
      start: 0,
    }));
    const gates = [this.cellGate, ...this.choices.map(({ when }) => when)].filter((gate) => gate !== null);
    const varying = [...gates.flatMap((gate) => gate.allResults()), ...this.choices.map(({ results }) => results)];
    this.rowGroups = classesOf(varying);
    const all = [...(this.rowGate?.allResults() ?? []), ...varying];
    this.dependencies = [...all, ...classesOf(all)];
  }

  /** Whether any of its dependencies has changed since a round. */
  changedSince(round: number): boolean {
    const { dependencies } = this;
    for (let i = 0; i < dependencies.length; i++)
      if ((dependencies[i] as PartResults | RowGroups).changedAt > round) return true;
    return false;
  }

  /** Whether its own condition over the row alone decides if it applies. */
  get isPlain(): boolean {
    return this.cellGate === null && this.overriders.length === 0 && this.choices.length === 0;
  }

  /** Slot of the row's fact that is its condition; -1: the condition is anything else. */
  get slot(): number {
    const [results, other] = this.rowGate?.allResults() ?? [];
    return results === undefined || other ? -1 : results.slot;
  }

  /** Evaluates the part of its condition that does not depend on columns. */
  begin(row: number): number {
    this.truth = this.rowGate === null ? TRUE : this.rowGate.row(row);
    return this.truth;
  }

  /** Determines where it applies; to be called after `begin`, and after all entries that override it. */
  work(row: number, columns: number): void {
    this.settled = true;
    if (this.truth === FALSE) return;
    const { cellGate, overriders, choices } = this;
    if (cellGate !== null) {
      this.vary(columns);
      cellGate.into(this.truths, columns, row, 'and');
    }
    if (choices.length > 0) this.choose(row, columns);
    for (let i = 0; i < overriders.length; i++) {
      const other = overriders[i] as MatrixEntry;
      if (other.settled && other.truth === FALSE) continue;
      this.vary(columns);
      for (let c = 0; c < columns; c++) {
        const left = TRUE - other.truthAt(c);
        if (left < (this.truths[c] as number)) this.truths[c] = left;
      }
    }
  }

  truthAt(column: number): number {
    return this.settled ? this.truth : (this.truths[column] as number);
  }

  /** The value where it applies. */
  valueAt(column: number): ValueOrUnknown {
    const { choices } = this;
    for (let i = 0; i < choices.length; i++) {
      const { when, truths, results, start } = choices[i] as Choice;
      const truth = when === null ? TRUE : (truths[column] as number);
      if (truth === FALSE) continue;
      if (truth === UNKNOWN_TRUTH || start < 0) return UNKNOWN;
      return results.values[results.perColumn ? start + column : start] as ValueOrUnknown;
    }
    return UNKNOWN;
  }

  /** An entry none of whose cases holds gives nothing. */
  private choose(row: number, columns: number): void {
    const { choices } = this;
    let always = false;
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[i] as Choice;
      choice.start = choice.results.block(row);
      if (choice.when === null) always = true;
      else {
        if (choice.truths.length < columns) choice.truths = new Uint8Array(columns);
        choice.when.into(choice.truths, columns, row, 'set');
      }
    }
    if (always) return;
    this.vary(columns);
    for (let c = 0; c < columns; c++) {
      let most = FALSE;
      for (let i = 0; i < choices.length; i++) {
        const truth = (choices[i] as Choice).truths[c] as number;
        if (truth > most) most = truth;
      }
      if (most < (this.truths[c] as number)) this.truths[c] = most;
    }
  }

  private vary(columns: number): void {
    if (!this.settled) return;
    this.settled = false;
    if (this.truths.length < columns) this.truths = new Uint8Array(columns);
    sameFormula(this.truths, columns, this.truth, 'set');
  }
}

const classesOf = (resultsByPart: readonly PartResults[]): readonly RowGroups[] => [
  ...new Set(resultsByPart.flatMap(({ groups: rowGroups }) => rowGroups ?? [])),
];
