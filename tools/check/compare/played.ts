import { evaluate, type Node, onceFor, sendTree } from 'tavolata/internals';
import { Fault, type Json, type SetupJson, type Table, type TableJson, tableToJson } from 'tavolata/runtime';
import { resolveEvents, resolveQuestion } from 'tavolata/workspace';
import { expectedEvents } from '../scenarios/expected.js';
import type { Scenario, ScenarioStep, SendStep } from '../scenarios/model.js';
import { resolvedIn, sentText } from '../scenarios/resolve.js';
import type { Trial } from './outcome.js';
import type { Sides } from './sides.js';

/** A state of a scenario's table, with what the scenario tries there. */
export interface PlayedState {
  readonly table: TableJson;
  readonly trials: readonly Trial[];
}

/**
 * The states of a scenario's table, by the rules of either side: what happens may differ, and with it what is asked
 * about.
 */
export function stationsOf(sides: Sides, scenario: Scenario, setup: SetupJson): readonly PlayedState[] {
  const begun = { ...scenario.table, setup };
  const opened = sides.open(begun);
  if (opened === null) return [];
  const { reach } = opened.pair;
  const named = namesIn(scenario);
  // Its questions and events cannot have other results: only its table matters.
  if (![...reach.questions, ...reach.events].some((name) => named.has(name)))
    return [{ table: tidy(opened.before, begun), trials: [] }];
  const found = new Map<string, PlayedState>();
  const add = (table: Table): readonly PlayedState[] => {
    const stations = played(table, begun, scenario.steps);
    for (const station of stations) {
      const key = JSON.stringify({ ...station.table, setup: {} });
      if (!found.has(key)) found.set(key, station);
    }
    return stations;
  };
  const sent = add(opened.before).flatMap(({ trials }) => trials.flatMap((trial) => eventsIn(trial)));
  // If nothing is sent whose plan could differ, the tables on the other side are the same.
  if (sent.some((event) => reach.events.includes(event))) add(opened.after);
  return [...found.values()];
}

/** Questions and events named in the steps of a scenario. */
const namesIn = onceFor(({ steps }: Scenario): ReadonlySet<string> => {
  const texts = steps.map((step) => ('ask' in step ? step.ask : 'send' in step ? sentText(step.send) : ''));
  return new Set(texts.flatMap((text) => [...text.matchAll(/(\w+)\s*\(/g)].map(([, name = '']) => name)));
});

const eventsIn = (trial: Trial): readonly string[] =>
  trial.kind === 'ask' ? [] : trial.events.map(({ event }) => event);

/**
 * The tables of a scenario by the rules of a table, one for each state in which something is asked or sent. The dates
 * of the scenario are ignored: if the editions differ, one of them may well be outside.
 */
function played(table: Table, begun: TableJson, steps: Scenario['steps']): readonly PlayedState[] {
  const stations: { table: TableJson; trials: Trial[] }[] = [{ table: tidy(table, begun), trials: [] }];
  for (const step of steps) {
    try {
      const tree = treeOf(table, step);
      const trial = tree && trialOf(table, step, tree);
      if (!tree || !trial) continue;
      stations.at(-1)?.trials.push(trial);
      if (!('send' in step)) continue;
      sendTree(table, tree, { picks: step.picks ?? [], carryOut: true });
      stations.push({ table: tableToJson(table), trials: [] });
    } catch (error) {
      // What this edition cannot answer here it may answer in the next step.
      if (!(error instanceof Fault)) throw error;
    }
  }
  return stations;
}

/** The table as in the file, without what only readers need. */
const tidy = (table: Table, { $schema: _, name: __, note: ___, ...json }: TableJson): TableJson => ({
  ...json,
  setup: { ...json.setup, edition: table.ruleset.edition },
});

function treeOf(table: Table, step: ScenarioStep): Node | null {
  if ('ask' in step) return resolvedIn(table, step.ask, resolveQuestion).tree ?? null;
  if (!('send' in step)) return null;
  return resolvedIn(table, sentText(step.send), resolveEvents).tree ?? null;
}

function trialOf(table: Table, step: ScenarioStep, tree: Node): Trial | null {
  if (tree.op === 'ask' && 'ask' in step) {
    const { parameters = [] } = table.ruleset.rulebook.vocabulary.questions[tree.question] ?? {};
    const args = parameters.map(({ name }, i) => [name, evaluate(table, tree.args[i] as Node).value] as const);
    if (args.some(([, value]) => value === undefined)) return null;
    return { kind: 'ask', name: tree.question, args: Object.fromEntries(args) as { readonly [name: string]: Json } };
  }
  const events = expectedEvents(table.ruleset.rulebook.vocabulary, tree);
  const [first] = events;
  return first === undefined || 'ask' in step
    ? null
    : { kind: 'send', name: first.event, events, picks: (step as SendStep).picks ?? [] };
}
