import type { Ruleset } from '../ruleset/ruleset.js';
import { UnknownSignal, type Value } from '../values/values.js';
import { UNKNOWN, type ValueOrUnknown } from './part-results.js';
import type { Axes } from './row-groups.js';

interface PairAnswer {
  readonly value: ValueOrUnknown;
  readonly because: readonly string[];
}

const NOBODY: readonly string[] = [];

/** Asks about one pair as `ask` does: for pairs that lack a fact, and for questions without a plan. */
export class CellByCell {
  constructor(
    private readonly ruleset: Ruleset,
    private readonly name: string,
    private readonly axes: Axes,
    private readonly asked: {
      readonly fixed: readonly Value[];
      /** Indexes of the row and the column among the parameters; -1: none. */
      readonly places: readonly [number, number];
      readonly reasons: boolean;
    },
  ) {}

  /** @throws Fault as `ask` */
  ask(row: number, column: number): PairAnswer {
    const { ruleset, name, axes } = this;
    const { fixed, places, reasons } = this.asked;
    const args = fixed.map((value, i) =>
      i === places[0] ? (axes.rows[row] as Value) : i === places[1] ? (axes.columns[column] as Value) : value,
    );
    const question = ruleset.question(name).filled(args);
    try {
      return reasons ? question.decide() : { value: question.evaluate(), because: NOBODY };
    } catch (error) {
      if (!(error instanceof UnknownSignal)) throw error;
      const { value, because } = ruleset.questions.ask(name, args);
      return value === undefined ? { value: UNKNOWN, because: NOBODY } : { value, because };
    }
  }
}
