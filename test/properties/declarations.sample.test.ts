import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../bench/boards.js';
import { Random } from '../../src/engine/setup/random.js';
import { applyPlan, ask, explain, openTable, prepare, send, type TableJson } from '../../src/index.js';
import { amount, firstSeed, sampleOf } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { wrongOn } from './best-declarations.js';
import { problemOf, wrongIn } from './choosing.js';
import { boardOf } from './declarations.js';
import { surrounded } from './surroundings.js';

const SEED = firstSeed(20_261_127);
const rulebook = shipped();

describe('the heaviest choice', () => {
  it.each([
    { sets: 200, cells: 375_000 },
    { sets: 1, cells: 375_000 },
    { sets: 1, cells: 0 },
  ])('is the one that trying all of them finds, with $sets sets listed and at most $cells cells', (limits) => {
    const { sets, cells } = limits;
    const chance = new Random(SEED, sets);
    for (let i = 0; i < amount(30, 500); i++) {
      const problem = problemOf(chance);
      expect([wrongIn(problem, (i % 3) - 1, sets, cells), problem]).toEqual([null, problem]);
    }
  });
});

describe('attacks and blocks under requirements and restrictions', () => {
  it('are judged as trying every declaration does, and the best breaks nothing by the rules themselves', () => {
    const chance = new Random(SEED);
    for (let i = 0; i < amount(12, 200); i++) {
      const bare = boardOf(chance, 4);
      const board = i % 2 === 0 ? bare : surrounded(chance, bare);
      const wrong = wrongOn(rulebook, board, (all) => all[chance.below(all.length)] ?? new Map());
      expect([wrong, board.json]).toEqual([null, board.json]);
    }
  });

  /** What each creature has to attack, and what it can't: the creatures have nothing to do with each other. */
  const alone = (chance: Random) => {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + chance.below(4));
    const others = players.slice(1);
    const creatures = Array.from({ length: 10 + chance.below(30) }, (_, i) => {
      const some = () => others.filter(() => chance.below(100) < 40);
      return { id: `x${i}`, wanted: some(), barred: some(), must: chance.below(2) };
    });
    const constraints = creatures.flatMap(({ id, wanted, barred, must }) => [
      ...Array.from({ length: must }, () => ({ id: `m${id}`, action: 'attack', sense: 'requirement', creature: id })),
      ...wanted.map((about) => ({ id: `w${id}${about}`, action: 'attack', sense: 'requirement', creature: id, about })),
      ...barred.map((about) => ({ id: `b${id}${about}`, action: 'attack', creature: id, about })),
    ]);
    const json = {
      setup: { edition: '2026-09-25', options: ['attack-multiple'] },
      players,
      turns: [{ id: 't', group: 'A', number: 7, step: 'declare-attackers' }],
      objects: creatures.map(({ id }) => ({ id, owner: 'A', types: ['creature'] })),
      constraints,
    } as unknown as TableJson;
    const most = creatures.reduce((sum, { wanted, barred, must }) => {
      const worth = others.filter((one) => !barred.includes(one)).map((one) => must + Number(wanted.includes(one)));
      return sum + Math.max(0, ...worth);
    }, 0);
    return { json, most };
  };

  it('are judged however many creatures there are', () => {
    const chance = new Random(SEED, 1);
    for (let i = 0; i < amount(2, 12); i++) {
      const { json, most } = alone(chance);
      const table = openTable(rulebook, json);
      expect([ask(table, 'mostRequirementsMet', { turn: 't' }).value, json]).toEqual([most, json]);
      const attacks = ask(table, 'bestAttack', { turn: 't' }).value ?? [];
      const plan = send(table, { event: 'attackersAreDeclared', fields: { attacks, player: 'A' } });
      expect(plan.unknown).toEqual([]);
      expect(plan.steps.length).toBeGreaterThan(0);
      expect(() => applyPlan(table, plan)).not.toThrow();
    }
  });

  it.each(sampleOf(BOARDS, { quick: 2 }))(
    'are judged on a crowded board: $name.en',
    ({ table: json, question, args }) => {
      const table = openTable(rulebook, json);
      const { problems, unknown } = ask(table, question, args);
      expect(unknown).toEqual([]);
      expect(problems?.length).toBeGreaterThan(0);
      const player = question === 'attackProblems' ? 'A' : 'B';
      const moves = ask(table, 'moves', { player });
      expect(moves.unknown).toEqual([]);
    },
  );
});

/** Attackers that each have to be blocked by three of a few: which of them can be is a puzzle that nobody solves in reasonable time. */
const puzzle = (): TableJson => {
  const chance = new Random(1);
  const blockers = Array.from({ length: 24 }, (_, i) => `b${i}`);
  const attackers = Array.from({ length: 24 }, (_, i) => `x${i}`);
  const constraints = attackers.flatMap((attacker) => {
    const rest = [...blockers];
    for (let i = 0; i < 3; i++) rest.splice(chance.below(rest.length), 1);
    const barred = rest.map((creature) => ({ id: `n${creature}${attacker}`, action: 'block', creature, attacker }));
    return [{ id: `m${attacker}`, action: 'block', sense: 'requirement', attacker, atLeast: 3 }, ...barred];
  });
  return {
    setup: { edition: '2026-09-25', options: ['attack-multiple'] },
    players: ['A', 'B', 'C'],
    turns: [{ id: 't', group: 'A', number: 3, step: 'declare-blockers' }],
    objects: [
      ...attackers.map((id) => ({ id, owner: 'A', types: ['creature'] })),
      ...blockers.map((id) => ({ id, owner: 'B', types: ['creature'] })),
    ],
    attackers: attackers.map((creature) => ({ id: `k${creature}`, creature, turn: 't', attacking: 'B' })),
    constraints,
  } as unknown as TableJson;
};

describe('a board that is too hard', () => {
  const table = openTable(rulebook, puzzle());
  const most = ask(table, 'mostBlockRequirementsMet', { player: 'B' });
  const [, found = '', upper = ''] = /^(\d+)\.\.(\d+)$/.exec(most.unknown[0]?.fact ?? '') ?? [];

  it('says that nothing is missing, and from where to where the answer lies', () => {
    expect(most.unknown).toEqual([{ of: 'bestChoice', fact: `${found}..${upper}`, code: 'choice.undecided' }]);
    expect(Number(found)).toBeLessThan(Number(upper));
    const said = explain(most, rulebook, 'en');
    expect(said).toContain('Too much to work out\n  “bestChoice” gave up before the best choice was proven');
    expect(said).not.toMatch(/missing|should give/i);
    expect(explain(most, rulebook, 'it')).toContain('Troppo da calcolare\n  «bestChoice» ha rinunciato prima di');
    expect(prepare(table, 'mostBlockRequirementsMet')(table.world.byId.get('B') as never)).toBeUndefined();
  });

  it('is the same each time', () => {
    expect(ask(openTable(rulebook, puzzle()), 'mostBlockRequirementsMet', { player: 'B' })).toEqual(most);
  });

  it('still lets who declares pass and concede, and refuses what is surely too little', () => {
    const events = (ask(table, 'moves', { player: 'B' }).value as readonly { readonly event: string }[]).map(
      ({ event }) => event,
    );
    expect(events).toContain('concedes');
    expect(ask(table, 'blockProblems', { player: 'B', blocks: [] }).problems).toHaveLength(1);
  });

  it('is judged where the host gives the figure', () => {
    const json = puzzle() as unknown as { players: unknown[] };
    json.players[1] = { id: 'B', mostBlockRequirementsMet: 0 };
    const given = openTable(rulebook, json as unknown as TableJson);
    expect(ask(given, 'mostBlockRequirementsMet', { player: 'B' }).value).toBe(0);
    expect(ask(given, 'blockProblems', { player: 'B', blocks: [] }).problems).toEqual([]);
  });
});

describe('a fact that is missing', () => {
  const json = {
    setup: { edition: '2026-09-25', options: ['attack-multiple'] },
    players: ['A', 'B', 'C'],
    turns: [{ id: 't', group: 'A', number: 3, step: 'declare-attackers' }],
    objects: [
      { id: 'x', owner: 'A', types: ['creature'] },
      { id: 'w', owner: 'B', types: ['battle'] },
    ],
    constraints: [{ id: 'm', action: 'attack', sense: 'requirement', creature: 'x' }],
  } as unknown as TableJson;

  it('is named, and moves has what is sure', () => {
    const table = openTable(rulebook, json);
    const missing = [{ of: 'w', fact: 'protector' }];
    expect(ask(table, 'mostRequirementsMet', { turn: 't' }).unknown).toEqual(missing);
    expect(ask(table, 'mostRequirementsMet', { turn: 't' }, { trace: true }).unknown).toEqual(missing);
    const moves = ask(table, 'moves', { player: 'A' });
    expect(moves.unknown).toEqual(missing);
    expect(JSON.stringify(moves.value)).toContain('concedes');
  });
});
