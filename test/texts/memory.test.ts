import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MemoryEntry, matchesOf } from '../../tools/texts/memory/memory.js';
import { Room } from './exchange/room.js';

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
        entry('file', source),
        entry('rule', 'A creature attacks nobody.'),
        entry('earlier', 'A creature attacks opponents within range.'),
        entry('rulebook', 'Poison counters stay.'),
      ],
      { least: 0.3, most: 4 },
    );
    expect(found.map(({ origin }) => origin)).toEqual(['earlier', 'rule', 'file', 'rulebook']);
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
      [entry('file', 'One two', 'Uno'), entry('rule', 'One two', 'Uno'), entry('rule', 'One', '')],
      all,
    );
    expect(found.map(({ origin }) => origin)).toEqual(['rule']);
  });
});

describe('text memory', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room();
  });
  afterEach(() => room.remove());
  const key = 'play.no-drums-for-children/text';

  it('shows how a text was translated before it changed, with what is different', () => {
    const { out, exit } = room.tavolata('text', 'memory', key);
    expect(exit).toBe(0);
    expect(out).toMatch(/\d\d %.* the same text before: play\.no-drums-for-children\/text/);
    expect(out).toContain('→ I bambini piccoli non suonano tamburi.');
    expect(out).toContain('Small children {+never +}play');
  });

  it('looks into the memories of other people too, and says how like they are', () => {
    const memory = room.at('wiki.tmx');
    const unit =
      '<tu><tuv xml:lang="EN-GB"><seg>Small children never play “drums” &amp; fifes.</seg></tuv><tuv xml:lang="it-IT"><seg>Mai tamburi.</seg></tuv></tu>';
    writeFileSync(memory, `<tmx version="1.4"><header srclang="en-GB"/><body>${unit}</body></tmx>`);
    const { out } = room.tavolata('text', 'memory', key, '--memory', memory, '--json');
    const { matches } = JSON.parse(out).texts[0];
    expect(matches.at(-1)).toMatchObject({
      origin: 'file',
      from: memory,
      target: 'Mai tamburi.',
      similarity: expect.closeTo(0.95, 1),
    });
  });

  it('says when there is nothing, and refuses what it cannot take', () => {
    expect(room.tavolata('text', 'memory')).toMatchObject({ exit: 2 });
    expect(room.tavolata('text', 'memory', key, '--memory', 'nowhere.tmx')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('nowhere.tmx'),
    });
  });
});
