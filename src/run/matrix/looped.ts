import { PLENTY, STEPS } from '../../compile/budget.js';
import type { Value } from '../../compile/values.js';
import type { Table } from '../table.js';
import { isOpen } from './classes.js';
import type { AskMatrix, MatrixAnswers } from './matrix.js';

/** Beyond so many pairs it pays to remember what rows have in common, and what has not changed since the last call. */
const MANY = 512;

const NO_VALUES: readonly undefined[] = [];
const NO_REASONS = new Uint32Array(0);

/**
 * Asks about all pairs by the nested loops of an emitted module: for small matrices nothing is quicker. Large ones, and those where a
 * fact is missing, go by the plan.
 *
 * @param plan makes the function that goes by the plan, when it is first needed.
 */
export const looped = (
  { ruleset: { runtime }, world }: Table,
  name: string,
  loops: (rows: readonly Value[], columns: readonly Value[], codes: Uint8Array) => void,
  plan: () => AskMatrix,
): AskMatrix => {
  const answers: { -readonly [K in keyof MatrixAnswers]: MatrixAnswers[K] } = {
    rows: 0,
    columns: 0,
    codes: new Uint8Array(0),
    values: NO_VALUES,
    because: NO_REASONS,
    reasons: [],
  };
  let planned: AskMatrix | undefined;
  let open = false;
  return (rows, columns) => {
    const size = columns === undefined ? MANY + 1 : rows.length * columns.length;
    if (columns === undefined || size > MANY || open) {
      planned ??= plan();
      return planned(rows, columns);
    }
    runtime.world = world;
    runtime.budget.begin(name, Math.min(PLENTY, STEPS * (rows.length + 1)));
    answers.rows = rows.length;
    answers.columns = columns.length;
    if (answers.codes.length < size) answers.codes = new Uint8Array(size);
    try {
      loops(rows, columns, answers.codes);
      return answers;
    } catch (error) {
      if (!isOpen(error)) throw error;
      // Which pairs it matters for is seen by looking closer, now and from now on.
      open = true;
      planned ??= plan();
      return planned(rows, columns);
    }
  };
};
