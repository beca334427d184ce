import { askTree, checkNarrowed, choicesOf, editionFor, evaluate, type Node, sendTree } from 'tavolata/internals';
import {
  type Answer,
  applyPlan,
  arrange,
  Fault,
  type Json,
  openTable,
  type Pick,
  type Plan,
  type PlanEvent,
  type Rulebook,
  type Table,
  type TableJson,
  tableToJson,
  verify,
  type Words,
} from 'tavolata/runtime';
import { DiagnosticError, resolveEvents, resolveQuestion } from 'tavolata/workspace';
import type { PlacedScenario } from '../check/plays.js';
import { editionsOf, sampled } from '../check/scenarios/editions.js';
import { canonical } from '../check/scenarios/expected.js';
import type { Scenario, ScenarioStep } from '../check/scenarios/model.js';
import { resolvedIn, sentText } from '../check/scenarios/resolve.js';

type PartsOf<T, K extends keyof T> = { readonly [P in K]: T[P] };

/** One step of a conformance scenario: what is done, in plain values, and its complete result. */
export type ConformanceStep =
  | {
      readonly ask: string;
      readonly question: string;
      readonly arguments: { readonly [name: string]: Json };
      readonly expect: Partial<PartsOf<Answer, 'verdict' | 'value' | 'problems' | 'because' | 'unknown'>>;
    }
  | { readonly evaluate: string; readonly tree: Node; readonly expect: { readonly value?: Json } }
  | {
      readonly send: string;
      readonly events: readonly PartsOf<PlanEvent, 'event' | 'fields'>[];
      readonly picks: readonly Pick[];
      readonly expect: PartsOf<Plan, 'steps' | 'needs' | 'unknown'>;
      /** The table afterwards without its setup, if the plan was complete; later steps use this table. */
      readonly after?: Omit<TableJson, 'setup'>;
    }
  | { readonly verify: true; readonly expect: { readonly steps: readonly never[] } };

/** A scenario as it is shipped for other implementations, with its results. */
export interface ConformanceScenario {
  readonly id: string;
  readonly summary: Words;
  /** Editions with this result. */
  readonly editions: readonly string[];
  /** The initial table; `setup.edition` is the first of the editions. */
  readonly table: TableJson;
  readonly steps: readonly ConformanceStep[];
}

/** Everything that another evaluator of the compiled rulebook has to get right. */
export interface Conformance {
  readonly format: 1;
  readonly scenarios: readonly ConformanceScenario[];
}

/**
 * The scenarios of a rulebook with everything resolved: arguments and events as plain values, complete expected answers
 * and plans. Each is played in the first, the middle and the last edition within its dates; editions with the same
 * result are listed together.
 *
 * @param rulebook the rulebook, narrowed or whole: scenarios of setups that it does not contain are left out
 * @throws DiagnosticError if the text of a step has no meaning in this rulebook
 */
export function conformanceOf(rulebook: Rulebook, placed: readonly PlacedScenario[]): Conformance {
  const scenarios = placed.flatMap(({ scenario }) => resolved(rulebook, scenario));
  return { format: 1, scenarios: scenarios.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)) };
}

function resolved(rulebook: Rulebook, scenario: Scenario): readonly ConformanceScenario[] {
  const byOutcome = new Map<
    string,
    { readonly table: TableJson; readonly steps: readonly ConformanceStep[]; readonly editions: string[] }
  >();
  for (const edition of sampled(editionsOf(rulebook, scenario).filter((one) => isKnown(rulebook, one)))) {
    const table = { ...scenario.table, setup: { ...scenario.table.setup, edition } };
    if (!isHeld(rulebook, table)) continue;
    const steps = playedByHost(openTable(rulebook, table), scenario);
    if (steps === undefined) return [];
    const key = canonical(steps);
    const known = byOutcome.get(key);
    if (known) known.editions.push(edition);
    else byOutcome.set(key, { table, steps, editions: [edition] });
  }
  return [...byOutcome.values()].map(({ table, steps, editions }) => ({
    id: scenario.id,
    summary: scenario.summary,
    editions,
    table,
    steps,
  }));
}

/** A rulebook narrowed to one edition knows no other. */
function isKnown(rulebook: Rulebook, day: string): boolean {
  try {
    return !editionFor(rulebook, day).newer;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** Whether a rulebook, which may be narrowed, contains the setup of a table. */
export function isHeld(rulebook: Rulebook, { setup }: TableJson): boolean {
  if (rulebook.only === undefined) return true;
  try {
    const { only: _, ...open } = rulebook;
    checkNarrowed(rulebook, arrange(open, setup).layers, choicesOf(rulebook, setup));
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/**
 * The results of a scenario on its table. A scenario that sends events of plans belongs to the rules themselves: no
 * host can play it.
 *
 * @param see called with each step and the table after it
 */
export function playedByHost(
  table: Table,
  scenario: Scenario,
  see?: (step: ConformanceStep, table: Table) => void,
): readonly ConformanceStep[] | undefined {
  try {
    return played(table, scenario, see);
  } catch (error) {
    if (error instanceof Fault && error.code === 'fault.plan-event') return undefined;
    throw error;
  }
}

function played(
  begun: Table,
  scenario: Scenario,
  see: (step: ConformanceStep, table: Table) => void = () => {},
): readonly ConformanceStep[] {
  let table = begun;
  const earlier = new Map<string, string>();
  const resolve = (text: string, how: typeof resolveQuestion): Node => {
    for (const [id, thing] of table.world.byId) earlier.set(id, thing.entity);
    const { tree, diagnostics } = resolvedIn(table, text, how, earlier);
    if (tree === undefined) throw new DiagnosticError(diagnostics);
    return tree;
  };
  const one = (step: ScenarioStep): ConformanceStep => {
    if ('ask' in step) return asked(table, step.ask, resolve(step.ask, resolveQuestion));
    if (!('send' in step)) {
      if (verify(table).steps.length > 0) throw new Error(`${scenario.id}: something is left undone`);
      return { verify: true, expect: { steps: [] } };
    }
    const text = sentText(step.send);
    const picks = step.picks ?? [];
    const plan = sendTree(table, resolve(text, resolveEvents), { picks, byHost: true });
    const { steps, needs, unknown } = plan;
    const events = plan.sent.map(({ event, fields }) => ({ event, fields }));
    const whole = needs.length === 0 && unknown.length === 0;
    if (whole) table = applyPlan(table, plan);
    return {
      send: text,
      events,
      picks,
      expect: { steps, needs, unknown },
      ...(whole && { after: withoutSetup(table) }),
    };
  };
  return scenario.steps.map((step) => {
    const done = one(step);
    see(done, table);
    return done;
  });
}

function asked(table: Table, text: string, tree: Node): ConformanceStep {
  if (tree.op !== 'ask') {
    const { value } = evaluate(table, tree);
    return { evaluate: text, tree, expect: value === undefined ? {} : { value } };
  }
  const { question, arguments: args, verdict, value, problems, because, unknown } = askTree(table, tree);
  const expect = {
    ...(verdict !== undefined && { verdict }),
    ...(value !== undefined && { value }),
    ...(problems !== undefined && { problems }),
    because,
    unknown,
  };
  return { ask: text, question, arguments: args, expect };
}

/** The state alone, without what was agreed and without how facts came about. */
function withoutSetup(table: Table): Omit<TableJson, 'setup' | 'assumed'> {
  const { setup: _, assumed: __, ...state } = tableToJson(table);
  return state;
}
