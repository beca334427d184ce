import { Cell } from '../evaluate/scope.js';
import { Fault, type FaultProblem } from '../model/fault.js';
import { needList, needOptions } from '../model/given.js';
import type { Question } from '../model/vocabulary.js';
import { checkingArguments } from '../table/arguments.js';
import { needTable, type Table } from '../table/table.js';
import { MOST_STEPS, STEPS } from '../values/budget.js';
import { isGone, type Value } from '../values/values.js';
import { CellByCell } from './cell-by-cell.js';
import { MatrixFiller } from './fill.js';
import { MatrixState } from './matrix-state.js';
import { planMatrix } from './plan.js';
import { ReasonSets } from './reason-sets.js';
import type { Axes } from './row-groups.js';

/** What a matrix ranges over, and its other arguments. */
export interface MatrixOptions {
  /**
   * One or two parameters of the question that range over lists, rows first; by default its first two, or its only one.
   */
  readonly over?: readonly string[];
  /** Values of all other parameters, by name. */
  readonly fixed?: { readonly [parameter: string]: Value };
  /** Also return the deciding entries. */
  readonly reasons?: boolean;
}

/**
 * All answers, row by row: the answer for row `r` and column `c` is at `r * columns + c`. Overwritten by the next call.
 */
export interface MatrixAnswers {
  readonly rows: number;
  /** 1 for a question over one list. */
  readonly columns: number;
  /** For questions with a verdict: indexes into `VERDICTS`. May be longer than the matrix. */
  readonly codes: Uint8Array;
  /** For all other questions; undefined if the answer needs a missing fact. */
  readonly values: readonly (Value | undefined)[];
  /**
   * If reasons were requested: indexes into `reasons`. Equal indexes mean equal reasons, in this call and all later
   * ones.
   */
  readonly because: Uint32Array;
  /**
   * Ids of entries that decided together, in order of id: one frozen list for each set that has occurred, the empty one
   * first. This list only grows, so its members and their indexes may be stored and compared by identity for as long as
   * the question is used.
   */
  readonly reasons: readonly (readonly string[])[];
}

/**
 * Asks about all pairs.
 *
 * @param rows handles (or plain values) of the same table.
 * @param columns the same for the second parameter; left out for a question over one list.
 * @throws Fault if two answers have equal right, and if silence has no answer.
 */
export type AskMatrix = (rows: readonly Value[], columns?: readonly Value[]) => MatrixAnswers;

/**
 * Prepares a question to be asked about everything in one or two lists at once. Each part of each condition is computed
 * as rarely as its dependencies allow (once per call, row, column or pair), once for all rows that agree in them, and
 * again only after one of them has changed. The answers are those of `ask`, pair by pair; calls after the first
 * allocate nothing of their own.
 *
 * @throws Fault for an unknown question, and for parameters that it does not have.
 */
export function prepareMatrix(table: Table, name: string, options: MatrixOptions = {}): AskMatrix {
  needTable(table, 'prepareMatrix');
  needOptions(options, 'prepareMatrix');
  const { ruleset, world } = table;
  const { question, rows } = ruleset.question(name);
  const { row, column, fixed } = parametersOf(question, options);
  const plan = planMatrix(ruleset, name, { row, column });
  const state = plan && new MatrixState(plan, ruleset, world);
  const axes: Axes = state?.axes ?? { rows: [], columns: [], row: new Cell(), column: new Cell() };
  const because = options.reasons ?? false;
  const reasons = new ReasonSets(rows.map(({ entry }) => entry.id));
  const at = (parameter: string | null) => question.parameters.findIndex((one) => one.name === parameter);
  const cellByCell = new CellByCell(ruleset, name, axes, { fixed, places: [at(row), at(column)], reasons: because });
  const check = checkingArguments(table, name, question.parameters);
  for (const [place, value] of fixed.entries()) if (place !== at(row) && place !== at(column)) check(place, value);
  const filler = new MatrixFiller(state, { question, axes, reasons: because ? reasons : null }, cellByCell);
  state?.cells.forEach((cell, i) => {
    cell.v = fixed[i] ?? null;
  });
  let version = -1;
  let filled = false;
  return (rowThings, columnThings = NO_COLUMNS) => {
    // Lists equal to those of the previous call have already been checked.
    const rowsChanged = !sameThings(axes.rows, rowThings);
    const columnsChanged = !sameThings(axes.columns, columnThings);
    if (rowsChanged) needList(rowThings, row, name);
    if (columnsChanged) needList(columnThings, column ?? '', name);
    ruleset.enter(world, name, Math.min(MOST_STEPS, STEPS * (rowThings.length + 1)));
    if (filled && version === world.version && !rowsChanged && !columnsChanged) return filler.answers;
    const lost = world.lastLoss > version;
    if (rowsChanged || lost) for (const one of rowThings) if (rowsChanged || isGone(one)) check(at(row), one);
    if (column !== null && (columnsChanged || lost))
      for (const one of columnThings) if (columnsChanged || isGone(one)) check(at(column), one);
    if (rowsChanged) axes.rows = rowThings.slice();
    if (columnsChanged) axes.columns = columnThings.slice();
    const changed = state === undefined || state.refresh(rowsChanged, columnsChanged);
    if (changed || !filled) {
      const fresh = !filled || rowsChanged || columnsChanged;
      filled = false;
      filler.fill(fresh);
      filled = true;
    }
    version = world.version;
    return filler.answers;
  };
}

const NO_COLUMNS: readonly Value[] = [null];

function sameThings(before: readonly Value[], now: readonly Value[]): boolean {
  if (!Array.isArray(now) || before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}

/** @throws Fault for parameters that the question does not have, and for too many or too few */
function parametersOf({ name: of, parameters }: Question, { over, fixed = {} }: MatrixOptions) {
  const names =
    over ??
    parameters
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(fixed, name))
      .slice(0, 2);
  const [row, column = null] = names;
  const expected = parameters.map(({ name }) => name).join(', ');
  const fail = (problem: FaultProblem, argument: string, got: string): never => {
    throw new Fault('fault.argument', { problem, argument, of, expected, got });
  };
  if (row === undefined || names.length > 2 || row === column) return fail('argument.type', 'over', names.join(', '));
  for (const name of [...names, ...Object.keys(fixed)])
    if (!parameters.some((parameter) => parameter.name === name)) return fail('argument.unknown', name, name);
  const values = parameters.map(({ name }): Value => {
    if (names.includes(name)) return null;
    return Object.hasOwn(fixed, name) ? (fixed[name] as Value) : fail('argument.missing', name, '');
  });
  return { row, column, fixed: values };
}
