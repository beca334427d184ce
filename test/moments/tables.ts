import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick } from './draw.js';
import type { Facts, Sitting } from './setups.js';

/** The lists of a table as plain facts; a thing of which nothing else is to be said is written as its id. */
export const listOf = (table: TableJson, collection: string): readonly Facts[] => {
  const things = ((table as unknown as { readonly [key: string]: Json })[collection] ?? []) as readonly Json[];
  return things.map((thing) => (typeof thing === 'string' ? { id: thing } : (thing as Facts)));
};

/** Tables are written without what is so by itself: no zone is the battlefield. */
export const onBattlefield = ({ zone }: Facts): boolean => zone === undefined || zone === 'battlefield';

const STEPS = ['upkeep', 'draw', 'first-main', 'second-main', 'end', 'cleanup'];
const COMBAT = ['begin-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'];

/** Creatures and walkers, some lent to somebody else, and now and then a spell or an Aura. */
const objectsOf = (chance: Random, { setup, players, variant }: Sitting): Facts[] =>
  Array.from({ length: chance.between(2, 7) }, (_, i) => {
    const owner = pick(chance, players)['id'] as string;
    const battles = setup.edition >= '2023-04-14';
    const kinds = ['creature', 'creature', 'creature', 'creature', 'planeswalker', 'enchantment'];
    const type = pick(chance, battles ? [...kinds, 'battle'] : kinds);
    const land = likely(chance, 8) && variant !== 'two';
    const types = land ? ['land'] : likely(chance, 3) ? ['creature', 'planeswalker'] : [type];
    return {
      id: `x${i + 1}`,
      owner,
      types,
      zone: likely(chance, 92) ? 'battlefield' : pick(chance, ['graveyard', 'exile', 'hand']),
      ...(likely(chance, 15) && { baseController: pick(chance, players)['id'] as string }),
      ...(types.includes('battle') && { protector: pick(chance, players)['id'] as string }),
      ...(likely(chance, 8) && { supertypes: ['legendary'], name: 'Twin' }),
      ...(likely(chance, 5) && { phasedIn: false }),
      ...(likely(chance, 5) && { kind: 'token' }),
      ...(setup.edition >= '2010-10-01' && type === 'creature' && likely(chance, 10) && { infect: true }),
      ...(type === 'creature' && likely(chance, 10) && { lifelink: true }),
    };
  });

const spellsOf = (chance: Random, { players }: Sitting): Facts[] =>
  likely(chance, 30)
    ? Array.from({ length: chance.between(1, 2) }, (_, i) => ({
        id: `s${i + 1}`,
        owner: pick(chance, players)['id'] as string,
        types: ['instant'],
        zone: 'stack',
      }))
    : [];

const effectsOf = (chance: Random, { players }: Sitting, objects: readonly Facts[]): Facts[] => {
  const player = () => pick(chance, players)['id'] as string;
  const there = objects.filter(({ zone }) => zone === 'battlefield' || zone === 'stack');
  if (there.length === 0) return [];
  return Array.from({ length: likely(chance, 60) ? chance.between(1, 3) : 0 }, (_, i) => {
    const common = { id: `e${i + 1}`, timestamp: i + 1 };
    const on = pick(chance, there)['id'] as string;
    const source = likely(chance, 50) ? { source: pick(chance, there)['id'] as string } : {};
    if (likely(chance, 70))
      return { ...common, op: 'give-object', on, to: player(), ...source, duration: pick(chance, DURATIONS) };
    if (likely(chance, 30))
      return { ...common, op: 'give-player', on: player(), to: player(), duration: 'end-of-turn' };
    const until = { duration: 'until-turn-of', untilTurnOf: player() };
    return { ...common, op: 'other', on, controller: player(), ...until };
  });
};
const DURATIONS = ['end-of-turn', 'forever', 'while-source'];

const ACTIONS = ['gain-life', 'lose-life', 'get-poison', 'win', 'lose'];
const constraintsOf = (chance: Random, { players }: Sitting): Facts[] =>
  likely(chance, 25)
    ? [{ id: 'r1', action: pick(chance, ACTIONS), player: pick(chance, players)['id'] as string }]
    : [];

/** Since there are such roles, somebody is the monarch or has the initiative now and then. */
const rolesOf = (chance: Random, { setup, players }: Sitting): Facts => {
  const roles = [
    ...(setup.edition >= '2016-08-26' ? ['monarch'] : []),
    ...(setup.edition >= '2022-10-07' ? ['initiative'] : []),
  ];
  return Object.fromEntries(
    roles.filter(() => likely(chance, 25)).map((role) => [role, pick(chance, players)['id'] as string]),
  );
};

/** A table as one could find it in the middle of a game, before anybody has left; in Grand Melee before its first turn. */
export const tableOf = (chance: Random, sitting: Sitting): TableJson => {
  const objects = objectsOf(chance, sitting);
  const spells = spellsOf(chance, sitting);
  const effects = effectsOf(chance, sitting, objects);
  const melee = sitting.variant === 'grand-melee';
  const shared = sitting.setup.options.includes('shared-team-turns');
  const groups = (shared ? sitting.teams : sitting.players).map(({ id }) => id as string);
  const number = chance.between(1, 9);
  const at = chance.below(groups.length);
  const group = groups[at] as string;
  const step = pick(chance, likely(chance, 45) ? COMBAT : STEPS);
  const ring = [...groups.slice(at), ...groups.slice(0, at)];
  const passed = chance.below(ring.length);
  const open = !['cleanup', 'untap'].includes(step);
  const turn = {
    ...{ id: 't1', group, number, step, stack: spells.map(({ id }) => id as string) },
    ...(open && { priority: ring[passed] as string, passes: ring.slice(0, passed) }),
  };
  const start = { startingGroup: groups[0] as string, startedWith: sitting.players.length };
  const table = {
    ...{ setup: sitting.setup, players: sitting.players, teams: sitting.teams },
    game: { ...start, turnsBegun: melee ? 0 : number, ...rolesOf(chance, sitting) },
    objects: melee ? objects : [...objects, ...spells],
    ...{ effects, constraints: constraintsOf(chance, sitting), turns: melee ? [] : [turn] },
  };
  const planechase = (sitting.setup['overlays'] as readonly string[]).includes('planechase');
  const active = sitting.players.find(({ id, team }) => id === group || team === group)?.['id'];
  if (planechase)
    return {
      ...table,
      players: table.players.map((player) =>
        player['id'] === active ? { ...player, planarController: true } : player,
      ),
    } as unknown as TableJson;
  return table as unknown as TableJson;
};
