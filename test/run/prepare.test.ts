import { describe, expect, it } from 'vitest';
import { Random } from '../../src/engine/setup/random.js';
import {
  addThing,
  ask,
  copyTable,
  type Handle,
  handleOf,
  type Json,
  openTable,
  prepare,
  prepareMatrix,
  prepareReasoned,
  type Quick,
  removeThing,
  send,
  setFact,
  type Table,
  undo,
  type Value,
} from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const SETUP = { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] };

/** A table with so many players, each with a range of two seats, and so many creatures, dealt out among them. */
const crowd = (players: number, creatures: number) => {
  const ids = Array.from({ length: players }, (_, i) => `P${i + 1}`);
  return {
    setup: SETUP,
    players: ids.map((id) => ({ id, rangeSeats: 2 })),
    turns: [{ id: 'turn1', active: 'P1' }],
    objects: Array.from({ length: creatures }, (_, i) => ({
      id: `bear${i + 1}`,
      owner: ids[i % players] as string,
      types: ['creature'],
    })),
  };
};

/** Questions with the collections that their arguments come from. */
const QUESTIONS = [
  ['mayAttack', ['objects', 'players']],
  ['mayTarget', ['objects', 'players']],
  ['inRange', ['players', 'players']],
  ['distance', ['players', 'players']],
  ['isActive', ['players', 'turns']],
  ['controllerOf', ['objects']],
  ['lifeOf', ['players']],
  ['opponents', ['players']],
] as const;

const asJson = (value: ReturnType<Quick>): Json | undefined => {
  if (Array.isArray(value)) return value.map((item) => asJson(item as ReturnType<Quick>) ?? null);
  return typeof value === 'object' && value !== null ? (value as Handle).id : (value as Json | undefined);
};

/** As many things of a collection, or all. */
const some = (table: Table, chance: Random, collection: string, count: number): readonly Handle[] => {
  const all = table.world.list(collection);
  return chance.some(all, Math.min(all.length, count));
};

/** One move of a game: something is tapped, damage is dealt, another one takes the turn, somebody leaves. */
const move = (table: Table, chance: Random): void => {
  const any = (collection: string): string => some(table, chance, collection, 1)[0]?.id ?? '';
  const kind = chance.below(6);
  if (kind < 3) setFact(table, any('objects'), 'tapped', chance.below(2) === 0);
  else if (kind === 3) setFact(table, any('players'), 'life', chance.between(1, 40));
  else if (kind === 4) setFact(table, any('turns'), 'active', any('players'));
  else if ((ask(table, 'playersIn', {}).value as readonly Json[]).length > 3)
    send(table, { event: 'playersLeave', fields: { players: [any('players')] } }, { carryOut: true });
};

const play = (table: Table, moves: number): number => {
  const chance = new Random(5, 7);
  const prepared = QUESTIONS.map(([name, from]) => ({
    name,
    from,
    quick: prepare(table, name),
    reasoned: prepareReasoned(table, name),
  }));
  let compared = 0;
  for (let i = 0; i < moves; i++) {
    move(table, chance);
    const fresh = copyTable(table);
    for (const { name, from, quick, reasoned } of prepared) {
      const parameters = table.ruleset.question(name).question.parameters;
      const [firsts = [], seconds = []] = from.map((collection) => some(table, chance, collection, 6));
      for (const a of firsts)
        for (const b of from.length === 1 ? [null] : seconds) {
          const things = b ? [a, b] : [a];
          const args = Object.fromEntries(things.map(({ id }, at) => [parameters[at]?.name ?? '', id]));
          const { verdict, value, because, unknown } = ask(fresh, name, args);
          const expected = unknown.length > 0 ? undefined : (verdict ?? value);
          const where = `${name} ${JSON.stringify(args)}, move ${i}`;
          // Twice: worked out, and cached.
          for (let again = 0; again < 2; again++) {
            expect(asJson(quick(...things)), where).toEqual(expected);
            const reported = reasoned(...things);
            expect(asJson(reported?.value), where).toEqual(expected);
            if (reported) expect(reported.because, where).toEqual(because);
            compared++;
          }
        }
    }
  }
  return compared;
};

describe('a prepared question', () => {
  it('answers as a table that has just been opened does, whatever happened since', () => {
    expect(play(openTable(shipped(), crowd(6, 12)), 25)).toBeGreaterThan(5000);
  });

  it('says nothing as long as a fact is missing, and answers when it is there', () => {
    const { turns: _, ...json } = crowd(3, 3);
    const table = openTable(shipped(), { ...json, players: [{ id: 'P1' }, { id: 'P2' }, { id: 'P3' }] });
    const [first, second] = [handleOf(table, 'P1'), handleOf(table, 'P2')];
    const inRange = prepare(table, 'inRange');
    expect([inRange(first, second), inRange(first, second)]).toEqual([undefined, undefined]);
    expect(prepareReasoned(table, 'inRange')(first, second)).toBeUndefined();
    for (const id of ['P1', 'P2', 'P3']) setFact(table, id, 'reach', ['P1', 'P2', 'P3']);
    expect(inRange(first, second)).toBe(true);
  });

  it('gives the same reasons as one object until something changes', () => {
    const table = openTable(shipped(), crowd(4, 4));
    const mayAttack = prepareReasoned(table, 'mayAttack');
    const [bear, other] = [handleOf(table, 'bear1'), handleOf(table, 'P2')];
    const allowed = mayAttack(bear, other);
    expect(allowed).toEqual({ value: 'allowed', because: ['combat.may-attack'] });
    expect(mayAttack(bear, other)).toBe(allowed);
    setFact(table, 'bear1', 'tapped', true);
    expect(mayAttack(bear, other)).toEqual({ value: 'denied', because: ['combat.tapped-stay-home'] });
  });

  it('stays right where more pairs are asked about than are remembered', () => {
    const table = openTable(shipped(), crowd(300, 300));
    const [mayAttack, kept] = [prepare(table, 'mayAttack'), prepareReasoned(table, 'mayAttack')];
    const [creatures, players] = [table.world.list('objects'), table.world.list('players')];
    let allowed = 0;
    for (const creature of creatures)
      for (const player of players) {
        const answer = mayAttack(creature, player);
        if (answer === 'allowed') allowed++;
        if (player === players[2]) expect(kept(creature, player)?.value).toBe(answer);
      }
    // Two seats to each side of the active player, who has one creature.
    expect(allowed).toBe(4);
    expect(mayAttack(creatures[0] ?? null, players[299] ?? null)).toBe('allowed');
    expect(mayAttack(creatures[0] ?? null, players[150] ?? null)).toBe('denied');
  });

  it('remembers nothing about what a host makes on the spot', () => {
    const setup = { edition: '2026-09-25', variants: ['two-headed-giant'], options: ['shared-team-turns'] };
    const teams = [{ id: 'T1' }, { id: 'T2' }];
    const players = ['A', 'B', 'C', 'D'].map((id, i) => ({ id, team: i < 2 ? 'T1' : 'T2' }));
    const table = openTable(shipped(), { setup, teams, players });
    const [team, a, b] = ['T1', 'A', 'B'].map((id) => handleOf(table, id)) as [Handle, Handle, Handle];
    const setsWholeTeam = prepare(table, 'setsWholeTeam');
    const affected = [a];
    const before = setsWholeTeam(team, affected);
    affected.push(b);
    expect([before, setsWholeTeam(team, affected)]).toEqual([false, true]);
  });

  it('refuses what is missing, of another kind, of another table, or gone', () => {
    const [table, other] = [openTable(shipped(), crowd(3, 3)), openTable(shipped(), crowd(3, 3))];
    const [bear, player] = [handleOf(table, 'bear1'), handleOf(table, 'P2')];
    const asking = [
      prepare(table, 'mayAttack'),
      prepareReasoned(table, 'mayAttack'),
      (creature?: Value, defender?: Value) => prepareMatrix(table, 'mayAttack')([creature!], [defender!]),
    ] as readonly ((...args: readonly unknown[]) => unknown)[];
    for (const ask of asking) {
      ask(bear, player);
      for (const [wrong, code] of [
        [[], 'fault.argument'],
        [[bear], 'fault.argument'],
        [[player, bear], 'fault.argument'],
        [['bear1', 'P2'], 'fault.argument'],
        [[bear, [player]], 'fault.argument'],
        [[handleOf(other, 'bear1'), player], 'fault.foreign-handle'],
        [[bear, handleOf(other, 'P2')], 'fault.foreign-handle'],
      ] as const)
        expect(() => ask(...wrong), JSON.stringify(wrong.map(String))).toThrow(expect.objectContaining({ code }));
    }
    const matrix = prepareMatrix(table, 'mayAttack');
    const goneOnly = [asking[0], asking[1], (one: Value, two: Value) => matrix([one], [two])] as typeof asking;
    for (const ask of goneOnly) ask(bear, player);
    removeThing(table, 'bear1');
    for (const ask of goneOnly)
      expect(() => ask(bear, player)).toThrow(expect.objectContaining({ code: 'fault.foreign-handle' }));
    undo(table);
    for (const ask of goneOnly) expect(() => ask(bear, player)).not.toThrow();
    expect(() => prepareMatrix(table, 'mayAttack')(bear as never)).toThrow(
      expect.objectContaining({ code: 'fault.argument' }),
    );
    expect(() => prepareMatrix(table, 'mayAttack', { over: ['creature'], fixed: { defender: bear } })).not.toThrow();
    expect(() => prepareMatrix(table, 'mayAttack', { over: ['defender'], fixed: { creature: player } })).toThrow(
      expect.objectContaining({ code: 'fault.argument' }),
    );
  });
});

it('what a trace shows is not for those to change who see it', () => {
  const players = ['A', 'B', 'C', 'D'];
  const setup = { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] };
  const objects = [{ id: 'ox', owner: 'A', types: ['creature'] }];
  const table = openTable(shipped(), { setup, players: players.map((id) => ({ id, rangeSeats: 1 })), objects });
  const traced = () => ask(table, 'mayAttack', { creature: 'ox', defender: 'C' }, { trace: true });
  const shown = traced();
  const reads = (shown.trace?.considered ?? []).flatMap(({ conjuncts }) => conjuncts.flatMap((one) => one.reads));
  const asked = reads.filter((read) => 'question' in read);
  expect(asked.length).toBeGreaterThan(2);
  for (const { value, arguments: args, because } of asked) {
    expect([value, args, because].every((part) => Object.isFrozen(part))).toBe(true);
  }
  const text = JSON.stringify(shown);
  expect(JSON.stringify(traced())).toBe(text);
  addThing(table, 'effects', { id: 'lure', op: 'give-object', on: 'ox', to: 'D', timestamp: 1 });
  expect(JSON.stringify(traced())).not.toBe(text);
  expect(traced()).toEqual(ask(copyTable(table), 'mayAttack', { creature: 'ox', defender: 'C' }, { trace: true }));
  removeThing(table, 'lure');
  expect(JSON.stringify(traced())).toBe(text);
});
