import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { applyChanges } from '../../src/engine/table/change-table.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { games, limits, played, rulebook } from './playing.js';

/** Every object and list in a state, by what is written of it: of things also by their ids, which stand in it. */
function* partsOf(json: Json): Generator<object> {
  if (typeof json !== 'object' || json === null) return;
  yield json;
  for (const part of Object.values(json)) yield* partsOf(part as Json);
}

const things = (json: TableJson): readonly object[] =>
  Object.values(json)
    .flatMap((list) => (Array.isArray(list) ? (list as readonly Json[]) : []))
    .filter(isObject);
const isObject = (one: Json): one is { readonly [key: string]: Json } => typeof one === 'object' && one !== null;

const frozen = (json: TableJson): TableJson => {
  for (const part of partsOf(json as unknown as Json)) Object.freeze(part);
  return json;
};

const ofThree = frozen(
  tableToJson(
    openTable(rulebook, {
      setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
      players: ['A', 'B', 'C'].map((id) => ({ id, life: 20 })),
      objects: ['bear', 'elf'].map((id) => ({ id, owner: 'A', types: ['creature'] })),
    }),
  ),
);
const list = (json: TableJson, name: string): readonly Json[] => json[name] as readonly Json[];

describe('a state after changes', () => {
  it('is byte for byte that of the table after the plan, and shares whatever is the same', () => {
    let [plans, shared, all] = [0, 0, 0];
    fc.assert(
      fc.property(games, ([start, sends]) => {
        let state: TableJson | undefined;
        played(start, sends, ({ before, plan, after }) => {
          state ??= frozen(tableToJson(before));
          expect(JSON.stringify(state)).toBe(JSON.stringify(tableToJson(before)));
          const next = applyChanges(rulebook, state, plan.changes);
          const expected = tableToJson(after);
          expect(JSON.stringify(next)).toBe(JSON.stringify(expected));
          const old = new Map(things(state).map((one) => [JSON.stringify(one), one]));
          for (const one of things(next)) {
            const same = old.get(JSON.stringify(one));
            if (same !== undefined) expect(one).toBe(same);
            shared += same === undefined ? 0 : 1;
            all++;
          }
          expect(next.setup).toBe(state.setup);
          if (plan.changes.length === 0) expect(next).toBe(state);
          state = frozen(next);
          plans++;
        });
      }),
      { ...limits, numRuns: amount(6, 200) },
    );
    console.info(`${plans} plans, ${shared} of ${all} things shared`);
    expect([plans > amount(15, 800), shared > all / 2, shared < all]).toEqual([true, true, true]);
  });

  it('is the state itself where nothing changes', () => {
    expect(applyChanges(rulebook, ofThree, [])).toBe(ofThree);
    expect(applyChanges(rulebook, ofThree, [{ op: 'set', of: 'A', fact: 'life', value: 20 }])).toBe(ofThree);
  });

  it('keeps what it does not touch where things come and go', () => {
    const next = applyChanges(rulebook, ofThree, [
      { op: 'remove', members: 'objects', id: 'bear' },
      { op: 'create', members: 'objects', id: 'ox', facts: { owner: 'B', types: ['creature'] } },
      { op: 'set', of: 'elf', fact: 'tapped', value: true },
    ]);
    expect(list(next, 'players')).toBe(list(ofThree, 'players'));
    expect(list(next, 'objects')).toEqual([
      expect.objectContaining({ id: 'elf', tapped: true }),
      expect.objectContaining({ id: 'ox' }),
    ]);
    const [elf] = list(next, 'objects') as readonly { readonly types: Json }[];
    expect(elf?.types).toBe((list(ofThree, 'objects')[1] as { readonly types: Json }).types);
  });

  it('is refused as a whole where one change does not fit', () => {
    const wrong = [
      { op: 'set', of: 'A', fact: 'life', value: 3 },
      { op: 'set', of: 'D', fact: 'life', value: 3 },
    ] as const;
    expect(() => applyChanges(rulebook, ofThree, wrong)).toThrow(Fault);
    expect(() => applyChanges(rulebook, ofThree, undefined as never)).toThrow(/changes/);
    expect(() => applyChanges(rulebook, { players: [] } as never, [])).toThrow(Fault);
  });
});
