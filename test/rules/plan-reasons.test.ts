import { describe, expect, it } from 'vitest';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { openTable } from '../../src/engine/table/table.js';
import { shipped } from './rulebook.js';

const table: TableJson = {
  setup: { edition: '2026-09-25' },
  players: ['A', 'B', 'C', 'D'],
  objects: [{ id: 's', owner: 'A', types: ['sorcery'], zone: 'stack' }],
};

const outcome = (event: SentEvent): readonly string[] | undefined =>
  send(openTable(shipped(), table), [event])
    .steps.flat()
    .find((one) => one.event === 'outcomeRecorded')?.because;

describe('the reasons of an event in a plan', () => {
  it('name the rule of a draw by an effect, with a source or without', () => {
    for (const source of [null, 's'])
      expect(outcome({ event: 'draws', fields: { player: 'B', cause: 'effect', source } })).toEqual([
        'ending.draw-by-effect',
        'outcome.settled',
      ]);
  });

  it('keep permissions that are a rule with a number', () => {
    expect(outcome({ event: 'loses', fields: { player: 'B', cause: 'effect', source: 's' } })).toEqual([
      'ending.may-lose',
      'outcome.settled',
    ]);
  });
});
