import { describe, expect, it } from 'vitest';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { verify } from '../../src/engine/events/send.js';
import { tableToJson } from '../../src/engine/table/table.js';
import { instead, planOf, steps } from './event-plans.js';
import { rulebookOf, type Sketch, sending, tableOf } from './mini.js';

describe('consequences', () => {
  const follows = (id: string, of: string, action: string, more: object = {}): Sketch => ({
    id,
    kind: 'procedure',
    follows: of,
    do: action,
    ...more,
  });

  it('come after the event, together unless one is put after another', () => {
    const entries = [
      follows('b', 'playerDeparted', 'cardsAreDrawn(nth(players, 1), 2)'),
      follows('a', 'playerDeparted', 'cardsAreDrawn(nth(players, 1), 1)'),
      follows('c', 'playerDeparted', 'cardsAreDrawn(nth(players, 1), 3)', { after: ['a'] }),
    ];
    expect(steps(planOf(entries, 'playerDeparted(D)'))).toEqual([
      ['playerDeparted(D)'],
      ['cardsAreDrawn(A, 1)', 'cardsAreDrawn(A, 2)'],
      ['cardsAreDrawn(A, 3)'],
    ]);
  });

  it('do not come after a final event', () => {
    const entries = [
      follows('end', 'playerDeparted', 'gameEnded([])'),
      follows('late', 'playerDeparted', 'cardsAreDrawn(nth(players, 1), 1)', { after: ['end'] }),
    ];
    expect(steps(planOf(entries, 'playerDeparted(D)'))).toEqual([['playerDeparted(D)'], ['gameEnded([])']]);
  });

  it('that go round for ever are stopped with the entries at work', () => {
    const entries = [follows('ping', 'cardsAreDrawn', 'cardsAreDrawn(leftOf(event.player, 1, players), event.count)')];
    expect(() => planOf(entries, 'cardsAreDrawn(A, 1)')).toThrowError(/last entries at work: ping/);
  });
});

describe('choices and chance', () => {
  const entry = instead(
    'choose',
    'cardsAreDrawn',
    "cardsAreDrawn(picked('who draws', players, event.player), event.count)",
  );

  it('are asked back, and answered by picks', () => {
    const rulebook = rulebookOf([entry]);
    const table = tableOf(rulebook);
    const waiting = sending(table, 'cardsAreDrawn(A, 1)');
    expect(waiting).toMatchObject({
      steps: [],
      needs: [{ matter: 'who draws', among: ['A', 'B', 'C', 'D'], by: 'A' }],
    });
    const plan = sending(table, 'cardsAreDrawn(A, 1)', { picks: [{ matter: 'who draws', pick: 'C' }] });
    expect(steps(plan)).toEqual([['cardsAreDrawn(C, 1)']]);
    expect(() => sending(table, 'cardsAreDrawn(A, 1)', { picks: [{ matter: 'who draws', pick: 'Z' }] })).toThrowError(
      /is not among/,
    );
    expect(() => applyPlan(table, waiting)).toThrowError(/waits for a choice or for chance \(who draws\)/);
  });

  it('are answered in order, one pick for each choice', () => {
    const table = tableOf(rulebookOf([entry]));
    const picks = [
      { matter: 'who draws', by: 'B', pick: 'D' },
      { matter: 'who draws', by: 'A', pick: 'C' },
    ];
    expect(steps(sending(table, '[cardsAreDrawn(A, 1), cardsAreDrawn(B, 2)]', { picks }))).toEqual([
      ['cardsAreDrawn(C, 1)', 'cardsAreDrawn(D, 2)'],
    ]);
  });

  const drawn = "cardsAreDrawn(picked('who draws', players, none), event.count)";
  it.each([
    ['compiled', drawn],
    [
      'with three truth values, where a fact is missing',
      `if nth(players, 1).life > 5 or event.count > 0 then ${drawn}`,
    ],
  ])('of two events are two, though matter and candidates are the same: %s', (_, action) => {
    const table = tableOf(rulebookOf([instead('choose', 'cardsAreDrawn', action)]));
    const both = '[cardsAreDrawn(A, 1), cardsAreDrawn(B, 2)]';
    const waiting = sending(table, both);
    expect(waiting.needs.map(({ event, by }) => [event?.fields['player'], by])).toEqual([
      ['A', null],
      ['B', null],
    ]);
    const pick = (of: string) => ({ matter: 'who draws', by: null, pick: of });
    expect(sending(table, both, { picks: [pick('C')] }).needs.map(({ event }) => event?.fields['player'])).toEqual([
      'B',
    ]);
    const plan = sending(table, both, { picks: [pick('C'), pick('D')] });
    expect(steps(plan)).toEqual([['cardsAreDrawn(C, 1)', 'cardsAreDrawn(D, 2)']]);
    expect(plan.unusedPicks).toBeUndefined();
  });

  it('are not asked where there is nothing to choose', () => {
    expect(
      steps(
        planOf(
          [instead('choose', 'cardsAreDrawn', "cardsAreDrawn(picked('who', [event.player], none), 1)")],
          'cardsAreDrawn(A, 1)',
        ),
      ),
    ).toEqual([['cardsAreDrawn(A, 1)']]);
  });
});

describe('missing facts', () => {
  it('stop the plan and are named; the table stays as it was', () => {
    const entry: Sketch = {
      id: 'poor',
      kind: 'procedure',
      follows: 'playerDeparted',
      when: 'nth(players, 1).life < 5',
      do: 'gameEnded([])',
    };
    const table = tableOf(rulebookOf([entry]));
    const before = JSON.stringify(tableToJson(table));
    expect(sending(table, 'playerDeparted(B)')).toMatchObject({ steps: [], unknown: [{ of: 'A', fact: 'life' }] });
    expect(JSON.stringify(tableToJson(table))).toBe(before);
  });

  it('do not stop it where they do not matter', () => {
    const entry: Sketch = {
      id: 'poor',
      kind: 'procedure',
      follows: 'playerDeparted',
      when: 'nth(players, 1).life < 5 and size(players) > 9',
      do: 'gameEnded([])',
    };
    expect(steps(planOf([entry], 'playerDeparted(B)'))).toEqual([['playerDeparted(B)']]);
  });
});

describe('verify', () => {
  it('sends again what the vocabulary names', () => {
    const leaving: Sketch = {
      id: 'leaving',
      kind: 'procedure',
      expands: 'playersLeave',
      steps: [
        { step: 'depart', do: 'each person in event.players where person.inGame: playerDeparted(person)' },
        {
          step: 'owned',
          do: "each thing in objects where thing.owner in event.players and thing.zone is not 'outside': objectLeavesGame(thing)",
        },
      ],
    };
    const inGame = 'each person in players where person.inGame';
    const asked: Sketch = { id: 'playing', kind: 'definition', answers: 'playersIn', value: inGame };
    const fate: Sketch = { id: 'fate', kind: 'definition', answers: 'sharesFate', value: '[]' };
    const rulebook = rulebookOf([leaving, asked, fate]);
    const json = { players: ['A', { id: 'B', inGame: false }, 'C'], objects: [{ id: 'bear', owner: 'B' }] };
    expect(steps(verify(tableOf(rulebook, json)))).toEqual([['objectLeavesGame(bear)']]);
    const done = tableOf(rulebook, { players: ['A', 'B', 'C'], objects: [{ id: 'bear', owner: 'B' }] });
    sending(done, 'playersLeave([B])', { carryOut: true });
    expect(verify(done).steps).toEqual([]);
  });
});
