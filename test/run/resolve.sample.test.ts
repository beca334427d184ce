import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../src/engine/events/resolve.js';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import { explain } from '../../src/engine/explain/explain.js';
import type { Pick } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import { factOf } from '../../src/engine/table/read.js';
import { openTable } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { argumentsOf } from '../properties/asking.js';
import { attempt, events, games, limits, rulebook } from '../properties/playing.js';
import { poolsOf } from '../properties/tables.js';

const giants = () =>
  openTable(rulebook, {
    setup: { edition: '2026-09-25', variants: ['two-headed-giant'], options: ['shared-team-turns'] },
    players: [
      { id: 'A1', team: 'A' },
      { id: 'A2', team: 'A' },
      { id: 'B1', team: 'B' },
      { id: 'B2', team: 'B' },
    ],
    teams: [
      { id: 'A', life: 30 },
      { id: 'B', life: 20 },
    ],
  });

/** The life totals of all four are set at one moment, so each team chooses whose counts (810.9c). */
const allSet = ['A1', 'A2', 'B1', 'B2'].map(
  (player, i): SentEvent => ({ event: 'lifeTotalIsSet', fields: { player, total: 10 + i } }),
);

describe('needs', () => {
  it('of one moment are told at once, each with its cause', () => {
    const { needs, steps } = send(giants(), allSet);
    expect(steps).toEqual([]);
    expect(needs.map(({ by, among }) => [by, among])).toEqual([
      ['A', ['A1', 'A2']],
      ['B', ['B1', 'B2']],
    ]);
    for (const need of needs) {
      expect(need.event?.event).toBe('lifeTotalsAreSet');
      expect(need.because).toEqual(['giant.one-member-set']);
    }
  });

  it('are told with their causes in words', () => {
    const text = explain(send(giants(), allSet), rulebook, 'en');
    expect(text).toContain('who chooses: A\n');
    expect(text).toContain('event: the life totals of (A1, A2, B1 and B2) are set');
    expect(text).toContain('[giant.one-member-set]');
  });

  it('are answered one by one as all at once, in games by chance', () => {
    let resolved = 0;
    fc.assert(
      fc.property(games, ([json, sends]) => {
        const table = openTable(rulebook, json);
        for (const call of sends) {
          const fields = argumentsOf(call, events[call.name]?.fields ?? [], poolsOf(rulebook, json));
          const sent = { event: call.name, fields: fields ?? {} };
          const all = attempt(() => resolve(table, sent, ({ among }) => among.at(-1) ?? null));
          if (all === undefined || all.picks.length === 0) continue;
          const picks: Pick[] = [];
          let plan = send(table, sent);
          for (let [need] = plan.needs; need !== undefined; [need] = plan.needs) {
            picks.push({ matter: need.matter, by: need.by, pick: need.among.at(-1) ?? null });
            plan = send(table, sent, { picks });
          }
          expect({ ...plan, picks: [] }).toEqual({ ...all, picks: [] });
          resolved++;
        }
      }),
      { ...limits, numRuns: amount(15, 150) },
    );
    expect(resolved).toBeGreaterThan(amount(-1, 0));
  });
});

describe('resolve', () => {
  it('asks once for each need, and says what was picked', () => {
    const asked: (string | null)[] = [];
    const plan = resolve(giants(), allSet, ({ by, among }) => {
      asked.push(by);
      return among[1] ?? null;
    });
    expect(asked).toEqual(['A', 'B']);
    expect(plan.picks.map(({ pick }) => pick)).toEqual(['A2', 'B2']);
    expect(plan.changes).toEqual([
      { op: 'set', of: 'A', fact: 'life', value: 11 },
      { op: 'set', of: 'B', fact: 'life', value: 13 },
    ]);
    expect(send(giants(), allSet, { picks: plan.picks }).changes).toEqual(plan.changes);
  });

  it('asks nothing where nothing is open, and uses picks made before', () => {
    const never = (): never => {
      throw new Error('nobody asks');
    };
    expect(resolve(giants(), { event: 'concedes', fields: { player: 'A1' } }, never).picks).toEqual([]);
    const { picks } = resolve(giants(), allSet, ({ among }) => among[0] ?? null);
    expect(resolve(giants(), allSet, never, { picks, carryOut: true }).picks).toEqual(picks);
  });

  it('refuses what is not among the candidates', () => {
    expect(() => resolve(giants(), allSet, () => 'Zoe')).toThrow(Fault);
  });
});

describe('a pick that nobody asked for', () => {
  const { picks } = resolve(giants(), allSet, ({ among }) => among[0] ?? null);

  it.each<readonly [string, Pick]>([
    ['misspelt', { matter: 'member whose live total is set', by: 'A', pick: 'A1' }],
    ['one too many', { matter: 'member whose life total is set', by: 'A', pick: 'A1' }],
  ])('is refused: %s', (_, pick) => {
    const table = giants();
    expect(() => resolve(table, allSet, [...picks, pick], { carryOut: true })).toThrow(
      `Nobody asked for the pick "A1"`,
    );
    expect(factOf(table, 'A', 'life')).toBe(30);
    const plan = send(table, allSet, { picks: [...picks, pick] });
    expect(plan.unusedPicks).toEqual([pick]);
    expect(explain(plan, rulebook, 'en')).toMatch(/Picks that nobody asked for\n {2}for “.*”: A1/u);
    expect(send(table, allSet, { picks })).not.toHaveProperty('unusedPicks');
  });

  it('is missing from a list that is too short: the rest is told', () => {
    const { needs } = resolve(giants(), allSet, picks.slice(0, 1));
    expect(needs.map(({ by }) => by)).toEqual(['B']);
    const misspelt = { matter: 'member whose live total is set', by: 'B', pick: 'B1' };
    expect(() => resolve(giants(), allSet, [...picks.slice(0, 1), misspelt])).toThrow(`Nobody asked for the pick "B1"`);
    const { needs: still, unusedPicks } = send(giants(), allSet, { picks: [...picks.slice(0, 1), misspelt] });
    expect([still, unusedPicks]).toEqual([needs, [misspelt]]);
    // A pick for what is asked later waits for its turn, as long as somebody is asked.
    expect(resolve(giants(), allSet, ({ among }) => among[0] ?? null, { picks: picks.slice(1) }).needs).toEqual([]);
  });
});
