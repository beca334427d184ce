import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { sampled } from '../../tools/check/scenarios/editions.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { extent } from '../amount.js';
import { allScenarios, loaded, ownScenarios, shipped } from './rulebook.js';

describe('the shipped rulebook', () => {
  it('has neither errors nor warnings', () => {
    const found = loaded.diagnostics
      .filter(({ severity }) => severity !== 'advice')
      .map((one) => render(one, 'en', 'line'));
    expect(found).toEqual([]);
  });
});

/**
 * The scenarios beside the rules in their newest edition; in the full run all of them, in the first, the middle and the last edition
 * of their span; in the long one in each.
 */
describe('scenarios', () => {
  const rulebook = shipped();
  const rulesets = new Map<string, Ruleset>();
  const newest = (editions: readonly string[]) => editions.slice(-1);
  const choose = { quick: newest, full: sampled, long: (editions: readonly string[]) => editions }[extent];
  for (const document of extent === 'quick' ? ownScenarios() : allScenarios()) {
    const { scenarios } = document.value as { readonly scenarios: readonly Scenario[] };
    const file = document.source.file.replace(/^.*\/(rules|test)\//, '');
    it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(`${file}: %s`, (_, scenario) => {
      const { failures } = runScenario(rulebook, plain(scenario), { choose, rulesets });
      expect(failures).toEqual([]);
    });
  }
});

const plain = (scenario: Scenario): Scenario => JSON.parse(JSON.stringify(scenario)) as Scenario;
