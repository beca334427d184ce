import { describe, expect, it } from 'vitest';
import * as library from '../../src/index.js';
import { drifted } from '../../src/testing.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const MOST = Number.MAX_SAFE_INTEGER;
const json = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'] },
  players: [{ id: 'A', life: MOST }, 'B'],
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
  turns: [{ id: 'turn', group: 'A' }],
} as unknown as library.TableJson;
const token = { event: 'objectIsCreated', fields: { kind: 'token', owner: 'A', controller: 'A', zone: 'battlefield' } };
const gains = (amount: number) => ({
  event: 'lifeChanges',
  fields: { player: 'A', amount, cause: amount < 0 ? 'loss' : 'gain' },
});

const faultOf = (work: () => unknown): library.Fault => {
  try {
    work();
  } catch (error) {
    if (error instanceof library.Fault) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('a state', () => {
  it.each([
    ['a number that is not exact', json, gains(1), { problem: 'plan.beyond', of: 'A', fact: 'life' }],
    ['an id beyond the last number', { ...json, fresh: MOST }, token, { problem: 'plan.no-fresh', got: MOST }],
  ])('is given nothing that it could not be read back with: %s', (_, given, event, values) => {
    const table = library.openTable(rulebook, given);
    const before = JSON.stringify(library.tableToJson(table));
    for (const carryOut of [false, true]) {
      const fault = faultOf(() => library.send(table, event, { carryOut }));
      expect([fault.code, fault.values]).toMatchObject(['fault.plan', values]);
      expect(fault.in('it')).toContain(String(MOST));
    }
    expect(JSON.stringify(library.tableToJson(table))).toBe(before);
  });

  it('takes what is exact to the very end, and is opened again from it', () => {
    const table = library.openTable(rulebook, { ...json, fresh: MOST - 1 });
    for (const event of [gains(-1), gains(1), token]) library.send(table, event, { carryOut: true });
    const after = library.tableToJson(table);
    expect(library.tableToJson(library.openTable(rulebook, after))).toEqual(after);
  });

  it('has whatever ids it is opened with, also later', () => {
    const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const table = library.openTable(rulebook, json);
    for (const id of ids) library.addThing(table, 'objects', { id, owner: 'A' });
    expect(library.membersOf(table, 'objects')).toEqual(['bear', ...ids]);
    const objects = ids.map((id) => ({ id, owner: 'A' }));
    expect(library.membersOf(library.openTable(rulebook, { ...json, objects }), 'objects')).toEqual(ids);
    expect(faultOf(() => library.addThing(table, 'objects', { id: 'players' })).values['problem']).toBe('table.clash');
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10'])(
    'has no edition of a day that there is not: %s',
    (edition) => {
      const fault = faultOf(() => library.openTable(rulebook, { ...json, setup: { ...json.setup, edition } }));
      expect(fault.code).toBe('fault.edition-not-a-date');
    },
  );

  it('of a host that gives no text for an id is refused in words', () => {
    const item: { me?: unknown } = {};
    item.me = item;
    let id: unknown = 'A';
    const members = (collection: string) => (collection === 'players' ? [item] : []);
    const view = library.viewTable(rulebook, {
      ...{ setup: json.setup, members, idOf: () => id as string, fact: () => undefined },
    });
    id = item;
    expect(drifted(view)).toMatchObject([{ of: 'players', reported: ['A'], now: ['{ … }'] }]);
    expect(faultOf(() => view.changed('everything')).code).toBe('fault.table');
  });
});
