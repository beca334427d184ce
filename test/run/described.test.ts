import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/engine/explain/layout.js';
import {
  ask,
  describeRules,
  entryIn,
  openTable,
  readEntry,
  readEntryTree,
  situation,
  type TableJson,
  type ThingSeen,
} from '../../src/index.js';
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

const ready = JSON.parse(readFileSync('site/src/ready-tables.json', 'utf8')) as Record<string, TableJson>;

describe.each(Object.keys(ready))('the situation on the table %s', (name) => {
  const table = openTable(rulebook, ready[name]!);
  const { things } = situation(table);
  const value = (question: string, args: { readonly [name: string]: string }) => ask(table, question, args).value;

  it('says what the questions say', () => {
    for (const { id, seen } of things['players']!)
      expect(seen).toEqual({
        life: value('lifeOf', { player: id }),
        poison: value('poisonOf', { player: id }),
        reach: value('reach', { player: id }),
        turns: value('turnGroup', { player: id }),
        moves: value('moves', { player: id }),
      });
    for (const { id, seen } of things['objects']!)
      expect(seen).toEqual({ controller: value('controllerOf', { object: id }) });
    for (const { id, seen } of things['turns'] ?? [])
      expect(seen['attackable']).toEqual(value('attackablePlayers', { turn: id }));
  });

  it('works out no more than is wanted', () => {
    const { things: some } = situation(table, ['reach']);
    const given = (of: readonly ThingSeen[] = []) => [...new Set(of.flatMap(({ seen }) => Object.keys(seen)))];
    expect([given(some['players']), given(some['objects'])]).toEqual([['reach'], []]);
  });
});

it('calls things by their names, says what is unknown, and what it could be asked for', () => {
  const table = openTable(rulebook, {
    setup: { edition: '2026-09-25' },
    players: ['Ada', 'Bruno'],
    objects: [{ id: 'o1', name: 'Elk', owner: 'Ada', types: ['creature'] }],
    turns: [{ id: 't', group: 'Ada', active: 'Ada' }],
  });
  const { things } = situation(table);
  expect(things['objects']).toEqual([{ id: 'o1', name: 'Elk', seen: { controller: 'Ada' }, unknown: [] }]);
  expect(things['players']![0]).toMatchObject({ id: 'Ada', unknown: expect.arrayContaining(['life']) });
  expect(things['turns']![0]).toMatchObject({
    seen: { next: 'Bruno' },
    unknown: expect.arrayContaining(['defending']),
  });
  expect(() => situation(table, ['contoller'])).toThrow('contoller');
});
