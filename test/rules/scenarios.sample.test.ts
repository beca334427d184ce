import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { sampled } from '../../tools/check/scenarios/editions.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { extent, sampleOf } from '../amount.js';
import { allScenarios, furtherScenarios, loaded, ownScenarios, shipped } from './rulebook.js';

describe('the shipped rulebook', () => {
  it('has neither errors nor warnings', () => {
    const found = loaded.diagnostics
      .filter(({ severity }) => severity !== 'advice')
      .map((one) => render(one, 'en', 'line'));
    expect(found).toEqual([]);
  });
});

/**
 * Half of the scenarios beside the rules in their newest edition; in the full run, in which `check` plays those, all others, in the last
 * edition of their span, and in the first or the middle one; in the long one all, in each.
 */
describe('scenarios', () => {
  const rulebook = shipped();
  const rulesets = new Map<string, Ruleset>();
  const newest = (editions: readonly string[]) => editions.slice(-1);
  const two = (editions: readonly string[]) => [
    ...sampleOf(sampled(editions).slice(0, -1), { full: 1 }),
    ...newest(editions),
  ];
  const choose = { quick: newest, full: two, long: (editions: readonly string[]) => editions }[extent];
  const documents = { quick: ownScenarios, full: furtherScenarios, long: allScenarios }[extent]();
  for (const document of documents) {
    const { scenarios } = document.value as { readonly scenarios: readonly Scenario[] };
    const file = document.source.file.replace(/^.*\/(rules|test)\//, '');
    const some = sampleOf(scenarios, { quick: Math.ceil(scenarios.length / 2) });
    it.each(some.map((scenario) => [scenario.id, scenario] as const))(`${file}: %s`, (_, scenario) => {
      const { failures } = runScenario(rulebook, plain(scenario), { choose, rulesets });
      expect(failures).toEqual([]);
    });
  }
});

const plain = (scenario: Scenario): Scenario => JSON.parse(JSON.stringify(scenario)) as Scenario;
