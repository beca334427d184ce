import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { addThing, removeThing, setFact } from '../../src/engine/table/change-table.js';
import { openTable, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import { undo } from '../../src/engine/table/undo.js';
import { viewTable } from '../../src/engine/table/view.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { loadTable } from '../../tools/cli/table-file.js';
import { Host } from '../properties/host.js';
import { shipped } from '../rules/rulebook.js';
import { asking } from './mini.js';

// Facts that the vocabulary lets say something only under a condition (`onlyWhere`).

const rulebook = shipped();
const table = (...constraints: readonly object[]): TableJson => ({
  setup: { edition: '2026-09-25' },
  players: ['Ann', 'Bob', 'Cleo'],
  objects: [{ id: 'bear', owner: 'Ann', types: ['creature'] }],
  constraints: constraints.map((facts, i) => ({ id: `r${i + 1}`, ...facts })) as Json,
});

const refused = (...constraints: readonly object[]): readonly string[] => {
  const opened = tryOpenTable(rulebook, table(...constraints));
  if ('table' in opened) return [];
  return opened.refusals.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a fact that says nothing', () => {
  it.each([
    [{ action: 'gain-life', atLeast: 2 }, ['atLeast']],
    [{ action: 'win', about: 'Bob', others: true, alone: true }, ['about', 'others', 'alone']],
    [{ action: 'attack', player: 'Ann', others: true }, ['others']],
    [{ action: 'attack', planeswalkersToo: true }, ['planeswalkersToo']],
    [{ action: 'attack', attacker: 'bear' }, ['attacker']],
    [{ action: 'lose-life', cause: 'life' }, ['cause']],
  ])('is refused when a table is opened: %j', (facts, wrong) => {
    expect(refused(facts)).toEqual(wrong.map((fact) => `table.says-nothing /constraints/0/${fact}`));
  });

  it.each([
    [{ action: 'gain-life', atLeast: null, others: false }],
    [{ action: 'attack', player: 'Ann', about: 'Bob', others: true, planeswalkersToo: true, costly: true }],
    [{ action: 'lose', cause: 'life', player: 'Ann' }],
    [{ atLeast: 2 }],
  ])('is accepted where it says something, is as usual, or depends on what is unknown: %j', (facts) => {
    expect(refused(facts)).toEqual([]);
  });

  it('is told beside other mistakes, but not of a thing that is wrong itself', () => {
    expect(refused({ action: 'win', alone: true }, { action: 'atack', alone: true })).toEqual([
      'table.unknown-value /constraints/1/action',
      'table.says-nothing /constraints/0/alone',
    ]);
  });

  it('is shown in its file, with what to do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
    const file = join(folder, 'table.json');
    writeFileSync(file, JSON.stringify(table({ action: 'attack', player: 'Ann', attacker: 'bear' }), null, 1));
    const { diagnostics } = loadTable(rulebook, file, 'table.json');
    rmSync(folder, { recursive: true });
    expect(diagnostics.map((one) => render(one, 'en', 'pretty'))).toEqual([
      `table.json:24:16: error: “attacker” says nothing here: of a Constraint it counts only where this.action is 'block'. [table.says-nothing]

 24 |    "attacker": "bear"
    |                ^^^^^^

  help: Leave it out, or correct the facts that it depends on.`,
    ]);
    expect(diagnostics.map((one) => render(one, 'it', 'line'))).toEqual([
      "table.json:24:16: errore: «attacker» qui non dice nulla: in una cosa di tipo Constraint conta solo dove this.action is 'block'. [table.says-nothing]",
    ]);
  });

  it('is refused where a table changes, which stays as it was', () => {
    const open = openTable(rulebook, table({ action: 'attack', atLeast: 2 }));
    const before = JSON.stringify(tableToJson(open));
    const wrong = expect.objectContaining({ values: expect.objectContaining({ problem: 'table.says-nothing' }) });
    expect(() => setFact(open, 'r1', 'action', 'win')).toThrow(wrong);
    expect(() => setFact(open, 'r1', 'others', true)).toThrow(wrong);
    expect(() => addThing(open, 'constraints', { id: 'r2', action: 'win', alone: true })).toThrow(wrong);
    expect(JSON.stringify(tableToJson(open))).toBe(before);
    setFact(open, 'r1', 'about', 'Bob');
    setFact(open, 'r1', 'others', true);
    expect(ask(open, 'mayAttack', { creature: 'bear', defender: 'Bob' }).verdict).toBeDefined();
  });

  it('is left out when what it is about goes, so that the table can be read back', () => {
    const open = openTable(rulebook, table({ action: 'attack', about: 'bear', others: true, planeswalkersToo: true }));
    removeThing(open, 'bear');
    expect(tableToJson(open)['constraints']).toEqual([{ id: 'r1', action: 'attack' }]);
    expect(refused({ action: 'attack' })).toEqual([]);
    undo(open);
    expect(tableToJson(open)['constraints']).toEqual([
      { id: 'r1', action: 'attack', about: 'bear', others: true, planeswalkersToo: true },
    ]);
  });

  it('is refused by the question of a view that looks at it', () => {
    const asked = (facts: object) => () =>
      ask(viewTable(rulebook, new Host(rulebook, table(facts))), 'mayGainLife', { player: 'Ann' }).verdict;
    expect(asked({ action: 'gain-life', player: 'Ann' })()).toBe('denied');
    const attack = (facts: object) => () =>
      ask(viewTable(rulebook, new Host(rulebook, table(facts))), 'attackProblems', { attacks: [] });
    expect(attack({ action: 'attack', atMost: 2, about: 'Bob', others: true })).not.toThrow();
    expect(() => tableToJson(viewTable(rulebook, new Host(rulebook, table({ action: 'win', alone: true }))))).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ pointer: '/constraints/r1/alone' }) }),
    );
  });
});

// Objects of a host program often have keys without a value, which JSON could not even write down.

const emperors = (further: object): TableJson => ({
  setup: { edition: '2026-09-25', variants: ['emperor'], options: ['limited-range', 'deploy-creatures'] },
  teams: ['N', 'S'],
  players: [1, 2, 3, 4, 5, 6].map((n) => ({
    id: `P${n}`,
    team: n < 4 ? 'N' : 'S',
    role: n === 2 || n === 5 ? 'emperor' : 'general',
    ...further,
  })),
});

describe('a key without a value', () => {
  it.each(['rangeSeats', 'reach', 'life', 'inGame', 'colour'])('is the same as none: %s of a player', (key) => {
    const plain = openTable(rulebook, emperors({}));
    const open = openTable(rulebook, emperors({ [key]: undefined }));
    expect(tableToJson(open)).toEqual(tableToJson(plain));
    expect(asking(open, 'reach(P1)')).toEqual(asking(plain, 'reach(P1)'));
    expect(asking(open, 'reach(P1)').value).toHaveLength(3);
  });

  it('is the same as none in the setup and beside it', () => {
    const setup = { edition: '2026-09-25', variants: undefined, options: undefined, house: { x: undefined } };
    const open = { setup, players: ['A', 'B'], turns: undefined, game: undefined } as unknown as TableJson;
    const plain = { setup: { edition: '2026-09-25' }, players: ['A', 'B'] };
    expect(asking(openTable(rulebook, open), 'setupProblems()')).toEqual(
      asking(openTable(rulebook, plain), 'setupProblems()'),
    );
  });

  it('differs from none that is said', () => {
    const said = openTable(rulebook, emperors({ rangeSeats: null as Json }));
    expect(asking(said, 'reach(P1)').value).toHaveLength(6);
  });
});

/** What is refused when a fact of one thing has this value. */
const refusedWith = (collection: string, fact: string, value: Json): readonly string[] => {
  const table: Record<string, unknown> = {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    players: [{ id: 'A' }, { id: 'B' }],
  };
  const things = (table[collection] ?? [{ id: 'thing' }]) as Record<string, Json>[];
  table[collection] = things.map((thing, i) => (i === 0 ? { ...thing, [fact]: value } : thing));
  const result = tryOpenTable(rulebook, table as unknown as TableJson);
  return 'refusals' in result ? result.refusals.map(({ code, pointer }) => `${code} ${pointer}`) : [];
};

/** Each fact that names things of the table, none of which a rule makes in place. */
const naming = Object.values(rulebook.vocabulary.entities).flatMap(({ collection, facts }) =>
  Object.entries(facts).flatMap(([fact, { type }]) => {
    const one = 'list' in type ? type.list : type;
    if (collection === undefined || !('one' in one)) return [];
    const entities = one.one.map((name) => rulebook.vocabulary.entities[name]);
    return entities.every((entity) => entity?.collection !== undefined && !entity.made)
      ? [{ collection, fact, list: 'list' in type }]
      : [];
  }),
);

describe('a fact that names a thing', () => {
  it('is one of many', () => expect(naming.length).toBeGreaterThan(20));

  it.each(naming)('$collection/$fact takes no thing of its own', ({ collection, fact, list }) => {
    for (const value of [{}, { unknown: true }, { id: 'A' }]) {
      const given: Json = list ? [value] : value;
      expect(refusedWith(collection, fact, given)).toContain(
        `table.wrong-type /${collection}/0/${fact}${list ? '/0' : ''}`,
      );
    }
  });
});
