import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { resolve } from '../../src/engine/events/resolve.js';
import type { SentEvent } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { likely, pick } from '../moments/draw.js';
import { type Facts, sittingOf, VARIANTS } from '../moments/setups.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const TABLES = amount(20, 120);

const value = (table: Table, question: string, args: { readonly [name: string]: Json }): Json =>
  ask(table, question, args).value ?? null;
const listed = (table: Table, question: string, args: { readonly [name: string]: Json }) =>
  value(table, question, args) as readonly string[];
const may = (table: Table, question: string, args: { readonly [name: string]: Json }): boolean =>
  ask(table, question, args).verdict === 'allowed';

/** The table after an event, whatever is chosen on the way; undefined where nothing happens. */
function done(table: Table, chance: Random, event: string, fields: { readonly [field: string]: Json }) {
  const plan = resolve(table, { event, fields }, ({ among }) => pick(chance, among));
  expect(plan.unknown).toEqual([]);
  return plan.steps.length === 0 ? undefined : applyPlan(table, plan);
}

/** People before a combat, each with a creature, some with a planeswalker; often without an option that says who defends. */
function tableBefore(chance: Random): TableJson {
  const sitting = sittingOf(
    chance,
    rulebook,
    pick(
      chance,
      VARIANTS.filter((variant) => variant !== 'grand-melee'),
    ),
  );
  const { setup, players, teams } = sitting;
  const options = likely(chance, 50) ? setup.options.filter((option) => !option.startsWith('attack-')) : setup.options;
  const shared = options.includes('shared-team-turns');
  const first = pick(chance, players);
  const group = (shared ? first['team'] : first['id']) as string;
  const objects = players.flatMap(({ id }, seat): Facts[] => [
    { id: `c${seat}`, owner: id as string, types: ['creature'] },
    ...(likely(chance, 30) ? [{ id: `w${seat}`, owner: id as string, types: ['planeswalker'] }] : []),
  ]);
  const turns = [{ id: 't', group, number: 4, step: likely(chance, 70) ? 'first-main' : 'untap' }];
  const skips = likely(chance, 25) ? [{ id: 's', group, part: 'begin-combat-step' }] : [];
  const game = { startedWith: players.length, turnsBegun: 4 };
  return { setup: { ...setup, options }, game, players, teams, objects, turns, skips } as unknown as TableJson;
}

/** Up to the declaration of attackers; where steps aren't reported, as it is. */
function atDeclaration(chance: Random): Table | undefined {
  let table: Table | undefined = openTable(rulebook, tableBefore(chance));
  const leaving = () => {
    if (table === undefined || !likely(chance, 25)) return;
    table = done(table, chance, 'concedes', { player: pick(chance, listed(table, 'playersIn', {})) });
  };
  leaving();
  if (table === undefined || stepOf(table) === 'untap') return table;
  if (likely(chance, 90)) table = done(table, chance, 'stepBegins', { turn: 't', step: 'begin-combat' });
  leaving();
  return table && done(table, chance, 'stepBegins', { turn: 't', step: 'declare-attackers' });
}

const stepOf = (table: Table): Json => (tableToJson(table)['turns'] as readonly Facts[])[0]?.['step'] ?? null;
const isOver = (table: Table): boolean =>
  value(table, 'playersIn', {}) === null ||
  (tableToJson(table)['game'] !== undefined && (tableToJson(table)['game'] as Facts)['status'] === 'over');

const attackOf = (creature: string, defender: string): Json => [{ is: 'Attacker', creature, attacking: defender }];
const blockOf = (creature: string, attacker: string): Json => [{ is: 'Blocker', creature, blocks: [attacker] }];

/** Single attacks and blocks among the moves of a player, as creature and what it is sent at. */
const movesOf = (table: Table, player: string, event: string, list: string): readonly string[] =>
  (value(table, 'moves', { player }) as unknown as readonly SentEvent[])
    .filter((move) => move.event === event)
    .flatMap(({ fields = {} }) => fields[list] as unknown as readonly Facts[])
    .map(({ creature, attacking, blocks }) => `${creature} ${attacking ?? (blocks as readonly string[])[0]}`);

describe('who defends', () => {
  it('is one answer for attacks, defenders, blocks and moves', () => {
    const seen = { attacked: 0, nobody: 0, silent: 0 };
    for (let nth = 0; nth < TABLES; nth++) {
      const chance = new Random(506_2, nth);
      const table = atDeclaration(chance);
      if (table === undefined || isOver(table)) continue;
      const where = JSON.stringify(tableToJson(table));
      const people = listed(table, 'playersIn', {});
      const objects = tableToJson(table)['objects'] as readonly Facts[];
      const creatures = objects.filter(({ id }) => String(id).startsWith('c')).map(({ id }) => id as string);
      const walkers = objects.filter(({ id }) => String(id).startsWith('w')).map(({ id }) => id as string);
      const able = creatures.flatMap((creature) =>
        [...people, ...walkers]
          .filter((defender) => may(table, 'mayAttack', { creature, defender }))
          .map((defender) => [creature, defender] as const),
      );
      const reported = stepOf(table) === 'declare-attackers';
      const attackable = listed(table, 'attackablePlayers', { turn: 't' });
      const victimOf = (defender: string) => value(table, 'defenderPlayer', { defender }) as string;
      if (reported) {
        for (const [, defender] of able) expect(attackable, where).toContain(victimOf(defender));
        expect(listed(table, 'defendersIn', { turn: 't' }), where).toEqual(attackable);
        const moves = people.flatMap((player) => movesOf(table, player, 'attackersAreDeclared', 'attacks'));
        expect([...moves].sort(), where).toEqual(able.map((pair) => pair.join(' ')).sort());
      }
      if (able.length === 0) {
        seen.nobody++;
        continue;
      }
      const [attacker, defender] = pick(chance, able);
      const victim = victimOf(defender);
      let combat = done(table, chance, 'attackersAreDeclared', { attacks: attackOf(attacker, defender) });
      expect(combat, where).toBeDefined();
      if (combat !== undefined && reported)
        combat = done(combat, chance, 'stepBegins', { turn: 't', step: 'declare-blockers' });
      if (combat === undefined) continue;
      expect(listed(combat, 'defendersIn', { turn: 't' }), where).toContain(victim);
      seen.attacked++;
      if (!reported) seen.silent++;
      expect(done(combat, chance, 'blockersAreDeclared', { player: victim, blocks: [] }), where).toBeDefined();
      blocksAgree(combat, chance, { people, objects, attacker, reported });
      // A table on which the choice is missing says nobody, and says so everywhere.
      const { turns, ...rest } = tableToJson(combat);
      const forgotten = (turns as readonly Facts[]).map(({ chosenDefender: _, ...turn }) => turn);
      blocksAgree(openTable(rulebook, { ...rest, turns: forgotten } as unknown as TableJson), chance, {
        ...{ people, objects, attacker, reported },
      });
    }
    expect(seen.attacked).toBeGreaterThan(TABLES / 4);
    expect(seen.nobody).toBeGreaterThan(TABLES / 20);
    expect(seen.silent).toBeGreaterThan(TABLES / 20);
  });
});

interface Blocking {
  readonly people: readonly string[];
  readonly objects: readonly Facts[];
  readonly attacker: string;
  readonly reported: boolean;
}

/** A block is offered, allowed and carried out, or none of it. */
function blocksAgree(combat: Table, chance: Random, { people, objects, attacker, reported }: Blocking): void {
  const where = JSON.stringify(tableToJson(combat));
  const attackable = listed(combat, 'attackablePlayers', { turn: 't' });
  for (const player of people) {
    const own = objects
      .filter(({ id, owner }) => owner === player && String(id).startsWith('c'))
      .map(({ id }) => id as string);
    const able = own.filter((creature) => creature !== attacker && may(combat, 'mayBlock', { creature, attacker }));
    if (able.length > 0) expect(attackable, where).toContain(player);
    if (reported)
      expect(movesOf(combat, player, 'blockersAreDeclared', 'blocks'), where).toEqual(
        able.map((creature) => `${creature} ${attacker}`),
      );
    for (const creature of able)
      expect(
        done(combat, chance, 'blockersAreDeclared', { player, blocks: blockOf(creature, attacker) }),
        where,
      ).toBeDefined();
  }
}
