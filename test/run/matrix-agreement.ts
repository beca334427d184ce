import { ask } from '../../src/engine/ask/ask.js';
import { type AskMatrix, type MatrixAnswers, prepareMatrix } from '../../src/engine/matrix/matrix.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json } from '../../src/engine/model/table.js';
import { VERDICTS } from '../../src/engine/ruleset/combine.js';
import { Acceptor } from '../../src/engine/table/accept.js';
import type { Table } from '../../src/engine/table/table.js';
import { toJson } from '../../src/engine/values/json.js';
import { UnknownSignal, type Value } from '../../src/engine/values/values.js';
import { canonical } from '../reference/agreement.js';

/** A question with what two (or one) of its parameters go through, and values for the others. */
export interface MatrixCase {
  readonly question: string;
  readonly rows: readonly Json[];
  /** null: the question goes over one list. */
  readonly columns: readonly Json[] | null;
  readonly over: readonly string[];
  readonly fixed: { readonly [parameter: string]: Json };
}

export interface Compared {
  readonly cells: number;
  readonly unknown: number;
  readonly difference: Json | null;
}

/** A matrix and the same question asked pair by pair, again and again while the table changes. */
export class MatrixAgreement {
  private readonly asking: readonly (readonly [because: boolean, AskMatrix])[];

  constructor(
    private readonly table: Table,
    private readonly one: MatrixCase,
  ) {
    const fixed = Object.fromEntries(Object.entries(one.fixed).map(([name, json]) => [name, this.accept(name, json)]));
    this.asking = [false, true].map((because) => [
      because,
      prepareMatrix(table, one.question, { over: one.over, fixed, reasons: because }),
    ]);
  }

  private accept(parameter: string, json: Json): Value {
    const { ruleset, world } = this.table;
    const known = ruleset.rulebook.vocabulary.questions[this.one.question]?.parameters ?? [];
    const type = known.find(({ name }) => name === parameter)?.type;
    const acceptor = new Acceptor(ruleset.maker, world.byId);
    const value = type ? acceptor.accept(json, type, '') : null;
    if (!type || acceptor.refusals.length > 0)
      throw new Error(`${parameter}: ${JSON.stringify(json)} cannot stand here`);
    return value;
  }

  compare(rows: readonly Json[] = this.one.rows, columns: readonly Json[] | null = this.one.columns): Compared {
    const { one } = this;
    const [first = '', second = ''] = one.over;
    const things = rows.map((json) => this.accept(first, json));
    const others = columns?.map((json) => this.accept(second, json));
    let [cells, unknown] = [0, 0];
    for (const [because, matrix] of this.asking) {
      let answers: MatrixAnswers | null = null;
      try {
        answers = matrix(things, others);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
      }
      let faults = 0;
      for (const [r, row] of rows.entries()) {
        for (const [c, column] of (columns ?? [null]).entries()) {
          const args = { ...one.fixed, [first]: row, ...(columns === null ? {} : { [second]: column }) };
          const expected = this.expected(args, because);
          if (expected === null) {
            faults++;
            continue;
          }
          cells++;
          if (expected.answer === 'unknown') unknown++;
          const got = answers && this.got(answers, r * answers.columns + c, because);
          if (got && canonical(got) !== canonical(expected))
            return { cells, unknown, difference: { question: one.question, args, because, got, expected } as Json };
        }
      }
      // A matrix may give answers where a question alone would fail, but never the other way round.
      if (answers === null && faults === 0)
        return { cells, unknown, difference: { question: one.question, because, got: 'a fault' } };
    }
    return { cells, unknown, difference: null };
  }

  /** null: asking fails. */
  private expected(args: { readonly [name: string]: Json }, because: boolean): { readonly answer: Json } | null {
    try {
      const answer = ask(this.table, this.one.question, args);
      if (answer.unknown.length > 0) return { answer: 'unknown', ...(because && { because: [] }) };
      const value = answer.problems ?? answer.verdict ?? answer.value ?? null;
      return { answer: value as Json, ...(because && { because: answer.because }) };
    } catch (error) {
      if (error instanceof Fault || error instanceof UnknownSignal) return null;
      throw error;
    }
  }

  private got(answers: MatrixAnswers, at: number, because: boolean): { readonly answer: Json } {
    const { vocabulary } = this.table.ruleset.rulebook;
    const isVerdict = vocabulary.questions[this.one.question]?.policy === 'verdict';
    const value = answers.values[at];
    const answer = isVerdict
      ? (VERDICTS[answers.codes[at] as number] as string)
      : value === undefined
        ? 'unknown'
        : toJson(vocabulary, value);
    return { answer, ...(because && { because: answers.reasons[answers.because[at] as number] ?? null }) };
  }
}
