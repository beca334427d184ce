import { ask } from '../../src/engine/ask/ask.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import type { Table } from '../../src/engine/table/table.js';
import { likely, pick, thinned } from './draw.js';
import type { Facts } from './setups.js';
import { listOf, onBattlefield } from './tables.js';

const FIGHTING = ['declare-blockers', 'combat-damage', 'end-of-combat'];

/** Attacks and blocks for turns in the midst of combat, as if they had been declared, by whoever controls the creatures now. */
export const fought = (chance: Random, table: TableJson, open: Table): TableJson => {
  const holder = (object: string) => ask(open, 'controllerOf', { object }).value as string | null;
  const opponents = (player: string) => (ask(open, 'opponents', { player }).value ?? []) as readonly string[];
  const objects = listOf(table, 'objects').filter((one) => onBattlefield(one) && one['phasedIn'] !== false);
  const types = (object: Facts) => object['types'] as readonly string[];
  const plain = (object: Facts) => types(object).includes('creature') && !types(object).includes('battle');
  const creatures = objects.filter(plain).map(({ id }) => id as string);
  const answering = (object: Facts) =>
    types(object).includes('battle') ? (object['protector'] as string) : holder(object['id'] as string);
  const attackable = objects.filter((object) =>
    types(object).some((type) => ['planeswalker', 'battle'].includes(type)),
  );
  const attackers: Facts[] = [];
  const blockers: Facts[] = [];
  for (const turn of listOf(table, 'turns')) {
    const group = turn['group'] as string;
    const members = listOf(table, 'players').filter(({ id, team }) => id === group || team === group);
    const sides = members.map(({ id }) => id as string);
    if (!FIGHTING.includes(turn['step'] as string)) continue;
    const enemies = sides.length === 0 ? [] : opponents(sides[0] as string);
    const ours = creatures.filter((id) => sides.includes(holder(id) ?? ''));
    for (const creature of thinned(chance, ours, 75)) {
      const things = attackable.filter((object) => enemies.includes(answering(object) ?? ''));
      const walkers = things.map(({ id }) => id as string).filter((id) => id !== creature);
      if (enemies.length === 0) continue;
      const attacking = walkers.length > 0 && likely(chance, 60) ? pick(chance, walkers) : pick(chance, enemies);
      attackers.push({ id: `a${attackers.length + 1}`, creature, turn: turn['id'] as string, attacking });
    }
    for (const creature of creatures) {
      const mine = attackers.filter(({ attacking }) => {
        const object = objects.find(({ id }) => id === attacking);
        return (object ? answering(object) : attacking) === holder(creature);
      });
      if (mine.length === 0 || [...attackers, ...blockers].some((one) => one['creature'] === creature)) continue;
      if (!likely(chance, 60)) continue;
      const blocks = [pick(chance, mine)['creature'] as string];
      blockers.push({ id: `b${blockers.length + 1}`, creature, turn: turn['id'] as string, blocks });
    }
  }
  return { ...table, attackers, blockers } as unknown as TableJson;
};
