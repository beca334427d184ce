import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connections } from '../../tools/serve/connections.js';

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
