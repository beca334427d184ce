import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import * as library from '../../src/index.js';
import * as testing from '../../src/testing.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { sampled } from '../../tools/check/scenarios/editions.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { readScenarios } from '../../tools/cli/scenario-files.js';
import { ROOT } from '../architecture/sources.js';
import { loaded, shipped } from '../rules/rulebook.js';

const page = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8').replaceAll(/\s+/g, ' ');
const cases = scenariosOf(readScenarios([join(ROOT, 'test/docs')], loaded.documents!));

/** What the page for engine authors says of the rules: the English summary of each case is a passage of it. */
describe('docs/embedding.md', () => {
  const rulebook = shipped();
  const rulesets = new Map<string, Ruleset>();

  it.each(cases.map(({ scenario }) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    expect(page.includes(scenario.summary.en)).toBe(true);
    expect(runScenario(rulebook, scenario, { choose: sampled, rulesets }).failures).toEqual([]);
  });

  it('calls questions and events by their names', () => {
    const { questions, events } = rulebook.vocabulary;
    // Calls of the library stand in the tables of calls, and in the paragraphs behind them.
    const ofViews = ['members', 'idOf', 'fact', 'table', 'changed'];
    const called = [...page.matchAll(/`(\w+)\(/g)].map(([, name]) => name ?? '');
    const known = { ...library, ...testing, ...questions, ...events };
    expect(called.filter((name) => !(name in known) && !ofViews.includes(name))).toEqual([]);
  });
});
