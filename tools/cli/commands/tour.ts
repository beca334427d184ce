import { askTree } from '../../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../../src/engine/events/carry-out.js';
import { sendTree } from '../../../src/engine/events/send.js';
import { explainAnswer } from '../../../src/engine/explain/answers/explain-answer.js';
import { explainPlan } from '../../../src/engine/explain/answers/explain-plan.js';
import type { Answer } from '../../../src/engine/model/answer.js';
import { Fault } from '../../../src/engine/model/fault.js';
import { nearest } from '../../../src/engine/model/spelling.js';
import type { Table } from '../../../src/engine/table/table.js';
import {
  type Diagnostic,
  DiagnosticError,
  diagnostic,
  hasErrors,
} from '../../../src/frontend/diagnostics/diagnostic.js';
import { resolveEvents, resolveQuestion } from '../../../src/frontend/language/question-text.js';
import { pointer } from '../../../src/frontend/text/document.js';
import type { LocatedText } from '../../../src/frontend/text/located.js';
import { widthOf } from '../columns.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { faultDiagnostic } from '../faults.js';
import { type OpenRules, type OpenTable, openRules, openTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { thingsOf } from '../questions.js';
import { editionLine, ShortNames } from '../short-names.js';
import { drawing } from '../tour/drawing.js';
import { exampleNames, readTour, type Tour, type TourStep } from '../tour/tour-file.js';
import texts from './tour.json' with { type: 'json' };

const words = texts.words;

export const tour = command(texts.help, run);

function run(call: Call): Exit {
  const names = wanted(call);
  if (names.length === 0) return exit.fine;
  const rules = openRules(call);
  for (const [index, name] of names.entries()) {
    if (index > 0) call.print('');
    show(call, readTour(call.surroundings, name), rules);
  }
  return exit.fine;
}

/** The examples that are named, by their whole names or by how those begin; without any, all. */
function wanted(call: Call): readonly string[] {
  const all = exampleNames(call.surroundings);
  const faults: Diagnostic[] = [];
  const found = call.positionals.flatMap((name, index) => {
    const begun = all.filter((one) => one.startsWith(name));
    if (begun.length > 0) return begun;
    faults.push(
      diagnostic('cli.no-such-example', { at: call.at(index), values: { name }, suggestion: nearest(name, all) }),
    );
    return [];
  });
  if (faults.length > 0) throw new DiagnosticError(faults);
  return call.positionals.length > 0 ? [...new Set(found)] : all;
}

function show(call: Call, tour: Tour, rules: OpenRules): void {
  const open = openTable(call, tour.table, rules);
  const { rulebook, table } = open;
  const { edition } = table.ruleset;
  const short = new ShortNames(call, rulebook, edition);
  const title = ` ${tour.file.names[call.lang]} `;
  call.print(call.paint(['bold', 'inverse'], title), call.paint('dim', editionLine(call, rulebook, edition)), '');
  call.print(...drawing(call, tour, table, short));
  for (const [index, step] of tour.file.steps.entries()) {
    call.print('', call.paint(['bold', 'cyan'], `» ${step.note[call.lang]}`));
    call.print(...stepLines(call, open, tour, step, index));
    if (step.send !== undefined) call.print('', ...drawing(call, tour, table, short));
  }
  const first = tour.file.steps.find(({ ask }) => ask !== undefined)?.ask ?? '';
  call.print('', call.paint('dim', call.say(words.more, { line: `npm start -- ask ${tour.table} ${quoted(first)}` })));
}

/** As a shell takes it: texts of the rule language stand in single quotes themselves. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

function stepLines(call: Call, open: OpenTable, { document }: Tour, step: TourStep, index: number): readonly string[] {
  const { table, rulebook } = open;
  const key = step.ask === undefined ? 'send' : 'ask';
  const text = document.text(pointer('steps', index, key));
  try {
    const said = key === 'ask' ? answer(call, table, text, step) : plan(call, table, text);
    return [call.paint('dim', `  tavolata ${key} … ${quoted(text.text)}`), ...said];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new DiagnosticError([
      faultDiagnostic(error, call.lang, { rulebook, documents: open.documents, asked: text.span }),
    ]);
  }
}

function answer(call: Call, table: Table, text: LocatedText, step: TourStep): readonly string[] {
  const { rulebook, edition } = table.ruleset;
  const { tree, diagnostics } = resolveQuestion(text, rulebook.vocabulary, thingsOf(table));
  if (tree?.op !== 'ask' || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  const answered = askTree(table, tree, { trace: true });
  if (step.short !== true)
    return [emphasised(call.paint, closed(explainAnswer(brief(answered, step), rulebook, call.lang)))];
  const short = new ShortNames(call, rulebook, edition);
  return [call.paint('bold', short.result(answered)), ...answered.because.map((id) => `  ${short.entry(id)}`)];
}

/** An explanation in little room: without empty lines, and events beside the entries that bring them about. */
const closed = (text: string): string =>
  text
    .replace(/\n{2,}/g, '\n')
    .replace(/^( {2}\S.*)\n {4}(\S.* \[[a-z0-9.-]+\])$/gm, (whole, event: string, entry: string) => {
      const line = `${event} ← ${entry}`;
      return widthOf(line) > 100 ? whole : line;
    });

/** An answer without what a first look can do without: parts of conditions that decided nothing, and what was assumed. */
function brief(answer: Answer, { near = false }: TourStep): Answer {
  const considered = (answer.trace?.considered ?? []).flatMap((one) => {
    if (answer.because.includes(one.entry)) return [one];
    return one.outcome === 'not met' && !(near && one.nearMiss) ? [] : [{ ...one, conjuncts: [] }];
  });
  return { ...answer, notices: [], trace: { question: answer.question, considered } };
}

function plan(call: Call, table: Table, text: LocatedText): readonly string[] {
  const { rulebook } = table.ruleset;
  const { tree, diagnostics } = resolveEvents(text, rulebook.vocabulary, thingsOf(table));
  if (tree === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  const planned = sendTree(table, tree, { byHost: true });
  if (planned.needs.length + planned.unknown.length === 0) carryOutPlan(table, planned);
  return [emphasised(call.paint, closed(explainPlan({ ...planned, notices: [] }, rulebook, call.lang)))];
}
