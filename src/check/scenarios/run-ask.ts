import type { Answer } from '../../model/answer.js';
import type { Json } from '../../model/table.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import { askTree, evaluate } from '../../run/ask.js';
import type { Table } from '../../run/table.js';
import { canonical, withoutDefaults } from './expected.js';
import type { AskStep, ExpectedProblem } from './model.js';
import { question, written } from './resolve.js';
import type { Report } from './run.js';

/** Asks, by compiled code and by walking the tree, and compares with what is expected. */
export const runAsk = (table: Table, step: AskStep, report: Report): void => {
  const tree = question(table, written(step.ask), report);
  if (tree === null) return;
  const { vocabulary } = table.ruleset.rulebook;
  if (tree.op !== 'ask') {
    const { value } = evaluate(table, tree);
    const got = value === undefined ? 'unknown' : value;
    if (step.answer !== undefined && canonical(got) !== canonical(withoutDefaults(vocabulary, step.answer)))
      report.fail('test.answer', step.answer, got);
    return;
  }
  for (const arg of tree.args) report.heard(arg, table.ruleset);
  if (report.lean && step.nearly === undefined) {
    compare(askTree(table, tree), step, report, vocabulary);
    return;
  }
  const answer = askTree(table, tree, { trace: true });
  const { trace, notices, ...walked } = answer;
  const { notices: ignored, ...compiled } = askTree(table, tree);
  if (canonical(walked) !== canonical(compiled))
    report.fail('test.back-ends', walked as unknown as Json, compiled as unknown as Json);
  report.considered(trace?.considered ?? []);
  report.decided(answer.because);
  compare(answer, step, report, vocabulary);
};

const compare = (answer: Answer, step: AskStep, report: Report, vocabulary: Vocabulary): void => {
  const got = resultOf(answer);
  if (step.answer !== undefined) {
    const expected = answer.problems ? problems(step.answer) : withoutDefaults(vocabulary, step.answer);
    const plain = answer.problems ? withoutWhatIsNotAsked(answer, step.answer) : got;
    if (canonical(expected) !== canonical(plain)) report.fail('test.answer', step.answer, got);
  }
  const missing = (step.because ?? []).filter((id) => !answer.because.includes(id));
  if (missing.length > 0) report.fail('test.because', missing, answer.because);
  const unknown = answer.unknown.map(({ of, fact }) => `${of}.${fact}`);
  if (step.unknown && canonical([...step.unknown].sort()) !== canonical([...unknown].sort()))
    report.fail('test.unknown', step.unknown, unknown);
  const considered = answer.trace?.considered ?? [];
  for (const id of step.nearly ?? []) {
    const outcomes = considered.filter(({ entry }) => entry === id).map(({ outcome }) => outcome);
    if (outcomes.length === 0 || outcomes.includes('applied'))
      report.fail('test.nearly', id, outcomes.length === 0 ? 'not considered' : 'applied');
  }
};

const resultOf = (answer: Answer): Json => {
  if (answer.verdict !== undefined) return answer.verdict;
  if (answer.problems !== undefined) return answer.problems.map(({ entry, severity }) => ({ entry, severity }));
  return answer.value === undefined ? 'unknown' : answer.value;
};

/** Expected problems in order of id; the same entry may be expected more than once. */
const problems = (expected: Json): Json =>
  (Array.isArray(expected) ? (expected as readonly ExpectedProblem[]) : [])
    .map((problem) => (typeof problem === 'string' ? { entry: problem } : { ...problem }))
    .sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) as unknown as Json;

const withoutWhatIsNotAsked = (answer: Answer, expected: Json): Json => {
  const asked = Array.isArray(expected) ? (expected as readonly ExpectedProblem[]) : [];
  const severity = asked.some((problem) => typeof problem !== 'string' && problem.severity !== undefined);
  const found = (answer.problems ?? []).map((problem) =>
    severity ? { entry: problem.entry, severity: problem.severity } : { entry: problem.entry },
  );
  return found.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) as unknown as Json;
};
