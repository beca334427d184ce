import { expect, it } from 'vitest';
import { usersOfWorkingValues, workingEntities } from '../../tools/check/working-values.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const usersIn = (ids: (id: string) => boolean): ReadonlyMap<string, readonly string[]> => {
  const users = usersOfWorkingValues({ ...rulebook, entries: rulebook.entries.filter(({ id }) => ids(id)) });
  return new Map([...users].map(([{ id }, found]) => [id, found.map((user) => user.id).sort()]));
};

it('finds the kinds of things that no table, question of engines or event has', () =>
  expect([...workingEntities(rulebook.vocabulary)].sort()).toEqual(['Alternative', 'Bound', 'Decision', 'Tally']));

it('finds who uses what nobody else can, through others like it', () => {
  const users = usersIn(() => true);
  expect(users.get('combat.elsewhere-tally')).toEqual(['combat.attack-instead', 'combat.best-attack']);
  expect(users.get('block.alternative')).toEqual(['block.best-blocks', 'block.blocks-instead']);
  expect(users.get('combat.joint-requirement')).toBeUndefined();
});

it('finds nobody where the only users are gone', () => {
  const users = usersIn((id) => id !== 'block.best-blocks' && id !== 'block.blocks-instead');
  expect(users.get('block.decisions')).toEqual([]);
  expect(users.get('combat.attack-decisions')).toEqual(['combat.attack-instead', 'combat.best-attack']);
});
