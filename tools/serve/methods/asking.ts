import {
  askTree,
  bareAnswer,
  evaluate,
  type Question,
  questionNamed,
  toJson,
  type UnknownRecord,
  type World,
} from 'tavolata/internals';
import { type Answer, type AskOptions, ask, type Json, type UnknownFact, type Value } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { demand } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { questionIn } from '../texts.js';
import { byName, type QuestionArguments, quickValue, shortEnough } from '../values.js';

/** What a client may ask: a question by its name with its arguments, or a text in the rule language. */
export type AskRequest =
  | { readonly text: string }
  | { readonly question: string; readonly arguments: QuestionArguments | readonly Json[] };

/** The value of an expression that is not a question. */
export interface ValueOf {
  readonly text: string;
  readonly value?: Json;
  readonly unknown: readonly UnknownFact[];
}

/**
 * One item of a list of questions: a text, `[question, argument, …]`, or an object with `text`, or with `question` and
 * `arguments`.
 *
 * @param path the place of the item, for messages
 * @throws Problem for anything else
 */
export function askedIn(method: string, path: string, item: unknown): AskRequest {
  if (typeof item === 'string') return { text: item };
  if (Array.isArray(item)) {
    const [question, ...args] = item as readonly Json[];
    demand(method, `${path}/0`, 'string', question);
    return { question: question as string, arguments: args };
  }
  demand(method, path, 'object', item);
  const { text, question, arguments: args = {} } = item as UnknownRecord;
  if ((text === undefined) === (question === undefined))
    throw problem(codes.params, 'serve.one-of', { method, parts: 'text\nquestion' });
  if (text !== undefined) {
    demand(method, `${path}/text`, 'string', text);
    return { text: text as string };
  }
  demand(method, `${path}/question`, 'string', question);
  if (!Array.isArray(args)) demand(method, `${path}/arguments`, 'object', args);
  return { question: question as string, arguments: args as QuestionArguments | readonly Json[] };
}

/**
 * A full answer.
 *
 * @throws Fault, DiagnosticError or Problem
 */
export function answerTo(
  asked: AskRequest,
  held: HeldTable,
  { limits }: Service,
  options: AskOptions,
): Answer | ValueOf {
  const { table } = held;
  if ('text' in asked) {
    const tree = questionIn(asked.text, held);
    if (tree.op === 'ask') return askTree(table, tree, options);
    return { text: asked.text, ...evaluate(table, tree) };
  }
  const question = questionNamed(table.ruleset.rulebook.vocabulary, asked.question);
  const args = Array.isArray(asked.arguments)
    ? byName(question, asked.arguments as readonly Json[])
    : (asked.arguments as QuestionArguments);
  shortEnough(args, limits);
  return ask(table, asked.question, args, options);
}

/**
 * The same as JSON text.
 *
 * @throws as `answerTo`
 */
export function answerJson(asked: AskRequest, held: HeldTable, service: Service, options: AskOptions): string {
  const written = options.trace || options.reasons || 'text' in asked ? undefined : quickAnswer(asked, held);
  return written ?? JSON.stringify(answerTo(asked, held, service, options));
}

/**
 * The bare answer: a verdict, a value or the problems; `{"unknown": …}` if facts are missing.
 *
 * @throws as `answerTo`
 */
export function bareAnswerTo(asked: AskRequest, held: HeldTable, service: Service): Json {
  const quick = 'text' in asked ? undefined : quickBare(asked.question, asked.arguments, held);
  return quick ?? bareJson(answerTo(asked, held, service, {}));
}

/** A bare answer without reasons; undefined if `ask` has to take a closer look. */
function quickBare(name: string, args: QuestionArguments | readonly Json[], held: HeldTable): Json | undefined {
  const { vocabulary } = held.table.ruleset.rulebook;
  const question = questionNamed(vocabulary, name);
  if (question.policy === 'problems') return undefined;
  const values = quickValues(question, args, held.table.world);
  const answer = values === undefined ? undefined : held.quick(name)(...values);
  return answer === undefined ? undefined : toJson(vocabulary, answer);
}

/** The text of an answer whose arguments need no closer look; undefined for any other. */
function quickAnswer(
  { question: name, arguments: args }: Exclude<AskRequest, { readonly text: string }>,
  { table, writer }: HeldTable,
): string | undefined {
  const values = quickValues(questionNamed(table.ruleset.rulebook.vocabulary, name), args, table.world);
  return values && writer.write(name, values);
}

/** Arguments that are things and plain values; undefined if there is any other. */
function quickValues(
  { parameters }: Question,
  args: QuestionArguments | readonly Json[],
  world: World,
): readonly Value[] | undefined {
  const list = Array.isArray(args);
  if ((list ? args.length : Object.keys(args).length) !== parameters.length) return undefined;
  const values: Value[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const json = list ? (args as readonly Json[])[index] : (args as QuestionArguments)[parameter.name];
    const value = json === undefined ? undefined : quickValue(json, parameter.type, world);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

export const bareJson = (answer: Answer | ValueOf): Json => bareAnswer(answer) as Json;
