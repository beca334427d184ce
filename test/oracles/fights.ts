import type { TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick } from '../moments/draw.js';
import type { Sitting } from '../moments/setups.js';
import { Attacks } from './attacks.js';
import { type Facts, idOf, listOf, World } from './world.js';

/** Small tables in the midst of declaring attackers or blockers, with bans, limits and duties of every form. */
export const fightOf = (chance: Random, { setup, variant, players, teams }: Sitting): TableJson => {
  const ids = players.map(idOf);
  const shared = setup.options.includes('shared-team-turns');
  const group = pick(chance, shared ? teams.map(idOf) : ids);
  const attacking = shared ? players.filter(({ team }) => team === group).map(idOf) : [group];
  const battles = setup.edition >= '2023-04-14';
  const away = setup.options.some((option) => option === 'attack-left' || option === 'attack-right');
  const still =
    away || ['emperor', 'alternating-teams', 'two', 'grand-melee', 'none', 'free-for-all'].includes(variant);
  // Who is next to whom once somebody has gone is a matter of its own.
  const out =
    !still && !shared && likely(chance, 20)
      ? pick(
          chance,
          ids.filter((id) => !attacking.includes(id)),
        )
      : undefined;
  const seated = ids.filter((id) => id !== out);
  const creature = (id: string, owner: string): Facts => ({
    ...{ id, owner, types: ['creature'] },
    ...(likely(chance, 4) && battles && { types: ['creature', 'battle'], protector: pick(chance, seated) }),
    ...(likely(chance, 10) && { tapped: true }),
    ...(likely(chance, 6) && { sick: true }),
    ...(likely(chance, 6) && { phasedIn: false }),
    ...(likely(chance, 4) && { zone: 'graveyard' }),
  });
  const objects: Facts[] = [
    ...Array.from({ length: chance.between(1, 3) }, (_, i) => creature(`c${i + 1}`, pick(chance, attacking))),
    ...Array.from({ length: chance.between(0, 3) }, (_, i) => creature(`d${i + 1}`, pick(chance, seated))),
    ...Array.from({ length: chance.below(3) }, (_, i): Facts => {
      const type = battles && likely(chance, 40) ? 'battle' : 'planeswalker';
      const common = { id: `w${i + 1}`, owner: pick(chance, seated), types: [type] };
      return {
        ...common,
        ...(type === 'battle' && { protector: pick(chance, seated) }),
        ...(likely(chance, 8) && { phasedIn: false }),
      };
    }),
  ];
  const effects = likely(chance, 25)
    ? [{ id: 'e1', op: 'give-object', on: idOf(pick(chance, objects)), to: pick(chance, seated), timestamp: 1 }]
    : [];
  const turn = {
    id: 't',
    group,
    number: 3,
    step: 'declare-attackers',
    ...chosenIn(chance, setup, attacking, { players, seated }),
  };
  const old = variant === 'two-headed-giant' && setup.edition < '2018-04-27';
  const defending = { chance, objects, seated, attacking, old };
  return {
    ...{ setup, teams, objects, effects, turns: [turn], game: { startedWith: ids.length } },
    players: players.map((player) => (player['id'] === out ? { ...player, inGame: false, outcome: 'lost' } : player)),
    constraints: Array.from({ length: chance.below(4) }, (_, i) => restrictionOf(`r${i + 1}`, defending)),
  } as unknown as TableJson;
};

/** Where no option says who defends, one opponent was chosen (507.1), or there was nobody to choose. */
const chosenIn = (
  chance: Random,
  setup: Sitting['setup'],
  [attacker = '']: readonly string[],
  { players, seated }: { readonly players: readonly Facts[]; readonly seated: readonly string[] },
): Facts => {
  const decided = setup.options.some((option) => option.startsWith('attack-') || option === 'shared-team-turns');
  if (decided || players.length === 2) return {};
  const team = players.find(({ id }) => id === attacker)?.['team'];
  const opponents = seated.filter(
    (id) => id !== attacker && (team === undefined || players.find((one) => one['id'] === id)?.['team'] !== team),
  );
  return opponents.length > 0 && likely(chance, 90) ? { chosenDefender: pick(chance, opponents) } : {};
};

interface Field {
  readonly chance: Random;
  readonly objects: readonly Facts[];
  readonly seated: readonly string[];
  readonly attacking: readonly string[];
  /** Teams were attacked as one: whether "only her" shuts out the planeswalkers of her teammate, no rule said (810.7c). */
  readonly old: boolean;
}

/** "Can't attack", "can't attack her", "no more than one of them", "only alone", "attacks if able", "unless you pay". */
const restrictionOf = (id: string, { chance, objects, seated, attacking, old }: Field): Facts => {
  const creatures = objects.filter(({ types }) => (types as readonly string[]).includes('creature')).map(idOf);
  const about = likely(chance, 45)
    ? {
        about: pick(chance, seated),
        ...(!old && likely(chance, 35) && { others: true }),
        ...(likely(chance, 40) && { planeswalkersToo: true }),
      }
    : {};
  const bound = likely(chance, 65) ? { creature: pick(chance, creatures) } : {};
  const whose = likely(chance, 30) ? { player: pick(chance, attacking) } : {};
  const common = { id, action: 'attack', ...about };
  switch (chance.below(6)) {
    case 0:
      return { ...common, ...bound, ...whose };
    case 1:
      return { ...common, ...whose, atMost: chance.between(0, 2) };
    case 2:
      return { ...common, ...bound, costly: true };
    case 3:
      return { id, action: 'attack', ...bound, alone: true };
    default:
      return { ...common, creature: pick(chance, creatures), sense: 'requirement' };
  }
};

/** Creatures of the active side that attack somebody else, or what somebody else answers for. */
export const attackersIn = (chance: Random, table: TableJson): readonly Facts[] => {
  const world = new World(table);
  const attacks = new Attacks(world, listOf(table, 'turns')[0] as Facts);
  return attacks.creatures.flatMap((creature, i): readonly Facts[] => {
    const able = attacks.defenders.filter((defender) => attacks.may(creature, defender));
    if (able.length === 0 || likely(chance, 15)) return [];
    return [{ id: `a${i + 1}`, creature: idOf(creature), turn: 't', attacking: pick(chance, able) }];
  });
};

/** "Can't block", "can't be blocked", "menace", "lure", "blocks if able", "unless you pay", for one player or by whoever is defending. */
export const blockDemandsIn = (chance: Random, table: TableJson, attackers: readonly Facts[]): readonly Facts[] => {
  const world = new World(table);
  const creatures = world.objects.filter((object) => world.is(object, 'creature')).map(idOf);
  const attacking = attackers.map(({ creature }) => creature as string);
  if (attacking.length === 0) return [];
  return Array.from({ length: chance.below(4) }, (_, i): Facts => {
    const common = {
      ...{ id: `r${i + 1}`, action: 'block' },
      // Where teams fought as one, "the defending player" of an attack was nobody in particular (810.7b).
      ...(!world.teamsFightAsOne &&
        likely(chance, 30) && { about: pick(chance, world.inGame), ...(likely(chance, 40) && { others: true }) }),
    };
    const attacker = likely(chance, 60) ? { attacker: pick(chance, attacking) } : {};
    const bound = likely(chance, 50) ? { creature: pick(chance, creatures) } : {};
    switch (chance.below(6)) {
      case 0:
        return { ...common, ...attacker, ...bound };
      case 1:
        return { ...common, attacker: pick(chance, attacking), atLeast: 2 };
      case 2:
        return { ...common, ...attacker, atMost: chance.between(0, 1) };
      case 3:
        return { ...common, ...attacker, ...bound, costly: true };
      case 4:
        return { ...common, ...attacker, creature: pick(chance, creatures), sense: 'requirement' };
      default:
        return {
          ...common,
          attacker: pick(chance, attacking),
          sense: 'requirement',
          ...(likely(chance, 30) && { atLeast: 1 }),
        };
    }
  });
};
