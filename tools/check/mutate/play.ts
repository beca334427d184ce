import type { Rulebook, Ruleset } from 'tavolata/runtime';
import { editionsOf } from '../scenarios/editions.js';
import type { Scenario } from '../scenarios/model.js';
import { runScenario, type ScenarioOptions } from '../scenarios/run.js';
import { differsIn, type Mutant } from './mutant.js';
import type { Recorded } from './record.js';

export type MutantFate = { readonly mutant: Mutant; readonly killer?: string; readonly tried: number };

/** So many scenarios play against a mutant that is listed as equivalent; those that are likeliest to notice it come first. */
export const mostAgainstListed = 600;

/** Plays scenarios that could notice a mutant, in their order, until one does; gives way after each. */
export function* playing(
  rulebook: Rulebook,
  mutant: Mutant,
  candidates: readonly Recorded[],
): Generator<undefined, MutantFate> {
  const kills = killing(rulebook, mutant);
  let tried = 0;
  for (const { placed } of candidates) {
    tried++;
    const isKilled = kills(placed.scenario);
    yield;
    if (isKilled) return { mutant, killer: placed.scenario.id, tried };
  }
  return { mutant, tried };
}

/** The same without giving way. */
export function fateOf(rulebook: Rulebook, mutant: Mutant, candidates: readonly Recorded[]): MutantFate {
  const plays = playing(rulebook, mutant, candidates);
  for (;;) {
    const { done, value } = plays.next();
    if (done === true) return value;
  }
}

/** Says of one scenario after the other whether it notices a mutant; the rulesets of the changed rules are made once. */
export function killing(rulebook: Rulebook, mutant: Mutant): (scenario: Scenario) => boolean {
  const { entry, instead } = mutant;
  const entries = rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one]));
  const changed: Rulebook = { ...rulebook, entries };
  const how = { rulesets: new Map<string, Ruleset>(), lean: true };
  return (scenario) => notices(changed, scenario, mutant, how);
}

/** The last edition in which a mutant can make a difference. */
export const lastEditionOf = ({ editions }: Rulebook, mutant: Mutant): string | undefined =>
  editions.findLast(({ date }) => differsIn(mutant, date))?.date;

/** The same where nothing else may decide: a change may only have added a reason. */
export const alone = (scenario: Scenario): Scenario => ({
  ...scenario,
  steps: scenario.steps.map((step) => ('ask' in step ? { ...step, alone: true } : step)),
});

function notices(
  changed: Rulebook,
  scenario: Scenario,
  mutant: Mutant,
  how: Pick<ScenarioOptions, 'rulesets' | 'lean'>,
): boolean {
  const editions = editionsFor(changed, scenario, mutant);
  // A scenario that is played in none of them sees no difference; run without an edition it would fail for that.
  if (editions.length === 0) return false;
  const choose = (): readonly string[] => editions;
  try {
    return runScenario(changed, scenario, { choose, ...how }).failures.length > 0;
  } catch {
    // What cannot even be carried out has been noticed.
    return true;
  }
}

/** The first and the last edition of a scenario in which a mutant can make a difference. */
function editionsFor(rulebook: Rulebook, scenario: Scenario, mutant: Mutant): readonly string[] {
  const all = editionsOf(rulebook, scenario).filter((date) => differsIn(mutant, date));
  return [...new Set([all.at(-1), all[0]])].filter((date) => date !== undefined);
}
