import { need } from '../model/given.js';
import { own } from '../model/own.js';
import type { Json } from '../model/table.js';
import { toJson } from '../values/json.js';
import type { Table } from './table.js';
import { wrongArgument } from './table-view.js';

/**
 * A fact of a thing as the table has it, defaults included: `factOf(table, 'game', 'status')`.
 *
 * @param id of the thing, or the name of a single one
 * @returns the value as it would stand in a table; undefined where the fact is unknown
 * @throws Fault `fault.argument` where there is no such thing or fact; on a view also what reading a wrong fact throws
 */
export function factOf(table: Table, id: string, fact: string): Json | undefined {
  need(table, 'table', 'factOf');
  const { ruleset, world } = table;
  world.catchUp();
  const thing = world.byId.get(id) ?? world.singles.get(id);
  if (thing === undefined) throw wrongArgument(id, 'table', 'an id');
  const { facts, name } = ruleset.maker.entity(thing.entity);
  const known = own(facts, fact);
  if (known === undefined) throw wrongArgument(fact, name, 'a fact');
  const value = thing.fact(known.slot);
  return value === undefined ? undefined : toJson(ruleset.rulebook.vocabulary, value);
}

/**
 * Ids of the things of a collection, in order: players in turn order, those who have left included.
 *
 * @throws Fault `fault.argument` for a collection that there is not
 */
export function membersOf(table: Table, collection: string): readonly string[] {
  need(table, 'table', 'membersOf');
  const { world } = table;
  world.catchUp();
  if (own(world.lists, collection) === undefined) throw wrongArgument(collection, 'table', 'a collection');
  return world.list(collection).map(({ id }) => id as string);
}
