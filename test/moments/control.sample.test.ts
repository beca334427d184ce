import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { verify } from '../../src/engine/events/send.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { amount, firstSeed } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { afterLeaving, controllers, type Holdings, isCircular } from './control-model.js';
import { carriedOut, holdingsOf, tableOf } from './control-tables.js';
import { sent } from './sending.js';
import { listOf } from './tables.js';

const rulebook = shipped();
const ruleset = arrange(rulebook, { edition: '2026-09-25', options: ['attack-multiple'] });
const open = (json: TableJson): Table => openTable(rulebook, json, ruleset);
const SEED = firstSeed(20_260_925);
const CHAINS = amount(60, 300);
const DEPARTURES = amount(12, 80);

const controllerOf = (table: Table, id: string) => ask(table, 'controllerOf', { object: id }).value;
const byId = (map: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What is where under whose control, which effects go on for what is still there, and what is in combat. */
function standing(table: Table): object {
  const json = tableToJson(table);
  const outside = new Set(listOf(json, 'objects').flatMap(({ id, zone }) => (zone === 'outside' ? [id] : [])));
  const objects = listOf(json, 'objects').map(({ id, zone = 'battlefield' }) => {
    const played = zone === 'battlefield' || zone === 'stack';
    return [id as string, played ? `${String(zone)} ${String(controllerOf(table, id as string))}` : zone] as const;
  });
  return {
    objects: byId(new Map(objects)),
    effects: listOf(json, 'effects').flatMap(({ id, on }) => (outside.has(on as string) ? [] : [id])),
    fighting: listOf(json, 'attackers').flatMap(({ creature, inCombat }) => (inCombat === false ? [] : [creature])),
  };
}

describe('control through other things', () => {
  it('of players is followed to whoever is not controlled', () => {
    for (let i = 0; i < CHAINS; i++) {
      const chance = new Random(SEED + i);
      const players = chance.shuffled(Array.from({ length: chance.between(2, 12) }, (_, n) => `P${n + 1}`));
      const over = new Map(
        players.flatMap((player, n) => {
          const to = players[n + 1] ?? (chance.onceIn(2) ? chance.pick(players) : undefined);
          return to === undefined || chance.onceIn(15) ? [] : [[player, to] as const];
        }),
      );
      const effects = [...over].map(([on, to]) => ({ id: `over ${on}`, op: 'give-player', on, to }));
      const table = open({ ...{ setup: ruleset.setup }, players, effects } as unknown as TableJson);
      for (const player of players) {
        const passed = new Set<string>();
        let last = player;
        for (let to = over.get(last); to !== undefined && to !== last && !passed.has(last); to = over.get(last)) {
          passed.add(last);
          last = to;
        }
        const circling = passed.has(last);
        const decides = circling ? over.get(player) : last;
        expect(ask(table, 'decisionMaker', { player }).value, JSON.stringify({ seed: SEED + i, player })).toBe(decides);
      }
    }
  });

  it('of objects is followed to whoever has the last one', () => {
    for (let i = 0; i < CHAINS; i++) {
      const holdings = holdingsOf(new Random(SEED + i), { lent: false });
      const table = open(tableOf(holdings, []));
      const found = new Map(holdings.things.map(({ id }) => [id, controllerOf(table, id)]));
      expect(byId(found), JSON.stringify({ seed: SEED + i, holdings })).toEqual(byId(controllers(holdings)));
    }
  });
});

describe('departures with control through permanents', () => {
  it('leave what the text leaves, whole or by halves', () => {
    let prefixes = 0;
    for (let i = 0; i < DEPARTURES; i++) {
      const chance = new Random(SEED + i);
      let at: Holdings = holdingsOf(chance, { lent: true });
      const before = controllers(at);
      const visible = at.things.filter(({ onStack, phasedIn }) => !onStack && phasedIn).map(({ id }) => id);
      const attacking = visible.filter(() => chance.onceIn(3));
      let table = open(tableOf(at, attacking));
      const gone = chance.shuffled(at.players.slice(2)).slice(0, chance.between(1, 3));
      const context = { seed: SEED + i, gone, table: tableOf(at, attacking) };
      // Some leave together, and now and then others after them.
      for (const leaving of chance.onceIn(3) ? [gone.slice(0, 1), gone.slice(1)] : [gone]) {
        if (leaving.length === 0) continue;
        const json = tableToJson(table);
        const result = sent(table, [{ event: 'playersLeave', fields: { players: leaving } }]);
        if (result === undefined || 'fault' in result) throw new Error(JSON.stringify({ context, result }));
        const { left: rest, exiled, ceased } = afterLeaving(at, leaving);
        const held = controllers(rest);
        const zones = new Map(
          at.things.map(({ id, owner, onStack }) => {
            if (leaving.includes(owner)) return [id, 'outside'];
            // 800.4c exiles it as the loan ends, 800.4a lets it cease a moment later: it is no card, and gone in either way.
            if (ceased.includes(id)) return [id, expect.stringMatching(/^(exile|outside)$/)];
            return [id, exiled.includes(id) ? 'exile' : `${onStack ? 'stack' : 'battlefield'} ${held.get(id)}`];
          }),
        );
        const whole = standing(result.after);
        const message = JSON.stringify({ leaving, ...context });
        expect((whole as { objects: object }).objects, message).toMatchObject(byId(zones));
        expect((whole as { effects: object }).effects, message).toEqual(rest.gifts.map(({ id }) => id));
        const staying = attacking.filter((id) => held.get(id) === before.get(id));
        if (leaving === gone) expect((whole as { fighting: object }).fighting, message).toEqual(staying);
        expect(verify(result.after).steps, message).toEqual([]);
        for (let done = 1; done < result.plan.steps.length; done++) {
          const half = open(carriedOut(json, result.plan.steps.slice(0, done).flat()));
          const after = applyPlan(half, verify(half));
          // Once an effect is off the table nobody can tell any more who had a creature by it, nor whom a circle had gone by.
          const left = result.plan.steps.slice(done).flat();
          const late = done > 1 && left.some(({ event }) => event === 'attackRemoved');
          const seen = late || isCircular(at) ? { ...whole, fighting: expect.anything() } : whole;
          expect(standing(after), `${done} steps of ${message}`).toEqual(seen);
          prefixes++;
        }
        [at, table] = [rest, result.after];
      }
    }
    expect(prefixes).toBeGreaterThan(DEPARTURES);
  });
});
