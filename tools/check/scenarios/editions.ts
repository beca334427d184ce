import type { Rulebook } from 'tavolata/runtime';
import type { Scenario } from './model.js';

/** The editions inside the scenario's span; without a span only the edition that its table names. */
export function editionsOf(rulebook: Rulebook, scenario: Scenario): readonly string[] {
  const { since, until } = scenario;
  const own = scenario.table.setup.edition;
  if (since === undefined && until === undefined) return [own];
  return rulebook.editions
    .map((edition) => edition.date)
    .filter((date) => (since === undefined || date >= since) && (until === undefined || date < until));
}

/** Enough of a span for every day: its first edition, its last, and one between. */
export function sampled(editions: readonly string[]): readonly string[] {
  const picks = [editions[0], editions[Math.floor(editions.length / 2)], editions.at(-1)];
  return [...new Set(picks.filter((date) => date !== undefined))];
}
