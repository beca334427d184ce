import type { PlanEvent } from '../../src/engine/model/answer.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import type { Gift, Held, Holdings } from './control-model.js';
import { likely, pick } from './draw.js';
import type { Facts } from './setups.js';
import { listOf } from './tables.js';

const named = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

/** Who plays, what there is, and effects that hand it on: to players, or from one permanent to the next, often in long rows. */
export function holdingsOf(chance: Random, { lent }: { readonly lent: boolean }): Holdings {
  const players = named('P', chance.between(3, 8));
  const ids = named('x', chance.between(2, 12));
  const things = ids.map((id): Held => {
    const owner = pick(chance, players);
    const onStack = lent && likely(chance, 12);
    return {
      id,
      owner,
      base: lent && likely(chance, 30) ? pick(chance, players) : owner,
      card: !onStack || likely(chance, 40),
      onStack,
      phasedIn: onStack || !likely(chance, 6),
    };
  });
  const permanents = things.filter(({ onStack }) => !onStack).map(({ id }) => id);
  const stamps = chance.shuffled(named('e', 30).map((_, i) => i + 1));
  // One row over most things, now and then closed to a circle, and some effects besides.
  const row = chance.shuffled(permanents);
  const chain = row.flatMap((on, i) => {
    const to = row[i + 1] ?? (likely(chance, 50) ? pick(chance, row) : undefined);
    return to === undefined || to === on || likely(chance, 10) ? [] : [{ on, to }];
  });
  const besides = Array.from({ length: chance.below(6) }, () => {
    const on = pick(chance, ids);
    return { on, to: permanents.length > 0 && likely(chance, 40) ? pick(chance, permanents) : pick(chance, players) };
  });
  const gifts = [...chain, ...besides]
    .filter(({ on, to }) => on !== to)
    .map(({ on, to }, i): Gift => {
      const loan = lent && players.includes(to) && likely(chance, 40) ? pick(chance, ids) : null;
      const source = players.includes(to) ? loan : to;
      return { id: `e${i + 1}`, on, to, source: source === on ? null : source, timestamp: stamps[i] as number };
    });
  return { players, things, gifts };
}

/** The table, in a turn of the first player; some of the creatures attack the second one. */
export const tableOf = ({ players, things, gifts }: Holdings, attacking: readonly string[]): TableJson =>
  ({
    setup: { edition: '2026-09-25', options: ['attack-multiple'] },
    players,
    objects: things.map(({ id, owner, base, card, onStack, phasedIn }) => ({
      id,
      owner,
      ...(base !== owner && { baseController: base }),
      ...(!card && { kind: 'copy' }),
      ...(onStack && { zone: 'stack' }),
      ...(!phasedIn && { phasedIn }),
      types: onStack ? ['instant'] : ['creature'],
    })),
    effects: gifts.map(({ source, ...gift }) => ({
      ...gift,
      op: 'give-object',
      ...(source !== null && { source, duration: 'while-source' }),
    })),
    turns: [{ id: 't', group: players[0], number: 5, step: 'declare-blockers', stack: stackOf(things) }],
    attackers: attacking.map((creature) => ({
      ...{ id: `k-${creature}`, creature, attacking: players[1], last: players[1], atFirst: players[1] },
    })),
  }) as unknown as TableJson;

const stackOf = (things: readonly Held[]): readonly string[] =>
  things.filter(({ onStack }) => onStack).map(({ id }) => id);

/** What a host writes for an event of a departure. */
const WRITTEN: { readonly [event: string]: (table: Table, fields: { readonly [field: string]: Json }) => Table } = {
  playerDeparted: (table, { player }) => changed(table, 'players', player, { inGame: false, outcome: 'lost' }),
  objectLeavesGame: (table, { object }) => changed(offStack(table, object), 'objects', object, { zone: 'outside' }),
  objectMoves: (table, { object, to }) => changed(offStack(table, object), 'objects', object, { zone: to as Json }),
  objectCeases: (table, { object }) => changed(offStack(table, object), 'objects', object, { zone: 'outside' }),
  effectEnds: (table, { effect }) => taken(table, 'effects', effect),
  attackRemoved: (table, { attack }) => changed(table, 'attackers', attack, { inCombat: false, attacking: null }),
};
type Table = { readonly [collection: string]: readonly Facts[] };

const changed = (table: Table, collection: string, id: Json | undefined, facts: Facts): Table => ({
  ...table,
  [collection]: (table[collection] ?? []).map((one) => (one['id'] === id ? { ...one, ...facts } : one)),
});
const taken = (table: Table, collection: string, id: Json | undefined): Table => ({
  ...table,
  [collection]: (table[collection] ?? []).filter((one) => one['id'] !== id),
});
const offStack = (table: Table, id: Json | undefined): Table => ({
  ...table,
  turns: (table['turns'] ?? []).map((turn) => ({
    ...turn,
    stack: ((turn['stack'] ?? []) as readonly Json[]).filter((one) => one !== id),
  })),
});

/** The table of a host that has carried out some steps of a plan, and no more. */
export function carriedOut(json: TableJson, events: readonly PlanEvent[]): TableJson {
  const lists = ['players', 'objects', 'effects', 'turns', 'attackers'];
  const start: Table = Object.fromEntries(lists.map((name) => [name, listOf(json, name)]));
  const after = events.reduce((table, { event, fields }) => WRITTEN[event]?.(table, fields) ?? table, start);
  return { ...json, ...after } as unknown as TableJson;
}
