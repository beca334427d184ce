import { type Code, changing } from '../compile/code.js';
import type { Cell } from '../compile/scope.js';
import type { Value } from '../compile/values.js';
import type { EmittedQuestion } from './emitted.js';

/** Works the answer out for what lies in the cells, by a function written ahead. */
export const emittedRun = ({ now }: EmittedQuestion, cells: readonly Cell[]): (() => Value) => {
  const [p, q] = cells;
  if (cells.length === 1 && p) return () => now(p.v);
  if (cells.length === 2 && p && q) return () => now(p.v, q.v);
  return () => now(...cells.map(({ v }) => v));
};

/** Asks as an entry would, by a function written ahead. */
export const emittedCall = ({ answer }: EmittedQuestion, runs: readonly (() => Value)[]): Code => {
  const [a, b] = runs;
  if (runs.length === 1 && a) return changing(() => answer(a()));
  if (runs.length === 2 && a && b) return changing(() => answer(a(), b()));
  return changing(() => answer(...runs.map((run) => run())));
};
