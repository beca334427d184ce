import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { makeTable } from '../../src/engine/setup/make.js';
import { addThing, applyChanges, setFact } from '../../src/engine/table/change-table.js';
import { keptFacts, keptOf, withFollowers } from '../../src/engine/table/not-kept.js';
import { copyTable, openTable, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import { undo } from '../../src/engine/table/undo.js';
import { viewTable } from '../../src/engine/table/view.js';
import { amount } from '../amount.js';
import { canonical } from '../reference/agreement.js';
import { Host } from './host.js';
import { games, limits, played, rulebook } from './playing.js';

// Facts that a host does not keep (`notKept`): plans leave them out, and the table is as one opened without them.

const written = Object.values(rulebook.vocabulary.entities).filter(
  ({ constant, collection, single }) => !constant && (collection ?? single) !== undefined,
);
const names = [...new Set(written.flatMap(({ facts }) => Object.keys(facts)))];
/** Those that are worked out or taken from others where they are left out. */
const derived = written.flatMap(({ facts }) =>
  Object.values(facts).flatMap(({ name, assumed, defaultFrom }) => ((assumed ?? defaultFrom) ? [name] : [])),
);

/** A state that gives none of some facts, and says so. */
const without = (json: TableJson, notKept: readonly string[]): TableJson => {
  const { setup, assumed: _, ...things } = json;
  const left = (one: Json): Json =>
    typeof one === 'object' && one !== null
      ? keptFacts(new Set(notKept), one as { readonly [fact: string]: Json })
      : one;
  const kept = Object.entries(things).map(([key, one]) => {
    return [key, Array.isArray(one) ? (one as readonly Json[]).map(left) : left(one as Json)];
  });
  return { setup, notKept, ...Object.fromEntries(kept) } as TableJson;
};
const facts = ({ setup: _, notKept: __, assumed: ___, ...things }: TableJson): readonly string[] =>
  Object.values(things).flatMap((one) => {
    const items = Array.isArray(one) ? (one as readonly Json[]) : [one as Json];
    return items.flatMap((item) => (typeof item === 'object' && item !== null ? Object.keys(item) : []));
  });

const seated = (notKept: readonly string[], more: object = {}): TableJson => ({
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
  notKept,
  game: { status: 'running', startingGroup: 'A' },
  players: ['A', 'B', 'C', 'D'].map((id) => ({ id, life: 20, rangeSeats: 1 })),
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
  ...more,
});
const turn = { event: 'turnBegins', fields: { group: 'A' } };

describe('facts that a host does not keep', () => {
  it('are left out of every write, however the writes are made', () => {
    let [plans, left] = [0, 0];
    const some = fc.tuple(fc.subarray(names, { minLength: 10, maxLength: 60 }), fc.subarray(derived));
    fc.assert(
      fc.property(games, some, ([start, sends], [any, following]) => {
        const notKept = [...withFollowers(rulebook.vocabulary.entities, new Set([...any, ...following]))];
        const kept = without(start, notKept);
        // Of facts that count only beside one that is not kept, nothing can be said.
        if ('refusals' in tryOpenTable(rulebook, kept)) return;
        played(kept, sends, ({ before, sent, plan, after }) => {
          const state = tableToJson(before);
          const { notKept: _, ...keeping } = state;
          const whole = send(openTable(rulebook, keeping as TableJson), sent);
          expect(plan.steps).toEqual(whole.steps);
          expect(plan.changes).toEqual(keptOf(before.notKept, whole.changes));
          left += whole.changes.length - plan.changes.length;
          const expected = JSON.stringify(tableToJson(after));
          expect(facts(tableToJson(after)).filter((fact) => notKept.includes(fact))).toEqual([]);
          expect(JSON.stringify(tableToJson(openTable(rulebook, tableToJson(after))))).toBe(expected);
          expect(JSON.stringify(applyChanges(rulebook, state, plan.changes))).toBe(expected);
          const table = copyTable(before);
          send(table, sent, { carryOut: true });
          expect(JSON.stringify(tableToJson(table))).toBe(expected);
          undo(table);
          expect(JSON.stringify(tableToJson(table))).toBe(JSON.stringify(state));
          const host = Object.assign(new Host(rulebook, state), { notKept });
          const view = viewTable(rulebook, host);
          for (const change of send(view, sent, { carryOut: true }).changes) host.make(change);
          const { assumed: __, ...shown } = tableToJson(view);
          const { assumed: ___, ...now } = tableToJson(after);
          expect(canonical(shown)).toBe(canonical(now));
          for (const fact of notKept)
            expect([...host.asked.keys()].filter((one) => one.endsWith(`.${fact}`))).toEqual([]);
          plans++;
        });
      }),
      { ...limits, numRuns: amount(4, 200) },
    );
    console.info(`${plans} plans, ${left} writes left out`);
    expect([plans > amount(8, 800), left > amount(3, 300)]).toEqual([true, true]);
  });

  it('have those beside them that would take their value', () => {
    const table = openTable(rulebook, seated(['attacking']));
    expect(tableToJson(table)).toMatchObject({ notKept: ['attacking', 'last', 'atFirst'] });
    const attackers = [{ id: 'k', creature: 'bear', atFirst: 'B' }];
    expect(tryOpenTable(rulebook, seated(['attacking'], { attackers }))).toMatchObject({
      refusals: [{ code: 'table.not-kept', pointer: '/attackers/0/atFirst' }],
    });
  });

  it('count within the plan that writes them', () => {
    const table = openTable(rulebook, seated(['turnsBegun', 'landsPlayed']));
    const { steps, changes } = send(table, turn, { carryOut: true });
    expect(steps.flat().map(({ event }) => event)).toContain('turnOpened');
    expect(changes.filter(({ op }) => op === 'create')).toHaveLength(1);
    expect(JSON.stringify(changes)).not.toContain('turnsBegun');
  });

  it('that are worked out are so again in each state, and not as they once came out', () => {
    const [kept, left] = [[], ['reach']].map((notKept) => openTable(rulebook, seated(notKept))) as [never, never];
    const event = { event: 'playersLeave', fields: { players: ['B'] } };
    const reached = (table: never) => ask(table, 'reach', { player: 'A' }).value;
    for (const table of [kept, left]) {
      send(table, turn, { carryOut: true });
      send(table, event, { carryOut: true });
    }
    // 801.2c: the range is fixed as the turn begins; whoever does not keep it has it as if the turn began now.
    expect([reached(kept), reached(left)]).toEqual([
      ['A', 'D'],
      ['A', 'C', 'D'],
    ]);
  });

  it('are not given, neither at the beginning nor later', () => {
    const opened = tryOpenTable(rulebook, seated(['life', 'owner']));
    expect('refusals' in opened && opened.refusals.map(({ code, pointer }) => [code, pointer])).toEqual([
      ...[0, 1, 2, 3].map((n) => ['table.not-kept', `/players/${n}/life`]),
      ['table.not-kept', '/objects/0/owner'],
    ]);
    const table = openTable(rulebook, seated(['tapped']));
    const refused = expect.objectContaining({ values: expect.objectContaining({ problem: 'table.not-kept' }) });
    expect(() => setFact(table, 'bear', 'tapped', true)).toThrow(refused);
    expect(() => addThing(table, 'objects', { id: 'ox', owner: 'A', tapped: false })).toThrow(refused);
    const plan = send(openTable(rulebook, seated([])), turn);
    expect(() => carryOutPlan(openTable(rulebook, seated(['turnsBegun'])), plan)).toThrow(/turnsBegun/);
    setFact(table, 'bear', 'tapped', undefined);
    expect(tableToJson(table)['objects']).toEqual([{ id: 'bear', owner: 'A', types: ['creature'] }]);
  });

  it.each([
    ['turnsBegan', 'table.wrong-type', '/notKept'],
    [['turnsBegan'], 'table.unknown-key', '/notKept/0'],
    [['life', 7], 'table.unknown-key', '/notKept/1'],
    [['edition'], 'table.unknown-key', '/notKept/0'],
  ])('are facts of things: %j is refused', (notKept, code, pointer) => {
    const opened = tryOpenTable(rulebook, { setup: { edition: '2026-09-25' }, notKept: notKept as never });
    expect('refusals' in opened && opened.refusals.map((one) => [one.code, one.pointer])).toEqual([[code, pointer]]);
    const view = Object.assign(new Host(rulebook, { setup: { edition: '2026-09-25' } }), { notKept });
    expect(() => viewTable(rulebook, view as never)).toThrow(/notKept|turnsBegan|edition|7/);
  });

  it('are named as a table is made', () => {
    const request = { edition: '2026-09-25', variant: 'emperor', players: ['A', 'B', 'C', 'D', 'E', 'F'], seed: 1 };
    const notKept = ['role', 'turnsBegun', 'reach', 'openingHandSize'];
    const { json, table } = makeTable(rulebook, { ...request, notKept, start: true });
    expect(json.notKept).toEqual(notKept);
    expect(facts(json).filter((fact) => notKept.includes(fact))).toEqual([]);
    expect(canonical(tableToJson(openTable(rulebook, json)))).toBe(canonical(tableToJson(table)));
    const { turnsBegun, ...game } = makeTable(rulebook, { ...request, start: true }).json['game'] as {
      readonly [fact: string]: Json;
    };
    expect([turnsBegun, json['game']]).toEqual([0, game]);
    expect(() => makeTable(rulebook, { ...request, notKept: ['rolle'] })).toThrow(
      expect.objectContaining({ suggestion: 'role' }),
    );
  });
});
