import { own } from '../model/own.js';
import type { Json } from '../model/table.js';
import { toJson } from '../values/json.js';
import { factNamed, kindIn, thingNamed } from './named.js';
import { needTable, type Table } from './table.js';

/**
 * A fact of a thing as the table has it, defaults included: `factOf(table, 'game', 'status')`.
 *
 * @param id of the thing, or the name of a single one
 * @returns the value as in a table; undefined if the fact is unknown
 * @throws Fault `fault.argument` if there is no such thing or fact; on a view also what reading a faulty fact throws
 */
export function factOf(table: Table, id: string, fact: string): Json | undefined {
  needTable(table, 'factOf');
  const { ruleset, world } = table;
  world.catchUp();
  const { vocabulary } = ruleset.rulebook;
  const thing = thingNamed(table, id);
  const value = thing.fact(factNamed(vocabulary, thing.entity, fact).slot);
  return value === undefined ? undefined : toJson(vocabulary, value);
}

/**
 * Ids of the things of a collection, in order: players in turn order, those who have left included.
 *
 * @throws Fault `fault.argument` for an unknown collection
 */
export function membersOf(table: Table, collection: string): readonly string[] {
  needTable(table, 'membersOf');
  const { world } = table;
  world.catchUp();
  if (own(world.lists, collection) === undefined) kindIn(world, collection);
  return world.list(collection).map(({ id }) => id as string);
}

/**
 * Names of the things of a table by id, for sentences (`explain`): the name that the table gives, together with the id
 * if several have the same name. Things without a name are left out: they are called by their ids.
 */
export function namesOf(table: Table): { readonly [id: string]: string } {
  needTable(table, 'namesOf');
  const { ruleset, world } = table;
  world.catchUp();
  const { entities, roles = {} } = ruleset.rulebook.vocabulary;
  const named = Object.values(world.lists).flatMap((things) =>
    things.flatMap((thing): readonly (readonly [id: string, name: string])[] => {
      const slot = own(entities[thing.entity]?.facts ?? {}, roles.called)?.slot;
      const name = slot === undefined ? undefined : thing.fact(slot);
      return typeof name === 'string' && name !== '' ? [[thing.id as string, name]] : [];
    }),
  );
  const isShared = (name: string): boolean =>
    world.byId.has(name) || named.filter(([, other]) => other === name).length > 1;
  return Object.fromEntries(named.map(([id, name]) => [id, name !== id && isShared(name) ? `${name} (${id})` : name]));
}
