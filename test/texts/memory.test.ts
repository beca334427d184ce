import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MemoryEntry, matchesOf } from '../../tools/texts/memory/memory.js';

const entry = (origin: MemoryEntry['origin'], source: string, target = `‹${source}›`): MemoryEntry => ({
  origin,
  source,
  target,
  from: origin,
});
const all = { least: 0.01, most: 100 };

describe('a translation memory', () => {
  it('has what is of the same rule first, then the most similar', () => {
    const source = 'A creature attacks only opponents within range.';
    const found = matchesOf(
      source,
      [
        entry('rulebook', 'A creature attacks only opponents.'),
        entry('rulebook', source),
        entry('rule', 'A creature attacks nobody.'),
        entry('earlier', 'A creature attacks opponents within range.'),
        entry('rulebook', 'Poison counters stay.'),
      ],
      { least: 0.3, most: 4 },
    );
    expect(found.map(({ origin }) => origin)).toEqual(['earlier', 'rule', 'rulebook', 'rulebook']);
    expect(found.map(({ similarity }) => Math.floor(similarity * 100))).toEqual([94, 53, 100, 84]);
  });

  it('finds nothing more by looking closer than it did by counting words', () => {
    const text = fc
      .array(fc.constantFrom('a', 'creature', 'attacks', '“range”', 'its', '.', '802.1a'), { maxLength: 9 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, fc.double({ min: 0.2, max: 1, noNaN: true }), (one, other, least) => {
        const [any] = matchesOf(one, [entry('rule', other)], { least: 0, most: 1 });
        const [found] = matchesOf(one, [entry('rule', other)], { least, most: 1 });
        expect(found !== undefined).toBe((any?.similarity ?? 0) >= least);
      }),
      { numRuns: 500 },
    );
  });

  it('takes one of those that say the same in both languages, and nothing without a translation', () => {
    const found = matchesOf(
      'One two',
      [entry('rulebook', 'One two', 'Uno'), entry('rule', 'One two', 'Uno'), entry('rule', 'One', '')],
      all,
    );
    expect(found.map(({ origin }) => origin)).toEqual(['rule']);
  });
});
