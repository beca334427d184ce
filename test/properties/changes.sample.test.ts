import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send } from '../../src/engine/events/send.js';
import { factOf } from '../../src/engine/table/read.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import type { ViewedTable } from '../../src/engine/table/table-view.js';
import { underRules } from '../../src/engine/table/under-rules.js';
import { viewTable } from '../../src/engine/table/view.js';
import { drifted, refuseDrift } from '../../src/testing.js';
import { amount } from '../amount.js';
import { canonical } from '../reference/agreement.js';
import { Host } from './host.js';
import { games, limits, played, rulebook } from './playing.js';

/** All facts of a table, without which of them were only assumed. */
const factsOf = (table: Table): string => {
  const { assumed: _, ...json } = tableToJson(table) as unknown as { readonly [key: string]: unknown };
  return canonical(json);
};

/** A view that refuses what its host forgets. */
const watched = (host: Host): ViewedTable => {
  const view = viewTable(rulebook, host);
  refuseDrift(view);
  return view;
};

describe('a view that is watched', () => {
  const json = {
    setup: { edition: '2026-09-25' },
    players: ['A', 'B', 'C'].map((id) => ({ id, life: 20 })),
    objects: [{ id: 'o', owner: 'A' }],
  };
  const open = () => {
    const host = new Host(rulebook, json as never);
    const view = watched(host);
    tableToJson(view);
    return { host, view, item: (id: string) => host.all.find((one) => one.id === id) as (typeof host.all)[number] };
  };

  it('names a fact that the host changed without a word', () => {
    const { host, view, item } = open();
    host.set(item('A'), 'life', 3);
    host.set(item('B'), 'life', 4);
    expect(drifted(view).map(({ of, fact, now }) => [of, fact, now])).toEqual([
      ['A', 'life', 3],
      ['B', 'life', 4],
    ]);
    expect(() => view.changed({ of: 'A', fact: 'life' })).toThrow(/B\.life/);
    view.changed({ of: 'B', fact: 'life' });
    expect(drifted(view)).toEqual([]);
  });

  it('names a fact that is left out again, and a collection with other members', () => {
    const { host, view, item } = open();
    host.set(item('o'), 'owner', undefined);
    expect(drifted(view).map(({ of, fact }) => [of, fact])).toContainEqual(['o', 'owner']);
    host.set(item('o'), 'owner', 'A');
    host.add('objects', { id: 'p', facts: { owner: 'B' } });
    expect(drifted(view)).toEqual([{ of: 'objects', reported: ['o'], now: ['o', 'p'] }]);
    expect(() => view.changed()).toThrow(/objects/);
  });

  it.each([false, true])(
    'names each write of a plan that the host tells and does not make (carried out: %s)',
    (carryOut) => {
      const options = ['limited-range', 'attack-multiple'];
      const start = {
        setup: { edition: '2026-09-25', variants: ['free-for-all'], options },
        game: { status: 'running', startingGroup: 'A' },
        players: ['A', 'B', 'C', 'D'].map((id) => ({ id, life: 20, rangeSeats: 1 })),
        objects: ['A', 'B', 'C', 'D'].map((owner) => ({ id: `${owner}1`, owner, types: ['creature'] })),
      };
      const sends = [
        { event: 'turnBegins', fields: { group: 'A' } },
        { event: 'stepBegins', fields: { turn: 'turn1', step: 'declare-attackers' } },
        { event: 'attackersAreDeclared', fields: { attacks: [{ is: 'Attacker', creature: 'A1', attacking: 'B' }] } },
        { event: 'damageIsDealt', fields: { source: 'A1', to: 'B', amount: 3, combat: true } },
        { event: 'playersLeave', fields: { players: ['B'] } },
        { event: 'turnEnds', fields: { turn: 'turn1' } },
      ];
      let looks = 0;
      /** Plays up to an event, and of its plan forgets one write; false: there are not so many. */
      const forgets = (last: number, nth: number): boolean => {
        const host = new Host(rulebook, start as never);
        const view = watched(host);
        for (const [at, sent] of sends.slice(0, last + 1).entries()) {
          const { changes } = send(view, sent, { carryOut });
          const forgotten = at === last ? changes[nth] : undefined;
          if (at === last && forgotten === undefined) return false;
          for (const change of changes) if (change !== forgotten) host.make(change);
          const next = () => (carryOut ? tableToJson(view) : view.changed(...changes));
          if (forgotten === undefined) next();
          else {
            const refused = expect.objectContaining({ code: 'fault.drifted' });
            expect(next, JSON.stringify(forgotten)).toThrow(refused);
            // Asked again it goes on refusing, until the write is made.
            expect(() => ask(view, 'playersIn'), JSON.stringify(forgotten)).toThrow(refused);
            expect(drifted(view).length, JSON.stringify(forgotten)).toBeGreaterThan(0);
            host.make(forgotten);
            expect(drifted(view), JSON.stringify(forgotten)).toEqual([]);
            expect(ask(view, 'playersIn').because.length).toBeGreaterThan(0);
          }
        }
        looks++;
        return true;
      };
      for (const last of sends.keys()) for (let nth = 0; forgets(last, nth); ) nth++;
      expect(looks).toBeGreaterThan(15);
    },
  );

  it('takes a fact that the host changed once more after a plan, and goes on refusing one that it never tells', () => {
    const { host, view, item } = open();
    send(view, { event: 'lifeChanges', fields: { player: 'A', amount: 3, cause: 'gain' } }, { carryOut: true });
    expect(() => ask(view, 'playersIn')).toThrow(/A\.life/);
    host.set(item('A'), 'life', 11);
    view.changed({ of: 'A', fact: 'life' });
    expect(factOf(view, 'A', 'life')).toBe(11);
    host.set(item('A'), 'life', 12);
    for (let i = 0; i < 3; i++) expect(() => view.changed()).toThrow(/A\.life/);
    expect(() => ask(view, 'playersIn')).toThrow(/A\.life/);
    view.changed('everything');
    expect(drifted(view)).toEqual([]);
  });

  it('takes two plans that are told at once, and an object that stands in the place of another', () => {
    const { host, view, item } = open();
    const changes = [3, 4].map((value) => ({ op: 'set', of: 'A', fact: 'life', value }) as const);
    for (const change of changes) host.make(change);
    view.changed(...changes);
    const objects = host.lists.get('objects') as (typeof host.all)[number][];
    objects[0] = { id: 'o', facts: { ...item('o').facts, tapped: true } };
    expect(drifted(view)).toEqual([{ of: 'o', fact: 'tapped', reported: false, now: true }]);
    view.changed({ members: 'objects' });
    expect(drifted(view)).toEqual([]);
  });

  it('is watched under other rules as well, and no table without a host is', () => {
    const { host, view, item } = open();
    const other = underRules(view, rulebook);
    tableToJson(other);
    host.set(item('A'), 'life', 3);
    expect(() => other.changed()).toThrow(/A\.life/);
    expect(drifted(other)).toEqual(drifted(view));
    for (const call of [drifted, refuseDrift])
      expect(() => call(openTable(rulebook, json as never))).toThrow(`“table” of ${call.name} expects viewTable(…)`);
  });

  it('finds what was forgotten among many facts within some calls', () => {
    const objects = Array.from({ length: 200 }, (_, i) => ({ id: `o${i}`, owner: 'A', types: ['creature'] }));
    const host = new Host(rulebook, { ...json, objects } as never);
    const view = watched(host);
    tableToJson(view);
    host.set(host.all.find(({ id }) => id === 'o150') as (typeof host.all)[number], 'tapped', true);
    const calls = () => {
      for (let i = 0; i < 400; i++) view.changed();
    };
    expect(calls).toThrow(/o150\.tapped/);
  });
});

describe('the changes of a plan', () => {
  it('keep a host in step that makes them and knows no event', () => {
    let [plans, created, removed] = [0, 0, 0];
    fc.assert(
      fc.property(games, ([start, sends]) => {
        const host = new Host(rulebook, tableToJson(openTable(rulebook, start)));
        const view = watched(host);
        played(start, sends, ({ plan, after }) => {
          for (const change of plan.changes) host.make(change);
          view.changed(...plan.changes);
          expect(factsOf(view)).toBe(factsOf(after));
          expect(drifted(view)).toEqual([]);
          expect(factsOf(openTable(rulebook, host.json()))).toBe(factsOf(after));
          plans++;
          created += plan.changes.filter(({ op }) => op === 'create').length;
          removed += plan.changes.filter(({ op }) => op === 'remove').length;
        });
      }),
      limits,
    );
    console.info(`${plans} plans, ${created} things created, ${removed} removed`);
    expect([plans > amount(20, 100), created > amount(0, 2), removed > amount(0, 5)]).toEqual([true, true, true]);
  });

  it('name the things that events create, and say each fact once', () => {
    fc.assert(
      fc.property(games, ([start, sends]) => {
        played(start, sends, ({ before, plan, after }) => {
          const ids = plan.steps.flat().flatMap(({ created = [] }) => created);
          const made = plan.changes.flatMap((change) => (change.op === 'create' ? change.id : []));
          expect(ids).toEqual(expect.arrayContaining(made));
          for (const id of made) expect(before.world.byId.has(id)).toBe(false);
          for (const id of made) expect(after.world.byId.has(id)).toBe(true);
          const facts = plan.changes.flatMap((change) => (change.op === 'set' ? `${change.of}.${change.fact}` : []));
          expect(new Set(facts).size).toBe(facts.length);
        });
      }),
      { ...limits, numRuns: amount(4, 30) },
    );
  });

  it('are refused on a table that they do not fit, which is left as it was', () => {
    const table = openTable(rulebook, { setup: { edition: '2026-09-25' }, players: ['A', 'B'] } as never);
    const before = canonical(tableToJson(table));
    const plan = { sent: [], steps: [], undone: [], numbers: {}, needs: [], unknown: [], edition: '', notices: [] };
    const good = { op: 'set', of: 'A', fact: 'life', value: 3 } as const;
    const bad = [
      { op: 'set', of: 'C', fact: 'life', value: 3 },
      { op: 'set', of: 'A', fact: 'lief', value: 3 },
      { op: 'set', of: 'A', fact: 'life', value: 'much' },
      { op: 'create', members: 'players', id: 'B', facts: {} },
      { op: 'create', members: 'persons', id: 'C', facts: {} },
      { op: 'create', members: 'objects', id: 'o', facts: { owner: 'C' } },
      { op: 'remove', members: 'players', id: 'C' },
    ] as const;
    for (const one of bad) {
      expect(() => carryOutPlan(table, { ...plan, changes: [good, one] })).toThrow(/fault\.plan|plan/);
      expect(canonical(tableToJson(table))).toBe(before);
    }
  });
});
