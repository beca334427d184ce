import type { Diagnostic } from 'tavolata/compiler';
import { digest } from 'tavolata/files';
import { Acceptor, namesIn, nearest, own, type Vocabulary } from 'tavolata/internals';
import { arrange, Fault, type Rulebook, type Ruleset, type Table } from 'tavolata/runtime';
import {
  type JsonDocument,
  type JsonPath,
  located,
  type NamedThings,
  pointer,
  resolveEvents,
  resolveQuestion,
} from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { CleanResults } from '../analysis/input-digests.js';
import { faultDiagnostic } from '../faults.js';
import { type PlacedScenario, scenariosOf } from '../plays.js';
import { expectationsOf, textsOf, thingsOf } from './actual.js';
import { editionsOf } from './editions.js';
import type { AskStep, SendStep } from './model.js';
import { openScenario, tablePointer } from './open.js';

/**
 * Mistakes in the tables of scenarios and in what is asked of them or sent to them, without playing anything: in the
 * last edition of their dates and, in steps after the first that sends something, only what does not depend on the
 * state of the table.
 */
export function unreadable(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  cleanResults?: CleanResults,
): readonly Diagnostic[] {
  const { vocabulary, matters, editions } = rulebook;
  const common = digest(JSON.stringify([vocabulary, matters, editions]));
  return documents.flatMap((document) => {
    const name = `readable ${digest(`${common} ${JSON.stringify(document.value)}`)}`;
    if (cleanResults?.has(name)) return [];
    const found = scenariosOf([document]).flatMap((placed) => inScenario(rulebook, placed));
    if (found.length === 0) cleanResults?.add(name);
    return found;
  });
}

function inScenario(rulebook: Rulebook, placed: PlacedScenario): readonly Diagnostic[] {
  const { scenario, document } = placed;
  const edition = editionsOf(rulebook, scenario).at(-1);
  if (edition === undefined) return [];
  const base = tablePointer(placed);
  let ruleset: Ruleset | undefined;
  try {
    ruleset = arrange(rulebook, { ...scenario.table.setup, edition });
    const opened = openScenario(rulebook, placed, edition, ruleset);
    return 'table' in opened ? inSteps(rulebook, opened.table, placed) : opened.diagnostics;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // Faults while the rules are asked are reported when the scenario is played.
    return ruleset === undefined ? [faultDiagnostic(error, { asked: document.at(base), table: document, base })] : [];
  }
}

function inSteps(rulebook: Rulebook, table: Table, placed: PlacedScenario): readonly Diagnostic[] {
  const { scenario, document, index } = placed;
  const { vocabulary } = rulebook;
  const things = thingsOf(table);
  let isSent = false;
  return scenario.steps.flatMap((step, number) => {
    const base = pointer('scenarios', index, 'steps', number);
    const read = (path: JsonPath, as: typeof resolveEvents): readonly Diagnostic[] =>
      as(document.text(base + pointer(...path)), vocabulary, things).diagnostics;
    // Things may have been added or removed by what was sent.
    const certain = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
      isSent ? found.filter(({ code }) => !/^(name|table)\.unknown-thing$/.test(code)) : found;
    if ('ask' in step)
      return certain([...read(['ask'], resolveQuestion), ...answerForms(rulebook, table, { document, base, step })]);
    if (!('send' in step)) return [];
    const sent = certain(textsOf(step).flatMap((path) => read(path, resolveEvents)));
    isSent = true;
    return [...sent, ...certain(misreadExpectations(vocabulary, { document, base, step }, things))];
  });
}

/** A step of a scenario, and its place. */
interface PlacedStep {
  readonly document: JsonDocument;
  /** Pointer of the step. */
  readonly base: string;
  readonly step: SendStep;
}

/**
 * What cannot be read of the events that a step expects, or that may not occur; the latter may be named alone.
 *
 * @param things the things that may be named, including those added or removed in the step
 * @param only the texts to check
 */
export const misreadExpectations = (
  vocabulary: Vocabulary,
  { document, base, step }: PlacedStep,
  things: NamedThings,
  only: (text: string) => boolean = () => true,
): readonly Diagnostic[] =>
  expectationsOf(step).flatMap((path) => {
    const text = document.text(base + pointer(...path));
    if (!only(text.text)) return [];
    if (path[0] !== 'absent' || text.text.includes('(')) return resolveEvents(text, vocabulary, things).diagnostics;
    if (Object.hasOwn(vocabulary.events, text.text)) return [];
    const suggestion = nearest(text.text, Object.keys(vocabulary.events));
    const at = document.at(base + pointer(...path));
    return [diagnostic('entry.unknown-event', { at, values: { name: text.text }, suggestion })];
  });

interface PlacedAsk {
  readonly document: JsonDocument;
  readonly base: string;
  readonly step: AskStep;
}

/**
 * An expected answer that is not a value of the question's result; forms of verdicts and of problems are checked
 * elsewhere.
 */
function answerForms(
  rulebook: Rulebook,
  table: Table,
  { document, base, step: { ask, answer } }: PlacedAsk,
): readonly Diagnostic[] {
  const [name = ''] = /^\w+(?=\()/.exec(ask) ?? [];
  const question = own(rulebook.vocabulary.questions, name);
  if (question === undefined || answer === undefined || answer === 'unknown') return [];
  if (question.policy === 'verdict' || question.policy === 'problems') return [];
  // Events are written by their fields, and a table contains none.
  if (namesIn(question.result).some((one) => Object.hasOwn(rulebook.vocabulary.events, one))) return [];
  // An expression around the question, such as a comparison, has another result.
  const { tree } = resolveQuestion(document.text(`${base}/ask`), rulebook.vocabulary, thingsOf(table));
  if (tree?.op !== 'ask') return [];
  const acceptor = new Acceptor(table.ruleset.maker, table.world.byId);
  acceptor.accept(answer, question.result, '');
  return located(rulebook, document, acceptor.refusals, `${base}/answer`);
}
