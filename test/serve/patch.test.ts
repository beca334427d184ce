import fc from 'fast-check';
import { applyPatch, type Operation } from 'fast-json-patch';
import { describe, expect, it } from 'vitest';
import type { TableJson } from '../../src/engine/model/table.js';
import { patchBetween } from '../../tools/serve/json-patch.js';
import { result, serviceWith, TABLE } from './serving.js';

const applied = (json: unknown, patch: unknown): unknown =>
  applyPatch(structuredClone(json), patch as Operation[], true).newDocument;

/** Items of a list as a table writes them: an id, or an object with one. */
const lists = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd~/e'),
    fc.record(
      { id: fc.constantFrom('a', 'b', 'c', 'd~/e', 'f'), 'x/~y': fc.integer({ max: 2 }) },
      { requiredKeys: ['id'] },
    ),
  ),
  { selector: (item) => (typeof item === 'string' ? item : item.id) },
);
const states = fc.record(
  {
    setup: fc.constant({}),
    game: fc.dictionary(fc.constantFrom('p', 'q/r'), fc.integer({ max: 2 })),
    players: lists,
    objects: lists,
  },
  { requiredKeys: ['setup'] },
);

describe('a JSON Patch', () => {
  it('turns any state into any other', () => {
    fc.assert(
      fc.property(states, states, (before, after) => {
        const patch = patchBetween(before as unknown as TableJson, after as unknown as TableJson);
        expect(applied(before, patch)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('of a plan writes what the plan changes, and no more', () => {
    const service = serviceWith();
    result(service, 'openTable', { table: TABLE });
    const events = [{ event: 'concedes', fields: { player: 'Ada' } }];
    const before = result(service, 'tableToJson', { table: 't1' });
    const only = result(service, 'send', { table: 't1', events, patch: true });
    expect(result(service, 'tableToJson', { table: 't1' })).toEqual(before);
    expect(only.patch.length).toBeLessThanOrEqual(only.changes.length + 5);
    expect(result(service, 'send', { table: TABLE, events, patch: true }).patch).toEqual(only.patch);
    const { patch } = result(service, 'send', { table: 't1', events, patch: true, carryOut: true });
    expect(patch).toEqual(only.patch);
    expect(applied(before, patch)).toEqual(result(service, 'tableToJson', { table: 't1' }));
    expect(result(service, 'send', { table: 't1', events })).not.toHaveProperty('patch');
  });
});
