import { Fault } from '../model/fault.js';
import type { Json } from '../model/table.js';
import { fillFromOthers } from '../values/make.js';
import { Thing, type Value } from '../values/values.js';
import { Acceptor, escaped, type Refusal } from './accept.js';
import { type Assumed, Assumptions } from './assume.js';
import { FactConditions } from './only-where.js';
import { dropRemoved } from './removed.js';
import { refuseView, type Table, wrongTable } from './table.js';
import { settle } from './undo.js';

/*
 * For hosts that keep a table open while their own state goes on: what changed is written into the table, checked as when a table is
 * opened, and only what was cached because of it is worked out again. `undo` takes it back.
 * What was worked out before (`assumed`, facts that took the value of another one) stays as it was; it can be set, too.
 */

/**
 * Gives one fact of one thing another value.
 *
 * @param id of the thing, or the name of a single one.
 * @param json the value as it would stand in a table; undefined leaves the fact out: it takes what it would take in a table just opened.
 * @throws Fault `fault.argument` when there is no such thing or fact, `fault.table` for a value of the wrong type, `fault.view`.
 */
export function setFact(table: Table, id: string, fact: string, json: Json | undefined): void {
  refuseView(table);
  const { ruleset, world } = table;
  const thing = world.byId.get(id) ?? world.singles.get(id);
  if (thing === undefined) throw missing(id, 'table', 'an id');
  const entity = ruleset.maker.entity(thing.entity);
  const known = Object.hasOwn(entity.facts, fact) ? entity.facts[fact] : undefined;
  if (known === undefined) throw missing(fact, entity.name, 'a fact');
  const mark = world.mark();
  if (json === undefined) {
    const facts = thing.facts.slice();
    facts[known.slot] = ruleset.maker.blank(entity.name)[known.slot];
    fillFromOthers(entity, facts);
    world.set(thing, known.slot, facts[known.slot] as Value);
  } else {
    const acceptor = new Acceptor(ruleset.maker, world.byId);
    const value = acceptor.accept(json, known.type, `/${escaped(id)}/${escaped(fact)}`);
    check(acceptor.refusals);
    world.set(thing, known.slot, value);
  }
  const acceptor = new Acceptor(ruleset.maker, world.byId);
  FactConditions.of(ruleset).refuse(acceptor, world, thing, `/${escaped(id)}`);
  if (acceptor.refusals.length > 0) world.rollback(mark);
  check(acceptor.refusals);
  workOut(table, (one) => one.of !== id || one.fact !== fact);
}

/**
 * Puts a thing at the end of a collection.
 *
 * @param json as in a table: an object with `id` and facts, or the id alone. Facts left out take what they would take in a table just opened.
 * @throws Fault `fault.argument` for a collection that there is not, `fault.table` for everything that opening a table refuses, `fault.view`.
 */
export function addThing(table: Table, collection: string, json: Json): void {
  refuseView(table);
  const { ruleset, world } = table;
  const entity = Object.values(world.vocabulary.entities).find((one) => one.collection === collection);
  if (entity === undefined) throw missing(collection, 'table', 'a collection');
  const { id, ...facts } = (typeof json === 'string' ? { id: json } : (json ?? {})) as { readonly [key: string]: Json };
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
  fillFromOthers(entity, thing.facts);
  FactConditions.of(ruleset).refuse(acceptor, world, thing, pointer);
  check(acceptor.refusals);
  world.add(thing);
  workOut(table, () => true);
}

/**
 * Takes a thing away. A fact that names it becomes none; in a list the thing is dropped; where there may not be none, the fact is unknown.
 *
 * @throws Fault `fault.argument` when there is no such thing, `fault.view`.
 */
export function removeThing(table: Table, id: string): void {
  refuseView(table);
  const { world } = table;
  const thing = world.byId.get(id);
  if (thing === undefined) throw missing(id, 'table', 'an id');
  const mark = world.mark();
  world.remove(thing);
  dropRemoved(world, mark);
  workOut(table, ({ of }) => of !== id);
}

/** What is open is worked out as when a table is opened; facts that were worked out before and are `still` assumed stay as they are. */
function workOut(table: Table, still: (one: Assumed) => boolean): void {
  settle(table, [...table.assumed.filter(still), ...Assumptions.of(table.ruleset).workOut(table.world)]);
}

const missing = (argument: string, of: string, expected: string): Fault =>
  new Fault('fault.argument', { argument, of, expected, got: argument });

function check(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw wrongTable(refusals);
}
