import { isList, type Type } from '../model/type.js';
import type { Fact } from '../model/vocabulary.js';
import { Thing, type Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { factsNaming } from './naming-facts.js';
import { factConditionsOf } from './only-where.js';
import type { Table } from './table.js';

/**
 * Clears references to things that a plan has removed from the table. While events are evaluated such references live
 * on; between plans, a table refers only to things on it, so that it can be written and read again.
 *
 * A reference becomes none, or is dropped from its list; if none is not allowed, the fact becomes unknown. Facts that
 * lose their meaning are reset: opening a table would refuse them.
 *
 * @param mark result of `world.mark()` before the plan.
 */
export function dropRemoved({ world, ruleset }: Table, mark: number): void {
  if (!world.hasRemoved(mark)) return;
  const conditions = factConditionsOf(ruleset);
  const kinds = new Set(world.changedSince(mark).removed.map(({ entity }) => entity));
  for (const kind of kinds) {
    const naming = factsNaming(world.vocabulary, kind);
    const dropFrom = (thing: Thing): void => {
      const facts = naming.get(thing.entity);
      if (facts && dropReferences(world, thing, facts)) conditions.leaveOutEmpty(world, thing);
    };
    for (const thing of world.singles.values()) dropFrom(thing);
    for (const list of Object.values(world.lists)) for (const thing of list) dropFrom(thing);
  }
}

/** @returns whether the thing had any references. */
function dropReferences(world: World, thing: Thing, naming: readonly Fact[]): boolean {
  let found = false;
  for (const { slot, type } of naming) {
    const value = thing.fact(slot);
    if (value === undefined || !namesGone(world, value)) continue;
    world.set(thing, slot, without(world, value, type) as Value);
    found = true;
  }
  return found;
}

const isGone = (world: World, value: Value): boolean =>
  value instanceof Thing && value.id !== null && !value.present && world.collectionOf(value) !== undefined;

function namesGone(world: World, value: Value): boolean {
  if (Array.isArray(value)) return (value as readonly Value[]).some((item) => namesGone(world, item));
  if (!(value instanceof Thing)) return false;
  return value.id === null
    ? value.facts.some((fact) => fact !== undefined && namesGone(world, fact))
    : isGone(world, value);
}

function without(world: World, value: Value, type: Type): Value | undefined {
  if (Array.isArray(value) && isList(type)) {
    const items = (value as readonly Value[]).map((item) =>
      isGone(world, item) ? null : without(world, item, type.list),
    );
    return items.filter((item): item is Value => item !== null && item !== undefined);
  }
  if (!(value instanceof Thing)) return value;
  if (isGone(world, value)) return isList(type) || !type.none ? undefined : null;
  if (value.id !== null || !namesGone(world, value)) return value;
  const facts = value.facts.slice();
  for (const { slot, type: own } of Object.values(world.vocabulary.entities[value.entity]?.facts ?? {})) {
    const fact = facts[slot];
    if (fact !== undefined) facts[slot] = without(world, fact, own);
  }
  return new Thing(value.entity, null, facts);
}
