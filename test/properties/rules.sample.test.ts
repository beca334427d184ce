import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { verify } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { factOf } from '../../src/engine/table/read.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { canonical } from '../reference/agreement.js';
import { attempt, events, games, limits, list, named, plain, planOf, played, rulebook, value } from './playing.js';
import { poolsOf, tablesOf } from './tables.js';

describe('a departure', () => {
  it('leaves nothing owned and no control behind, is complete, and does nothing a second time', () => {
    let seen = 0;
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), fc.nat(31), (json, n) => {
        const table = openTable(rulebook, { ...json, setup: { ...json.setup, edition: '2026-09-25' } });
        // A table by chance may owe something before anybody leaves: that is not what is looked at here.
        if ((attempt(() => verify(table))?.steps ?? []).length > 0) return;
        const ids = poolsOf(rulebook, json).get('Player') ?? [];
        const gone = ids.filter(
          (id, i) => i === n % ids.length || table.world.byId.get(id)?.facts[slotOf('Player', 'inGame')] === false,
        );
        const leave = { event: 'playersLeave', fields: { players: gone } };
        const plan = planOf(table, leave);
        const after = plan && attempt(() => applyPlan(table, plan));
        if (!after || value(table, 'isMultiplayer') !== true) return;
        seen++;
        const state = tableToJson(after);
        const things = (key: string) => (state[key] ?? []) as readonly { readonly [fact: string]: Json }[];
        const over = (state['game'] as { readonly status?: string } | undefined)?.status === 'over';
        if (over) return;
        // A table by chance may say that somebody has won although the game goes on: that end is still to come.
        if (things('players').some(({ outcome }) => outcome === 'won')) return;
        expect(
          things('objects').filter(({ owner, zone }) => gone.includes(owner as string) && zone !== 'outside'),
        ).toEqual([]);
        const control = things('effects').filter(
          ({ op, to }) => String(op).startsWith('give-') && gone.includes(to as string),
        );
        expect(control).toEqual([]);
        expect(verify(after).steps).toEqual([]);
        expect(planOf(after, leave)?.steps ?? []).toEqual([]);
      }),
      // Most tables by chance owe something: about one in fourteen is looked at.
      { ...limits, numRuns: amount(25, 200) },
    );
    expect(seen).toBeGreaterThan(amount(0, 5));
  });
});

const slotOf = (entity: string, fact: string): number =>
  rulebook.vocabulary.entities[entity]?.facts[fact]?.slot as number;

describe('range of influence', () => {
  it('always holds oneself', () => {
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), (json) => {
        const table = openTable(rulebook, json);
        for (const player of list(value(table, 'playersIn')) ?? []) {
          expect(list(value(table, 'reach', { player })) ?? [player]).toContain(player);
          expect(value(table, 'inRange', { player, thing: player }) ?? true).toBe(true);
        }
      }),
      limits,
    );
  });

  it('changes only when a turn begins', () => {
    fc.assert(
      fc.property(games, ([json, sends]) => {
        played(json, sends, ({ sent, plan }) => {
          if (sent.event === 'rangeRecorded' || named(plan, 'rangeRecorded').length === 0) return;
          expect([...named(plan, 'turnOpened'), ...named(plan, 'gameRestarted')]).not.toEqual([]);
        });
      }),
      limits,
    );
  });
});

const matters = Object.keys(rulebook.vocabulary.enumerations['OrderMatter']?.values ?? {});

/** In which order players act at a table, for each turn and each matter. */
function* ordersAt(json: TableJson) {
  const table = openTable(rulebook, json);
  const inGame = list(value(table, 'playersIn')) ?? [];
  for (const turn of poolsOf(rulebook, json).get('Turn') ?? []) {
    const [group, active] = ['group', 'active'].map((fact) => attempt(() => factOf(table, turn, fact)));
    // Nobody else is active in a turn than whoever takes it.
    if (active !== group && active !== null) continue;
    for (const matter of matters) {
      const order = (value(table, 'orderFor', { matter, turn }) ?? []) as readonly (readonly string[])[];
      yield { order, matter, inGame };
    }
  }
}

describe('teams and turns', () => {
  it('part the players in the game into oneself, teammates and opponents', () => {
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), (json) => {
        const table = openTable(rulebook, json);
        const inGame = list(value(table, 'playersIn')) ?? [];
        for (const player of inGame) {
          const [mates, others] = [
            list(value(table, 'teammates', { player })),
            list(value(table, 'opponents', { player })),
          ];
          if (mates === undefined || others === undefined) continue;
          expect([player, ...mates, ...others].toSorted()).toEqual(inGame.toSorted());
          for (const mate of mates)
            expect(list(value(table, 'teammates', { player: mate })) ?? [player]).toContain(player);
        }
      }),
      limits,
    );
  });

  it('share life where they share it, and nowhere else', () => {
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), fc.integer({ min: 1, max: 9 }), (json, amount) => {
        const table = openTable(rulebook, json);
        const inGame = list(value(table, 'playersIn')) ?? [];
        const [first] = inGame;
        const plan =
          first === undefined
            ? undefined
            : planOf(table, {
                event: 'lifeTotalChanged',
                fields: { group: value(table, 'lifeGroup', { player: first }) ?? null, amount, player: first },
              });
        const after = plan && attempt(() => applyPlan(table, plan));
        if (!after || first === undefined) return;
        for (const player of inGame) {
          const [before, then] = [value(table, 'lifeOf', { player }), value(after, 'lifeOf', { player })];
          const shared =
            canonical(value(table, 'lifeGroup', { player })) ===
            canonical(value(table, 'lifeGroup', { player: first }));
          if (typeof before === 'number' && typeof then === 'number') expect(then - before).toBe(shared ? amount : 0);
        }
      }),
      limits,
    );
  });

  it('act in an order that names everybody at most once, and only players in the game', () => {
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), (json) => {
        for (const { order, inGame } of ordersAt(json)) {
          expect(new Set(order.flat()).size).toBe(order.flat().length);
          expect(inGame).toEqual(expect.arrayContaining(order.flat()));
        }
      }),
      limits,
    );
  });

  it('act in an order that is a permutation of the players in the game, and goes round as their seats do', () => {
    // In combat, and in some matters of teams, only those act who take part.
    const everybody = ['choices', 'draws', 'mulligans'];
    expect(matters).toEqual(expect.arrayContaining(everybody));
    let [seen, turned] = [0, 0];
    fc.assert(
      fc.property(tablesOf(rulebook).map(plain), (json) => {
        for (const { order, matter, inGame } of ordersAt(json)) {
          if (order.length === 0) continue;
          seen++;
          if (everybody.includes(matter)) expect(order.flat().toSorted()).toEqual(inGame.toSorted());
          // One at a time: the seats as they are, from whoever comes first.
          const first = order.map((group) => inGame.indexOf(group[0] as string));
          const lowest = first.indexOf(Math.min(...first));
          if (order.some((group) => group.length > 1)) continue;
          turned++;
          expect([...first.slice(lowest), ...first.slice(0, lowest)]).toEqual(first.toSorted((a, b) => a - b));
        }
      }),
      limits,
    );
    expect(seen).toBeGreaterThan(amount(0, 20));
    expect(turned).toBeGreaterThan(amount(0, 10));
  });

  it('open and close exactly as the plan says', () => {
    fc.assert(
      fc.property(games, ([json, sends]) => {
        played(json, sends, ({ before, plan, after }) => {
          const count = (table: Table) => table.world.lists['turns']?.length ?? 0;
          const closed = new Set(named(plan, 'turnClosed').map(({ fields }) => fields['turn']));
          const known = new Set((before.world.lists['turns'] ?? []).map(({ id }) => id));
          const ended = [...closed].filter(
            (turn) => known.has(turn as string) || !after.world.byId.has(turn as string),
          ).length;
          if (named(plan, 'gameRestarted').length === 0)
            expect(count(after)).toBe(count(before) + named(plan, 'turnOpened').length - ended);
        });
      }),
      limits,
    );
  });

  it('end with the game: nothing follows its end', () => {
    const final = new Set(Object.values(events).flatMap((event) => (event.final ? [event.name] : [])));
    fc.assert(
      fc.property(games, ([json, sends]) => {
        played(json, sends, ({ plan }) => {
          const at = plan.steps.findIndex((step) => step.some(({ event }) => final.has(event)));
          if (at >= 0) expect(at).toBe(plan.steps.length - 1);
        });
      }),
      limits,
    );
  });

  it('end with the game: once it is over, nothing comes of whatever is sent', () => {
    const final = new Set(Object.values(events).flatMap((event) => (event.final ? [event.name] : [])));
    // Ends come of themselves now and then; so that there are enough, players leave until one comes.
    const departures = fc.array(fc.constant({ event: 'playersLeave' }), { minLength: 0, maxLength: 3 });
    let [ended, sent] = [0, 0];
    fc.assert(
      fc.property(games, departures, ([json, sends], leave) => {
        const table = openTable(rulebook, json);
        const players = leave.length > 0 ? (poolsOf(rulebook, json).get('Player') ?? []).slice(1) : [];
        const plan = planOf(table, { event: 'playersLeave', fields: { players } });
        const begun = plan && attempt(() => tableToJson(applyPlan(table, plan)));
        let over = plan?.steps.at(-1)?.some(({ event }) => final.has(event)) ?? false;
        if (over) ended++;
        played(begun ?? json, sends, (moment) => {
          expect(moment.plan.ended ?? false).toBe(over);
          if (over) {
            sent++;
            expect(moment.plan).toMatchObject({ steps: [], needs: [], unknown: [] });
            expect(tableToJson(moment.after)).toEqual(tableToJson(moment.before));
            expect(verify(moment.after)).toMatchObject({ steps: [], ended: true });
          }
          over ||= moment.plan.steps.flat().some(({ event }) => final.has(event));
        });
      }),
      limits,
    );
    expect(ended).toBeGreaterThan(amount(0, 10));
    expect(sent).toBeGreaterThan(amount(4, 100));
  });

  it('do not begin where the game is over already', () => {
    let sent = 0;
    fc.assert(
      fc.property(games, fc.constantFrom('over', 'restarted'), ([json, sends], status) => {
        const game = { ...(json['game'] as { readonly [fact: string]: Json }), status };
        played({ ...json, game } as TableJson, sends, ({ plan }) => {
          sent++;
          expect(plan).toMatchObject({ steps: [], needs: [], unknown: [], ended: true });
        });
      }),
      limits,
    );
    expect(sent).toBeGreaterThan(amount(4, 100));
  });
});
