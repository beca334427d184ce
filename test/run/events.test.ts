import { describe, expect, it } from 'vitest';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { tableToJson } from '../../src/engine/table/table.js';
import { factsOf, instead, permitted, planOf, steps } from './event-plans.js';
import { rulebookOf, type Sketch, sending, tableOf } from './mini.js';

describe('an event that a question permits', () => {
  const denied = permitted({ when: 'decidedBy is not player', verdict: 'deny' });
  const goes = {
    id: 'goes',
    kind: 'procedure',
    expands: 'concedes',
    steps: [{ step: 'go', do: 'playerDeparted(event.player)' }],
  };

  it('happens unless it is denied', () => {
    expect(steps(planOf([denied, goes], '[concedes(A, B), concedes(C)]'))).toEqual([['playerDeparted(C)']]);
    expect(steps(planOf([goes], '[concedes(A, B), concedes(C)]'))).toHaveLength(1);
  });

  it('is judged after it was rewritten and before it is forbidden', () => {
    const own = instead('own', 'concedes', 'concedes(event.player, event.player)');
    const never = { id: 'never', kind: 'prohibition', forbids: 'concedes' };
    expect(steps(planOf([own, denied, goes], 'concedes(A, B)'))).toEqual([['playerDeparted(A)']]);
    const plan = sending(tableOf(rulebookOf([denied, goes, never])), '[concedes(A, B), concedes(C)]', { trace: true });
    expect(plan.steps).toEqual([]);
    expect(plan.trace?.filter(({ outcome }) => outcome === 'applied').map(({ entry }) => entry)).toEqual([
      'no-b',
      'never',
    ]);
  });

  it('waits for a fact that the answer needs', () => {
    const open = permitted({ when: 'player.life < 3', verdict: 'deny' });
    const players = [{ id: 'A', life: 5 }, 'B'];
    expect(planOf([open, goes], 'concedes(A)', { players }).steps).toHaveLength(1);
    const plan = planOf([open, goes], 'concedes(B)', { players });
    expect([plan.steps, plan.unknown]).toEqual([[], [{ of: 'B', fact: 'life' }]]);
  });
});

describe('one event', () => {
  it('without entries happens as it is', () => {
    expect(steps(planOf([], 'passesCleared(t)', { turns: [{ id: 't', group: 'A' }] }))).toEqual([['passesCleared(t)']]);
  });

  it('is rewritten once by each entry, to the end', () => {
    const twice = instead('twice', 'cardsAreDrawn', 'cardsAreDrawn(event.player, event.count * 2)');
    const more = (anchor: object) =>
      instead('one-more', 'cardsAreDrawn', 'cardsAreDrawn(event.player, event.count + 1)', anchor);
    expect(steps(planOf([twice, more({ after: ['twice'] })], 'cardsAreDrawn(A, 3)'))).toEqual([
      ['cardsAreDrawn(A, 7)'],
    ]);
    expect(steps(planOf([twice, more({ before: ['twice'] })], 'cardsAreDrawn(A, 3)'))).toEqual([
      ['cardsAreDrawn(A, 8)'],
    ]);
  });

  it('is rewritten once for each thing of an entry', () => {
    const entry = instead('one-more-each', 'cardsAreDrawn', 'cardsAreDrawn(event.player, event.count + 1)', {
      each: { mate: 'each person in players where person is not event.player' },
    });
    expect(steps(planOf([entry], 'cardsAreDrawn(A, 1)'))).toEqual([['cardsAreDrawn(A, 4)']]);
  });

  it('never happens when forbidden, judged after it was rewritten', () => {
    const entries: Sketch[] = [
      instead('to-the-left', 'cardsAreDrawn', 'cardsAreDrawn(leftOf(event.player, 1, players), event.count)'),
      { id: 'not-b', kind: 'prohibition', forbids: 'cardsAreDrawn', when: 'event.player is B' } as Sketch,
    ];
    const entry = { ...entries[1], when: 'event.player is nth(players, 2)' } as Sketch;
    expect(steps(planOf([entries[0] as Sketch, entry], '[cardsAreDrawn(A, 1), cardsAreDrawn(B, 1)]'))).toEqual([
      ['cardsAreDrawn(C, 1)'],
    ]);
  });

  it('leaves the table as it was, and the plan can be carried out on a copy', () => {
    const table = tableOf(rulebookOf([]));
    const before = JSON.stringify(tableToJson(table));
    const plan = sending(table, 'playerDeparted(B)');
    expect(JSON.stringify(tableToJson(table))).toBe(before);
    const after = applyPlan(table, plan);
    expect(factsOf(after, 'inGame')).toEqual([undefined, false, undefined, undefined]);
    expect(JSON.stringify(tableToJson(table))).toBe(before);
  });

  it('gives the same bytes for the same input', () => {
    const rulebook = rulebookOf([instead('twice', 'cardsAreDrawn', 'cardsAreDrawn(event.player, event.count * 2)')]);
    const plan = () =>
      JSON.stringify(sending(tableOf(rulebook), '[cardsAreDrawn(A, 1), cardsAreDrawn(B, 2)]', { trace: true }));
    expect(plan()).toBe(plan());
  });
});

describe('events of one moment', () => {
  it('change the table together', () => {
    // Each takes what the other had: done one after the other, both would end up with the same.
    const plan = planOf([], '[rangeRecorded(A, [B]), rangeRecorded(B, [C])]', { players: ['A', 'B', 'C'] });
    expect(plan.steps.length).toBe(1);
    expect(plan.steps[0]?.length).toBe(2);
  });

  it('add up', () => {
    const table = tableOf(rulebookOf([]), { players: [{ id: 'A', life: 20 }, 'B', 'C'] });
    sending(table, '[lifeTotalChanged(A, -3, A), lifeTotalChanged(A, -4, A)]', { carryOut: true });
    expect(factsOf(table, 'life')).toEqual([13, undefined, undefined]);
  });

  it('that are equal merge only where the vocabulary says so', () => {
    const merging = planOf([], "[skipAdded(A, 'turn', 1), skipAdded(A, 'turn', 1)]");
    expect(steps(merging)).toEqual([['skipAdded(A, turn, 1)']]);
    expect(steps(planOf([], '[cardsAreDrawn(A, 1), cardsAreDrawn(A, 1)]'))).toEqual([
      ['cardsAreDrawn(A, 1)', 'cardsAreDrawn(A, 1)'],
    ]);
  });

  it('are gathered into one', () => {
    const settled: Sketch = {
      id: 'end',
      kind: 'procedure',
      expands: 'outcomesAreJudged',
      steps: [{ step: 'end', do: 'gameEnded(event.winners without event.losers)' }],
    };
    expect(steps(planOf([settled], "[wins(A, 'effect'), wins(B, 'effect'), loses(B, 'life')]"))).toEqual([
      ['gameEnded([A])'],
    ]);
  });

  it('let the others see the claims that were gathered', () => {
    const counted: Sketch = {
      id: 'count',
      kind: 'procedure',
      expands: 'lifeTotalsAreSet',
      steps: [{ step: 'set', do: 'each claim in event.claims: lifeTotalBecomes(claim.player, claim.total)' }],
    };
    expect(steps(planOf([counted], '[lifeTotalIsSet(A, 3), lifeTotalIsSet(B, 4)]'))).toEqual([
      ['lifeTotalBecomes(A, 3)', 'lifeTotalBecomes(B, 4)'],
    ]);
  });
});

describe('procedures', () => {
  const spine: Sketch = {
    id: 'spine',
    kind: 'procedure',
    expands: 'turnBegins',
    steps: [
      { step: 'first', do: 'cardsAreDrawn(nth(players, 1), 1)' },
      { step: 'last', do: 'cardsAreDrawn(nth(players, 1), 9)' },
    ],
  };
  const joining = (id: string, step: object): Sketch => ({ id, kind: 'procedure', joins: 'turnBegins', steps: [step] });

  it('take in the steps of others where they hang', () => {
    const entries = [
      spine,
      joining('early', { before: 'first', do: 'cardsAreDrawn(nth(players, 2), 2)' }),
      joining('beside', { with: 'first', do: 'cardsAreDrawn(nth(players, 2), 3)' }),
      joining('between', { step: 'middle', after: 'first', do: 'cardsAreDrawn(nth(players, 2), 4)' }),
      joining('next', { after: 'middle', do: 'cardsAreDrawn(nth(players, 2), 5)' }),
    ];
    expect(steps(planOf(entries, 'turnBegins(A)'))).toEqual([
      ['cardsAreDrawn(B, 2)'],
      ['cardsAreDrawn(B, 3)', 'cardsAreDrawn(A, 1)'],
      ['cardsAreDrawn(B, 4)'],
      ['cardsAreDrawn(B, 5)'],
      ['cardsAreDrawn(A, 9)'],
    ]);
  });

  it('look at the state as it is at each step, save for names fixed at the beginning', () => {
    const entry: Sketch = {
      id: 'leaving',
      kind: 'procedure',
      expands: 'turnBegins',
      let: { before: 'count person in players where person.inGame' },
      steps: [
        { step: 'gone', do: 'each player in players where player is nth(players, 2): playerDeparted(player)' },
        {
          step: 'told',
          let: { now: 'count person in players where person.inGame' },
          do: ['cardsAreDrawn(nth(players, 1), before);', 'cardsAreDrawn(nth(players, 1), now)'],
        },
      ],
    };
    expect(steps(planOf([entry], 'turnBegins(A)'))).toEqual([
      ['playerDeparted(B)'],
      ['cardsAreDrawn(A, 4)', 'cardsAreDrawn(A, 3)'],
    ]);
  });

  it('of simultaneous events go in lockstep', () => {
    expect(steps(planOf([spine], '[turnBegins(A), turnBegins(B)]'))).toEqual([
      ['cardsAreDrawn(A, 1)', 'cardsAreDrawn(A, 1)'],
      ['cardsAreDrawn(A, 9)', 'cardsAreDrawn(A, 9)'],
    ]);
  });

  it('cannot be two for one event', () => {
    const other = { ...spine, id: 'other', when: 'size(players) > 2' };
    expect(() => planOf([spine, other], 'turnBegins(A)')).toThrowError(/more than one procedure: other, spine/);
    expect(() => planOf([spine, { ...other, overrides: ['spine'] }], 'turnBegins(A)')).not.toThrow();
  });

  it('must be there for others to join', () => {
    const never = { ...spine, when: 'size(players) > 9' };
    const early = joining('early', { before: 'first', do: 'cardsAreDrawn(nth(players, 2), 2)' });
    expect(() => planOf([never, early], 'turnBegins(A)')).toThrowError(/there is none here: early/);
  });
});
