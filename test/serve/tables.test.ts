import { describe, expect, it, vi } from 'vitest';
import { Service } from '../../tools/serve/service.js';
import { answered, request, result, rulebook, serviceWith, TABLE } from './serving.js';

const code = (...given: Parameters<typeof answered>): string | undefined => answered(...given).error?.data.code;

describe('tables', () => {
  it('are listed with their owners, and closed together', () => {
    const service = serviceWith();
    result(service, 'openTable', { table: TABLE, owner: 'red' });
    result(service, 'openTable', { table: TABLE });
    result(service, 'copyTable', { table: 't2', owner: 'red' });
    result(service, 'makeTable', { players: ['Ada', 'Bruno'], seed: 1, open: true, owner: 'blue' });
    const listed = result(service, 'tables').tables;
    expect(listed.map(({ table, owner }: { table: string; owner?: string }) => [table, owner])).toEqual([
      ['t1', 'red'],
      ['t2', undefined],
      ['t3', 'red'],
      ['t4', 'blue'],
    ]);
    expect(listed[0]).toMatchObject({ things: 5, idle: 0 });
    expect(result(service, 'tables', { owner: 'blue' }).tables).toHaveLength(1);
    expect(result(service, 'close', { owner: 'red' })).toEqual({ closed: 2 });
    expect(result(service, 'tables').tables.map(({ table }: { table: string }) => table)).toEqual(['t2', 't4']);
    expect(code(service, request('close', {}))).toBe('serve.one-of');
    expect(code(service, request('close', { table: 't2', owner: 'red' }))).toBe('serve.one-of');
  });

  it('that are gone are told from those that never were', () => {
    const service = serviceWith();
    result(service, 'openTable', { table: TABLE });
    result(service, 'close', { table: 't1' });
    expect(code(service, request('tableToJson', { table: 't1' }))).toBe('serve.table-gone');
    expect(code(service, request('tableToJson', { table: 't2' }))).toBe('serve.no-table');
    expect(result(service, 'openTable', { table: TABLE }).table).toBe('t2');
  });

  it('of a server that has ended are not taken for those of the next one', () => {
    const [before, after] = ['-1f', '-2e'].map(
      (mark) => new Service({ rulebook, version: '0.0.0', lang: 'en', mark }),
    ) as [Service, Service];
    const old = result(before, 'openTable', { table: TABLE }).table;
    const { table } = result(after, 'openTable', { table: TABLE });
    for (const method of ['tableToJson', 'close']) {
      expect(code(after, request(method, { table: old }))).toBe('serve.no-table');
      expect(code(after, request(method, { table }))).toBe(undefined);
    }
    expect(code(after, request('close', { table }))).toBe('serve.table-gone');
  });

  it('stay in use, or end, whatever happens to the clock on the wall', () => {
    const service = serviceWith();
    result(service, 'openTable', { table: TABLE });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
    service.held.closeIdle(60);
    vi.useRealTimers();
    expect(service.held.size).toBe(1);
  });

  it('end when nobody uses them, or with their connection', () => {
    const service = serviceWith();
    const [here, there] = [{}, {}];
    const open = (connection: object, whileConnected: boolean) =>
      service.answer(JSON.stringify(request('openTable', { table: TABLE, whileConnected })), connection);
    open(here, true);
    open(here, false);
    open(there, true);
    service.held.closeConnection(here);
    expect(service.held.list().map(({ table }) => table)).toEqual(['t2', 't3']);
    service.held.table('t2').usedAt -= 5_000;
    service.held.closeIdle(10);
    expect(service.held.size).toBe(2);
    service.held.closeIdle(4);
    expect(service.held.list().map(({ table }) => table)).toEqual(['t3']);
  });

  it('need not be held for a single request', () => {
    const service = serviceWith();
    const asked = { question: 'mayAttack', arguments: { creature: 'bear', defender: 'Carla' } };
    const [{ table }] = [result(service, 'openTable', { table: TABLE })];
    expect(result(service, 'ask', { ...asked, table: TABLE })).toEqual(result(service, 'ask', { ...asked, table }));
    const leave = { events: [{ event: 'concedes', fields: { player: 'Ada' } }] };
    const plan = result(service, 'send', { ...leave, table: TABLE });
    expect(plan).toEqual(result(service, 'send', { ...leave, table }));
    expect(result(service, 'verify', { table: TABLE }).steps).toEqual([]);
    expect(result(service, 'factOf', { table: TABLE, of: 'Ada', fact: 'inGame' })).toEqual({ value: true });
    expect(result(service, 'membersOf', { table: TABLE, collection: 'objects' })).toEqual({ members: ['bear'] });
    expect(result(service, 'explain', { table: TABLE, text: 'opponents(Ada)' }).it).toContain('Bruno');
    expect(
      result(service, 'matrix', {
        table: TABLE,
        question: 'areOpponents',
        over: { player: ['Ada'], other: ['Bruno'] },
      }),
    ).toMatchObject({
      answers: [[true]],
    });
    expect(service.held.size).toBe(1);
    expect(code(service, request('changeTable', { table: TABLE, changes: [] }))).toBe('serve.wrong-part');
    expect(code(service, request('ask', { ...asked, table: { players: [] } }))).toBe('serve.table-refused');
  });
});

describe('a choice', () => {
  const events = [{ event: 'playersLeave', fields: { players: ['Ada'] } }];

  it('that nobody asked for is refused by resolve and told by send', () => {
    const service = serviceWith();
    result(service, 'openTable', { table: TABLE });
    const picks = [{ matter: 'nothing.of-the-kind', by: 'Ada', pick: 1 }];
    expect(code(service, request('resolve', { table: 't1', events, picks }))).toBe('fault.unused-pick');
    expect(result(service, 'send', { table: 't1', events, picks }).unusedPicks).toEqual(picks);
    expect(result(service, 'resolve', { table: 't1', events, picks: [], carryOut: true }).steps).not.toEqual([]);
    expect(result(service, 'factOf', { table: 't1', of: 'Ada', fact: 'inGame' })).toEqual({ value: false });
  });
});

describe('half a character', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":"\\ud800","method":"info"}', 'serve.lone-surrogate'],
    ['{"jsonrpc":"2.0","id":"\\uDC00\\uD800","method":"info"}', 'serve.lone-surrogate'],
    ['{"jsonrpc":"2.0","id":"\\ud83d\\ude00","method":"tables"}', undefined],
    ['{"jsonrpc":"2.0","id":"\\\\ud800","method":"tables"}', undefined],
    ['{"jsonrpc":"2.0","id":"\\\\\\ud800","method":"tables"}', 'serve.lone-surrogate'],
  ])('in %s', (text, found) => {
    expect(code(serviceWith(), text)).toBe(found);
  });
});
