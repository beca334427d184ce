import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  applyPlan,
  ask,
  changeTable,
  copyTable,
  openTable,
  resolve,
  type SentEvent,
  send,
  type TableJson,
  tableToJson,
} from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const ready = Object.entries(
  JSON.parse(readFileSync('site/src/ready-tables.json', 'utf8')) as Record<string, TableJson>,
);
const tables = ready.map(([name, json]) => [name, openTable(rulebook, json)] as const);
const first = <One>({ among }: { readonly among: readonly One[] }): One | null => among[0] ?? null;

/** Departures of everybody, alone and together, and whatever a player may do. */
function eventsOn(table: (typeof tables)[number][1]): readonly SentEvent[] {
  const players = tableToJson(table)['players'] as readonly { readonly id: string }[];
  const leave = (...ids: readonly string[]): SentEvent => ({ event: 'playersLeave', fields: { players: ids } });
  const moves = players.flatMap(
    ({ id }) => (ask(table, 'moves', { player: id }).value ?? []) as unknown as readonly SentEvent[],
  );
  const [one, other] = players;
  return [...players.map(({ id }) => leave(id)), leave(one!.id, other!.id), ...moves.slice(0, 12)];
}

describe.each(tables)('a plan by step on the table %s', (_, table) => {
  const plans = eventsOn(table).map((event) => resolve(table, event, first, { byStep: true }));

  it('comes to what it comes to as a whole, and leaves the table as it was', () => {
    const before = tableToJson(table);
    for (const plan of plans) {
      const whole = resolve(table, plan.sent, first);
      expect(plan.steps).toEqual(whole.steps);
      expect(tableToJson(applyPlan(table, plan))).toEqual(tableToJson(applyPlan(table, whole)));
    }
    expect(tableToJson(table)).toEqual(before);
  });

  it('is carried out up to each step as far as the writes of that step say', () => {
    for (const plan of plans) {
      const steps = plan.changes.map(({ step }) => step as number);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      const copy = copyTable(table);
      for (let count = 0; count <= plan.steps.length; count++) {
        expect(tableToJson(applyPlan(table, plan, count))).toEqual(tableToJson(copy));
        changeTable(
          copy,
          plan.changes.filter(({ step }) => step === count),
        );
      }
    }
  });
});

describe('a departure by step', () => {
  const [, table] = tables[0]!;
  const leaves: SentEvent = { event: 'playersLeave', fields: { players: ['Carla'] } };
  const plan = send(table, leaves, { byStep: true });
  const departed = plan.steps.findIndex((step) => step.some(({ event }) => event === 'playerDeparted'));

  it('has the player at the table until the step in which they leave', () => {
    const inGame = (steps: number) => ask(applyPlan(table, plan, steps), 'playersIn', {}).value;
    expect(departed).toBeGreaterThan(0);
    expect(inGame(departed)).toContain('Carla');
    expect(inGame(departed + 1)).not.toContain('Carla');
  });

  it('gives the same changes whether it is carried out at once or not', () => {
    expect(send(copyTable(table), leaves, { byStep: true, carryOut: true }).changes).toEqual(plan.changes);
  });

  it('cannot be carried out in part where the changes do not say their steps, or by more steps than it has', () => {
    expect(() => applyPlan(table, send(table, leaves), 1)).toThrow('byStep');
    expect(() => applyPlan(table, plan, plan.steps.length + 1)).toThrow(`0..${plan.steps.length}`);
    expect(() => applyPlan(table, plan, 0.5)).toThrow(`0..${plan.steps.length}`);
  });
});
