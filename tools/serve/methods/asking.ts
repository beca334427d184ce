import {
  acceptArguments,
  askBare,
  askTree,
  bareAnswer,
  evaluate,
  questionNamed,
  type UnknownRecord,
} from 'tavolata/internals';
import { type Answer, type AskOptions, ask, type Json, type UnknownFact } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { demand } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { questionIn } from '../texts.js';
import { byName, type QuestionArguments, shortEnough } from '../values.js';

/** What a client may ask: a question by its name with its arguments, or a text in the rule language. */
export type AskRequest = { readonly text: string } | NamedAsk;

interface NamedAsk {
  readonly question: string;
  readonly arguments: QuestionArguments | readonly Json[];
}

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
export function answerTo(asked: AskRequest, held: HeldTable, service: Service, options: AskOptions): Answer | ValueOf {
  const { table } = held;
  if ('text' in asked) {
    const tree = questionIn(asked.text, held);
    if (tree.op === 'ask') return askTree(table, tree, options);
    return { text: asked.text, ...evaluate(table, tree) };
  }
  return ask(table, asked.question, argumentsOf(asked, held, service), options);
}

/**
 * The bare answer: a verdict, a value or the problems; `{"unknown": …}` if facts are missing.
 *
 * @throws as `answerTo`
 */
export function bareAnswerTo(asked: AskRequest, held: HeldTable, service: Service): Json {
  if ('text' in asked) return bareAnswer(answerTo(asked, held, service, {})) as Json;
  const args = acceptArguments(held.table, asked.question, argumentsOf(asked, held, service));
  return askBare(held.table, asked.question, args) as Json;
}

function argumentsOf(
  { question, arguments: args }: NamedAsk,
  { table }: HeldTable,
  { limits }: Service,
): QuestionArguments {
  shortEnough(args, limits);
  if (!Array.isArray(args)) return args as QuestionArguments;
  return byName(questionNamed(table.ruleset.rulebook.vocabulary, question), args as readonly Json[]);
}
