import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { send } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { likely, pick } from '../moments/draw.js';
import { type Facts, sittingOf, VARIANTS } from '../moments/setups.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const TABLES = amount(8, 60);
const { enumerations } = rulebook.vocabulary;
const valuesOf = (enumeration: string): readonly string[] => Object.keys(enumerations[enumeration]?.values ?? {});

/** A table with one permanent from which constraints, effects and abilities of every kind come; it is phased out or not there at all. */
function twinsOf(chance: Random) {
  const { setup, players, teams } = sittingOf(chance, rulebook, pick(chance, VARIANTS.slice(0, 3)));
  const ids = players.map(({ id }) => id as string);
  const active = pick(chance, ids);
  const creatures = ids.map((owner, seat) => ({ id: `c${seat}`, owner, types: ['creature'] }));
  const ghost = { id: 'ghost', owner: pick(chance, ids), types: ['enchantment'], phasedIn: false };
  const bars = valuesOf('Action').map((action, i): Facts => {
    const sense = likely(chance, 30) && ['attack', 'block'].includes(action) ? { sense: 'requirement' } : {};
    return { id: `r${i}`, action, source: 'ghost', ...(likely(chance, 50) && { player: pick(chance, ids) }), ...sense };
  });
  const effects = valuesOf('EffectKind').map((op, i) => {
    const on = pick(chance, op === 'give-object' ? creatures.map(({ id }) => id) : ids);
    // Control of a player for as long as something remains has ended before anybody asks.
    const source = { source: 'ghost', duration: 'while-source', timestamp: i + 1 };
    return { id: `e${i}`, op: op === 'give-player' ? 'other' : op, on, to: pick(chance, ids), ...source };
  });
  const abilities = valuesOf('Whose').map((whose, i) => ({ id: `a${i}`, on: 'ghost', whose, player: active }));
  const turns = [{ id: 't', group: active, number: 4, step: 'declare-attackers', chosenDefender: pick(chance, ids) }];
  const common = { setup, players, teams, turns, game: { startedWith: ids.length, turnsBegun: 4 } };
  const opened = (more: { readonly [collection: string]: readonly Facts[] }) =>
    openTable(rulebook, { ...common, ...more } as unknown as TableJson);
  return {
    ids,
    creatures,
    abilities,
    out: opened({ objects: [...creatures, ghost], constraints: bars, effects, abilities }),
    without: opened({ objects: creatures }),
  };
}

/** What a table says of everything that is not phased out. */
function saidOf(table: Table, { ids, creatures }: ReturnType<typeof twinsOf>): Json {
  const asked = (question: string, args: { readonly [name: string]: Json }) => {
    const { verdict, value, problems } = ask(table, question, args);
    return verdict ?? value ?? (problems as unknown as Json) ?? null;
  };
  const changed = (event: string, fields: { readonly [field: string]: Json }) =>
    send(table, { event, fields }).changes as unknown as Json;
  // With whoever leaves, the permanent and its effects go, too: only whether it happens is compared.
  const happens = (event: string, fields: { readonly [field: string]: Json }) =>
    send(table, { event, fields }).steps.length > 0;
  const ability = { is: 'Ability', on: 'c0' };
  return [
    ...creatures.flatMap(({ id: creature }) => [
      asked('controllerOf', { object: creature }),
      ...ids.map((defender) => asked('mayAttack', { creature, defender })),
    ]),
    asked('attackProblems', { attacks: [] }),
    ...ids.flatMap((player) => [
      asked('mayActivate', { player, ability }),
      asked('mayPlayLand', { player, turn: 't' }),
      changed('lifeChanges', { player, amount: 3, cause: 'gain' }),
      changed('lifeChanges', { player, amount: -3, cause: 'loss' }),
      changed('becomesMonarch', { player }),
      happens('wins', { player, cause: 'effect' }),
      happens('loses', { player, cause: 'effect' }),
    ]),
  ];
}

describe('what is phased out', () => {
  it('changes nothing, and its abilities neither trigger nor may be activated (702.26b)', () => {
    for (let nth = 0; nth < TABLES; nth++) {
      const twins = twinsOf(new Random(702_26, nth));
      const { out, without, ids, abilities } = twins;
      expect(saidOf(out, twins)).toEqual(saidOf(without, twins));
      for (const { id: ability } of abilities) {
        expect(ask(out, 'triggerInstances', { ability, turn: 't' }).value).toEqual([]);
        expect(ask(out, 'triggers', { ability, happening: { is: 'Happening' } }).verdict).toBe('denied');
        for (const player of ids) expect(ask(out, 'mayActivate', { player, ability }).verdict).toBe('denied');
      }
    }
  });
});
