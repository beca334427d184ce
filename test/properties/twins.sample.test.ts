import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { resolve } from '../../src/engine/events/resolve.js';
import type { SentEvent } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { amount as runs } from '../amount.js';
import { rulebook } from './playing.js';

// Two games in which a team has one life total: whatever concerns that total comes out alike.

interface Shape {
  readonly heroes: readonly string[];
  readonly life: number;
  readonly foe: number;
  readonly house: { readonly [matter: string]: string };
  readonly bars: readonly { readonly action: string; readonly player: string; readonly cause?: string }[];
}

const seed = 904_810;
const single = 'V';
const anyHero = ({ heroes }: Shape) => fc.constantFrom(...heroes);
const anybody = ({ heroes }: Shape) => fc.constantFrom(single, ...heroes);
const amount = fc.integer({ min: 0, max: 30 });

const shapes: fc.Arbitrary<Shape> = fc
  .record({
    heroes: fc.constantFrom(['H1', 'H2'], ['H1', 'H2', 'H3']),
    life: fc.integer({ min: -1, max: 40 }),
    foe: fc.integer({ min: 1, max: 40 }),
    house: fc.record({
      'team-totals-scaled': fc.constantFrom('separately', 'one-member'),
      'some-members-set': fc.constantFrom('as-all', 'each-alone'),
    }),
  })
  .chain((shape) =>
    fc
      .array(
        fc.record({
          action: fc.constantFrom('gain-life', 'lose-life', 'lose', 'win'),
          player: fc.constantFrom(single, ...shape.heroes),
        }),
        { maxLength: 2 },
      )
      .map((bars) => ({ ...shape, bars })),
  );

/** The same table in both games: a team with one total against somebody alone. */
function twins({ heroes, life, foe, house, bars }: Shape): readonly [TableJson, TableJson] {
  const rest = {
    teams: [
      { id: 'X', life: foe },
      { id: 'Y', life },
    ],
    objects: [{ id: 'beast', owner: single, types: ['creature'] }],
    constraints: bars.map((bar, index) => ({ id: `bar${index}`, ...bar })),
  };
  const team = heroes.map((id) => ({ id, team: 'Y' }));
  const edition = '2026-09-25';
  return [
    {
      setup: { edition, variants: ['two-headed-giant'], options: ['shared-team-turns'], house },
      players: [{ id: single, team: 'X' }, ...team],
      ...rest,
    },
    {
      setup: {
        edition,
        options: ['attack-multiple', 'shared-team-turns'],
        overlays: ['archenemy', 'commander'],
        house,
      },
      players: [{ id: single, team: 'X', role: 'archenemy', life: foe }, ...team],
      ...rest,
    },
  ];
}

const payments = (shape: Shape) =>
  fc
    .uniqueArray(fc.record({ player: anybody(shape), amount }), { minLength: 1, selector: ({ player }) => player })
    .map((all) => all.map((one) => ({ is: 'LifePayment', ...one })));

const event = (name: string, fields: { readonly [field: string]: fc.Arbitrary<Json> }): fc.Arbitrary<SentEvent> =>
  fc.record(fields).map((given) => ({ event: name, fields: given }));

const singles = (shape: Shape): fc.Arbitrary<readonly SentEvent[]> =>
  fc.array(
    fc.oneof(
      event('lifeChanges', {
        player: anybody(shape),
        amount: fc.integer({ min: -20, max: 20 }),
        cause: fc.constant('loss'),
      }),
      event('lifeIsPaid', { payments: payments(shape) as fc.Arbitrary<Json> }),
      event('damageIsDealt', { source: fc.constant('beast'), to: anybody(shape), amount }),
      event('lifeTotalsAreExchanged', { player: anyHero(shape), other: anybody(shape) }),
    ),
    { minLength: 1, maxLength: 2 },
  );

/** Events that an effect brings about for several players at once. */
const together = (shape: Shape): fc.Arbitrary<readonly SentEvent[]> =>
  fc
    .tuple(
      fc.subarray([single, ...shape.heroes], { minLength: 1 }),
      fc.oneof(
        fc.constantFrom('doubled', 'halved-up').map((scale) => ['lifeTotalIsScaled', { scale }] as const),
        amount.map((total) => ['lifeTotalIsSet', { total }] as const),
      ),
    )
    .map(([players, [name, more]]) => players.map((player) => ({ event: name, fields: { player, ...more } })));

const plays = shapes.chain((shape) =>
  fc.tuple(
    fc.constant(shape),
    fc.array(fc.oneof(singles(shape), together(shape), fc.constant([{ event: 'stateIsChecked' }])), {
      minLength: 1,
      maxLength: 4,
    }),
    payments(shape),
  ),
);

/** What a plan comes to. The total of somebody alone is the player's in one game and the team's in the other. */
function carriedOut(table: Table, sent: readonly SentEvent[]): { readonly told: string; readonly after: Table } {
  const plan = resolve(table, sent, ({ among }) => among[0] ?? null);
  const told = plan.steps.map((step) => step.map(({ event: name, fields }) => JSON.stringify([name, fields])));
  return { told: JSON.stringify(told).replaceAll('\\"X\\"', `\\"${single}\\"`), after: applyPlan(table, plan) };
}

function asked(table: Table, { heroes }: Shape, costs: readonly Json[]): readonly unknown[] {
  const verdict = (question: string, args: { readonly [name: string]: Json }) => {
    const { verdict: said, value } = ask(table, question, args);
    return [question, args, said ?? value];
  };
  const changes = heroes.slice(0, 2).map((player) => ({ is: 'LifeSetting', player, total: 7 }));
  return [
    verdict('mayPayLife', { payments: [...costs] }),
    ...[single, ...heroes].flatMap((player) => [
      verdict('lifeOf', { player }),
      verdict('mayGainLife', { player }),
      verdict('mayLoseLife', { player }),
      verdict('mayLose', { player, cause: 'life' }),
    ]),
    verdict('setsWholeTeam', { team: 'Y', affected: heroes.slice(0, 2) }),
    ask(table, 'redistributionProblems', { player: single, changes }).problems?.length,
  ];
}

describe('a life total that a team shares', () => {
  it('is paid from, set, scaled and lost by alike in both games that have one', () => {
    fc.assert(
      fc.property(plays, ([shape, sends, costs]) => {
        let tables = twins(shape).map((json) => openTable(rulebook, json));
        for (const sent of sends) {
          const [giant, archenemy] = tables.map((table) => asked(table, shape, costs));
          expect(archenemy).toEqual(giant);
          const [one, other] = tables.map((table) => carriedOut(table, sent));
          expect(other?.told).toBe(one?.told);
          tables = [one, other].flatMap((made) => (made === undefined ? [] : [made.after]));
        }
      }),
      { seed, numRuns: runs(20, 100) },
    );
  });

  it('is what it was for a member who has left', () => {
    fc.assert(
      fc.property(plays, ([shape, sends]) => {
        const [, json] = twins(shape);
        const [leaver = ''] = shape.heroes;
        let table = carriedOut(openTable(rulebook, json), [{ event: 'concedes', fields: { player: leaver } }]).after;
        const known = ask(table, 'lifeOf', { player: leaver }).value;
        for (const sent of sends) {
          table = carriedOut(table, sent).after;
          expect(ask(table, 'lifeOf', { player: leaver }).value).toBe(known);
        }
      }),
      { seed, numRuns: runs(12, 100) },
    );
  });
});
