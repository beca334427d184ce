import { own } from '../model/own.js';
import type { Json } from '../model/table.js';
import { toJson } from '../values/json.js';
import { factNamed, kindIn, thingNamed } from './named.js';
import { needTable, type Table } from './table.js';

/**
 * A fact of a thing as the table has it, defaults included: `factOf(table, 'game', 'status')`.
 *
 * @param id of the thing, or the name of a single one
 * @returns the value as it would stand in a table; undefined where the fact is unknown
 * @throws Fault `fault.argument` where there is no such thing or fact; on a view also what reading a wrong fact throws
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
 * @throws Fault `fault.argument` for a collection that there is not
 */
export function membersOf(table: Table, collection: string): readonly string[] {
  needTable(table, 'membersOf');
  const { world } = table;
  world.catchUp();
  if (own(world.lists, collection) === undefined) kindIn(world, collection);
  return world.list(collection).map(({ id }) => id as string);
}
