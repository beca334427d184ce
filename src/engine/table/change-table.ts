import { abbreviated } from '../model/abbreviated.js';
import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault, need, needList } from '../model/given.js';
import { isRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, TableJson } from '../model/table.js';
import type { Fact } from '../model/vocabulary.js';
import { isGone, Thing, type Value } from '../values/values.js';
import { Acceptor, escaped, isFresh, type Refusal } from './accept.js';
import { factNamed, kindIn, thingNamed, unknownId } from './named.js';
import { refuseNotKept } from './not-kept.js';
import { factConditionsOf } from './only-where.js';
import { dropRemoved } from './removed.js';
import { openTable, refuseView, type Table, tableToJson, wrongTable } from './table.js';
import { commit } from './undo.js';

/*
 * For hosts that keep a table open while their own state changes: each change is written to the table, checked as when
 * a table is opened, and only what was cached because of it is computed again. `undo` reverts each call as one change.
 * What was derived before (`assumed`, facts that took the value of another one) stays as it was; it can also be set.
 */

/**
 * Makes writes on a table, in order: those of a plan (`changes`), or whatever else happened to the state. Either all
 * are made or none.
 *
 * @param changes `set` without a value gives the fact its default, or makes it unknown; `create` takes facts as a table
 * does; nothing refers any more to what `remove` removes: a fact becomes none, a list shorter, and if none is not
 * allowed the fact becomes unknown.
 * @throws Fault `fault.argument` for a thing, fact or collection that does not exist, `fault.table` for everything that
 * opening a table refuses, `fault.view`
 */
export function changeTable(table: Table, changes: readonly TableChange[]): void {
  refuseView(table);
  needList(changes, 'changes', 'changeTable');
  for (const change of changes) need(change, 'change', 'changeTable');
  allOrNothing(table, changes, () => writeChanges(table, changes));
}

/**
 * The state after some writes, for hosts that keep it as an immutable value (reducers): equal, byte for byte, to
 * `tableToJson` of the table after them; things that they leave unchanged are the same objects. A state that
 * `tableToJson` has not written yet is put into its form: keys in the order of the vocabulary, no defaults, and derived
 * values for facts left open.
 *
 * @param json the state before; it is not changed
 * @param changes of a plan, or in that form
 * @throws Fault as `openTable` and `changeTable`
 */
export function applyChanges(rulebook: Rulebook, json: TableJson, changes: readonly TableChange[]): TableJson {
  const table = openTable(rulebook, json);
  changeTable(table, changes);
  return tableToJson(table, json);
}

/**
 * Sets one fact of one thing.
 *
 * @param id of the thing, or the name of a single one.
 * @param json the value as in a table; undefined leaves the fact out: it gets the value that it would have in a table
 * just opened.
 * @throws Fault as `changeTable`
 */
export function setFact(table: Table, id: string, fact: string, json: Json | undefined): void {
  refuseView(table);
  const change: TableChange = { op: 'set', of: id, fact, ...(json !== undefined && { value: json }) };
  allOrNothing(table, [change], () => {
    if (json === undefined) leaveOut(table, id, fact);
    else writeChanges(table, [change]);
  });
}

/**
 * Adds a thing at the end of a collection.
 *
 * @param json as in a table: an object with `id` and facts, or the id alone. Missing facts get the values that they
 * would have in a table just opened.
 * @throws Fault as `changeTable`
 */
export function addThing(table: Table, collection: string, json: Json): void {
  const { id, ...facts } = (typeof json === 'string' ? { id: json } : (json ?? {})) as { readonly [key: string]: Json };
  changeTable(table, [{ op: 'create', members: collection, id: id as string, facts }]);
}

/**
 * Removes a thing, and every reference to it.
 *
 * @throws Fault as `changeTable`
 */
export function removeThing(table: Table, id: string): void {
  refuseView(table);
  const thing = table.world.byId.get(id);
  if (thing === undefined) throw unknownId(table, id);
  changeTable(table, [{ op: 'remove', members: table.world.collectionOf(thing) as string, id }]);
}

/**
 * Makes some writes as one change; if it throws, the table is left as it was. Open facts are derived as when a table is
 * opened.
 */
export function allOrNothing(table: Table, changes: readonly TableChange[], work: () => void): void {
  const { world } = table;
  const [mark, version] = [world.mark(), world.version];
  try {
    work();
    dropRemoved(table, mark);
    commit(table, changes, version);
  } catch (error) {
    world.rollback(mark);
    throw error;
  }
}

/**
 * Makes writes on a table: the one place where those of hosts and plans are checked.
 *
 * @throws Fault as `changeTable`; the caller has to revert what was written before
 */
export function writeChanges(table: Table, changes: readonly TableChange[]): void {
  const written = new Map<Thing, string>();
  for (const change of changes) {
    const { op } = change;
    if (op === 'set') set(table, change, written);
    else if (op === 'create') create(table, change, written);
    else if (op === 'remove') remove(table, change);
    else if (op === 'fresh' && isFresh(change.next)) table.world.renew(change.next);
    else throw new Fault('fault.argument', { problem: 'plan.no-write', got: abbreviated(change) });
  }
  // One write may provide what another one needs, so they are judged together.
  for (const [thing, pointer] of written) if (!isGone(thing)) refuseEmpty(table, thing, pointer);
}

type ChangeOf<Op extends TableChange['op']> = Extract<TableChange, { readonly op: Op }>;
type Written = Map<Thing, string>;

function set(table: Table, { of, fact, value }: ChangeOf<'set'>, written: Written): void {
  const { world, ruleset } = table;
  const { thing, known, pointer } = placeOf(table, of, fact);
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  const accepted =
    value === undefined ? (known.default as Value) : acceptor.accept(value, known.type, `${pointer}/${escaped(fact)}`);
  if (value !== undefined) refuseNotKept(acceptor, table.notKept, [fact], pointer);
  check(acceptor.refusals);
  world.set(thing, known.slot, accepted as Value);
  written.set(thing, pointer);
}

function remove(table: Table, { members, id }: ChangeOf<'remove'>): void {
  const { world } = table;
  const thing = world.byId.get(id);
  if (thing === undefined) throw unknownId(table, id);
  kindIn(world, members);
  const got = world.collectionOf(thing) as string;
  if (got !== members)
    throw new Fault('fault.argument', { problem: 'argument.other-collection', argument: id, of: members, got });
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

function placeOf(table: Table, id: string, fact: string): { thing: Thing; known: Fact; pointer: string } {
  const thing = thingNamed(table, id);
  return { thing, known: factNamed(table.world.vocabulary, thing.entity, fact), pointer: `/${escaped(id)}` };
}

function create(table: Table, { members, id, facts }: ChangeOf<'create'>, written: Written): void {
  const { ruleset, world, notKept } = table;
  const entity = kindIn(world, members);
  if (!isRecord(facts)) throw argumentFault('changes', 'create', '{ … }', facts);
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  const pointer = `/${members}/${world.list(members).length}`;
  if (typeof id !== 'string' || id === '') acceptor.refuse('table.no-id', pointer, { entity: entity.name });
  else if (world.byId.has(id)) acceptor.refuse('table.id-twice', pointer, { id });
  else if (world.singles.has(id) || Object.hasOwn(world.lists, id)) acceptor.refuse('table.clash', pointer, { id });
  check(acceptor.refusals);
  const thing = new Thing(entity.name, id, ruleset.maker.blank(entity.name));
  // It may refer to itself.
  world.add(thing);
  const given = acceptor.facts(entity.name, facts, pointer, []);
  refuseNotKept(acceptor, notKept, Object.keys(given), pointer);
  check(acceptor.refusals);
  for (const [name, value] of Object.entries(given)) thing.facts[entity.facts[name]?.slot as number] = value;
  ruleset.maker.fillFromOthers(entity.name, thing.facts);
  written.set(thing, pointer);
}

/** Refuses facts of a thing that would have no meaning there. */
function refuseEmpty({ ruleset, world }: Table, thing: Thing, pointer: string): void {
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  factConditionsOf(ruleset).refuse(acceptor, world, thing, pointer);
  check(acceptor.refusals);
}

function check(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw wrongTable(refusals);
}
