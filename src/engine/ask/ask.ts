import { EVERY_FACT, OUTCOMES, REASONS, VALUES } from '../evaluate/notes.js';
import { Scope } from '../evaluate/scope.js';
import type { Answer, Problem, UnknownFact, Verdict } from '../model/answer.js';
import { argumentFault, needOptions } from '../model/given.js';
import { assumableIn, noArgument, questionNamed } from '../model/lookup.js';
import type { Json } from '../model/table.js';
import type { AskNode, Node } from '../model/tree.js';
import type { Parameter } from '../model/vocabulary.js';
import type { StrictQuestion } from '../ruleset/question/strict-question.js';
import { Acceptor, type Refusal } from '../table/accept.js';
import { refusedArgument } from '../table/named.js';
import { needTable, type Table } from '../table/table.js';
import { toJson } from '../values/json.js';
import { UnknownSignal, type Value } from '../values/values.js';
import { withAssumed } from './assumed-notices.js';

export interface AskOptions {
  /** Report the outcome of each entry; by default nothing is recorded. */
  readonly trace?: boolean;
  /**
   * Also name the entries of higher layers that the deciding ones rest on (`restsOn`); a trace includes them anyway.
   * Takes about as long as a trace.
   */
  readonly reasons?: boolean;
  /**
   * Steps of work after which `fault.budget` ends the call: about one for each turn of a loop. By default, a hundred
   * million.
   */
  readonly steps?: number;
}

/**
 * Asks one question about a table.
 *
 * @param question name of a question of the vocabulary.
 * @param args its arguments by name, as JSON: things by id, structural values as objects with the facts of their
 * entity; may be left out if it has none.
 * @returns the answer with the ids of the entries that decided it. A fact that the table does not give makes the answer
 * unknown only if it matters; then `unknown` names it.
 * @throws Fault for an unknown question, an argument of the wrong type, two answers of equal right, silence where the
 * vocabulary declares no answer for it, or more steps of work than allowed.
 */
export const ask = (
  table: Table,
  question: string,
  args: { readonly [name: string]: Json } = {},
  options?: AskOptions,
): Answer => answer(table, question, acceptArguments(table, question, args), options);

/** As `ask`, for a question written in the rule language and resolved against the table. */
export function askTree(table: Table, tree: AskNode, options: AskOptions = {}): Answer {
  const { ruleset } = table;
  ruleset.enter(table.world, tree.question, options.steps);
  const scope = new Scope();
  const args: Value[] = [];
  for (const arg of tree.args) {
    try {
      args.push(ruleset.compiler.code(arg, scope).run());
    } catch (error) {
      if (!(error instanceof UnknownSignal)) throw error;
      const { value, unknown } = tracedValue(table, arg);
      if (value === undefined) return unanswered(table, tree, unknown);
      args.push(value);
    }
  }
  return answer(table, tree.question, args, options);
}

/** The subject of the question is itself unknown. */
function unanswered({ ruleset }: Table, { question }: AskNode, unknown: readonly UnknownFact[]): Answer {
  const { edition, notices, rulebook } = ruleset;
  const isVerdict = rulebook.vocabulary.questions[question]?.policy === 'verdict';
  const common = { question, arguments: {}, because: [], unknown, edition, notices };
  return isVerdict ? { ...common, verdict: 'unknown' } : common;
}

/** The value of any expression about a table; `unknown` names the facts that it lacks. */
export function evaluate(
  table: Table,
  tree: Node,
  options: Pick<AskOptions, 'steps'> = {},
): { readonly value?: Json; readonly unknown: readonly UnknownFact[] } {
  const { ruleset } = table;
  ruleset.enter(table.world, '( … )', options.steps);
  const { value, unknown } = tracedValue(table, tree);
  if (value === undefined) return { unknown };
  return { value: toJson(ruleset.rulebook.vocabulary, value), unknown: [] };
}

/** The value of an expression without free names, and the facts that it lacks. */
const tracedValue = ({ ruleset: { questions } }: Table, tree: Node) =>
  questions.trace((notes) => {
    const value = questions.nameless.value(tree);
    return { value, unknown: value === undefined ? notes.unknown : [] };
  });

/** The arguments of a question, in the order of its parameters. @throws Fault `fault.argument` */
export function acceptArguments(table: Table, name: string, args: { readonly [name: string]: Json }): readonly Value[] {
  needTable(table, 'ask');
  const { ruleset, world } = table;
  const { parameters } = questionNamed(ruleset.rulebook.vocabulary, name);
  if (typeof args !== 'object' || args === null) throw argumentFault('arguments', name, '{ … }', args);
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  const values: Value[] = [];
  let wrong: { readonly parameter: Parameter; readonly refusal: Refusal } | undefined;
  let known = 0;
  for (const parameter of parameters) {
    if (Object.hasOwn(args, parameter.name)) known++;
    values.push(acceptor.accept(args[parameter.name], parameter.type, ''));
    const [refusal] = acceptor.refusals;
    if (refusal) wrong ??= { parameter, refusal };
  }
  const given = Object.keys(args);
  // A misspelt argument is reported before the one that is therefore missing.
  const stranger =
    known < given.length ? given.find((one) => !parameters.some((parameter) => parameter.name === one)) : undefined;
  if (stranger !== undefined)
    throw noArgument(
      stranger,
      name,
      parameters.map((parameter) => parameter.name),
    );
  if (wrong !== undefined)
    throw refusedArgument(table, name, wrong.parameter, { given: args[wrong.parameter.name], refusal: wrong.refusal });
  return values;
}

const NONE: AskOptions = {};

/** As `ask`, for accepted arguments. */
export function answer(table: Table, name: string, args: readonly Value[], options: AskOptions = NONE): Answer {
  if (options !== NONE) needOptions(options, 'ask');
  if (options.trace || options.reasons) {
    table.ruleset.enter(table.world, name, options.steps);
    return traced(table, name, args, options);
  }
  try {
    const { value, because } = filledQuestion(table, name, args, options.steps).decide();
    return describe(table, name, args, { value, because, unknown: [] });
  } catch (error) {
    if (error instanceof UnknownSignal) return traced(table, name, args, options);
    throw error;
  }
}

/** The answer by three-valued evaluation, with what is known of its reasons. */
function traced(table: Table, name: string, args: readonly Value[], { trace, reasons }: AskOptions): Answer {
  const { ruleset } = table;
  const { questions, rulebook } = ruleset;
  const question = questions.traced(name);
  // A written table may name other facts as assumed than those that we would assume.
  const assumable = assumableIn(rulebook.vocabulary);
  const outcomes = table.assumed.every(({ fact }) => assumable.has(fact)) ? OUTCOMES : EVERY_FACT;
  const { asked, unknown, factsRead } = questions.trace(
    (notes) => {
      const asked = question.ask(args);
      return { asked, unknown: asked.value === undefined ? notes.unknown : [], factsRead: notes.factsRead };
    },
    trace ? outcomes : reasons ? REASONS : VALUES,
  );
  const { value, sure, because, restsOn, considered } = asked;
  const answered = describe(table, name, args, { value, because, unknown });
  if (sure !== undefined) answered.value = toJson(rulebook.vocabulary, sure);
  if (!trace && !reasons) return answered;
  answered.restsOn = restsOn;
  if (!trace) {
    answered.numbers = ruleset.numbersOfAll([...because, ...restsOn]);
    return answered;
  }
  const ofAll = restsOn.length === 0 ? question.numbers : undefined;
  answered.numbers = ofAll ?? ruleset.numbersOfAll([...because, ...restsOn, ...considered.map(({ entry }) => entry)]);
  answered.notices = factsRead?.size ? withAssumed(answered.notices, table, factsRead) : answered.notices.slice();
  answered.trace = { question: name, considered };
  return answered;
}

/** A question as strict code, with its arguments in their cells. @throws Fault as `ask` */
function filledQuestion(
  { ruleset, world }: Table,
  name: string,
  args: readonly Value[],
  steps?: number,
): StrictQuestion {
  ruleset.enter(world, name, steps);
  return ruleset.question(name).filled(args);
}

/**
 * The result for callers that do not need the deciding entries: verdicts then come as cached. @throws Fault as `ask`
 */
export function askBare(table: Table, name: string, args: readonly Value[]): BareAnswer {
  try {
    const question = filledQuestion(table, name, args);
    if (question.question.policy === 'verdict') return question.evaluate() as Verdict;
  } catch (error) {
    if (!(error instanceof UnknownSignal)) throw error;
  }
  return bareAnswer(answer(table, name, args));
}

/** A verdict, a value or a list of problems; if facts are missing, which ones. */
export type BareAnswer = Verdict | Json | Pick<Answer, 'unknown'> | Answer['problems'];

/** The result without the deciding entries. */
export const bareAnswer = ({
  unknown,
  verdict,
  problems,
  value = null,
}: Pick<Answer, 'unknown' | 'verdict' | 'problems' | 'value'>): BareAnswer =>
  unknown.length > 0 ? { unknown } : (verdict ?? problems ?? value);

/** An answer while it is built. */
type AnswerInProgress = { -readonly [key in keyof Answer]: Answer[key] };

function describe(
  table: Table,
  name: string,
  args: readonly Value[],
  { value, because, unknown }: Pick<Answer, 'because' | 'unknown'> & { readonly value: Value | undefined },
): AnswerInProgress {
  const { ruleset } = table;
  const { vocabulary } = ruleset.rulebook;
  const question = questionNamed(vocabulary, name);
  const { edition, notices } = ruleset;
  const given: { [parameter: string]: Json } = {};
  let i = 0;
  for (const parameter of question.parameters) given[parameter.name] = toJson(vocabulary, args[i++] ?? null);
  const answered: AnswerInProgress = {
    question: name,
    arguments: given,
    because,
    unknown,
    edition,
    notices,
  };
  if (question.policy === 'verdict') answered.verdict = value === undefined ? 'unknown' : (value as Verdict);
  else if (value !== undefined && question.policy === 'problems')
    answered.problems = toJson(vocabulary, value) as unknown as readonly Problem[];
  else if (value !== undefined) answered.value = toJson(vocabulary, value);
  return answered;
}
