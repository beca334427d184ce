import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare } from '../../src/engine/ask/prepare.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { send, sendAny, verify } from '../../src/engine/events/send.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { addThing, removeThing, setFact } from '../../src/engine/table/change-table.js';
import { copyTable, openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { underRules } from '../../src/engine/table/under-rules.js';
import { viewTable } from '../../src/engine/table/view.js';
import { drifted, refuseDrift } from '../../src/testing.js';
import { amount } from '../amount.js';
import { canonical, outcomeOf, snapshot } from '../reference/agreement.js';
import { type Round, roundsOf } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { argumentsOf } from './asking.js';
import { Host, type Item } from './host.js';
import { moved, moves, withoutEmpty } from './moves.js';
import { poolsOf, tablesOf } from './tables.js';

const rulebook = shipped();
const { questions, events } = rulebook.vocabulary;
const limits = { seed: 801_104 };

/** Everything that comes of asking and sending: answers with notices, reasons and traces, plans, prepared answers. */
const said = (table: Table, json: TableJson, { asks, sends }: Round): readonly string[] => {
  const pools = poolsOf(rulebook, json);
  const answers = asks.map((call) => {
    const args = argumentsOf(call, questions[call.name]?.parameters ?? [], pools);
    if (args === undefined) return 'nothing to ask about';
    return canonical([
      call,
      outcomeOf(() => ask(table, call.name, args)),
      outcomeOf(() => ask(table, call.name, args, { trace: true })),
    ]);
  });
  const plans = sends.map((call) => {
    const fields = argumentsOf(call, events[call.name]?.fields ?? [], pools);
    if (fields === undefined) return 'nothing to send';
    return canonical([call, outcomeOf(() => send(table, { event: call.name, fields }))]);
  });
  const players = poolsOf(rulebook, json).get('Player') ?? [];
  const quick = outcomeOf(() => {
    const opponents = prepare(table, 'opponents');
    return players.map((id) =>
      (opponents(handleOf(table, id)) as readonly { id: string }[] | undefined)?.map(({ id }) => id),
    );
  });
  return [...answers, ...plans, canonical(quick), canonical(outcomeOf(() => verify(table)))];
};

const scenes = fc.tuple(
  roundsOf(rulebook, 12, 3, { asks: 6, sends: 1 }),
  tablesOf(rulebook),
  fc.array(moves, { maxLength: 4 }),
);

describe('a table that shows the state of a host', () => {
  it('answers and plans as a table opened from the same state, whatever the host changes and tells', () => {
    let [compared, unlike] = [0, 0];
    fc.assert(
      fc.property(scenes, ([round, otherTable, turns]) => {
        const [host, other] = [new Host(rulebook, round.table), new Host(rulebook, otherTable)];
        const view = viewTable(rulebook, host);
        for (const turn of [[], ...turns]) {
          const changes = turn.flatMap((move) => moved(host, other, move));
          changes.push(...withoutEmpty(host));
          // A later move may have taken away what an earlier one changed.
          const there = new Set(host.all.map(({ id }) => id));
          view.changed(...changes.filter((one) => typeof one === 'string' || !('of' in one) || there.has(one.of)));
          const json = host.json();
          const opened = openTable(rulebook, json);
          const [shown, expected] = [said(view, json, round), said(opened, json, round)];
          expect(shown).toEqual(expected);
          // Nothing is left behind by what was planned, on neither side.
          expect(canonical(snapshot(view))).toBe(canonical(snapshot(opened)));
          expect(canonical(tableToJson(view))).toBe(canonical(tableToJson(opened)));
          compared += expected.length;
          unlike += new Set(expected).size;
        }
      }),
      { ...limits, numRuns: amount(6, 40) },
    );
    expect(compared).toBeGreaterThan(amount(10, 100));
    expect(unlike).toBeGreaterThan(amount(6, 60));
  });

  it('is asked for a fact once, and only for facts that a rule looks at', () => {
    const host = new Host(rulebook, {
      setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
      players: ['Ada', 'Bruno', 'Carla'],
      objects: Array.from({ length: 50 }, (_, i) => ({ id: `bear${i}`, owner: 'Ada', types: ['creature'] })),
    });
    const view = viewTable(rulebook, host);
    expect([...host.asked.keys()].filter((key) => key.startsWith('bear'))).toEqual([]);
    const attack = (): string | undefined => ask(view, 'mayAttack', { creature: 'bear1', defender: 'Bruno' }).verdict;
    expect(attack()).toBe(attack());
    expect(Math.max(...host.asked.values())).toBe(1);
    expect([...host.asked.keys()].filter((key) => key.startsWith('bear2'))).toEqual([]);
    expect(host.asked.get('bear1.owner')).toBe(1);
    const before = host.asked.size;
    const [controllerOf, handle] = [prepare(view, 'controllerOf'), handleOf(view, 'bear1')];
    expect(controllerOf(handle)).toBe(handleOf(view, 'Ada'));
    const [bear] = (host.lists.get('objects') ?? []).slice(1);
    view.changed(host.set(bear as NonNullable<typeof bear>, 'owner', 'Carla'));
    expect(ask(view, 'controllerOf', { object: 'bear1' }).value).toBe('Carla');
    expect(host.asked.get('bear1.owner')).toBe(2);
    // What was prepared before goes on answering, and rightly.
    expect(controllerOf(handle)).toBe(handleOf(view, 'Carla'));
    expect(host.asked.size).toBe(before);
  });

  it('knows a thing that went and came back as another object', () => {
    const host = new Host(rulebook, {
      setup: { edition: '2026-09-25' },
      players: ['Ada', 'Bruno'],
      objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
      effects: [{ id: 'charm', op: 'give-object', on: 'bear', to: 'Bruno' }],
    });
    const view = viewTable(rulebook, host);
    const controller = () => ask(view, 'controllerOf', { object: 'bear' }).value;
    expect(controller()).toBe('Bruno');
    const objects = host.lists.get('objects') as Item[];
    const [bear] = objects.splice(0, 1) as [Item];
    view.changed({ members: 'objects' });
    expect(() => ask(view, 'controllerOf', { object: 'bear' })).toThrow(Fault);
    view.changed(host.add('objects', { ...bear }));
    expect(controller()).toBe('Bruno');
    host.set(objects[0] as Item, 'owner', 'Bruno');
    host.lists.set('effects', []);
    view.changed('everything');
    expect(controller()).toBe('Bruno');
    expect(underRules(view, rulebook)).toHaveProperty('changed');
  });

  it('is not written, and gives the table after a plan as a copy', () => {
    const host = new Host(rulebook, { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno', 'Carla'] });
    const view = viewTable(rulebook, host);
    const leaving = { event: 'playersLeave', fields: { players: ['Ada'] } };
    expect(() => setFact(view, 'Ada', 'life', 3)).toThrow(expect.objectContaining({ code: 'fault.view' }));
    const after = applyPlan(view, send(view, leaving));
    expect(ask(after, 'playersIn', {}).value).toEqual(['Bruno', 'Carla']);
    expect(ask(view, 'playersIn', {}).value).toEqual(['Ada', 'Bruno', 'Carla']);
  });

  it('takes a plan as carried out that the host makes afterwards, and finds what it does not make', () => {
    const json = { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno', 'Carla'] };
    const opening = { event: 'turnBegins', fields: { group: 'Ada' } };
    for (const forgotten of ['nothing', 'set'] as const) {
      const host = new Host(rulebook, json);
      const view = viewTable(rulebook, host);
      refuseDrift(view);
      const { changes } = send(view, opening, { carryOut: true });
      expect(changes.map(({ op }) => op)).toEqual(['create', 'set', 'fresh']);
      for (const change of changes) if (change.op !== forgotten) host.make(change);
      const [turn] = view.world.list('turns');
      const active = () => ask(view, 'isActive', { player: 'Ada', turn: turn?.id ?? '' }).value;
      if (forgotten === 'set') expect(active).toThrow(expect.objectContaining({ code: 'fault.drifted' }));
      else expect(active()).toBe(true);
      expect(drifted(view).map(({ fact }) => fact)).toEqual(forgotten === 'set' ? ['turnsBegun'] : []);
      view.changed('everything');
      expect(active()).toBe(true);
      expect(canonical(tableToJson(view))).toBe(canonical(tableToJson(openTable(rulebook, host.json()))));
    }
  });

  it('says what is wrong with a fact when a rule looks at it, and with ids at once', () => {
    const json = { setup: { edition: '2026-09-25' }, players: [{ id: 'Ada', life: 'many' }, 'Bruno'] };
    const view = viewTable(rulebook, new Host(rulebook, json));
    expect(ask(view, 'playersIn', {}).value).toEqual(['Ada', 'Bruno']);
    expect(() => tableToJson(view)).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ pointer: '/players/Ada/life' }) }),
    );
    const twice = new Host(rulebook, { ...json, players: ['Ada', 'Ada'] });
    expect(() => viewTable(rulebook, twice)).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ problem: 'table.id-twice' }) }),
    );
    expect(() => view.changed({ of: 'Zoe' })).toThrow(expect.objectContaining({ code: 'fault.argument' }));
    expect(() => view.changed({ members: 'boats' })).toThrow(expect.objectContaining({ code: 'fault.argument' }));
    expect(() => view.changed({ of: 'Ada', fact: 'hat' })).toThrow(expect.objectContaining({ code: 'fault.argument' }));
  });
});

describe('a table that is told what changed', () => {
  it('answers as one opened anew, refuses what opening refuses, and comes back from its JSON the same', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(scenes, ([round, otherTable, turns]) => {
        const table = openTable(rulebook, round.table);
        const [shadow, other] = [new Host(rulebook, tableToJson(table)), new Host(rulebook, otherTable)];
        for (const { what, at, fact } of turns.flat()) {
          const item = shadow.all[at % shadow.all.length] as (typeof shadow.all)[number];
          const model = other.all.find(({ id }) => id === item.id)?.facts ?? {};
          const name = Object.keys(model)[fact % Math.max(Object.keys(model).length, 1)];
          const value = name === undefined ? undefined : model[name];
          const before = canonical(tableToJson(table));
          if (what !== 'fact' || name === undefined || value === undefined) continue;
          const state = new Host(rulebook, tableToJson(table));
          state.set(state.all.find(({ id }) => id === item.id) as typeof item, name, value);
          const expected = outcomeOf(() => openTable(rulebook, state.json()));
          const outcome = outcomeOf(() => setFact(table, item.id, name, value));
          expect(outcome === undefined).toBe(!('fault' in expected));
          if ('fault' in expected) {
            refused++;
            expect(canonical(tableToJson(table))).toBe(before);
          } else accepted++;
        }
        const json = tableToJson(table);
        const again = openTable(rulebook, json);
        expect(said(table, json, round)).toEqual(said(again, json, round));
        expect(canonical(tableToJson(again))).toBe(canonical(json));
      }),
      { ...limits, numRuns: amount(10, 60) },
    );
    expect(accepted).toBeGreaterThan(amount(0, 10));
    expect(refused).toBeGreaterThanOrEqual(amount(0, 1));
  });

  it('takes things in and lets them go', () => {
    const table = openTable(rulebook, {
      setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
      players: ['Ada', 'Bruno', 'Carla'],
      objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
    });
    addThing(table, 'effects', { id: 'charm', op: 'give-object', on: 'bear', to: 'Carla' });
    expect(ask(table, 'controllerOf', { object: 'bear' }).value).toBe('Carla');
    removeThing(table, 'charm');
    expect(ask(table, 'controllerOf', { object: 'bear' }).value).toBe('Ada');
    for (const wrong of ['bear', 'game', { owner: 'Ada' }, { id: 'x', hat: 1 }, { id: 'x', owner: 'Zoe' }, null, 7])
      expect(() => addThing(table, 'objects', wrong)).toThrow(expect.objectContaining({ code: 'fault.table' }));
    expect(() => addThing(table, 'boats', 'x')).toThrow(expect.objectContaining({ code: 'fault.argument' }));
    expect(() => removeThing(table, 'charm')).toThrow(expect.objectContaining({ code: 'fault.argument' }));
    expect(() => setFact(table, 'bear', 'hat', 1)).toThrow(expect.objectContaining({ code: 'fault.argument' }));
  });
});

describe('a table written down and opened again', () => {
  const json = {
    setup: { edition: '2026-09-25', variants: ['grand-melee'], options: ['limited-range', 'attack-left'] },
    players: ['Ada', 'Bruno', 'Carla', 'Dario'],
    objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
  };
  const notices = (table: Table) => ask(table, 'inRange', { player: 'Ada', thing: 'Bruno' }, { trace: true }).notices;

  it('goes on saying which facts nobody gave, and no longer once a plan has set them', () => {
    const table = openTable(rulebook, json);
    expect(notices(table)).toContainEqual({ code: 'assumed', values: { of: 'Ada', fact: 'reach' } });
    expect(notices(copyTable(table))).toEqual(notices(table));
    sendAny(table, { event: 'rangeRecorded', fields: { player: 'Ada', reach: ['Ada'] } }, { carryOut: true });
    expect(table.assumed).not.toContainEqual({ of: 'Ada', fact: 'reach' });
    expect(table.assumed).toContainEqual({ of: 'Bruno', fact: 'reach' });
    expect(notices(openTable(rulebook, tableToJson(table)))).toEqual(notices(table));
  });

  it('does not write what it would be without', () => {
    const [bear] = tableToJson(openTable(rulebook, json))['objects'] as readonly object[];
    expect(bear).toEqual({ id: 'bear', owner: 'Ada', types: ['creature'] });
  });

  it('passes over assumptions about what is not there, and refuses what is no list of ids', () => {
    const open = (assumed: Json) => openTable(rulebook, { ...json, assumed } as unknown as TableJson);
    expect(open({ reach: ['Zoe'], hat: ['Ada'] }).assumed).toEqual(openTable(rulebook, json).assumed);
    for (const wrong of [7, ['Ada'], { reach: 'Ada' }, null])
      expect(() => open(wrong)).toThrow(expect.objectContaining({ code: 'fault.table' }));
  });
});
