import { describe, expect, it } from 'vitest';
import { type AskOptions, ask } from '../../src/engine/ask/ask.js';
import { applyPlan, carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send } from '../../src/engine/events/send.js';
import type { Plan, TableChange } from '../../src/engine/model/answer.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { setFact } from '../../src/engine/table/change-table.js';
import { copyTable, openTable, type Table, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import { underRules } from '../../src/engine/table/under-rules.js';
import { viewTable } from '../../src/engine/table/view.js';
import { Host } from '../properties/host.js';
import { outcomeOf } from '../reference/agreement.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const { entities } = rulebook.vocabulary;
const json = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range'] },
  players: ['A', 'B', 'C'],
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
  attackers: [{ id: 'attack', creature: 'bear', attacking: 'B' }],
  turns: [{ id: 'tu1', group: 'A' }],
} as unknown as TableJson;

/** A plan of these writes alone. */
const writing = (...changes: readonly TableChange[]): Plan => ({
  sent: [],
  steps: [],
  changes,
  undone: [],
  numbers: {},
  needs: [],
  unknown: [],
  edition: '',
  notices: [],
});

/** Every fact of every thing, and what is asked about some. */
const all = (table: Table) => {
  const { world } = table;
  const things = [...world.singles.values(), ...Object.values(world.lists).flat()];
  const player = { player: 'A' };
  return {
    json: tableToJson(table),
    facts: things.map(({ id, entity, facts }) => [
      id,
      ...Object.values(entities[entity]?.facts ?? {}).map(({ name, slot }) =>
        facts[slot] === undefined ? `${name} unknown` : name,
      ),
    ]),
    answers: [
      outcomeOf(() => ask(table, 'isActive', { ...player, turn: 'tu1' }, { trace: true })),
      outcomeOf(() => ask(table, 'controllerOf', { object: 'bear' }, { trace: true })),
      outcomeOf(() => ask(table, 'reach', player, { trace: true })),
      outcomeOf(() => send(table, { event: 'concedes', fields: player })),
    ],
  };
};

const expectSame = (table: Table): void => {
  const before = all(table);
  for (const other of [
    copyTable(table),
    openTable(rulebook, JSON.parse(JSON.stringify(tableToJson(table))) as TableJson),
    underRules(table, rulebook),
    applyPlan(table, writing()),
  ])
    expect(all(other)).toEqual(before);
};

describe('a state with unknown facts', () => {
  it('is written and read back where a fact was left open and then another one was given', () => {
    const { turns: _, ...rest } = json;
    const table = openTable(rulebook, { ...rest, turns: ['tu1'] } as unknown as TableJson);
    setFact(table, 'tu1', 'group', 'A');
    expect(tableToJson(table).unknown).toEqual({ active: ['tu1'] });
    expectSame(table);
    setFact(table, 'tu1', 'active', 'A');
    expect(tableToJson(table)).not.toHaveProperty('unknown');
  });

  const facts = Object.values(entities).flatMap(({ name, collection, single, constant, facts: own }) =>
    constant || (collection === undefined && single === undefined)
      ? []
      : Object.keys(own).map((fact) => ({ entity: name, fact })),
  );
  it('is written and read back whichever facts a plan makes unknown', () => {
    for (const { entity, fact } of facts) {
      const table = openTable(rulebook, json);
      const things = [...table.world.singles.values(), ...table.world.byId.values()];
      const of = things.find((thing) => thing.entity === entity)?.id;
      if (!of) continue;
      carryOutPlan(table, writing({ op: 'set', of, fact }));
      expectSame(table);
    }
  });

  it('is shown by a view whose host says so', () => {
    for (const { entity, fact } of facts) {
      const host = new Host(rulebook, json);
      const view = viewTable(rulebook, host);
      const item = host.all.find(
        ({ id }) => (view.world.byId.get(id) ?? view.world.singles.get(id))?.entity === entity,
      );
      if (item === undefined) continue;
      const change = { op: 'set', of: item.id, fact } as const;
      host.make(change);
      view.changed(change);
      expect(all(view)).toEqual(all(openTable(rulebook, host.json())));
    }
  });

  it('is refused where it names nothing', () => {
    const codes = (unknown: Json) => {
      const opened = tryOpenTable(rulebook, { ...json, unknown } as TableJson);
      return 'refusals' in opened ? opened.refusals.map(({ code, pointer }) => [code, pointer]) : [];
    };
    expect(codes([])).toEqual([['table.wrong-type', '/unknown']]);
    expect(codes({ life: 'A' })).toEqual([['table.wrong-type', '/unknown/life']]);
    expect(codes({ life: ['X', 3] })).toEqual([
      ['table.unknown-thing', '/unknown/life/0'],
      ['table.unknown-thing', '/unknown/life/1'],
    ]);
    expect(codes({ lief: ['A'] })).toEqual([['table.unknown-key', '/unknown/lief']]);
    expect(codes({ group: ['tu1'] })).toEqual([['table.wrong-type', '/turns/0/group']]);
    expect(codes({ status: ['game'], startedWith: ['game'], life: ['A'] })).toEqual([]);
  });
});

describe('questions about a state with unknown facts', () => {
  const attackers = [{ id: 'unseen' }, { id: 'seen', creature: 'bear', attacking: 'B' }];
  const facts = { setup: { ...json.setup, options: ['limited-range', 'attack-multiple'] }, attackers };
  const open = () =>
    openTable(rulebook, { ...json, ...facts, unknown: { creature: ['unseen'] } } as unknown as TableJson);
  const player = 'C';
  const asked: readonly (readonly [question: string, args: { readonly [name: string]: Json }])[] = [
    ['combatRole', { player, turn: 'tu1' }],
    ['mayAttack', { creature: 'bear', defender: 'B' }],
    ['attackingPlayers', { turn: 'tu1' }],
  ];
  const ways: readonly AskOptions[] = [{}, { reasons: true }, { trace: true }];
  const answers = (table: Table, way?: AskOptions) => asked.map((one) => ask(table, ...one, way));

  it('have the same answers, whatever was asked before', () => {
    for (const first of ways)
      for (const then of ways) {
        const table = open();
        answers(table, first);
        expect(answers(table, then)).toEqual(answers(open(), then));
      }
  });

  it('name what is missing each time, until it is given', () => {
    const table = open();
    const missing = () => answers(table)[1]?.unknown;
    const reach = { of: 'A', fact: 'reach' };
    expect([missing(), missing()]).toEqual([[reach], [reach]]);
    setFact(table, 'A', 'reach', ['A', 'B']);
    expect(missing()).toEqual([]);
  });
});
