import { describe, expect, it } from 'vitest';
import { noticing } from '../../tools/check/mutate/by-tables.js';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { scenariosOf } from '../../tools/check/plays.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { sampleOf } from '../amount.js';
import { loaded, shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const mutants = mutantsOf(rulebook);

describe('a mutant', () => {
  it('says what it was and what it has become, and the two differ', () => {
    expect(mutants.filter(({ was, now }) => was === now).map(({ id }) => id)).toEqual([]);
    for (const { kind, now } of mutants)
      if (
        ['negate-condition', 'negate-part', 'shift-number', 'swap-function', 'move-date', 'swap-steps'].includes(kind)
      )
        expect(now).toBeDefined();
  });

  it.each([
    ['range.no-attack-outside/negate-condition', 'not (not inRange(controllerOf(creature), defenderPlayer(defender)))'],
    ['life.lifelink/negate-part:when:0:2', 'not (mine is not none)'],
  ])('%s', (id, now) => expect(mutants.find((one) => one.id === id)?.now).toBe(now));

  const noticed = [
    'life.lifelink/drop-entry',
    'outcome.team-won/negate-condition',
    'setup.under-way/negate-part:when:32:3',
    'archenemy.no-exchange-inside/move-date:since',
    // Only the reasons differ, and the right ones are among the wrong ones.
    'teamturns.defending-team/drop-override:attack.every-opponent',
  ];
  it.each(sampleOf(noticed, { full: 1 }))('%s comes with a scenario that holds, and not with the mutant', (id) => {
    const mutant = mutants.find((one) => one.id === id);
    if (mutant === undefined) throw new Error('no such mutant');
    const { entry, instead } = mutant;
    const near = scenariosOf(loaded.documents?.scenarios ?? [])
      .map(({ scenario }) => scenario)
      .filter((one) => JSON.stringify(one.steps).includes(entry.id));
    const found = JSON.parse(noticing(rulebook, mutant, near) ?? 'null') as Scenario;
    expect((found.table['players'] as readonly unknown[]).length).toBeGreaterThan(1);
    expect(runScenario(rulebook, found).failures).toEqual([]);
    const entries = rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one]));
    expect(runScenario({ ...rulebook, entries }, found).failures).not.toEqual([]);
  });

  const seated = ['control.of-plane/drop-part:value:3:2', 'seat.neighbours/negate-part:value:0:2'];
  it.each(sampleOf(seated, { full: 1 }))(
    '%s comes with a table that people could sit at, whose things have an owner and a type',
    (id) => {
      const all = scenariosOf(loaded.documents?.scenarios ?? []).map(({ scenario }) => scenario);
      const mutant = mutants.find((one) => one.id === id);
      if (mutant === undefined) throw new Error('no such mutant');
      const { table } = JSON.parse(noticing(rulebook, mutant, all) ?? 'null') as Scenario;
      const { players, objects = [] } = table as unknown as { [list: string]: readonly object[] | undefined };
      expect(players?.length).toBeGreaterThan(1);
      for (const object of objects)
        expect(object).toMatchObject({ owner: expect.anything(), types: expect.anything() });
    },
  );
});
