import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, openTable, situation, type TableJson, type ThingSeen } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
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
