import { isDeepStrictEqual } from 'node:util';
import { compileEntries } from 'tavolata/compiler';
import { addEntries, type Rulebook, type TableJson } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, type Span } from 'tavolata/workspace';
import type { PlacedScenario } from '../plays.js';
import { expecting, playedAnew, playedOut, type Wish } from '../scenarios/actual.js';
import type { Scenario, ScenarioStep } from '../scenarios/model.js';
import { toFill } from '../to-fill.js';

const words = { en: toFill, it: toFill };

/** The parts from which a scenario is drafted. */
export interface ScenarioParts {
  readonly id: string;
  readonly table: TableJson;
  readonly wishes: readonly Wish[];
  /** The place of a wish. */
  placeOf(wish: number): Span;
}

/**
 * A scenario: a table, and a proposal of what its questions and events give.
 *
 * @throws DiagnosticError for a question or an event that cannot be read
 */
export function scenarioScaffold(rulebook: Rulebook, { id, table, wishes, placeOf }: ScenarioParts): Scenario {
  const { edition } = table.setup;
  const scenario = { id, summary: words, since: edition, table, steps: wishes } as Scenario;
  const found = playedAnew(rulebook, scenario, edition);
  // The file does not exist yet: faults are shown at the wish.
  const wrong = found.flatMap(({ diagnostics = [] }, index) =>
    diagnostics.map((one) => ({ ...one, at: placeOf(index) })),
  );
  if (hasErrors(wrong)) throw new DiagnosticError(wrong);
  const steps = wishes.map((wish, index): ScenarioStep => {
    const { traced } = found[index] ?? {};
    const because = traced !== undefined && 'question' in traced ? traced.because : [];
    return expecting(wish, found[index] ?? {}, because);
  });
  return { ...scenario, steps };
}

/** Most scenarios with the same question that are tried. */
const mostTried = 300;

/**
 * A scenario in which the first entry of a file makes a difference: the simplest table among scenarios with the same
 * question. Undefined if there is none.
 *
 * @param entries the file
 * @param house the choice under which the entry applies
 */
export function showingScaffold(
  rulebook: Rulebook,
  scenarios: readonly PlacedScenario[],
  { entries, house }: { entries: object; house: { readonly [matter: string]: string } },
): Scenario | undefined {
  const { extra } = compileEntries(rulebook, JSON.stringify(entries));
  const [own] = extra?.entries ?? [];
  if (extra === undefined || own === undefined) return undefined;
  const richer = addEntries(rulebook, extra);
  const edition = rulebook.editions.at(-1)?.date ?? '';
  const simplest = scenarios
    .filter(({ scenario: { steps, until } }) => until === undefined && asks(steps[0], own.of ?? ''))
    .map((placed) => ({ placed, size: JSON.stringify(placed.scenario.table).length }))
    .sort((a, b) => a.size - b.size);
  for (const { placed } of simplest.slice(0, mostTried)) {
    const { table, steps } = placed.scenario;
    const setup = { ...table.setup, edition, house: { ...table.setup.house, ...house } };
    const [step] = steps;
    const scenario = { ...placed.scenario, table: { ...table, setup }, steps: step ? [step] : [] };
    const [ours] = playedOut(richer, { ...placed, scenario }, edition);
    const [printed] = playedOut(rulebook, placed, edition);
    const isOurs = ours?.traced !== undefined && 'because' in ours.traced && ours.traced.because.includes(own.id);
    if (!isOurs || ours.answer === undefined || isDeepStrictEqual(ours.answer, printed?.answer)) continue;
    const { ask } = step as { readonly ask: string };
    const proposal = { ask, answer: ours.answer, because: [own.id] };
    const head = { id: own.id.replaceAll('.', '-'), summary: words, since: edition };
    return { ...head, table: scenario.table, steps: [proposal] };
  }
  return undefined;
}

const asks = (step: ScenarioStep | undefined, question: string): boolean =>
  step !== undefined && 'ask' in step && typeof step.ask === 'string' && step.ask.startsWith(`${question}(`);
