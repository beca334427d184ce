import { describe, expect, it } from 'vitest';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { shipped as shippedRules } from '../rules/rulebook.js';
import { asking } from './mini.js';

const shipped = shippedRules();

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
    const plain = openTable(shipped, emperors({}));
    const open = openTable(shipped, emperors({ [key]: undefined }));
    expect(tableToJson(open)).toEqual(tableToJson(plain));
    expect(asking(open, 'reach(P1)')).toEqual(asking(plain, 'reach(P1)'));
    expect(asking(open, 'reach(P1)').value).toHaveLength(3);
  });

  it('is the same as none in the setup and beside it', () => {
    const setup = { edition: '2026-09-25', variants: undefined, options: undefined, house: { x: undefined } };
    const open = { setup, players: ['A', 'B'], turns: undefined, game: undefined } as unknown as TableJson;
    const plain = { setup: { edition: '2026-09-25' }, players: ['A', 'B'] };
    expect(asking(openTable(shipped, open), 'setupProblems()')).toEqual(
      asking(openTable(shipped, plain), 'setupProblems()'),
    );
  });

  it('differs from none that is said', () => {
    const said = openTable(shipped, emperors({ rangeSeats: null as Json }));
    expect(asking(said, 'reach(P1)').value).toHaveLength(6);
  });
});
