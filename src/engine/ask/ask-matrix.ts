import { argumentFault, needOptions } from '../model/given.js';
import { questionNamed } from '../model/lookup.js';
import type { Json } from '../model/table.js';
import { needTable, type Table } from '../table/table.js';
import type { Value } from '../values/values.js';
import { acceptArguments, answer, askBare, type BareAnswer, bareAnswer } from './ask.js';

/** What a matrix ranges over. */
export interface MatrixRequest {
  /** For one or two parameters of the question, the list that each ranges over, rows first: things by their ids. */
  readonly over: { readonly [parameter: string]: readonly Json[] };
  /** The arguments that stay the same, by name. */
  readonly arguments?: { readonly [parameter: string]: Json };
  /** Also return the entries that decided each answer. */
  readonly reasons?: boolean;
}

/** A parameter, and the list it ranges over. */
interface Axis {
  readonly parameter: string;
  readonly values: readonly Json[];
}

/** The answers row by row; a matrix over one list has rows of one answer each. */
export interface AnsweredMatrix {
  readonly question: string;
  readonly over: readonly Axis[];
  readonly answers: readonly (readonly BareAnswer[])[];
  /** Ids of the deciding entries, in the places of the answers. */
  readonly because?: readonly (readonly (readonly string[])[])[];
}

/**
 * Asks one question for everything in one or two lists: every creature against every defender. For repeated calls,
 * `prepareMatrix` does so through handles.
 *
 * @returns plain JSON
 * @throws Fault as `ask`, and `fault.argument` unless one or two parameters vary
 */
export function matrix(table: Table, question: string, request: MatrixRequest): AnsweredMatrix {
  needTable(table, 'matrix');
  needOptions(request, 'matrix');
  const { arguments: fixed = {}, reasons = false } = request;
  const over = Object.entries(request.over).map(([parameter, values]) => ({ parameter, values }));
  const [rows, columns] = over;
  if (rows === undefined || over.length > 2)
    throw argumentFault('options/over', 'matrix', '{"…": […]}, {"…": […], "…": […]}', request.over);
  const cells = acceptedCells(table, question, fixed, [rows, columns]);
  if (!reasons) {
    const answers = cells.map((row) => row.map((args) => askBare(table, question, args)));
    return { question, over, answers };
  }
  const asked = cells.map((row) => row.map((args) => answer(table, question, args)));
  const because = asked.map((row) => row.map((one) => one.because));
  return { question, over, answers: asked.map((row) => row.map(bareAnswer)), because };
}

/** The arguments of each cell. Accepting those of the first row and the first column is enough for all others. */
function acceptedCells(
  table: Table,
  question: string,
  fixed: { readonly [parameter: string]: Json },
  [rows, columns]: readonly [Axis, Axis | undefined],
): readonly (readonly (readonly Value[])[])[] {
  const accept = (row: Json, column: Json): readonly Value[] =>
    acceptArguments(table, question, {
      ...fixed,
      [rows.parameter]: row,
      ...(columns && { [columns.parameter]: column }),
    });
  const across = columns?.values ?? [null];
  const [above = null, left = null] = [rows.values[0], across[0]];
  const top = rows.values.length === 0 ? [] : across.map((column) => accept(above, column));
  const { parameters } = questionNamed(table.ruleset.rulebook.vocabulary, question);
  const place = parameters.findIndex(({ name }) => name === rows.parameter);
  return rows.values.map((row, i) => {
    if (i === 0 || top.length === 0) return top;
    const value = accept(row, left)[place] as Value;
    return top.map((args) => args.map((arg, at) => (at === place ? value : arg)));
  });
}
