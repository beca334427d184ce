import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { need, needList } from '../model/given.js';
import { isRecord } from '../model/outline.js';
import { own } from '../model/own.js';
import { shown } from '../model/shown.js';
import type { Json } from '../model/table.js';
import type { Fact } from '../model/vocabulary.js';
import { Thing, type Value } from '../values/values.js';
import { Acceptor, escaped, type Refusal } from './accept.js';
import { FactConditions } from './only-where.js';
import { dropRemoved } from './removed.js';
import { refuseView, type Table, wrongTable } from './table.js';
import { wrongArgument } from './table-view.js';
import { settle } from './undo.js';

/*
 * For hosts that keep a table open while their own state goes on: what changed is written into the table, checked as when a table is
 * opened, and only what was cached because of it is worked out again. `undo` takes each call back as one change.
 * What was worked out before (`assumed`, facts that took the value of another one) stays as it was; it can be set, too.
 */

/**
 * Makes writes on a table, in order: those of a plan (`changes`), or what else happened to the state. Either all are made or none.
 *
 * @param changes `set` without a value gives the fact its default, or makes it unknown; `create` takes facts as a table does; what `remove` takes away is named by
 *   nothing any more: a fact becomes none, a list shorter, and where there may not be none the fact is unknown.
 * @throws Fault `fault.argument` for a thing, fact or collection that is not there, `fault.table` for all that opening a table refuses, `fault.view`
 */
export const changeTable = (table: Table, changes: readonly TableChange[]): void =>
  allOrNothing(table, changes, () => {
    for (const change of changes) make(table, change);
  });

/**
 * Gives one fact of one thing another value.
 *
 * @param id of the thing, or the name of a single one.
 * @param json the value as it would stand in a table; undefined leaves the fact out: it takes what it would take in a table just opened.
 * @throws Fault as `changeTable`
 */
export const setFact = (table: Table, id: string, fact: string, json: Json | undefined): void =>
  allOrNothing(table, [{ op: 'set', of: id, fact }], () => {
    if (json === undefined) leaveOut(table, id, fact);
    else make(table, { op: 'set', of: id, fact, value: json });
  });

/**
 * Puts a thing at the end of a collection.
 *
 * @param json as in a table: an object with `id` and facts, or the id alone. Facts left out take what they would take in a table just opened.
 * @throws Fault as `changeTable`
 */
export function addThing(table: Table, collection: string, json: Json): void {
  const { id, ...facts } = (typeof json === 'string' ? { id: json } : (json ?? {})) as { readonly [key: string]: Json };
  changeTable(table, [{ op: 'create', members: collection, id: id as string, facts }]);
}

/**
 * Takes a thing away, and every reference to it.
 *
 * @throws Fault as `changeTable`
 */
export function removeThing(table: Table, id: string): void {
  refuseView(table);
  const thing = table.world.byId.get(id);
  if (thing === undefined) throw wrongArgument(id, 'table', 'an id');
  changeTable(table, [{ op: 'remove', members: table.world.collectionOf(thing) as string, id }]);
}

/** Does some writing as one change; where it throws the table is left as it was. What is open is worked out as when a table is opened. */
function allOrNothing(table: Table, changes: readonly TableChange[], work: () => void): void {
  refuseView(table);
  needList(changes, 'changes', 'changeTable');
  const { world } = table;
  const [mark, version] = [world.mark(), world.version];
  try {
    work();
    dropRemoved(table, mark);
    settle(table, changes, version);
  } catch (error) {
    world.rollback(mark);
    throw error;
  }
}

function make(table: Table, change: TableChange): void {
  need(change, 'change', 'changeTable');
  const { op } = change;
  if (op === 'set') set(table, change);
  else if (op === 'create') create(table, change.members, change.id, change.facts);
  else if (op === 'remove') remove(table, change);
  else if (op === 'fresh' && Number.isSafeInteger(change.next)) table.world.renew(change.next);
  else {
    const expected = 'set, create, remove, fresh';
    throw new Fault('fault.argument', {
      argument: 'changes',
      of: 'changeTable',
      expected,
      got: shown(change),
    });
  }
}

type Change<Op extends TableChange['op']> = Extract<TableChange, { readonly op: Op }>;

function set(table: Table, { of, fact, value }: Change<'set'>): void {
  const { world, ruleset } = table;
  const { thing, known, pointer } = placeOf(table, of, fact);
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  const accepted =
    value === undefined ? (known.default as Value) : acceptor.accept(value, known.type, `${pointer}/${escaped(fact)}`);
  check(acceptor.refusals);
  world.set(thing, known.slot, accepted as Value);
  refuseEmpty(table, thing, pointer);
}

function remove({ world }: Table, { members, id }: Change<'remove'>): void {
  const thing = world.byId.get(id);
  if (thing === undefined || world.collectionOf(thing) !== members) throw wrongArgument(id, members, 'an id');
  world.remove(thing);
}

function leaveOut(table: Table, id: string, fact: string): void {
  const { world, ruleset } = table;
  const { thing, known, pointer } = placeOf(table, id, fact);
  const facts = thing.facts.slice();
  facts[known.slot] = ruleset.maker.blank(thing.entity)[known.slot];
  ruleset.maker.fillFromOthers(thing.entity, facts);
  world.set(thing, known.slot, facts[known.slot] as Value);
  refuseEmpty(table, thing, pointer);
}

function placeOf({ ruleset, world }: Table, id: string, fact: string): { thing: Thing; known: Fact; pointer: string } {
  const thing = world.byId.get(id) ?? world.singles.get(id);
  if (thing === undefined) throw wrongArgument(id, 'table', 'an id');
  const { facts, name } = ruleset.maker.entity(thing.entity);
  const known = own(facts, fact);
  if (known === undefined) throw wrongArgument(fact, name, 'a fact');
  return { thing, known, pointer: `/${escaped(id)}` };
}

function create(table: Table, collection: string, id: Json, facts: { readonly [fact: string]: Json }): void {
  const { ruleset, world } = table;
  const entity = Object.values(world.vocabulary.entities).find((one) => one.collection === collection);
  if (entity === undefined || typeof collection !== 'string') throw wrongArgument(collection, 'table', 'a collection');
  if (!isRecord(facts)) throw wrongArgument(facts, 'changes', '{ … }');
  const things = new Map(world.byId);
  const acceptor = new Acceptor(ruleset.maker, things);
  const pointer = `/${collection}/${world.list(collection).length}`;
  if (typeof id !== 'string' || id === '') acceptor.refuse('table.no-id', pointer, { entity: entity.name });
  else if (things.has(id)) acceptor.refuse('table.id-twice', pointer, { id });
  else if (world.singles.has(id) || id in world.lists) acceptor.refuse('table.clash', pointer, { id });
  check(acceptor.refusals);
  const thing = new Thing(entity.name, id as string, ruleset.maker.blank(entity.name));
  things.set(id as string, thing);
  const given = acceptor.facts(entity.name, facts, pointer, []);
  check(acceptor.refusals);
  for (const [name, value] of Object.entries(given)) thing.facts[entity.facts[name]?.slot as number] = value;
  ruleset.maker.fillFromOthers(entity.name, thing.facts);
  world.add(thing);
  refuseEmpty(table, thing, pointer);
}

/** Refuses facts of a thing that would mean nothing there. */
function refuseEmpty({ ruleset, world }: Table, thing: Thing, pointer: string): void {
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  FactConditions.of(ruleset).refuse(acceptor, world, thing, pointer);
  check(acceptor.refusals);
}

function check(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw wrongTable(refusals);
}
