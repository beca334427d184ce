import mapValues from 'lodash/mapValues.js';
import { evaluate, type Question, questionNamed } from 'tavolata/internals';
import { type AnsweredMatrix, type Json, matrix as matrixOf, type TableJson } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { demand, methodsOf, type Params, wrongPart } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { questionIn } from '../texts.js';
import { type QuestionArguments, shortEnough } from '../values.js';
import declared from './matrix.json' with { type: 'json' };

export const matrix = methodsOf(declared, { matrix: run });

function run(params: Params, service: Service): AnsweredMatrix {
  const held = service.held.at(params['table'] as string | TableJson);
  const question = questionNamed(service.rulebook.vocabulary, params['question'] as string);
  const fixed = (params['arguments'] ?? {}) as QuestionArguments;
  refuseOthers(question, params['over'] as Params, fixed);
  const over = mapValues(params['over'] as Params, (given, name) => listIn(name, given, held));
  service.clock.count(Object.values(over).reduce((cells, { length }) => cells * length, 1));
  shortEnough(fixed, service.limits);
  return matrixOf(held.table, question.name, { over, arguments: fixed, reasons: params['reasons'] === true });
}

/** @throws Problem unless one or two parameters vary that are not fixed */
function refuseOthers({ name: question, parameters }: Question, over: Params, fixed: QuestionArguments): void {
  const names = Object.keys(over);
  const isOpen = (name: string): boolean =>
    parameters.some((parameter) => parameter.name === name) && !Object.hasOwn(fixed, name);
  const part = names.find((name) => !isOpen(name)) ?? names[2] ?? (names.length === 0 ? 'over' : undefined);
  if (part !== undefined) throw problem(codes.params, 'serve.not-over', { part, question });
}

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
