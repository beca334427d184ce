import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { Random } from '../../src/engine/setup/random.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { prepareSimulation, type Simulation } from '../../tools/check/simulate/prepare.js';
import { simulate } from '../../tools/check/simulate/simulate.js';
import { loaded, shipped } from '../rules/rulebook.js';

const simulations = (loaded.documents?.simulations ?? []).map((document) => ({
  file: document.source.file.replace(/.*\/rules\//, ''),
  document,
  ...prepareSimulation(shipped(), document),
}));
const melee = (): Simulation => {
  const found = simulations.find(({ file }) => file === '807-grand-melee/grand-melee.simulation.json')?.simulation;
  if (!found) throw new Error('the simulation is gone');
  return found;
};
const without = (id: string): Rulebook => {
  const rulebook = shipped();
  const entries = rulebook.entries.filter((entry) => entry.id !== id);
  expect(entries.length).toBeLessThan(rulebook.entries.length);
  return { ...rulebook, entries };
};

describe('simulations of the rules', () => {
  it.each(simulations)('$file can be played, and everything holds', ({ simulation, diagnostics }) => {
    expect(diagnostics.map((one) => render(one, 'en', 'line'))).toEqual([]);
    const report = simulate(shipped(), simulation as Simulation, { games: 60, seed: 7 });
    expect(report.broken).toEqual([]);
    expect(report.games).toBe(60);
    expect(report.moves).toBeGreaterThan(60 * 15);
  });

  it('are the same games for the same seed, also when one is played by itself', () => {
    const play = (seed: number, first: number, games: number) => simulate(shipped(), melee(), { seed, first, games });
    expect(play(5, 1, 8)).toEqual(play(5, 1, 8));
    expect(play(6, 1, 8).moves).not.toBe(play(5, 1, 8).moves);
    const singly = [1, 2, 3].map((game) => play(5, game, 1).events);
    expect(singly.reduce((sum, events) => sum + events)).toBe(play(5, 1, 3).events);
  });

  it('keep to their numbers of players, and tell how far they are', () => {
    const heard: [number, number][] = [];
    const onProgress = (done: number, all: number) => heard.push([done, all]);
    const { raw, ...rest } = melee();
    const nine = { ...rest, raw: { ...raw, crowd: { ...raw.crowd, least: 9, most: 9 } } };
    const broken = simulate(without('melee.markers-due'), nine, { games: 3, onProgress });
    expect(broken.broken.map(({ size }) => size)).toEqual([9, 9, 9]);
    expect(heard).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  // What is left out, and the demand by which it is noticed.
  it.each([
    ['melee.too-close', 'room-on-the-left'],
    ['melee.designate', undefined],
    ['melee.designations-inherited', 'as-many-as-due'],
    ['melee.removed-at-end', 'none-designated-waits'],
    ['melee.holder-left', 'nobody-gone-waits'],
    ['melee.may-begin', 'somebody-plays'],
    ['melee.room-after-departure', 'nothing-waits-in-vain'],
    ['melee.kept', 'extra-turns-kept'],
    ['melee.owed-without-marker', 'extra-turns-kept'],
  ])('notice when %s is missing', (id, demand) => {
    const rulebook = without(id);
    // Chance decides which demand is missed first; the one meant is missed before long.
    const { broken } = simulate(rulebook, melee(), { games: 200, giveUpAfter: 8 });
    const found = broken.find((one) => one.demand?.id === demand);
    expect(found).toBeDefined();
    expect(found?.message === undefined).toBe(demand !== undefined);
    const scenario = found?.scenario;
    expect(scenario?.steps.length).toBeGreaterThanOrEqual(found?.move ?? 0);
    // Played as a scenario the game comes to the same: a demand on the table is not met, or the rules refuse to go on.
    const asked = scenario?.steps.some((step) => 'ask' in step);
    const failures = scenario ? runScenario(rulebook, scenario).failures : [];
    if (asked || demand === undefined)
      expect(failures.map(({ code }) => code)).toEqual([asked ? 'test.answer' : 'test.fault']);
  });
});

describe('a simulation file', () => {
  const text = (change: (raw: Record<string, unknown>) => void): string => {
    const raw = structuredClone(JSON.parse(simulations[0]?.document.source.text ?? '{}')) as Record<string, unknown>;
    change(raw);
    return JSON.stringify(raw);
  };
  const codes = (change: (raw: Record<string, unknown>) => void): readonly string[] => {
    const { document, diagnostics } = readDocument({ file: 'x.simulation.json', text: text(change) }, 'simulation');
    return (document ? prepareSimulation(shipped(), document).diagnostics : diagnostics).map(({ code }) => code);
  };
  const moves = [{ often: 1, one: { a: 'turns' }, some: { b: 'turns' }, send: 'turnEnds(a)' }];

  it.each<[string, (raw: Record<string, unknown>) => void, readonly string[]]>([
    ['as it is', () => {}, []],
    [
      'an unknown collection',
      (raw) => Object.assign(raw['crowd'] as object, { collection: 'plyers' }),
      ['simulation.unknown-name'],
    ],
    ['too few at most', (raw) => Object.assign(raw['length'] as object, { least: 99 }), ['simulation.bounds']],
    ['two draws in a move', (raw) => Object.assign(raw, { moves }), ['simulation.two-draws']],
    [
      'a draw from no list',
      (raw) => Object.assign(raw, { moves: [{ often: 1, one: { a: '3' }, send: 'gameStarts()' }] }),
      ['simulation.not-a-list'],
    ],
    ['an unknown name in an expression', (raw) => Object.assign(raw, { over: 'size(turnz) > 0' }), ['name.unknown']],
    ['a key too many', (raw) => Object.assign(raw, { ende: 'true' }), ['schema.superfluous-key']],
    [
      'a misspelt key',
      (raw) => {
        raw['ovr'] = raw['over'];
        delete raw['over'];
      },
      ['schema.unknown-key'],
    ],
  ])('with %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});

describe('chance', () => {
  it('is fair enough, and never leaves its bounds', () => {
    const chance = new Random(1, 1);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[chance.between(1, 6) - 1]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('draws different things', () => {
    const chance = new Random(2, 3);
    for (let i = 0; i < 200; i++) {
      const drawn = chance.some([1, 2, 3, 4, 5, 6, 7], 4);
      expect(new Set(drawn).size).toBe(4);
    }
  });
});
