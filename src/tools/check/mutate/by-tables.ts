import type { Rulebook } from '../../../engine/model/rulebook.js';
import { compare } from '../compare/compare.js';
import { scenariosFor } from '../compare/witness.js';
import { editionsOf } from '../scenarios/editions.js';
import type { Scenario } from '../scenarios/model.js';
import type { Mutant } from './mutant.js';

/** Tables drawn from each that is made for the purpose. */
const draws = 2;

/**
 * The scenario that would notice a mutant, where reasoning has found none: what comes out with it and without it is compared at tables
 * as players agree on them, at some drawn from those, and at those of scenarios.
 *
 * @returns a scenario as JSON text on one line
 */
export function noticing(
  rulebook: Rulebook,
  { entry, instead }: Mutant,
  scenarios: readonly Scenario[],
): string | undefined {
  const entries = rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one]));
  const edition = rulebook.editions.findLast(
    ({ date }) => (entry.since ?? '') <= date && date < (entry.until ?? '9999'),
  )?.date;
  if (edition === undefined) return undefined;
  const near = scenarios.filter((one) => editionsOf(rulebook, one).includes(edition));
  const sides = [
    { rulebook, edition },
    { rulebook: { ...rulebook, entries }, edition },
  ] as const;
  const { found } = compare(...sides, near, { draws });
  const [witness] = found.flatMap(({ changed, witnesses }) => (changed > 0 ? witnesses : []));
  if (witness === undefined) return undefined;
  const [right] = scenariosFor(witness, rulebook.vocabulary, [edition, edition]);
  return right === undefined ? undefined : JSON.stringify(right);
}
