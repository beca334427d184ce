import type { Diagnostic } from 'tavolata/compiler';
import { askTree, evaluate, sendTree } from 'tavolata/internals';
import {
  type Answer,
  carryOutPlan,
  Fault,
  type Json,
  type Plan,
  type Rulebook,
  type Table,
  tryOpenTable,
} from 'tavolata/runtime';
import {
  hasErrors,
  type JsonPath,
  type LocatedText,
  pointer,
  readJson,
  resolveEvents,
  resolveQuestion,
} from 'tavolata/workspace';
import type { PlacedScenario } from '../plays.js';
import { writtenEvent } from '../wording.js';
import type { AskStep, Scenario, ScenarioStep, SendStep } from './model.js';

/** The actual result of a step, written as a scenario would expect it. */
export interface Actual {
  readonly answer?: Json;
  readonly plan?: readonly (readonly string[])[];
  readonly needs?: readonly string[];
  /** The answer or plan itself, with the outcome of each entry. */
  readonly traced?: Answer | Plan;
  /** Why the text of the step could not be read, with places in the file. */
  readonly diagnostics?: readonly Diagnostic[];
}

/**
 * Plays a scenario in an edition without comparing anything.
 *
 * @returns the result of each step, up to the first that cannot be played
 */
export function playedOut(rulebook: Rulebook, placed: PlacedScenario, edition: string): readonly Actual[] {
  try {
    return tableAfter(rulebook, placed, edition, placed.scenario.steps.length).found;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [];
  }
}

/** What to ask or send in a step that is yet to be played. */
export type Wish = Pick<AskStep, 'ask'> | Pick<SendStep, 'send'>;

/** The results of the steps of a scenario that is in no file yet, up to the first that cannot be played. */
export function playedAnew(rulebook: Rulebook, scenario: Scenario, edition: string): readonly Actual[] {
  const text = JSON.stringify({ scenarios: [scenario] });
  const { document } = readJson({ file: `${scenario.id}.scenarios.json`, text });
  // Only what is larger than a file may be cannot be read.
  return document === undefined ? [] : playedOut(rulebook, { scenario, document, index: 0 }, edition);
}

/** A step that expects what comes out. */
export const expecting = (wish: Wish, { answer, plan, needs }: Actual, because: readonly string[]): ScenarioStep =>
  ({
    ...wish,
    ...(answer !== undefined && { answer }),
    ...(plan !== undefined && { plan }),
    ...(needs !== undefined && { needs }),
    ...(because.length > 0 && { because }),
  }) as ScenarioStep;

/**
 * The table of a scenario after some of its steps, and the result of each; no table if it is refused, or if a step
 * cannot be played.
 *
 * @throws Fault as `openTable`, `askTree` and `sendTree`
 */
export function tableAfter(
  rulebook: Rulebook,
  { scenario, document, index }: PlacedScenario,
  edition: string,
  steps: number,
): { readonly table?: Table; readonly found: readonly Actual[] } {
  const found: Actual[] = [];
  const opened = tryOpenTable(rulebook, { ...scenario.table, setup: { ...scenario.table.setup, edition } });
  if (!('table' in opened)) return { found };
  for (const [number, step] of scenario.steps.slice(0, steps).entries()) {
    const at = ['scenarios', index, 'steps', number] as const;
    if ('ask' in step) found.push(asked(opened.table, step, document.text(pointer(...at, 'ask'))));
    else if (!('send' in step)) found.push({});
    else
      found.push(
        sent(
          opened.table,
          step,
          textsOf(step).map((part) => document.text(pointer(...at, ...part))),
        ),
      );
    if (found.at(-1)?.diagnostics !== undefined) return { found };
  }
  return { table: opened.table, found };
}

/** The places of the texts in a step that sends something. */
export const textsOf = ({ send }: SendStep): readonly JsonPath[] =>
  typeof send === 'string' ? [['send']] : send.map((_, nth) => ['send', nth]);

/** The places of the events that a step expects, or that may not occur. */
export const expectationsOf = ({ includes = [], absent = [], plan = [] }: SendStep): readonly JsonPath[] => [
  ...includes.map((_, nth): JsonPath => ['includes', nth]),
  ...absent.map((_, nth): JsonPath => ['absent', nth]),
  ...plan.flatMap((moment, place) => moment.map((_, nth): JsonPath => ['plan', place, nth])),
];

/** The things of a table, as texts name them. */
export const thingsOf = ({ world }: Table) => ({
  entityOf: (id: string) => world.byId.get(id)?.entity,
  all: [...world.byId.keys()],
});

function asked(table: Table, step: AskStep, text: LocatedText): Actual {
  const { tree, diagnostics } = resolveQuestion(text, table.ruleset.rulebook.vocabulary, thingsOf(table));
  if (tree === undefined || hasErrors(diagnostics)) return { diagnostics };
  if (tree.op !== 'ask') return { answer: evaluate(table, tree).value ?? 'unknown' };
  const traced = askTree(table, tree, { reasons: true, trace: true });
  return { answer: expectation(traced, step), traced };
}

/** An answer in the form of the scenario; problems as ids alone if it names ids alone. */
function expectation({ verdict, value, problems }: Answer, { answer }: AskStep): Json {
  if (verdict !== undefined) return verdict;
  if (problems === undefined) return value ?? (value === null ? null : 'unknown');
  const whole = Array.isArray(answer) && answer.some((one: unknown) => typeof one === 'object');
  return problems.map(({ entry, severity }) => (whole ? { entry, severity } : entry));
}

function sent(table: Table, step: SendStep, texts: readonly LocatedText[]): Actual {
  const { vocabulary } = table.ruleset.rulebook;
  const resolved = texts.map((text) => resolveEvents(text, vocabulary, thingsOf(table)));
  const diagnostics = resolved.flatMap((one) => one.diagnostics);
  if (hasErrors(diagnostics)) return { diagnostics };
  const items = resolved.flatMap(({ tree }) => tree ?? []);
  const list = { op: 'list', items, at: [0, 0], type: { list: { one: [], none: false } } } as const;
  const plan: Plan = sendTree(table, list, { picks: step.picks ?? [], trace: true });
  if (plan.needs.length > 0) return { needs: plan.needs.map(({ matter }) => matter), traced: plan };
  if (plan.unknown.length === 0) carryOutPlan(table, plan);
  return { plan: plan.steps.map((events) => events.map((event) => writtenEvent(event, vocabulary))), traced: plan };
}
