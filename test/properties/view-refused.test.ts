import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare } from '../../src/engine/ask/prepare.js';
import { send } from '../../src/engine/events/send.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { factOf } from '../../src/engine/table/read.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import type { TableView, ViewChange } from '../../src/engine/table/table-view.js';
import { viewTable } from '../../src/engine/table/view.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();

interface Item {
  readonly id: string;
  [fact: string]: unknown;
}

/** Four players of limited range: who is in whose reach is left out, and worked out. */
const host = (more: Partial<TableView<Item>> = {}) => {
  const state: { readonly [collection: string]: Item[] } = {
    players: ['A', 'B', 'C', 'D'].map((id) => ({ id, rangeSeats: 1 })),
    objects: [],
    attackers: [],
  };
  const setup = { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range'] };
  const view: TableView<Item> = {
    setup,
    members: (collection) => state[collection],
    idOf: ({ id }) => id,
    fact: (item, fact) => item[fact],
    ...more,
  };
  const table = viewTable(rulebook, view);
  const opened = (): Table => openTable(rulebook, structuredClone({ setup, ...state }) as unknown as TableJson);
  return { state, table, opened, player: (at: number) => state['players']?.[at] as Item };
};
type Hosted = ReturnType<typeof host>;

const said = (table: Table) => [
  tableToJson(table),
  ...['B', 'C', 'D']
    .filter((thing) => table.world.byId.has(thing))
    .map((thing) => ask(table, 'inRange', { player: 'A', thing }, { trace: true })),
];
const faultOf = (work: () => unknown): Fault | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
};
const codeOf = (work: () => unknown): string => faultOf(work)?.code ?? 'fine';

const expectFresh = ({ table, opened }: Hosted): void => expect(said(table)).toEqual(said(opened()));

describe('a view whose change was refused', () => {
  it('answers as a fresh table when it was told of somebody who has gone', () => {
    const hosted = host();
    const inRange = prepare(hosted.table, 'inRange');
    const [a, b] = [handleOf(hosted.table, 'A'), handleOf(hosted.table, 'B')];
    expect(inRange(a, b)).toBe(true);
    hosted.state['players']?.pop();
    expect(codeOf(() => hosted.table.changed({ members: 'players' }, { of: 'D', fact: 'life' }))).toBe(
      'fault.argument',
    );
    expect(inRange(a, b)).toBe(true);
    expectFresh(hosted);
  });

  it('refuses what a fresh table refuses, and answers once that is mended, whether or not it is told so', () => {
    for (const tell of [true, false]) {
      const hosted = host();
      hosted.player(0)['rangeSeats'] = 'two';
      expect(codeOf(() => hosted.table.changed({ of: 'A', fact: 'rangeSeats' }))).toBe('fault.table');
      expect(codeOf(() => said(hosted.table))).toBe('fault.table');
      expect(codeOf(hosted.opened)).toBe('fault.table');
      hosted.player(0)['rangeSeats'] = 2;
      if (tell) hosted.table.changed({ of: 'A', fact: 'rangeSeats' });
      expectFresh(hosted);
    }
  });

  it('answers again once its host does', () => {
    const hosted = host();
    let failures = 2;
    Object.defineProperty(hosted.player(0), 'rangeSeats', {
      enumerable: true,
      get: () => {
        if (failures-- > 0) throw new Error('busy');
        return 2;
      },
    });
    expect(() => hosted.table.changed({ of: 'A', fact: 'rangeSeats' })).toThrow('busy');
    expect(() => said(hosted.table)).toThrow('busy');
    expectFresh(hosted);
  });

  it('reads the members again that it could not read, and knows what was told beside them', () => {
    const hosted = host();
    hosted.state['objects']?.push({ id: 'A', owner: 'A' });
    hosted.player(0)['rangeSeats'] = 2;
    const reported: ViewChange[] = [{ of: 'A', fact: 'rangeSeats' }, { members: 'objects' }];
    expect(codeOf(() => hosted.table.changed(...reported))).toBe('fault.table');
    (hosted.state['objects'] as Item[]).splice(0, 1, { id: 'bear', owner: 'A' });
    expectFresh(hosted);
    expect(hosted.table.world.byId.has('bear')).toBe(true);
  });

  it('takes nothing from a change that is none', () => {
    const hosted = host();
    hosted.player(0)['rangeSeats'] = 2;
    for (const wrong of [
      'evrything',
      null,
      undefined,
      {},
      7,
      { of: 7 },
      { of: 'A', fact: 7 },
      { members: 'persons' },
    ]) {
      const reported = [{ of: 'A', fact: 'rangeSeats' }, wrong] as ViewChange[];
      expect(
        codeOf(() => hosted.table.changed(...reported)),
        JSON.stringify(wrong),
      ).toBe('fault.argument');
    }
    expect(codeOf(() => hosted.table.changed({ of: 'A', fact: 'rangeSeat' }))).toBe('fault.argument');
    hosted.table.changed('everything');
    expectFresh(hosted);
  });
});

describe('an id that comes back', () => {
  it.each([
    ['in one call', [[{ members: 'attackers' }, { members: 'objects' }]]],
    ['in one call, what came first', [[{ members: 'objects' }, { members: 'attackers' }]]],
    ['in two calls', [[{ members: 'attackers' }], [{ members: 'objects' }]]],
    ['in two calls, what came first', [[{ members: 'objects' }], [{ members: 'attackers' }]]],
  ] as const)('may be that of a thing of another kind, told %s', (_, calls) => {
    const hosted = host();
    const { state, table } = hosted;
    state['objects']?.push({ id: 'bear', owner: 'A', types: ['creature'] });
    state['attackers']?.push({ id: 'x1', creature: 'bear', attacking: 'B' });
    table.changed({ members: 'objects' }, { members: 'attackers' });
    expect(table.assumed).toContainEqual({ of: 'x1', fact: 'turn' });
    state['attackers']?.pop();
    state['objects']?.push({ id: 'x1', owner: 'B', types: ['creature'] });
    for (const changes of calls) codeOf(() => table.changed(...changes));
    expectFresh(hosted);
    hosted.player(0)['rangeSeats'] = 2;
    table.changed({ of: 'A', fact: 'rangeSeats' });
    expectFresh(hosted);
  });
});

describe('a view that shows no game', () => {
  const crowned = { event: 'becomesMonarch', fields: { player: 'B' } };

  it('is told that a fact of it would be lost, by a plan that is carried out and by its changes', () => {
    const { table, opened } = host();
    const plan = send(table, crowned);
    expect(plan.changes).toEqual([{ op: 'set', of: 'game', fact: 'monarch', value: 'B' }]);
    const problem = { code: 'fault.argument', values: { problem: 'view.no-single', of: 'game', fact: 'monarch' } };
    expect(faultOf(() => table.changed(...plan.changes))).toMatchObject(problem);
    expect(faultOf(() => send(table, crowned, { carryOut: true }))).toMatchObject(problem);
    expect(said(table)).toEqual(said(opened()));
  });

  it('goes on once it shows one', () => {
    const game: Item = { id: 'game' };
    const { table } = host({ single: () => game });
    for (const { op, ...write } of send(table, crowned).changes) {
      expect(op).toBe('set');
      if ('fact' in write) game[write.fact] = write.value;
      table.changed({ of: 'game', fact: 'monarch' });
    }
    expect(factOf(table, 'game', 'monarch')).toBe('B');
  });
});
