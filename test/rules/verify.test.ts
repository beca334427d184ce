import { describe, expect, it } from 'vitest';
import { verify } from '../../src/engine/events/send.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { openTable } from '../../src/engine/table/table.js';
import { shipped } from './rulebook.js';

const rulebook = shipped();
const undone = (json: TableJson): readonly string[] =>
  verify(openTable(rulebook, json))
    .steps.flat()
    .map(({ event, fields }) => `${event} ${Object.values(fields).join(' ')}`);

/** The entries named for the outcome of a player. */
const because = (json: TableJson, player: string): readonly string[] =>
  verify(openTable(rulebook, json))
    .steps.flat()
    .find(({ event, fields }) => event === 'outcomeRecorded' && fields['player'] === player)?.because ?? [];

const lost = { inGame: false, outcome: 'lost' };
const giants = (first: object): TableJson => ({
  setup: { edition: '2026-09-25', variants: ['two-headed-giant'] },
  teams: [
    { id: 'N', life: 30 },
    { id: 'S', life: 30 },
  ],
  players: [
    { id: 'A', team: 'N', ...first },
    { id: 'B', team: 'N' },
    { id: 'C', team: 'S' },
    { id: 'D', team: 'S' },
  ],
});
const emperors = (emperor: object, general: object): TableJson => ({
  setup: { edition: '2026-09-25', variants: ['emperor'] },
  teams: ['TA', 'TB'],
  players: ['A', 'B'].flatMap((team) => [
    { id: `${team}1`, team: `T${team}`, role: 'general', ...(team === 'A' ? general : {}) },
    { id: `${team}e`, team: `T${team}`, role: 'emperor', ...(team === 'A' ? emperor : {}) },
    { id: `${team}2`, team: `T${team}`, role: 'general' },
  ]),
});
const single = (second: object): TableJson => ({
  setup: { edition: '2026-09-25' },
  players: ['A', { id: 'B', ...second }, 'C'],
  objects: [{ id: 'bear', owner: 'B' }],
});

describe('verify', () => {
  it('finds the other head of a giant that is out (810.8a)', () => {
    expect(undone(giants(lost))).toEqual(expect.arrayContaining(['outcomeRecorded B lost', 'playerDeparted B']));
    expect(undone(giants({ inGame: false, outcome: 'drew' }))).toEqual([]);
    expect(undone(giants({}))).toEqual([]);
  });

  it('finds the generals of an emperor who is out (809.5b), but nobody for a general', () => {
    expect(undone(emperors(lost, {}))).toEqual(
      expect.arrayContaining(['outcomeRecorded A1 lost', 'outcomeRecorded A2 lost', 'playerDeparted A2']),
    );
    expect(undone(emperors({}, lost))).toEqual([]);
  });

  it('names the rule by which a teammate or a general loses', () => {
    expect(because(giants(lost), 'B')).toEqual(['giant.one-fate', 'outcome.settled']);
    expect(because(giants({ inGame: false, outcome: 'drew' }), 'B')).toEqual([]);
    expect(because(emperors(lost, {}), 'A2')).toEqual(['emperor.team-loses', 'outcome.settled']);
    const north: TableJson = {
      ...giants({}),
      teams: [
        { id: 'N', life: 30, outcome: 'lost' },
        { id: 'S', life: 30 },
      ],
    };
    expect(['A', 'B'].map((player) => because(north, player))).toEqual([
      ['giant.one-fate', 'outcome.settled'],
      ['giant.one-fate', 'outcome.settled'],
    ]);
    const { sent } = verify(openTable(rulebook, giants(lost)));
    expect(sent.filter((event) => event.because !== undefined)).toEqual([]);
  });

  it('finds somebody who has lost and is still there, and what somebody who is out has left behind', () => {
    expect(undone(single({ outcome: 'lost' }))).toEqual(['playerDeparted B', 'objectLeavesGame bear']);
    expect(undone(single(lost))).toEqual(['objectLeavesGame bear']);
  });

  it('finds a win that has not ended the game (104.1), and members of a team that has lost (104.3g)', () => {
    expect(undone(single({ outcome: 'won' }))).toEqual(['gameEnded B']);
    const table: TableJson = {
      setup: { edition: '2026-09-25' },
      teams: [{ id: 'T', outcome: 'lost' }, 'U'],
      players: [
        { id: 'A', team: 'T' },
        { id: 'B', team: 'U' },
        { id: 'C', team: 'U' },
      ],
    };
    expect(undone(table)).toContain('outcomeRecorded A lost');
  });
});

describe('verify of turns', () => {
  const turns = (variants: readonly string[]): TableJson => ({
    setup: { edition: '2026-09-25', variants },
    players: ['A', 'B', 'C'],
    turns: [
      { id: 'old', group: 'A', number: 1, step: 'end' },
      { id: 'new', group: 'B', number: 2, step: 'untap' },
    ],
  });

  it('finds one that was not ended before the next began', () => {
    expect(undone(turns(['free-for-all']))).toContain('turnClosed old');
    expect(undone(turns(['free-for-all']))).not.toContain('turnClosed new');
    expect(undone(turns([]))).toContain('turnClosed old');
  });

  it('finds none where several turns go on at once, or one is under way', () => {
    expect(undone(turns(['grand-melee']))).toEqual([]);
    const { turns: both, ...one } = turns(['free-for-all']);
    expect(undone({ ...one, turns: (both as readonly object[]).slice(1) } as unknown as TableJson)).toEqual([]);
  });
});
