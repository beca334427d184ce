import countBy from 'lodash/countBy.js';
import maxBy from 'lodash/maxBy.js';
import range from 'lodash/range.js';
import type { Json, TableJson } from '../../../src/engine/model/table.js';
import { isList } from '../../../src/engine/model/type.js';
import type { Entity, Vocabulary } from '../../../src/engine/model/vocabulary.js';
import type { Scenario } from '../scenarios/model.js';

/** What a table has that people could sit at: facts that are nearly always given, and as many persons as sit there at least. */
export interface UsualTable {
  readonly facts: { readonly [collection: string]: readonly string[] };
  /** What they most often are. */
  readonly values: { readonly [collection: string]: { readonly [fact: string]: Json } };
  /** Collections of persons. */
  readonly persons: readonly string[];
}

/** So often at least a fact is given of the things of a list, to be missed where it is not. */
const nearlyAlways = 0.7;

/** Of fewer persons nobody would say that they play. */
const fewestPersons = 2;

/** What is usual in the tables of scenarios. */
export function usualIn(scenarios: readonly Scenario[], { entities }: Vocabulary): UsualTable {
  const things = new Map<string, number>();
  const given = new Map<string, Map<string, Json[]>>();
  for (const { table } of scenarios)
    for (const [key, list] of listsOf(table))
      for (const thing of list) {
        things.set(key, (things.get(key) ?? 0) + 1);
        const facts = given.get(key) ?? new Map<string, Json[]>();
        given.set(key, facts);
        for (const name of factsOf(thing)) {
          const values = facts.get(name) ?? [];
          facts.set(name, values);
          values.push((thing as { readonly [fact: string]: Json })[name]!);
        }
      }
  const usual = [...given].map(([key, facts]) => {
    const often = nearlyAlways * (things.get(key) ?? 0);
    return [key, [...facts].filter(([, all]) => all.length >= often)] as const;
  });
  const persons = Object.values(entities).flatMap(({ person, collection }) =>
    person === true && collection !== undefined ? [collection] : [],
  );
  return {
    facts: Object.fromEntries(usual.map(([key, facts]) => [key, facts.map(([name]) => name)])),
    values: Object.fromEntries(
      usual.map(([key, facts]) => [key, Object.fromEntries(facts.map(([name, all]) => [name, mostOften(all)]))]),
    ),
    persons,
  };
}

function mostOften(values: readonly Json[]): Json {
  const counts = countBy(values, (value) => JSON.stringify(value));
  const [most = 'null'] = maxBy(Object.entries(counts), ([, count]) => count) ?? [];
  return JSON.parse(most) as Json;
}

/**
 * A table with persons enough to play and the facts that are usual, as far as it still shows what it should.
 *
 * @param shows whether a fuller table still does
 */
export function completed<T extends TableLists>(
  table: T,
  usual: UsualTable,
  { entities }: Vocabulary,
  shows: (fuller: T) => boolean,
): T {
  let best = table;
  const taken = (fuller: T): void => {
    if (shows(fuller)) best = fuller;
  };
  const inOrder = Object.values(entities).filter(({ collection = '' }) => collection in usual.facts);
  for (const { collection = '', name } of inOrder.filter((one) => usual.persons.includes(one.collection ?? ''))) {
    const there = (best[collection] ?? []) as readonly Json[];
    const more = range(there.length, fewestPersons).map((place) => ({ id: `${name.toLowerCase()}${place + 1}` }));
    if (more.length > 0) taken({ ...best, [collection]: [...there, ...more] });
  }
  const [seat] = usual.persons.flatMap((collection) => (best[collection] ?? []) as readonly Json[]);
  for (const { collection = '', facts } of inOrder)
    for (const [place, thing] of ((best[collection] ?? []) as readonly Json[]).entries())
      for (const [fact, value] of Object.entries(usual.values[collection] ?? {})) {
        const { type } = facts[fact] ?? {};
        const isPerson = type && !isList(type) && type.one.some((one) => isPersonal(entities[one], usual));
        const list = best[collection] as readonly Json[];
        const now = list[place] as { readonly id: string } | string;
        const given = typeof now === 'string' ? { id: now } : now;
        if (factsOf(thing).includes(fact) || (isPerson && seat === undefined)) continue;
        taken({ ...best, [collection]: list.with(place, { ...given, [fact]: isPerson ? idOf(seat!) : value }) });
      }
  return best;
}

interface TableLists {
  readonly [collection: string]: Json | TableJson['setup'];
}

const isPersonal = (entity: Entity | undefined, { persons }: UsualTable): boolean =>
  entity?.collection !== undefined && persons.includes(entity.collection);

/** Whether a smaller table has kept what the larger one had of what is usual. */
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

const listsOf = (table: TableJson): readonly (readonly [string, readonly Json[]])[] =>
  Object.entries(table).flatMap(([key, list]) =>
    Array.isArray(list) ? [[key, list as readonly Json[]] as const] : [],
  );

const idOf = (thing: Json): string =>
  typeof thing === 'object' && thing !== null && 'id' in thing ? String(thing['id']) : String(thing);

/** Facts that are given and say something. */
const factsOf = (thing: Json): readonly string[] =>
  typeof thing === 'object' && thing !== null
    ? Object.entries(thing).flatMap(([name, value]) =>
        name === 'id' || (Array.isArray(value) && value.length === 0) ? [] : [name],
      )
    : [];
