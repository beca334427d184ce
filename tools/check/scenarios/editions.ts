import type { Rulebook } from 'tavolata/runtime';
import type { Scenario } from './model.js';

/** The editions within the scenario's dates; without dates only the edition that its table names. */
export function editionsOf(rulebook: Rulebook, scenario: Scenario): readonly string[] {
  const { since, until } = scenario;
  const own = scenario.table.setup.edition;
  if (since === undefined && until === undefined) return [own];
  return rulebook.editions
    .map((edition) => edition.date)
    .filter((date) => (since === undefined || date >= since) && (until === undefined || date < until));
}

/** A sample for everyday use: the first edition, the last, and one between. */
export function sampled(editions: readonly string[]): readonly string[] {
  const picks = [editions[0], editions[Math.floor(editions.length / 2)], editions.at(-1)];
  return [...new Set(picks.filter((date) => date !== undefined))];
}
