import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/model/entry.js';
import { anchors, levels, overridersOf, sorted } from '../../src/engine/ruleset/order.js';

/** The parts of an entry that order it. */
const one = (id: string, rest: Partial<Entry> = {}): Entry =>
  ({ id, overrides: [], replaces: [], before: [], after: [], ...rest }) as unknown as Entry;

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id).join(' ');

describe('who overrides whom', () => {
  const named = (entries: readonly Entry[]) =>
    Object.fromEntries([...overridersOf(entries)].map(([entry, by]) => [entry.id, ids(by)]));

  it('is said by id, among the entries at hand', () => {
    const entries = [one('rule'), one('exception', { overrides: ['rule', 'elsewhere'] }), one('other')];
    expect(named(entries)).toEqual({ rule: 'exception', exception: '', other: '' });
  });

  it('`all` means every entry that does not say `all` itself', () => {
    const card = one('card', { overrides: 'all' });
    const second = one('second', { overrides: 'all' });
    expect(named([one('rule'), card, second])).toEqual({ rule: 'card second', card: '', second: '' });
  });

  it('never means the entry itself', () => {
    expect(named([one('rule', { overrides: ['rule'] })])).toEqual({ rule: '' });
  });
});

describe('entries in order', () => {
  it('go by id where nothing else is said, whatever the order of the file', () => {
    const entries = ['c', 'a', 'b'].map((id) => one(id));
    expect(ids(sorted(entries, anchors(entries)))).toBe('a b c');
    expect(ids(sorted([...entries].reverse(), anchors(entries)))).toBe('a b c');
  });

  it('go by rank before id', () => {
    const entries = ['a', 'b', 'c'].map((id) => one(id));
    expect(
      ids(
        sorted(
          entries,
          () => [],
          (entry) => (entry.id === 'a' ? 1 : 0),
        ),
      ),
    ).toBe('b c a');
  });

  it('come after those that they name in `after`, and before those in `before`', () => {
    const entries = [one('a', { after: ['c'] }), one('b'), one('c'), one('d', { before: ['b', 'gone'] })];
    expect(ids(sorted(entries, anchors(entries)))).toBe('c a d b');
  });

  it('are refused on a cycle', () => {
    const entries = [one('a', { after: ['b'] }), one('b', { after: ['a'] }), one('c')];
    expect(() => sorted(entries, anchors(entries))).toThrowError(
      expect.objectContaining({ code: 'fault.cycle', entries: ['a', 'b'] }),
    );
  });
});

describe('entries that act together', () => {
  it('are those whose anchors let them act equally early', () => {
    const entries = [
      one('a'),
      one('b', { after: ['a'] }),
      one('c', { before: ['d'] }),
      one('d', { after: ['b'] }),
      one('e'),
    ];
    expect(levels(entries).map(ids)).toEqual(['a c e', 'b', 'd']);
  });

  it('are all of them where there are no anchors', () => {
    expect(levels([one('b'), one('a')]).map(ids)).toEqual(['a b']);
  });
});
