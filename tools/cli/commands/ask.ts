import type { Diagnostic } from 'tavolata/compiler';
import { askTree, evaluate, explainNotices, type Node, nearest, type Type } from 'tavolata/internals';
import { type Answer, explain, Fault, type Json, type UnknownFact, verify } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, type LocatedText, resolveQuestion } from 'tavolata/workspace';
import { faultDiagnostic } from '../../check/faults.js';
import { thingsOf } from '../../check/scenarios/actual.js';
import type { ScenarioStep } from '../../check/scenarios/model.js';
import { diagnostic } from '../../messages/index.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { bareQuestion, type Matrix, matrixOf } from '../matrix.js';
import { matrixLines } from '../matrix-lines.js';
import { type OpenTable, openTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { typed } from '../questions.js';
import { refuse } from '../refusing.js';
import { openNamed } from '../scenario-step.js';
import { editionLine, ShortNames } from '../short-names.js';
import texts from './ask.json' with { type: 'json' };

/** The result of one question: an answer of the rules, the value of another expression, or a whole table of answers. */
type AskResult =
  | { readonly text: LocatedText; readonly answer: Answer }
  | { readonly text: LocatedText; readonly value?: Json; readonly type: Type; readonly unknown: readonly UnknownFact[] }
  | { readonly text: LocatedText; readonly matrix: Matrix };

const words = texts.words;

export const ask = command(texts.help, run);

/** Asks everything first, so that all mistakes are reported at once, and then prints the answers. */
function run(call: Call): Exit {
  if (call.flag('undone')) return undone(call);
  const [, ...written] = call.positionals;
  const open = openNamed(call, 'ask');
  const texts = typed(written.length > 0 ? written : questionOf(open.step), 'question', call.lang);
  if (texts.length === 0) throw new DiagnosticError([diagnostic('cli.no-question', { at: call.at(-1) })]);
  const results = texts.map((text) => tryAsk(call, open, text));
  const mistakes = results.flatMap((result) => ('diagnostics' in result ? result.diagnostics : []));
  refuse(mistakes);
  const asked = results.flatMap((result) => ('asked' in result ? [result.asked] : []));
  if (call.json) printJson(call, open, asked);
  else print(call, open, asked);
  return asked.some(isOpen) ? exit.findings : exit.fine;
}

/** What a host that carried out a plan has left undone. */
function undone(call: Call): Exit {
  const { table, rulebook } = openTable(call, call.positionals[0] ?? '');
  const plan = verify(table);
  const done = plan.steps.length === 0 && plan.needs.length === 0 && plan.unknown.length === 0;
  if (call.json) call.printJson({ edition: plan.edition, done, plan, diagnostics: [] });
  else if (done) call.print(call.paint('dim', editionLine(call, rulebook, plan.edition)), call.say(words.fine));
  else {
    call.print(call.paint('yellow', call.say(words.left)), '');
    call.print(emphasised(call.paint, explain(plan, rulebook, call.lang)));
  }
  return done ? exit.fine : exit.findings;
}

/** The question of a step of a scenario. */
const questionOf = (step: ScenarioStep | undefined): readonly string[] =>
  step !== undefined && 'ask' in step ? [step.ask] : [];

function tryAsk(call: Call, open: OpenTable, text: LocatedText) {
  const { rulebook, table } = open;
  try {
    const { vocabulary } = rulebook;
    const bare = bareQuestion(text, vocabulary);
    if (bare !== undefined) return { asked: { text, matrix: matrixOf(open, bare, text) } };
    const { tree, diagnostics } = resolveQuestion(text, vocabulary, thingsOf(table));
    if (tree === undefined || hasErrors(diagnostics))
      return { diagnostics: diagnostics.map((one) => orQuestion(one, text, open)) };
    return { asked: { text, ...answered(call, open, tree) } };
  } catch (error) {
    if (error instanceof DiagnosticError) return { diagnostics: error.diagnostics };
    if (!(error instanceof Fault)) throw error;
    return { diagnostics: [faultDiagnostic(error, { ...open, table: open.document, asked: text.span })] };
  }
}

/** A single word that names no thing may have been intended as a question. */
function orQuestion(one: Diagnostic, text: LocatedText, { rulebook }: OpenTable): Diagnostic {
  if (one.suggestion !== undefined || !/^\w+$/.test(text.text)) return one;
  const suggestion = nearest(text.text, Object.keys(rulebook.vocabulary.questions));
  return suggestion === undefined ? one : { ...one, suggestion };
}

function answered(call: Call, { table }: OpenTable, tree: Node) {
  if (tree.op === 'ask') return { answer: askTree(table, tree, { reasons: true, trace: call.flag('explain') }) };
  return { ...evaluate(table, tree), type: tree.type };
}

function isOpen(asked: AskResult): boolean {
  if ('matrix' in asked) return asked.matrix.answers.flat().some(({ unknown }) => unknown.length > 0);
  return ('answer' in asked ? asked.answer : asked).unknown.length > 0;
}

function printJson(call: Call, { table }: OpenTable, asked: readonly AskResult[]): void {
  const answers = asked.map((one) => {
    if ('answer' in one) return { asked: one.text.text, ...one.answer };
    if ('matrix' in one) return { asked: one.text.text, ...one.matrix };
    return { asked: one.text.text, value: one.value, unknown: one.unknown };
  });
  call.printJson({ edition: table.ruleset.edition, answers, diagnostics: [] });
}

function print(call: Call, open: OpenTable, asked: readonly AskResult[]): void {
  const { rulebook, table } = open;
  const { edition, notices } = table.ruleset;
  const short = new ShortNames(call, rulebook, edition);
  call.print(call.paint('dim', editionLine(call, rulebook, edition)));
  // They are below each explained answer anyway.
  if (notices.length > 0 && !call.flag('explain'))
    call.print('', emphasised(call.paint, explainNotices(notices, rulebook, edition, call.lang)));
  for (const one of asked) {
    if ('matrix' in one) call.print('', ...matrixLines(call, one.matrix, short));
    else if (call.flag('explain') && 'answer' in one)
      call.print('', emphasised(call.paint, explain(one.answer, rulebook, call.lang)));
    else call.print('', ...shortly(call, one, short));
  }
}

/** The question, its answer, and the deciding entries. */
function shortly(
  call: Call,
  asked: Exclude<AskResult, { readonly matrix: Matrix }>,
  short: ShortNames,
): readonly string[] {
  const { unknown } = 'answer' in asked ? asked.answer : asked;
  const result = 'answer' in asked ? short.result(asked.answer) : plainResult(asked.value, asked.type, short);
  const {
    because,
    restsOn = [],
    numbers,
  }: Pick<Answer, 'because' | 'restsOn' | 'numbers'> = 'answer' in asked ? asked.answer : { because: [] };
  return [
    `${asked.text.text} ${call.paint('dim', '→')} ${call.paint('bold', result)}`,
    ...because.map((id) => `  ${short.entry(id, numbers)}`),
    ...restsOn.map((id) => `  ${call.say(words.restsOn, { entry: short.entry(id, numbers) })}`),
    ...(unknown.length === 0 ? [] : [`  ${call.paint('yellow', short.missing(unknown))}`]),
  ];
}

const plainResult = (value: Json | undefined, type: Type, short: ShortNames): string =>
  value === undefined ? '?' : short.value(value, type);
