import { askTree, evaluate, type Vocabulary } from 'tavolata/internals';
import type { Answer, Json, Problem, Table } from 'tavolata/runtime';
import { canonical, same, withoutDefaults } from './expected.js';
import type { AskStep, ExpectedProblem } from './model.js';
import { compareNearly } from './nearly.js';
import { question } from './resolve.js';
import type { Report } from './run.js';

/** Asks, by strict code and by traced code, and compares with what is expected. */
export function runAsk(table: Table, step: AskStep, report: Report): void {
  const tree = question(table, step.ask, report);
  if (tree === null) return;
  const { vocabulary } = table.ruleset.rulebook;
  if (tree.op !== 'ask') {
    const { value, unknown } = evaluate(table, tree);
    const got = value === undefined ? 'unknown' : value;
    if (step.answer !== undefined && canonical(got) !== canonical(withoutDefaults(vocabulary, step.answer)))
      report.fail('test.answer', step.answer, got, { unknown: unknown.map(({ of, fact }) => `${of}.${fact}`) });
    return;
  }
  for (const arg of tree.args) report.heard(arg, table.ruleset);
  if (report.lean && step.nearly === undefined) {
    compare(askTree(table, tree), step, report, vocabulary);
    return;
  }
  const answer = askTree(table, tree, { trace: true });
  const { trace, notices, restsOn, numbers, ...walked } = answer;
  const { notices: ignored, ...compiled } = askTree(table, tree);
  if (!same(walked, compiled)) report.fail('test.back-ends', walked as unknown as Json, compiled as unknown as Json);
  report.considered(trace?.considered ?? []);
  report.decided(answer.because);
  compare(answer, step, report, vocabulary);
}

function compare(answer: Answer, step: AskStep, report: Report, vocabulary: Vocabulary): void {
  const got = resultOf(answer);
  const unknown = answer.unknown.map(({ of, fact }) => `${of}.${fact}`);
  if (step.answer !== undefined) {
    const right = answer.problems
      ? areExpected(answer.problems, step.answer)
      : canonical(withoutDefaults(vocabulary, step.answer)) === canonical(got);
    if (!right) report.fail('test.answer', step.answer, got, { because: answer.because, unknown });
  }
  const missing = (step.because ?? []).filter((id) => !answer.because.includes(id));
  if (missing.length > 0) report.fail('test.because', missing, answer.because);
  const { because = [] } = step;
  if (step.alone && answer.because.some((id) => !because.includes(id)))
    report.fail('test.alone', because, answer.because);
  if (step.unknown && canonical([...step.unknown].sort()) !== canonical([...unknown].sort()))
    report.fail('test.unknown', step.unknown, unknown);
  compareNearly(step.nearly, answer.trace?.considered, report);
}

function resultOf(answer: Answer): Json {
  if (answer.verdict !== undefined) return answer.verdict;
  if (answer.problems !== undefined) return answer.problems.map(({ entry, severity }) => ({ entry, severity }));
  return answer.value === undefined ? 'unknown' : answer.value;
}

/** Whether these are the expected problems, in any order; the same entry may be expected more than once. */
function areExpected(problems: readonly Problem[], answer: Json): boolean {
  const expected = Array.isArray(answer) ? (answer as unknown as readonly ExpectedProblem[]) : [];
  // The most specific ones are matched first.
  const wanted = [...expected].sort((a, b) => canonical(b).length - canonical(a).length);
  const left = [...problems];
  for (const one of wanted) {
    const at = left.findIndex((problem) => isExpected(problem, one));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function isExpected(problem: Problem, expected: ExpectedProblem): boolean {
  if (typeof expected === 'string') return problem.entry === expected;
  const { entry, severity = problem.severity, values = {} } = expected;
  const said = Object.entries(values).every(([name, value]) => canonical(problem.values[name]) === canonical(value));
  return problem.entry === entry && problem.severity === severity && said;
}
