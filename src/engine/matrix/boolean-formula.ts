import { FALSE, type PartResults, TRUE, UNKNOWN_TRUTH } from './part-results.js';
import type { MatrixFormula } from './plan.js';

/** How a list of truths is put into another one. */
export type How = 'set' | 'and' | 'or';

/** A formula over the results of parts. */
export class BooleanFormula {
  private readonly results: PartResults | null;
  private readonly gates: readonly BooleanFormula[];
  private readonly and: boolean;
  private scratch = new Uint8Array(0);

  constructor(formula: MatrixFormula, resultsByPart: readonly PartResults[]) {
    this.results = formula.op === 'part' ? (resultsByPart[formula.part] as PartResults) : null;
    this.gates = formula.op === 'part' ? [] : formula.parts.map((part) => new BooleanFormula(part, resultsByPart));
    this.and = formula.op === 'and';
  }

  /** The truth for a row, of a formula that does not look at columns. */
  row(row: number): number {
    const { results, gates, and } = this;
    if (results !== null) {
      const at = results.block(row);
      return at < 0 ? UNKNOWN_TRUTH : (results.truths[at] as number);
    }
    let truth = and ? TRUE : FALSE;
    for (let i = 0; i < gates.length; i++) {
      const part = (gates[i] as BooleanFormula).row(row);
      if (and ? part < truth : part > truth) truth = part;
      if (truth === (and ? FALSE : TRUE)) break;
    }
    return truth;
  }

  /** Puts the truths for a row and each column into a list. */
  into(out: Uint8Array, columns: number, row: number, how: How): void {
    const { results, gates } = this;
    if (results !== null) {
      const at = results.block(row);
      if (at < 0) sameFormula(out, columns, UNKNOWN_TRUTH, how);
      else if (results.perColumn) putInto(out, columns, results.truths, at, how);
      else sameFormula(out, columns, results.truths[at] as number, how);
      return;
    }
    const own = this.and ? 'and' : 'or';
    if (how !== 'set' && how !== own) {
      if (this.scratch.length < columns) this.scratch = new Uint8Array(columns);
      this.into(this.scratch, columns, row, 'set');
      putInto(out, columns, this.scratch, 0, how);
      return;
    }
    for (let i = 0; i < gates.length; i++) (gates[i] as BooleanFormula).into(out, columns, row, i === 0 ? how : own);
  }

  /** Everything that it looks at. */
  resultsByPart(): readonly PartResults[] {
    return this.results ? [this.results] : this.gates.flatMap((gate) => gate.resultsByPart());
  }
}

/** Puts truths into others, column by column. */
function putInto(out: Uint8Array, columns: number, from: Uint8Array, at: number, how: How): void {
  for (let c = 0; c < columns; c++) {
    const truth = from[at + c] as number;
    const before = out[c] as number;
    if (how === 'set' || (how === 'and' ? truth < before : truth > before)) out[c] = truth;
  }
}

/** Puts one truth into all. */
export function sameFormula(out: Uint8Array, columns: number, truth: number, how: How): void {
  for (let c = 0; c < columns; c++) {
    const before = out[c] as number;
    if (how === 'set' || (how === 'and' ? truth < before : truth > before)) out[c] = truth;
  }
}
