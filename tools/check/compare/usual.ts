import countBy from 'lodash/countBy.js';
import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import type { Vocabulary } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { Scenario } from '../scenarios/model.js';
import { idOf, listsOf } from './shrink.js';

/** What a realistic table has: facts that are nearly always given, and a least number of players. */
export interface UsualTable {
  readonly facts: { readonly [collection: string]: readonly string[] };
  /** Collections of persons. */
  readonly persons: readonly string[];
}

/** A fact given at least this often for things of a list is missed if it is not. */
const nearlyAlways = 0.7;

/** With fewer persons, nobody would call it a game. */
const fewestPersons = 2;

/** What is usual in the tables of scenarios. */
export function usualIn(scenarios: readonly Scenario[], { entities }: Vocabulary): UsualTable {
  const things = scenarios.flatMap(({ table }) =>
    listsOf(table).flatMap(([key, list]) => list.map((thing) => ({ key, facts: factsOf(thing) }))),
  );
  const facts = mapValues(groupBy(things, 'key'), (all) => {
    const given = countBy(all.flatMap((thing) => thing.facts));
    return Object.keys(given).filter((name) => given[name]! >= nearlyAlways * all.length);
  });
  const persons = Object.values(entities).flatMap(({ person, collection }) =>
    person === true && collection !== undefined ? [collection] : [],
  );
  return { facts, persons };
}

/** Whether a smaller table has kept what is usual of the larger one. */
export function isUsual(smaller: TableJson, { facts, persons }: UsualTable, larger: TableJson): boolean {
  const before = new Map(listsOf(larger));
  return [...before].every(([key, list]) => {
    const left = new Map(listsOf(smaller)).get(key) ?? [];
    if (persons.includes(key) && left.length < Math.min(fewestPersons, list.length)) return false;
    const wanted = facts[key] ?? [];
    return left.every((thing) => {
      const had = new Set(list.filter((one) => idOf(one) === idOf(thing)).flatMap(factsOf));
      const has = new Set(factsOf(thing));
      return wanted.every((name) => !had.has(name) || has.has(name));
    });
  });
}

/** Facts that are given and carry information. */
const factsOf = (thing: Json): readonly string[] =>
  typeof thing === 'object' && thing !== null
    ? Object.entries(thing).flatMap(([name, value]) =>
        name === 'id' || (Array.isArray(value) && value.length === 0) ? [] : [name],
      )
    : [];
