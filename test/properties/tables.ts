import fc from 'fast-check';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { withoutEmptyFacts } from '../../tools/check/empty-facts.js';
import { type Pools, resolved, type Sketch, Sketcher } from './sketches.js';

const ref = (...among: string[]): fc.Arbitrary<Sketch> => fc.nat(31).map((n) => ({ $ref: n, among }));

/** What real tables look like; the rest is left to the types. */
const hints: { readonly [fact: string]: fc.Arbitrary<Sketch> } = {
  'Game.status': fc.oneof(
    { weight: 12, arbitrary: fc.constant('running') },
    fc.constantFrom('setup', 'over', 'restarted'),
  ),
  'Player.inGame': fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  'Player.life': fc.integer({ min: -1, max: 40 }),
  'Player.rangeSeats': fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(null)),
  'Player.role': fc.oneof(fc.constant(null), fc.constantFrom('emperor', 'general')),
  'Team.life': fc.integer({ min: -1, max: 60 }),
  'Object.owner': ref('Player'),
  'Object.types': fc.oneof(
    { weight: 3, arbitrary: fc.constant(['creature']) },
    fc.constantFrom<Sketch>(
      ['planeswalker'],
      ['battle'],
      ['enchantment'],
      ['instant'],
      ['land'],
      ['artifact', 'creature'],
      ['plane'],
    ),
  ),
  'Object.zone': fc.oneof(
    { weight: 4, arbitrary: fc.constant('battlefield') },
    fc.constantFrom('stack', 'stack', 'graveyard', 'hand', 'exile', 'command', 'outside'),
  ),
  'Effect.op': fc.constantFrom(
    'give-object',
    'give-object',
    'give-player',
    'prevent',
    'redirect',
    'double-gain',
    'other',
  ),
  'Effect.on': ref('Object', 'Player'),
  'Effect.to': ref('Player'),
  'Attacker.attacking': ref('Player', 'Object'),
  'Constraint.player': fc.oneof(ref('Player'), fc.constant(null)),
};

/** How many things of each collection; the others have none or one. */
const sizes: { readonly [collection: string]: readonly [least: number, most: number] } = {
  players: [2, 10],
  teams: [0, 4],
  objects: [0, 7],
  effects: [0, 4],
  turns: [0, 3],
  markers: [0, 3],
  attackers: [0, 3],
  constraints: [0, 3],
  abilities: [0, 2],
};

const VARIANTS = 0.8;

interface SeatInTeams {
  readonly seat: number;
  readonly seats: number;
  readonly teams: number;
  readonly random: number;
}

/** How the members of teams sit: each team together, alternating, or anyhow. */
const teamOf = (manner: number, { seat, seats, teams, random }: SeatInTeams): number | null => {
  if (teams === 0 || manner === 3) return null;
  if (manner === 0) return Math.floor((seat * teams) / seats);
  if (manner === 1) return seat % teams;
  return random % 3 === 0 ? null : random % teams;
};

interface Drawn {
  readonly setup: { readonly [fact: string]: Json };
  readonly manner: number;
  readonly things: { readonly [key: string]: Sketch | readonly Sketch[] };
}

const setupOf = (rulebook: Rulebook): fc.Arbitrary<Drawn['setup']> => {
  const { enumerations } = rulebook.vocabulary;
  const values = (name: string) => Object.keys(enumerations[name]?.values ?? {});
  const dates = rulebook.editions.map(({ date }) => date);
  const matters = Object.values(rulebook.matters);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return fc.record({
    edition: fc.oneof(fc.constantFrom(first, last, last), fc.constantFrom(...dates), fc.constant('2019-10-20')),
    variants: fc.oneof(
      { weight: 10 * VARIANTS, arbitrary: fc.constantFrom(...values('Variant')).map((variant) => [variant]) },
      { weight: 2, arbitrary: fc.subarray(values('Variant'), { maxLength: 2 }) },
    ),
    options: fc.subarray(values('Option')),
    overlays: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(values('Overlay'))),
    house: fc.array(fc.tuple(fc.nat(999), fc.nat(9)), { maxLength: 4 }).map((picks) =>
      Object.fromEntries(
        picks.map(([m, c]) => {
          const { id, choices } = matters[m % matters.length] as (typeof matters)[number];
          return [id, Object.keys(choices)[c % Object.keys(choices).length] as string];
        }),
      ),
    ),
  });
};

/** Tables of every variant and option, two to ten players, with whatever the vocabulary knows, facts left out at random. */
export const tablesOf = (rulebook: Rulebook): fc.Arbitrary<TableJson> => {
  const { vocabulary } = rulebook;
  const sketcher = new Sketcher(vocabulary, hints);
  const model: { [key: string]: fc.Arbitrary<Sketch | readonly Sketch[]> } = {};
  for (const { name, collection, single, constant } of Object.values(vocabulary.entities)) {
    if (single !== undefined && !constant) model[single] = sketcher.facts(name);
    if (collection === undefined) continue;
    const [minLength, maxLength] = sizes[collection] ?? [0, 1];
    model[collection] = fc.array(sketcher.facts(name), { minLength, maxLength });
  }
  return fc
    .record({ setup: setupOf(rulebook), manner: fc.nat(3), things: fc.record(model) })
    .map((drawn) => built(rulebook, drawn));
};

const initialOf = (entity: string): string => entity.slice(0, 2).toLowerCase();

const built = (rulebook: Rulebook, { setup, manner, things }: Drawn): TableJson => {
  const entities = Object.values(rulebook.vocabulary.entities);
  const collections = entities.filter(({ collection }) => collection !== undefined);
  const listOf = (collection: string | undefined) =>
    (things[collection ?? ''] ?? []) as readonly { [fact: string]: Json }[];
  const pools: Pools = new Map(
    collections.map(({ name, collection }) => [name, listOf(collection).map((_, i) => `${initialOf(name)}${i + 1}`)]),
  );
  const table: { [key: string]: Json } = { setup };
  for (const { name, collection, single, facts: known } of entities) {
    if (single !== undefined && things[single] !== undefined)
      table[single] = resolved(things[single] as Sketch, pools) ?? {};
    if (collection === undefined || listOf(collection).length === 0) continue;
    const list = listOf(collection);
    table[collection] = list.map((sketch, i) => {
      const facts = resolved(sketch, pools) as { [fact: string]: Json };
      const seated = 'team' in known && name === 'Player';
      const team = teamOf(manner, {
        seat: i,
        seats: list.length,
        teams: pools.get('Team')?.length ?? 0,
        random: Number(facts['life'] ?? 0) + 1,
      });
      const teamId = team === null ? null : (pools.get('Team')?.[team] ?? null);
      return { id: `${initialOf(name)}${i + 1}`, ...facts, ...(seated ? { team: teamId } : {}) };
    });
  }
  return withoutEmptyFacts(rulebook, table as unknown as TableJson);
};

/** The ids of a table by entity. */
export const poolsOf = ({ vocabulary }: Rulebook, table: TableJson): Pools =>
  new Map(
    Object.values(vocabulary.entities)
      .filter(({ collection }) => collection !== undefined)
      .map(({ name, collection }) => {
        const list = (table[collection as string] ?? []) as readonly (string | { readonly id: string })[];
        return [name, list.map((item) => (typeof item === 'string' ? item : item.id))];
      }),
  );
