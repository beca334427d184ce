import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const page = readFileSync(join(ROOT, 'rules/README.md'), 'utf8');
const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => JSON.parse(text ?? '') as object);

it('the scenario that rules/README.md shows holds in every edition', () => {
  const scenarios = blocks.filter((one): one is Scenario => 'steps' in one);
  expect(scenarios).not.toEqual([]);
  for (const scenario of scenarios) expect(runScenario(shipped(), scenario).failures).toEqual([]);
});

it('the house rule that rules/README.md shows is the one among the examples', () => {
  const example = JSON.parse(readFileSync(join(ROOT, 'examples/house/spare-the-weakest.json'), 'utf8')) as object;
  expect(blocks).toContainEqual(example);
});
