import { FALSE, type PartResults, TRUE, UNKNOWN_TRUTH } from './part-results.js';
import type { MatrixFormula } from './plan.js';

/** How a list of truths is combined with another one. */
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

  /** The truth for a row, of a formula that does not depend on columns. */
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

  /** Combines the truths for a row and each column with a list. */
  into(out: Uint8Array, columns: number, row: number, how: How): void {
    const { results, gates } = this;
    if (results !== null) {
      const at = results.block(row);
      if (at < 0) sameFormula(out, columns, UNKNOWN_TRUTH, how);
      else if (results.perColumn)
        for (let c = 0; c < columns; c++) out[c] = joined(out[c] as number, results.truths[at + c] as number, how);
      else sameFormula(out, columns, results.truths[at] as number, how);
      return;
    }
    const own = this.and ? 'and' : 'or';
    if (how !== 'set' && how !== own) {
      if (this.scratch.length < columns) this.scratch = new Uint8Array(columns);
      this.into(this.scratch, columns, row, 'set');
      for (let c = 0; c < columns; c++) out[c] = joined(out[c] as number, this.scratch[c] as number, how);
      return;
    }
    for (let i = 0; i < gates.length; i++) (gates[i] as BooleanFormula).into(out, columns, row, i === 0 ? how : own);
  }

  /** All results that it depends on. */
  allResults(): readonly PartResults[] {
    return this.results ? [this.results] : this.gates.flatMap((gate) => gate.allResults());
  }
}

/** The result of combining a truth with the one already there. */
const joined = (before: number, truth: number, how: How): number =>
  how === 'set' || (how === 'and' ? truth < before : truth > before) ? truth : before;

/** Combines one truth with all truths of a list. */
export function sameFormula(out: Uint8Array, columns: number, truth: number, how: How): void {
  for (let c = 0; c < columns; c++) out[c] = joined(out[c] as number, truth, how);
}
