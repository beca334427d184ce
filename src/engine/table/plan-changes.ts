import type { TableChange } from '../model/answer.js';
import type { Json } from '../model/table.js';
import type { Fact } from '../model/vocabulary.js';
import { factsToJson, toJson } from '../values/json.js';
import type { Maker } from '../values/make.js';
import type { WrittenFact } from '../values/undo.js';
import { EventValue, same, Thing, type Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Assumed, assumptionsOf } from './assume.js';
import type { Table } from './table.js';

/*
 * The effect of a plan, as writes on plain facts: a host that keeps its own state need not know what events mean. Only
 * the difference between before and after is written, each fact once.
 */

/**
 * The writes that lead from the state at a mark to the present one, in an order in which they can be made one by one:
 * what is created comes before references to it, and nothing refers any more to what is removed.
 *
 * @param mark earlier result of `world.mark()`; references to removed things must have been dropped (`dropRemoved`).
 * @param version of the world then
 */
export function changesSince(table: Table, mark: number, version: number): readonly TableChange[] {
  const { ruleset, world, assumed } = table;
  return writesSince(table, mark, assumptionsOf(ruleset).outdated(world, assumed, version));
}

/**
 * The same without what was derived.
 *
 * @param outdated facts that were derived, and have to be written from now on
 */
export function writesSince(
  { ruleset, world }: Table,
  mark: number,
  outdated: readonly Assumed[] = [],
): readonly TableChange[] {
  const { added, removed, written, fresh } = world.changedSince(mark);
  const { maker } = ruleset;
  const { vocabulary } = world;
  const later = new Set(added);
  const changes: TableChange[] = [];
  const waiting: TableChange[] = [];
  for (const thing of added) {
    const facts = factsToJson(vocabulary, thing);
    for (const { name, slot } of maker.factsOf(thing.entity)) {
      if (!Object.hasOwn(facts, name) || !names(thing.fact(slot) as Value, later)) continue;
      waiting.push({ op: 'set', of: thing.id as string, fact: name, value: facts[name] as Json });
      delete facts[name];
    }
    later.delete(thing);
    changes.push({ op: 'create', members: world.collectionOf(thing) as string, id: thing.id as string, facts });
  }
  changes.push(...waiting);
  for (const [thing, facts] of written) {
    if (thing.id === null || added.includes(thing) || removed.includes(thing)) continue;
    for (const { slot, name } of factsToSet(maker, thing, facts)) changes.push(settingOf(world, thing, slot, name));
  }
  for (const one of outdated) {
    const thing = world.thing(one.of) as Thing;
    const { slot } = maker.entity(thing.entity).facts[one.fact] as Fact;
    const isSet = changes.some((change) => change.op === 'set' && change.of === one.of && change.fact === one.fact);
    if (!isSet) changes.push(settingOf(world, thing, slot, one.fact));
  }
  for (const thing of removed)
    changes.push({ op: 'remove', members: world.collectionOf(thing) as string, id: thing.id as string });
  if (fresh !== world.fresh) changes.push({ op: 'fresh', next: world.fresh });
  return changes;
}

function settingOf({ vocabulary }: World, thing: Thing, slot: number, fact: string): TableChange {
  const value = thing.fact(slot);
  const of = thing.id as string;
  return value === undefined ? { op: 'set', of, fact } : { op: 'set', of, fact, value: toJson(vocabulary, value) };
}

/** Whether a value refers to one of these things. */
function names(value: Value, things: ReadonlySet<Thing>): boolean {
  if (Array.isArray(value)) return (value as readonly Value[]).some((item) => names(item, things));
  if (value instanceof EventValue) return value.fields.some((field) => names(field, things));
  if (!(value instanceof Thing)) return false;
  return value.id === null ? value.facts.some((fact) => fact !== undefined && names(fact, things)) : things.has(value);
}

/**
 * Facts of a thing whose values have changed, and those that must be written out from now on: a host may have left out
 * a fact that takes the value of another one, and that one has changed.
 */
function factsToSet(maker: Maker, thing: Thing, written: readonly WrittenFact[]): readonly Fact[] {
  const { entity } = thing;
  const changed: Fact[] = [];
  const leftOpen: Fact[] = [];
  for (const { slot, old } of written) {
    const fact = maker.factAt(entity, slot);
    if (fact === undefined || !isOther(old, thing.fact(slot))) continue;
    changed.push(fact);
    for (const other of maker.followingFacts(entity))
      if (other.defaultFrom === fact.name && !isOther(old, thing.fact(other.slot))) leftOpen.push(other);
  }
  const inOrder = maker.factsOf(entity);
  const sorted = (facts: readonly Fact[]) =>
    facts.length < 2 ? facts : [...facts].sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
  if (leftOpen.length === 0) return sorted(changed);
  return [...sorted(changed), ...sorted(leftOpen.filter((fact) => !changed.includes(fact)))];
}

const isOther = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a !== b : !same(a, b);
