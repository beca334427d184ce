import { evaluate, type Parameter, type Question, questionNamed } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { demand, methodsOf, type Params, wrongPart } from '../method.js';
import { codes, problem } from '../problem.js';
import { ReadyRulebook } from '../ready.js';
import type { Service } from '../service.js';
import { questionIn } from '../texts.js';
import { type QuestionArguments, shortEnough } from '../values.js';
import { allPairs, type MatrixAsked, type Rows, type Varying } from './all-pairs.js';
import { answerTo, bareAnswerTo, bareJson } from './asking.js';
import declared from './matrix.json' with { type: 'json' };

export const matrix = methodsOf(declared, { matrix: run });

function run(params: Params, service: Service): ReadyRulebook {
  const held = service.held.at(params['table'] as string | TableJson);
  const question = questionNamed(service.rulebook.vocabulary, params['question'] as string);
  const fixed = (params['arguments'] ?? {}) as QuestionArguments;
  const asked = { fixed, held, reasons: params['reasons'] === true };
  const [rows, columns] = varying(question, params['over'] as Params, asked);
  service.clock.count(rows.values.length * (columns?.values.length ?? 1));
  shortEnough(fixed, service.limits);
  const over = columns ? [rows, columns] : [rows];
  const { answers, because } = allPairs(question, over, asked, service) ?? pairByPair(question, over, asked, service);
  const head = JSON.stringify({ question: question.name, over });
  const tail = asked.reasons ? `,"because":[${because.join(',')}]` : '';
  return new ReadyRulebook(`${head.slice(0, -1)},"answers":[${answers.join(',')}]${tail}}`);
}

/** The same answers as `allPairs`, and the faults of arguments. */
function pairByPair(
  question: Question,
  [rows, columns]: readonly Varying[],
  { fixed, reasons, held }: MatrixAsked,
  service: Service,
): Rows {
  const answers: string[] = [];
  const because: string[] = [];
  for (const row of rows?.values ?? []) {
    service.clock.look();
    const cells: Json[] = [];
    const deciding: (readonly string[])[] = [];
    for (const column of columns?.values ?? [undefined]) {
      const args = { ...fixed, [rows?.parameter ?? '']: row, ...(columns && { [columns.parameter]: column as Json }) };
      const asked = { question: question.name, arguments: args };
      if (reasons) {
        const answer = answerTo(asked, held, service, {});
        cells.push(bareJson(answer));
        deciding.push('because' in answer ? answer.because : []);
      } else cells.push(bareAnswerTo(asked, held, service));
    }
    answers.push(JSON.stringify(cells));
    if (reasons) because.push(JSON.stringify(deciding));
  }
  return { answers, because };
}

/** @throws Problem unless one or two parameters vary, or if one cannot */
function varying(question: Question, over: Params, { fixed, held }: MatrixAsked): readonly [Varying, Varying?] {
  const names = Object.keys(over);
  const wrong = names.find((name) => parameterOf(question, name) === undefined || Object.hasOwn(fixed, name));
  if (wrong !== undefined || names.length < 1 || names.length > 2) {
    const part = wrong ?? names[2] ?? 'over';
    throw problem(codes.params, 'serve.not-over', { part, question: question.name });
  }
  const [first, second] = names.map((name) => ({ parameter: name, values: listIn(name, over[name], held) }));
  return second === undefined ? [first as Varying] : [first as Varying, second];
}

const parameterOf = ({ parameters }: Question, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.name === name);

/** @throws Problem for anything but a list, or unknown ids */
function listIn(name: string, given: unknown, held: HeldTable): readonly Json[] {
  if (typeof given !== 'string') {
    demand('matrix', `over/${name}`, 'array', given);
    return given as readonly Json[];
  }
  const { value, unknown } = evaluate(held.table, questionIn(given, held));
  if (value === undefined) {
    const facts = unknown.map(({ of, fact }) => `${of}.${fact}`).join(', ');
    throw problem(codes.params, 'serve.value-unknown', { text: given, facts });
  }
  if (!Array.isArray(value)) throw wrongPart('matrix', `over/${name}`, 'array');
  return value as readonly Json[];
}
