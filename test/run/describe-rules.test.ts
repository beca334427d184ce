import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/engine/explain/layout.js';
import { describeRules, entryIn, readEntry, readEntryTree } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();

describe('the rules described', () => {
  it('are the entries in force in the edition, with their numbers and texts there', () => {
    const old = describeRules(rulebook, { edition: '2015-02-01' });
    const edition = '2013-07-13';
    expect(old.edition).toBe(edition);
    const now = describeRules(rulebook);
    expect(now.editions.at(-1)!.date).toBe(now.edition);
    expect(new Set(now.entries.map(({ id }) => id)).size).toBe(now.entries.length);
    for (const { id, name, since = '', until = '9' } of old.entries) {
      expect(since <= edition && edition < until, id).toBe(true);
      expect(entryIn(rulebook, id, edition)?.name).toEqual(name);
    }
    const neighbours = now.entries.find(({ id }) => id === 'emperor.only-neighbours')!;
    expect(neighbours).toMatchObject({ numbers: ['809.3c'], layer: 'variant:emperor', kind: 'prohibition' });
    expect(now.layers.map(({ id }) => id)).toContain(neighbours.layer);
  });

  it('are refused for a day before the first edition, and an option that there is not', () => {
    expect(() => describeRules(rulebook, { edition: '1999-01-01' })).toThrow('1999-01-01');
    expect(() => describeRules(rulebook, { editon: '2015-01-23' } as never)).toThrow('editon');
  });
});

it.each(['en', 'it'] as const)('an entry is read back as the tree that its text is made of, in %s', (lang) => {
  for (const { id } of rulebook.entries.slice(0, 60)) {
    const tree = readEntryTree(rulebook, id, { lang });
    expect(layOut(tree)).toBe(readEntry(rulebook, id, { lang }));
    expect(tree[0]!.below!.length).toBeGreaterThan(0);
  }
  expect(() => readEntryTree(rulebook, 'combat.may-atack', { lang })).toThrow('may-atack');
});
