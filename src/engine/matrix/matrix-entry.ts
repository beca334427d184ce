import { FALSE, type PartResults, TRUE, UNKNOWN, UNKNOWN_TRUTH, type ValueOrUnknown } from './part-results.js';
import type { PlannedEntry } from './plan.js';
import type { RowGroups } from './row-groups.js';

interface Choice {
  /** What must hold; empty: it always does. */
  readonly when: readonly PartResults[];
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
  /** The parts of its condition that do not depend on columns, and those that do. */
  private readonly rowParts: readonly PartResults[];
  private readonly cellParts: readonly PartResults[];
  private readonly choices: readonly Choice[];

  constructor(
    readonly planned: PlannedEntry,
    resultsByPart: readonly PartResults[],
    private readonly overriders: readonly MatrixEntry[],
  ) {
    const partsAt = (places: readonly number[]) => places.map((place) => resultsByPart[place] as PartResults);
    const parts = partsAt(planned.when);
    this.rowParts = parts.filter(({ perColumn }) => !perColumn);
    this.cellParts = parts.filter(({ perColumn }) => perColumn);
    this.choices = planned.choices.map(({ when, value }) => ({
      when: partsAt(when),
      results: resultsByPart[value] as PartResults,
      truths: new Uint8Array(0),
      start: 0,
    }));
    const varying = [...this.cellParts, ...this.choices.flatMap(({ when, results }) => [...when, results])];
    this.rowGroups = classesOf(varying);
    const all = [...this.rowParts, ...varying];
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
    return this.cellParts.length === 0 && this.overriders.length === 0 && this.choices.length === 0;
  }

  /** Slot of the row's fact that is its condition; -1: the condition is anything else. */
  get slot(): number {
    const [results, other] = this.rowParts;
    return results === undefined || other ? -1 : results.slot;
  }

  /** Evaluates the part of its condition that does not depend on columns. */
  begin(row: number): number {
    const { rowParts } = this;
    let truth = TRUE;
    for (let i = 0; i < rowParts.length && truth !== FALSE; i++) {
      const part = (rowParts[i] as PartResults).truthAt(row);
      if (part < truth) truth = part;
    }
    this.truth = truth;
    return truth;
  }

  /** Determines where it applies; to be called after `begin`, and after all entries that override it. */
  work(row: number, columns: number): void {
    this.settled = true;
    if (this.truth === FALSE) return;
    const { cellParts, overriders, choices } = this;
    if (cellParts.length > 0) {
      this.vary(columns);
      lower(this.truths, cellParts, row, columns);
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
      const truth = when.length === 0 ? TRUE : (truths[column] as number);
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
      if (choice.when.length === 0) always = true;
      else {
        if (choice.truths.length < columns) choice.truths = new Uint8Array(columns);
        choice.truths.fill(TRUE, 0, columns);
        lower(choice.truths, choice.when, row, columns);
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
    this.truths.fill(this.truth, 0, columns);
  }
}

/** Lowers truths by column to those of some conditions for a row. */
function lower(truths: Uint8Array, parts: readonly PartResults[], row: number, columns: number): void {
  for (let i = 0; i < parts.length; i++) (parts[i] as PartResults).lower(truths, row, columns);
}

const classesOf = (resultsByPart: readonly PartResults[]): readonly RowGroups[] => [
  ...new Set(resultsByPart.flatMap(({ groups: rowGroups }) => rowGroups ?? [])),
];
