import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { addThing, setFact } from '../../src/engine/table/change.js';
import { openTable, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import { viewTable } from '../../src/engine/table/view.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { loadTable } from '../../src/frontend/load/table.js';
import { Host } from '../properties/host.js';
import { shipped } from '../rules/rulebook.js';

// Facts that the vocabulary lets say something only under a condition (`onlyWhere`).

const rulebook = shipped();
const table = (...restrictions: readonly object[]): TableJson => ({
  setup: { edition: '2026-09-25' },
  players: ['Ann', 'Bob', 'Cleo'],
  objects: [{ id: 'bear', owner: 'Ann', types: ['creature'] }],
  restrictions: restrictions.map((facts, i) => ({ id: `r${i + 1}`, ...facts })) as Json,
});

const refused = (...restrictions: readonly object[]): readonly string[] => {
  const opened = tryOpenTable(rulebook, table(...restrictions));
  if ('table' in opened) return [];
  return opened.refusals.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a fact that says nothing', () => {
  it.each([
    [{ deed: 'gain-life', atLeast: 2 }, ['atLeast']],
    [{ deed: 'win', about: 'Bob', others: true, alone: true }, ['about', 'others', 'alone']],
    [{ deed: 'attack', player: 'Ann', others: true }, ['others']],
    [{ deed: 'attack', planeswalkersToo: true }, ['planeswalkersToo']],
    [{ deed: 'attack', attacker: 'bear' }, ['attacker']],
    [{ deed: 'lose-life', cause: 'life' }, ['cause']],
  ])('is refused when a table is opened: %j', (facts, wrong) => {
    expect(refused(facts)).toEqual(wrong.map((fact) => `table.says-nothing /restrictions/0/${fact}`));
  });

  it.each([
    [{ deed: 'gain-life', atLeast: null, others: false }],
    [{ deed: 'attack', player: 'Ann', about: 'Bob', others: true, planeswalkersToo: true, costly: true }],
    [{ deed: 'lose', cause: 'life', player: 'Ann' }],
    [{ atLeast: 2 }],
  ])('is accepted where it says something, is as usual, or depends on what is unknown: %j', (facts) => {
    expect(refused(facts)).toEqual([]);
  });

  it('is told beside other mistakes, but not of a thing that is wrong itself', () => {
    expect(refused({ deed: 'win', alone: true }, { deed: 'atack', alone: true })).toEqual([
      'table.unknown-value /restrictions/1/deed',
      'table.says-nothing /restrictions/0/alone',
    ]);
  });

  it('is shown in its file, with what to do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
    const file = join(folder, 'table.json');
    writeFileSync(file, JSON.stringify(table({ deed: 'attack', player: 'Ann', attacker: 'bear' }), null, 1));
    const { diagnostics } = loadTable(rulebook, file, 'table.json');
    rmSync(folder, { recursive: true });
    expect(diagnostics.map((one) => render(one, 'en', 'pretty'))).toEqual([
      `table.json:24:16: error: “attacker” says nothing here: of a Restriction it counts only where this.deed is 'block'. [table.says-nothing]

 24 |    "attacker": "bear"
    |                ^^^^^^

  help: Leave it out, or correct the facts that it depends on.`,
    ]);
    expect(diagnostics.map((one) => render(one, 'it', 'line'))).toEqual([
      "table.json:24:16: errore: «attacker» qui non dice nulla: in una cosa di tipo Restriction conta solo dove this.deed is 'block'. [table.says-nothing]",
    ]);
  });

  it('is refused where a table changes, which stays as it was', () => {
    const open = openTable(rulebook, table({ deed: 'attack', atLeast: 2 }));
    const before = JSON.stringify(tableToJson(open));
    const wrong = expect.objectContaining({ values: expect.objectContaining({ problem: 'table.says-nothing' }) });
    expect(() => setFact(open, 'r1', 'deed', 'win')).toThrow(wrong);
    expect(() => setFact(open, 'r1', 'others', true)).toThrow(wrong);
    expect(() => addThing(open, 'restrictions', { id: 'r2', deed: 'win', alone: true })).toThrow(wrong);
    expect(JSON.stringify(tableToJson(open))).toBe(before);
    setFact(open, 'r1', 'about', 'Bob');
    setFact(open, 'r1', 'others', true);
    expect(ask(open, 'mayAttack', { creature: 'bear', defender: 'Bob' }).verdict).toBeDefined();
  });

  it('is refused by the question of a view that looks at it', () => {
    const asked = (facts: object) => () =>
      ask(viewTable(rulebook, new Host(rulebook, table(facts))), 'mayGainLife', { player: 'Ann' }).verdict;
    expect(asked({ deed: 'gain-life', player: 'Ann' })()).toBe('denied');
    const attack = (facts: object) => () =>
      ask(viewTable(rulebook, new Host(rulebook, table(facts))), 'attackProblems', { attacks: [] });
    expect(attack({ deed: 'attack', atMost: 2, about: 'Bob', others: true })).not.toThrow();
    expect(() => tableToJson(viewTable(rulebook, new Host(rulebook, table({ deed: 'win', alone: true }))))).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ pointer: '/restrictions/r1/alone' }) }),
    );
  });
});
