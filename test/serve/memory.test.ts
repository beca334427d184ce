import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connections } from '../../tools/serve/connections.js';
import { Memory } from '../../tools/serve/memory.js';
import { Gathered, Traffic, type Waiting } from '../../tools/serve/traffic.js';
import { answered, request, result, serviceWith, TABLE } from './serving.js';

describe('the memory', () => {
  /** A heap of 100 MB of which some is garbage. */
  const heapOf = (held: number, garbage: number) => {
    const heap = {
      ...{ held, garbage, tables: 10, collected: 0, forgotten: 0 },
      usage: () => ({ used: (heap.held + heap.garbage) * 2 ** 20, most: 100 * 2 ** 20 }),
      collect: () => {
        heap.garbage = 0;
        heap.collected++;
      },
    };
    const dropCaches = () => {
      heap.forgotten++;
    };
    return { heap, memory: new Memory(75, () => heap.tables, dropCaches, heap) };
  };
  const codeOf = (error: Error | undefined) => error?.message;

  it('is full when what is held takes more than its share, and not for garbage', () => {
    const { heap, memory } = heapOf(30, 40);
    expect([memory.full(), heap.collected]).toEqual([undefined, 0]);
    heap.garbage = 50;
    expect([memory.full(), heap.collected, heap.forgotten]).toEqual([undefined, 1, 1]);
    heap.held = 80;
    expect([codeOf(memory.full()), heap.collected]).toEqual(['serve.memory-full', 2]);
    // What has hardly changed is not looked at again.
    heap.garbage = 3;
    expect([codeOf(memory.full()), heap.collected]).toEqual(['serve.memory-full', 2]);
    // Tables were closed, which are garbage now.
    Object.assign(heap, { held: 40, garbage: 40, tables: 9 });
    expect([memory.full(), heap.collected]).toEqual([undefined, 3]);
  });

  it('that is full leaves methods that need none or give some back', () => {
    const service = serviceWith({ memory: 0.000_1 });
    const codes = [
      request('openTable', { table: TABLE }),
      request('ask', { table: TABLE, question: 'isMultiplayer' }),
      request('tables'),
      request('close', { owner: 'somebody' }),
      request('info'),
    ].map((message) => answered(service, message).error?.data.code);
    expect(codes).toEqual(['serve.memory-full', 'serve.memory-full', undefined, undefined, undefined]);
  });

  it('lets go what was made ready for tables, and answers as before', () => {
    const service = serviceWith();
    const { table } = result(service, 'openTable', { table: TABLE });
    const ask = () =>
      [true, false].flatMap((brief) => [
        result(service, 'ask', { table, brief, text: 'size(players)' }),
        result(service, 'ask', { table, brief, question: 'mayAttack', arguments: ['bear', 'Carla'] }),
        result(service, 'matrix', { table, question: 'mayAttack', over: { creature: 'objects', defender: 'players' } }),
      ]);
    const before = ask();
    service.held.dropCaches();
    expect(ask()).toEqual(before);
  });
});

describe('what waits for clients', () => {
  it('takes so much memory and no more: the longest is given up', () => {
    const dropped: string[] = [];
    const one = (name: string): Waiting => ({ bytes: 0, drop: () => dropped.push(name) });
    const [short, long, late] = [one('short'), one('long'), one('late')];
    const traffic = new Traffic(10);
    traffic.grow(short, 1);
    traffic.grow(long, 8);
    traffic.grow(short, 1);
    expect(dropped).toEqual([]);
    traffic.grow(late, 3);
    expect(dropped).toEqual(['long']);
    traffic.end(late);
    traffic.grow(short, 8);
    expect(dropped).toEqual(['long']);
    traffic.grow(late, 11);
    expect(dropped).toEqual(['long', 'late']);
  });

  it('is one piece, however small its parts', () => {
    const gathered = new Gathered();
    for (const text of ['a', '', 'bcd', 'e']) gathered.push(Buffer.from(text));
    expect([gathered.length, gathered.take().toString()]).toEqual([5, 'abcde']);
    gathered.push(Buffer.from('f'));
    expect(gathered.take().toString()).toBe('f');
  });
});

class FakeSocket extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
  }
}
const socket = (): Socket => new FakeSocket() as unknown as Socket;

describe('connections', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('that ask nothing make room for one that comes, the longest silent first', () => {
    const open = new Connections(2, () => false);
    const [first, second, early, late] = [socket(), socket(), socket(), socket()];
    open.add(first);
    open.add(second);
    open.add(early);
    expect([first, second, early].map((one) => one.destroyed)).toEqual([false, false, true]);
    vi.advanceTimersByTime(2_000);
    open.add(late);
    expect([first, second, late].map((one) => one.destroyed)).toEqual([true, false, false]);
  });

  it('stay while they are asking, for a minute after it, and while a table ends with them', () => {
    const needed = socket();
    const open = new Connections(3, (one) => one === needed);
    const [asking, known] = [socket(), socket()];
    for (const one of [needed, asking, known]) {
      open.add(one);
      open.begins(one);
      open.isKnown(one);
      if (one !== asking) open.ends(one);
    }
    vi.advanceTimersByTime(30_000);
    const [early, late] = [socket(), socket()];
    open.add(early);
    vi.advanceTimersByTime(40_000);
    open.add(late);
    expect([needed, asking, known, early, late].map((one) => one.destroyed)).toEqual([false, false, true, true, false]);
  });
});
