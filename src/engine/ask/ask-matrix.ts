import type { Answer, Verdict } from '../model/answer.js';
import { argumentFault, need, needOptions } from '../model/given.js';
import type { Json } from '../model/table.js';
import type { Table } from '../table/table.js';
import { ask } from './ask.js';

/** What a matrix goes through. */
export interface MatrixRequest {
  /** For one or two parameters of the question the list that each goes through, rows first: things by their ids. */
  readonly over: { readonly [parameter: string]: readonly Json[] };
  /** The arguments that stay the same, by name. */
  readonly arguments?: { readonly [parameter: string]: Json };
  /** Also name the entries that decided each answer. */
  readonly reasons?: boolean;
}

/** A verdict, a value or a list of problems; where facts are missing, which. */
export type BareAnswer = Verdict | Json | Pick<Answer, 'unknown'> | Answer['problems'];

/** The answers row by row; a matrix over one list has rows of one answer each. */
export interface AnsweredMatrix {
  readonly question: string;
  readonly over: readonly { readonly parameter: string; readonly values: readonly Json[] }[];
  readonly answers: readonly (readonly BareAnswer[])[];
  /** Ids of the entries that decided, in the places of the answers. */
  readonly because?: readonly (readonly (readonly string[])[])[];
}

/**
 * Asks one question for everything in one or two lists: every creature against every defender. `prepareMatrix` does so many times over, through handles.
 *
 * @returns plain JSON
 * @throws Fault as `ask`, and `fault.argument` where not one or two parameters vary
 */
export function matrix(table: Table, question: string, request: MatrixRequest): AnsweredMatrix {
  need(table, 'table', 'matrix');
  needOptions(request, 'matrix');
  const { arguments: fixed = {}, reasons = false } = request;
  const over = Object.entries(request.over).map(([parameter, values]) => ({ parameter, values }));
  const [rows, columns] = over;
  if (rows === undefined || over.length > 2)
    throw argumentFault('options/over', 'matrix', '{"…": […]}, {"…": […], "…": […]}', request.over);
  const cells = rows.values.map((row) =>
    (columns?.values ?? [null]).map((column) => {
      const pair = { [rows.parameter]: row, ...(columns && { [columns.parameter]: column }) };
      return ask(table, question, { ...fixed, ...pair });
    }),
  );
  const because = reasons && { because: cells.map((row) => row.map((one) => one.because)) };
  return { question, over, answers: cells.map((row) => row.map(bareAnswer)), ...because };
}

/** What came out, without who decided. */
export const bareAnswer = ({
  unknown,
  verdict,
  problems,
  value = null,
}: Pick<Answer, 'unknown' | 'verdict' | 'problems' | 'value'>): BareAnswer =>
  unknown.length > 0 ? { unknown } : (verdict ?? problems ?? value);
