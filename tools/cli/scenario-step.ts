import { existsSync } from 'node:fs';
import { editionFor, nearest } from 'tavolata/internals';
import { DiagnosticError, listed } from 'tavolata/workspace';
import { placingFaults } from '../check/faults.js';
import { type PlacedScenario, scenariosOf } from '../check/plays.js';
import { tableAfter } from '../check/scenarios/actual.js';
import { editionsOf } from '../check/scenarios/editions.js';
import type { ScenarioStep } from '../check/scenarios/model.js';
import { diagnostic } from '../messages/index.js';
import type { Call } from './command.js';
import { type OpenRules, type OpenTable, openForPlay, openTable } from './opening.js';
import { readScenarios } from './scenario-files.js';

/** A scenario named as `ID` or `ID:STEP`, in an edition within its dates. */
export interface NamedScenario {
  readonly placed: PlacedScenario;
  readonly edition: string;
  /** From 0; undefined if none was named. */
  readonly step: number | undefined;
}

/**
 * Opens what a call names in place of a table: a file, or the table of a scenario as it is before a step (`ID:STEP`;
 * without a step, before the first that asks or sends).
 *
 * @param kind what the call does with a step
 * @returns the table, and the step if it is one of a scenario
 * @throws DiagnosticError for what cannot be opened or played
 */
export function openNamed(call: Call, kind: 'ask' | 'send'): OpenTable & { readonly step?: ScenarioStep } {
  const [name = ''] = call.positionals;
  const rules = openForPlay(call);
  const found = existsSync(name) ? undefined : scenarioNamed(call, name, rules);
  if (found === undefined) {
    if (call.value('edition') !== undefined)
      throw new DiagnosticError([diagnostic('cli.edition-of-file', { at: call.atOption('edition') })]);
    return openTable(call, name, rules);
  }
  const { placed, edition } = found;
  const step =
    found.step ??
    Math.max(
      0,
      placed.scenario.steps.findIndex((one) => kind in one),
    );
  const { table } = played(call, rules, found, step);
  if (table === undefined)
    throw new DiagnosticError([
      diagnostic('cli.step-not-played', { at: call.at(0), values: { scenario: placed.scenario.id, edition } }),
    ]);
  const wanted = placed.scenario.steps[step];
  return { ...rules, table, document: placed.document, ...(wanted && { step: wanted }) };
}

/** The table of a scenario after some steps; what the rules refuse to answer is reported with its place. */
export const played = (call: Call, rules: OpenRules, { placed, edition }: NamedScenario, steps: number) =>
  placingFaults({ ...rules, asked: call.at(0) }, () => tableAfter(rules.rulebook, placed, edition, steps));

/**
 * The scenario that a text names; undefined if the text does not have the form of a name.
 *
 * @throws DiagnosticError for an unknown scenario, step or edition
 */
export function scenarioNamed(call: Call, text: string, { rulebook, documents }: OpenRules): NamedScenario | undefined {
  const [, id, number] = /^([a-z0-9][\w.-]*?)(?::(\d{1,4}))?$/.exec(text) ?? [];
  if (id === undefined || /\.(json|cases)$/i.test(text)) return undefined;
  const all = scenariosOf([...documents.scenarios, ...readScenarios(call.values('scenarios'), documents)]);
  const placed = all.find(({ scenario }) => scenario.id === id);
  if (placed === undefined) {
    const suggestion = nearest(
      id,
      all.map(({ scenario }) => scenario.id),
    );
    throw new DiagnosticError([diagnostic('cli.unknown-scenario', { at: call.at(0), values: { id }, suggestion })]);
  }
  const steps = placed.scenario.steps.length;
  if (number !== undefined && (Number(number) < 1 || Number(number) > steps))
    throw new DiagnosticError([diagnostic('cli.no-such-step', { at: call.at(0), values: { id, number, steps } })]);
  return {
    placed,
    edition: editionIn(call, rulebook, placed),
    step: number === undefined ? undefined : Number(number) - 1,
  };
}

function editionIn(call: Call, rulebook: OpenRules['rulebook'], { scenario }: PlacedScenario): string {
  const editions = editionsOf(rulebook, scenario);
  const day = call.value('edition');
  if (day === undefined) return editions.at(-1) ?? scenario.table.setup.edition;
  const at = call.atOption('edition');
  const { edition } = placingFaults({ asked: at }, () => editionFor(rulebook, day));
  if (editions.includes(edition)) return edition;
  const values = { id: scenario.id, edition, editions: listed(editions, 24) };
  throw new DiagnosticError([diagnostic('cli.not-in-span', { at, values })]);
}
