import type { Rulebook } from 'tavolata/runtime';
import { compare } from '../compare/compare.js';
import { scenariosFor } from '../compare/witness.js';
import type { Scenario } from '../scenarios/model.js';
import { runScenario } from '../scenarios/run.js';
import type { Mutant } from './mutant.js';
import { decidedAlone, lastEditionOf } from './play.js';

/**
 * Tables drawn from each that is made for the purpose, and from each state of a scenario: few at first, then those at
 * which other entries decide, and finally many: a single number that matters is seldom drawn.
 */
const efforts = [
  { draws: 2 },
  { draws: 8, drawsFromScenarios: 8, seed: 2 },
  { draws: 2, drawsFromScenarios: 1, reasons: true },
  { draws: 40, seed: 3 },
] as const;

/**
 * The scenario that would detect a mutant: results with and without it are compared at tables as players agree on them,
 * at some drawn from those, and at those of scenarios.
 *
 * @returns a scenario as JSON text on one line
 */
export function noticing(rulebook: Rulebook, mutant: Mutant, scenarios: readonly Scenario[]): string | undefined {
  const { entry, instead } = mutant;
  const entries = rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one]));
  const edition = lastEditionOf(rulebook, mutant);
  if (edition === undefined) return undefined;
  const sides = [
    { rulebook, edition },
    { rulebook: { ...rulebook, entries }, edition },
  ] as const;
  const fails = (book: Rulebook, scenario: Scenario): boolean => runScenario(book, scenario).failures.length > 0;
  for (const effort of efforts) {
    const { found } = compare(...sides, scenarios, effort);
    const right = found
      .flatMap(({ witnesses }) => witnesses)
      .flatMap((witness) => scenariosFor(witness, rulebook.vocabulary, [edition, edition]).slice(0, 1))
      .flatMap((scenario) => [scenario, decidedAlone(scenario)])
      .find((scenario) => !fails(rulebook, scenario) && fails(sides[1].rulebook, scenario));
    if (right !== undefined) return JSON.stringify(right);
  }
  return undefined;
}
