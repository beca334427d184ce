import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutAll, send, sendAny, verify } from '../../src/engine/events/send.js';
import { explain } from '../../src/engine/explain/explain.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { Node } from '../../src/engine/model/tree.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { viewTable } from '../../src/engine/table/view.js';
import { EventValue } from '../../src/engine/values/values.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const leaving = { event: 'playersLeave', fields: { players: ['B'] } };
const json = (status?: string): TableJson => ({
  setup: { edition: '2026-09-25' },
  ...(status && { game: { status } }),
  players: ['A', 'B', { id: 'C', inGame: false }, 'D'],
  objects: [{ id: 'bear', owner: 'C' }],
});

/** The shipped rules, with another end of the table, and a status that a table has to give. */
const changed = (ended: (tree: Node) => Node | undefined): Rulebook => {
  const { vocabulary } = rulebook;
  const game = vocabulary.entities['Game'] as (typeof vocabulary.entities)[string];
  const { default: _, ...status } = game.facts['status'] as (typeof game.facts)[string];
  const entities = { ...vocabulary.entities, Game: { ...game, facts: { ...game.facts, status } } };
  const { ended: before, ...rest } = vocabulary;
  const tree = before && ended(before.tree);
  return { ...rulebook, vocabulary: { ...rest, entities, ...(before && tree && { ended: { ...before, tree } }) } };
};
const and = (one: Node, value: boolean): Node => {
  const truth = { one: ['Boolean'], none: false };
  return { op: 'and', parts: [one, { op: 'literal', value, at: [0, 0], type: truth }], at: [0, 0], type: truth };
};

describe('a table that no longer plays', () => {
  it.each(['over', 'restarted'])('makes no plan of anything: %s', (status) => {
    const table = openTable(rulebook, json(status));
    expect(send(table, leaving)).toMatchObject({ steps: [], needs: [], unknown: [], ended: true, sent: [leaving] });
    expect(send(table, { event: 'gameStarts' }, { trace: true })).toMatchObject({ steps: [], ended: true, trace: [] });
    expect(verify(table)).toMatchObject({ steps: [], ended: true });
    const event = new EventValue('playersLeave', [[table.world.byId.get('B') ?? null]]);
    expect(carryOutAll(table, [event], () => undefined)).toEqual([]);
    send(table, leaving, { carryOut: true });
    expect(tableToJson(table)).toEqual(tableToJson(openTable(rulebook, json(status))));
    expect(ask(table, 'playersIn', {}).value).toEqual(['A', 'B', 'D']);
  });

  it.each(['running', 'setup'])('is another one than this: %s', (status) => {
    const table = openTable(rulebook, json(status));
    expect(send(table, leaving).steps).not.toEqual([]);
    expect(verify(table).steps).not.toEqual([]);
    expect(send(table, leaving)).not.toHaveProperty('ended');
  });

  it('still refuses what is no event', () => {
    const table = openTable(rulebook, json('over'));
    expect(() => send(table, { event: 'playersGo' })).toThrow(/playersGo/);
    expect(() => send(table, { event: 'playersLeave', fields: { players: ['Z'] } })).toThrow(/players/);
  });

  it('is so for a host that shows its own state, from when it says so', () => {
    let status = 'running';
    const players = ['A', 'B', 'D'];
    const table = viewTable(rulebook, {
      setup: { edition: '2026-09-25' },
      members: (collection) => ({ players, game: ['game'] })[collection] ?? [],
      single: String,
      idOf: String,
      fact: (_, fact) => (fact === 'status' ? status : undefined),
    });
    expect(send(table, leaving).steps).not.toEqual([]);
    status = 'over';
    table.changed('everything');
    expect(send(table, leaving)).toMatchObject({ steps: [], ended: true });
  });

  it('says why, in both languages', () => {
    const plan = send(openTable(rulebook, json('over')), leaving);
    expect(explain(plan, rulebook, 'en')).toMatch(/\n\nNothing happens any more: the status of the game is .*over/);
    expect(explain(plan, rulebook, 'it')).toMatch(/\n\nNon accade più nulla: lo stato della partita è .*finita/);
  });
});

describe('where it is not known whether the table plays', () => {
  it('a plan waits for the fact that would say so', () => {
    const table = openTable(
      changed((tree) => tree),
      json(),
    );
    expect(send(table, leaving)).toMatchObject({ steps: [], needs: [], unknown: [{ of: 'game', fact: 'status' }] });
    expect(send(table, leaving)).not.toHaveProperty('ended');
    expect(verify(table).unknown).toEqual([{ of: 'game', fact: 'status' }]);
  });

  it('a fact that makes no difference is not waited for', () => {
    const table = openTable(
      changed((tree) => and(tree, false)),
      json(),
    );
    const ending = { event: 'gameEnded', fields: { winners: ['A'] } };
    expect(sendAny(table, ending, {})).toMatchObject({ steps: [[ending]], unknown: [] });
  });

  it('without a word about an end a table always plays', () => {
    const table = openTable(
      changed(() => undefined),
      json('over'),
    );
    expect(send(table, leaving).steps).not.toEqual([]);
  });
});
