import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { Answer } from '../../src/engine/model/answer.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { amount, firstSeed, someOf } from '../amount.js';
import { tablesOf } from '../properties/tables.js';
import { outcomeOf } from '../reference/agreement.js';
import { allScenarios, shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const { vocabulary } = rulebook;

/** Those of all cases. */
const tables = allScenarios().flatMap(({ value }) => {
  const { scenarios } = JSON.parse(JSON.stringify(value)) as { scenarios: readonly { table?: TableJson }[] };
  return scenarios.flatMap(({ table }) => table ?? []);
});

/** Without a quarter of its facts. */
function thinned(json: TableJson, random: Random): TableJson {
  const thin = JSON.parse(JSON.stringify(json)) as { [key: string]: unknown };
  for (const [key, value] of Object.entries(thin)) {
    if (key === 'setup') continue;
    for (const thing of [value].flat())
      if (typeof thing === 'object' && thing !== null)
        for (const fact of Object.keys(thing))
          if (fact !== 'id' && random.next() < 0.25) delete (thing as { [fact: string]: unknown })[fact];
  }
  return thin as unknown as TableJson;
}

/** undefined: the table has none. */
function valueFor(type: Type, { world }: Table, random: Random): Json | undefined {
  if (isList(type)) return [];
  const values = type.one.flatMap((name): readonly Json[] => {
    const { collection } = vocabulary.entities[name] ?? {};
    if (collection !== undefined) return world.list(collection).map(({ id }) => id);
    return name === 'Number' ? [1, 2] : Object.keys(vocabulary.enumerations[name]?.values ?? {});
  });
  const among = type.none ? [...values, null] : values;
  return among.length === 0 ? undefined : random.pick(among);
}

/** What both kinds of code have to agree on. */
const answered = ({ verdict, problems, value, because, unknown }: Answer) => [
  verdict,
  problems,
  value,
  because,
  unknown,
];

/** Asks every question once, in both ways, the one or the other first: those that were answered in different ways. */
const differing = (json: TableJson, random: Random): readonly string[] => {
  const table = openTable(rulebook, json);
  return Object.values(vocabulary.questions).flatMap(({ name, parameters }) => {
    const given: { [parameter: string]: Json } = {};
    for (const { name: parameter, type } of parameters) {
      const value = valueFor(type, table, random);
      if (value === undefined) return [];
      given[parameter] = value;
    }
    const ways = random
      .shuffled([false, true])
      .map((trace) => outcomeOf(() => answered(ask(table, name, given, { trace }))));
    const [one, other] = ways.map((way) => JSON.stringify(way));
    return one === other ? [] : [`${name}(${JSON.stringify(given)}): ${one}, ${other}`];
  });
};

describe('strict code and traced code', () => {
  const seed = firstSeed(20_261_128);

  it('answer alike about tables of cases, whole and without some facts', () => {
    const random = new Random(seed);
    for (const table of someOf(tables, amount(20, 120))) {
      expect(differing(table, random)).toEqual([]);
      const thin = outcomeOf(() => differing(thinned(table, random), random));
      // Some facts belong together.
      expect([[], { fault: 'fault.table' }]).toContainEqual(thin);
    }
  });

  it('answer alike about random tables', () => {
    fc.assert(
      fc.property(tablesOf(rulebook), fc.nat(), (table, start) => {
        expect(differing(table, new Random(start))).toEqual([]);
      }),
      { seed, numRuns: amount(3, 30) },
    );
  });
});
