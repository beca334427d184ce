import { type Question, toJson } from 'tavolata/internals';
import { type AskMatrix, type Json, prepareMatrix, type Value, VERDICTS } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import type { Service } from '../service.js';
import { type QuestionArguments, quickValue } from '../values.js';
import { answerTo, bareJson } from './asking.js';

/** A parameter, and the list it ranges over. */
export interface Varying {
  readonly parameter: string;
  readonly values: readonly Json[];
}

/** Answers as JSON, row by row; likewise the deciding entries if requested. */
export interface Rows {
  readonly answers: readonly string[];
  readonly because: readonly string[];
}

/** A matrix request, and its table. */
export interface MatrixAsked {
  readonly fixed: QuestionArguments;
  readonly reasons: boolean;
  readonly held: HeldTable;
}

/** Pairs between two checks of the clock. */
const AT_ONCE = 4_000;
const WRITTEN = VERDICTS.map((verdict) => JSON.stringify(verdict));

/**
 * All answers of a matrix at once; undefined if arguments are neither things nor plain values, or if problems are
 * requested: each pair then has to be asked individually.
 *
 * @throws Fault as `ask`
 * @throws Problem if time runs out
 */
export function allPairs(
  question: Question,
  over: readonly Varying[],
  { fixed, reasons, held }: MatrixAsked,
  service: Service,
): Rows | undefined {
  if (question.policy === 'problems') return undefined;
  const { world, ruleset } = held.table;
  const accepted = (parameter: string, json: Json): Value | undefined => {
    const known = question.parameters.find(({ name }) => name === parameter);
    return known && quickValue(json, known.type, world);
  };
  const lists = over.map(({ parameter, values }) => values.map((json) => accepted(parameter, json)));
  const others = question.parameters
    .map(({ name }) => name)
    .filter((name) => over.every((one) => one.parameter !== name));
  const values = others.map(
    (name) => [name, Object.hasOwn(fixed, name) ? accepted(name, fixed[name] as Json) : undefined] as const,
  );
  if (
    Object.keys(fixed).length !== others.length ||
    [...lists.flat(), ...values.map(([, value]) => value)].includes(undefined)
  )
    return undefined;
  const [rows = [], columns] = lists as Value[][];
  const names = over.map(({ parameter }) => parameter);
  const asking: AskMatrix = held.matrix(JSON.stringify([question.name, names, fixed, reasons]), () =>
    prepareMatrix(held.table, question.name, {
      over: names,
      fixed: Object.fromEntries(values as [string, Value][]),
      reasons,
    }),
  );
  const answers: string[] = [];
  const because: string[] = [];
  const { vocabulary } = ruleset.rulebook;
  const verdicts = question.policy === 'verdict';
  const step = Math.max(1, Math.floor(AT_ONCE / Math.max(1, columns?.length ?? 1)));
  for (let from = 0; from < rows.length; from += step) {
    service.clock.look();
    const found = asking(rows.length <= step ? rows : rows.slice(from, from + step), columns);
    const closer = (row: number, column: number): string => {
      const pair = over.map(({ parameter, values: all }, i) => [parameter, all[i === 0 ? from + row : column] as Json]);
      const asked = { question: question.name, arguments: { ...fixed, ...Object.fromEntries(pair) } };
      return JSON.stringify(bareJson(answerTo(asked, held, service, {})));
    };
    for (let row = 0; row < found.rows; row++) {
      const cells: string[] = [];
      const deciding: (readonly string[])[] = [];
      for (let column = 0; column < found.columns; column++) {
        const at = row * found.columns + column;
        const code = found.codes[at] as number;
        const value = found.values[at];
        if (verdicts && VERDICTS[code] !== 'unknown') cells.push(WRITTEN[code] as string);
        else if (verdicts || value === undefined) cells.push(closer(row, column));
        else cells.push(JSON.stringify(toJson(vocabulary, value)));
        if (reasons) deciding.push(found.reasons[found.because[at] as number] ?? []);
      }
      answers.push(`[${cells.join(',')}]`);
      if (reasons) because.push(JSON.stringify(deciding));
    }
  }
  return { answers, because };
}
