import type { Rulebook, Ruleset } from 'tavolata/runtime';
import { editionsOf } from '../scenarios/editions.js';
import type { Scenario } from '../scenarios/model.js';
import { runScenario, type ScenarioOptions } from '../scenarios/run.js';
import { differsIn, type Mutant } from './mutant.js';
import type { Recorded } from './record.js';

/** A mutant with the scenario that detected it, if any, and the number of scenarios tried. */
export type MutantFate = { readonly mutant: Mutant; readonly killer?: string; readonly tried: number };

/** Most scenarios played against a mutant listed as equivalent; the likeliest to detect it come first. */
export const mostAgainstListed = 600;

/** Plays scenarios that could detect a mutant, in order, until one does; yields after each. */
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

/** The same without yielding. */
export function fateOf(rulebook: Rulebook, mutant: Mutant, candidates: readonly Recorded[]): MutantFate {
  const plays = playing(rulebook, mutant, candidates);
  for (;;) {
    const { done, value } = plays.next();
    if (done === true) return value;
  }
}

/**
 * Decides for one scenario after the other whether it detects a mutant; the rulesets of the changed rules are made
 * once.
 */
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

/** The scenario with the condition that nothing else decides: a change may only have added a reason. */
export const decidedAlone = (scenario: Scenario): Scenario => ({
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
  // A scenario played in none of them detects nothing; run without an edition it would fail for that.
  if (editions.length === 0) return false;
  const choose = (): readonly string[] => editions;
  try {
    return runScenario(changed, scenario, { choose, ...how }).failures.length > 0;
  } catch {
    // If it cannot even be carried out, the mutant is detected.
    return true;
  }
}

/** The first and the last edition of a scenario in which a mutant can make a difference. */
function editionsFor(rulebook: Rulebook, scenario: Scenario, mutant: Mutant): readonly string[] {
  const all = editionsOf(rulebook, scenario).filter((date) => differsIn(mutant, date));
  return [...new Set([all.at(-1), all[0]])].filter((date) => date !== undefined);
}
