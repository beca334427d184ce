import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { resolve } from '../../src/engine/events/resolve.js';
import { send } from '../../src/engine/events/send.js';
import type { Need } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { addThing, removeThing, setFact } from '../../src/engine/table/change-table.js';
import { copyTable, openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { undo } from '../../src/engine/table/undo.js';
import { viewTable } from '../../src/engine/table/view.js';
import { amount, extent, firstOf } from '../amount.js';
import { argumentsOf, type Call } from './asking.js';
import { attempt, events, games, limits, rulebook } from './playing.js';
import { poolsOf } from './tables.js';

/** Games that are forked, by a copy and by taking back. */
const FORKED = amount(8, 125);
const some = { ...limits, seed: limits.seed + firstOf(4, 1) };

let picked = 0;

/** One event of a game on a table that goes on, with the same picks wherever it is played; nothing where it cannot be had there. */
const play = (table: Table, { name, ...call }: Call): void => {
  if (events[name]?.audience === 'rules') return; // Refused before anything is looked at.
  const fields = argumentsOf({ name, ...call }, events[name]?.fields ?? [], poolsOf(rulebook, tableToJson(table)));
  const pick = ({ among }: Need): Json => {
    picked++;
    return among[name.length % among.length] as Json;
  };
  const plan = fields && attempt(() => resolve(table, { event: name, fields }, pick));
  if (plan && plan.needs.length === 0 && plan.unknown.length === 0) attempt(() => carryOutPlan(table, plan));
};

/** What can be seen of a table: its state, and what the rules answer to what every player may ask. */
const seen = (table: Table) => {
  const players = table.world.list('players').map(({ id }) => id as string);
  const asked = players.map((player) => [
    attempt(() => ask(table, 'mayAct', { player }, { reasons: true })),
    attempt(() => ask(table, 'reach', { player })),
  ]);
  return { json: tableToJson(table), asked };
};

type Seen = ReturnType<typeof seen>;

/** As `toEqual`, which is slow and only needed to show a difference. */
function same<Shown extends Seen | TableJson>(one: Shown, other: Shown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

const ofFour: TableJson = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
  players: ['A', 'B', 'C', 'D'].map((id) => ({ id, life: 20 })),
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
};

describe('a copy of a table', () => {
  it('is the same table at any point of a game, and another one from there on', () => {
    let moments = 0;
    picked = 0;
    fc.assert(
      fc.property(games, fc.nat(24), ([json, sends], at) => {
        const table = openTable(rulebook, json);
        for (const call of sends.slice(0, at)) play(table, call);
        const copy = copyTable(table);
        let shown = seen(copy);
        same(shown, seen(table));
        for (const call of sends.slice(at)) {
          play(table, call);
          same(tableToJson(copy), shown.json);
          play(copy, call);
          shown = seen(copy);
          same(shown, seen(table));
          moments++;
        }
      }),
      { ...some, numRuns: FORKED },
    );
    expect(moments).toBeGreaterThan(amount(8, 400));
    // Few games come to a choice.
    if (extent === 'long') expect(picked).toBeGreaterThan(0);
  });

  it('of a view belongs to nobody but its owner', () => {
    const view = viewTable(rulebook, {
      setup: ofFour.setup,
      members: (name) => (name === 'players' ? ['A', 'B', 'C'] : undefined),
      idOf: (item) => item,
      fact: (_, fact) => (fact === 'life' ? 20 : undefined),
    });
    const copy = copyTable(view);
    carryOutPlan(copy, send(copy, { event: 'concedes', fields: { player: 'A' } }));
    expect(ask(copy, 'playersIn').value).toEqual(['B', 'C']);
    expect(ask(view, 'playersIn').value).toEqual(['A', 'B', 'C']);
  });
});

describe('undo', () => {
  it('takes back what was carried out, one change at a time, as if it had never been', () => {
    let taken = 0;
    fc.assert(
      fc.property(games, ([json, sends]) => {
        const table = openTable(rulebook, json);
        const before: Seen[] = [];
        for (const call of sends) {
          const now = seen(table);
          const done = table.history.length;
          play(table, call);
          if (table.history.length > done) before.push(now);
        }
        for (const state of before.toReversed()) {
          undo(table);
          same(seen(table), state);
          taken++;
        }
        expect(() => undo(table)).toThrow(Fault);
      }),
      { ...some, numRuns: amount(6, 50) },
    );
    expect(taken).toBeGreaterThan(amount(5, 50));
  });

  it('leaves no trace: a game that was tried and taken back at any point goes on as one where nobody tried', () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat(3), { minLength: 25, maxLength: 25 }), ([json, sends], tries) => {
        const [searching, straight] = [openTable(rulebook, json), openTable(rulebook, json)];
        sends.forEach((call, i) => {
          const done = searching.history.length;
          for (const other of sends.slice(i + 1, i + 1 + (tries[i] ?? 0))) play(searching, other);
          while (searching.history.length > done) undo(searching);
          play(searching, call);
          play(straight, call);
          same(seen(searching), seen(straight));
        });
      }),
      { ...some, numRuns: FORKED },
    );
  });

  it('takes back facts set, things added and things removed', () => {
    const table = openTable(rulebook, ofFour);
    const before = seen(table);
    setFact(table, 'A', 'life', 3);
    addThing(table, 'objects', { id: 'elf', owner: 'B', types: ['creature'] });
    removeThing(table, 'bear');
    const after = tableToJson(table);
    undo(table);
    expect(tableToJson(table)).toMatchObject({ objects: [{ id: 'bear' }, { id: 'elf' }] });
    undo(table);
    undo(table);
    expect(seen(table)).toEqual(before);
    removeThing(table, 'bear');
    addThing(table, 'objects', { id: 'elf', owner: 'B', types: ['creature'] });
    setFact(table, 'A', 'life', 3);
    expect(tableToJson(table)).toEqual(after);
  });

  it('reaches back two hundred changes, and says so', () => {
    const table = openTable(rulebook, ofFour);
    for (let life = 0; life < 300; life++) setFact(table, 'A', 'life', life);
    for (let i = 0; i < 200; i++) undo(table);
    expect(tableToJson(table)).toMatchObject({ players: [{ id: 'A', life: 99 }, {}, {}, {}] });
    expect(() => undo(table)).toThrow('the last 200 of a table');
  });
});
