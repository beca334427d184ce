import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/ask/prepare.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import { type MadeTable, makeTable } from '../../src/engine/setup/make.js';
import { choicesFor } from '../../src/engine/setup/questions.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { sampleOf } from '../amount.js';
import { shipped } from './rulebook.js';

/*
 * For each edition, each variant with its options, and tables of 3 to 12: every question that must always have an answer has
 * exactly one. No values are asserted here; a gap or a conflict is a Fault.
 */

const SIZES = [3, 4, 6, 8, 12];
const TOGGLED = 6;
/** Options are switched one by one in editions that lie far apart; their rules hardly change. */
const toggled = new Set(['2010-06-18', '2017-06-05', '2021-04-22', '2026-09-25', '2026-06-19']);
const rulebook = shipped();
const { vocabulary } = rulebook;

const total = Object.values(vocabulary.questions).filter(
  ({ policy, silence }) => policy === 'value' && silence === undefined,
);

/** The same table in the middle of a game: a turn, a creature each, one of them attacking. */
const inPlay = (made: MadeTable): TableJson => {
  const json = made.json as unknown as { readonly [key: string]: Json };
  const players = (json['players'] as readonly (string | { readonly id: string })[]).map((one) =>
    typeof one === 'string' ? one : one.id,
  );
  const group = prepare(made.table, 'turnGroup')(made.table.world.list('players')[0] ?? null) as {
    readonly id: string;
  };
  return {
    ...made.json,
    objects: players.map((owner) => ({
      id: `creature of ${owner}`,
      owner,
      types: ['creature'],
      protector: null,
      worldSince: 1,
    })),
    ...(json['turns'] ? {} : { turns: [{ id: 'turn', group: group.id, active: group.id, number: 2, step: 'upkeep' }] }),
    attackers: [{ id: 'attack', creature: `creature of ${players[0]}`, attacking: players[1] as string }],
  } as unknown as TableJson;
};

/** A few things that fit a type; null when the table has none and none can be made up. */
const fitting = (table: Table, type: Type): readonly (Json | object)[] | null => {
  if (isList(type)) {
    const members = fitting(table, type.list);
    return members === null ? [[]] : [members.slice(0, 2)];
  }
  const found = type.one.flatMap((name): (Json | object)[] => {
    const { collection } = vocabulary.entities[name] ?? {};
    if (collection) {
      const things = table.world.list(collection);
      return [...new Set([things[0], things[1], things.at(-1)])].filter((thing) => thing !== undefined) as object[];
    }
    const { values } = vocabulary.enumerations[name] ?? {};
    if (values) return Object.keys(values);
    if (name === 'Number') return [1, 4];
    if (name === 'Boolean') return [true, false];
    return [];
  });
  return found.length > 0 ? found : null;
};

const combinations = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>(
    (all, list) => all.flatMap((one) => list.map((item) => [...one, item])),
    [[]],
  );

/** Questions of a table that have no answer or more than one. */
const unanswered = (table: Table): readonly string[] =>
  total.flatMap((question) => {
    const lists = question.parameters.map(({ type }): readonly (Json | object)[] | null => fitting(table, type));
    if (lists.includes(null)) return [];
    return combinations(lists as readonly (readonly unknown[])[]).flatMap((args) => {
      try {
        const ask: (...values: never[]) => unknown = prepare(table, question.name);
        ask(...(args as never[]));
        return [];
      } catch (error) {
        if (error instanceof Fault) return [`${question.name}: ${error.message}`];
        throw error;
      }
    });
  });

const players = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `P${i + 1}`);

const legal = ({ problems }: MadeTable): boolean =>
  (problems.problems ?? []).every(({ severity }) => severity !== 'illegal');

/** The default setup of a variant, and for one size the same with each option added that it leaves free. */
const legalTables = (edition: string, variant: string, count: number): readonly MadeTable[] => {
  const request = { edition, variant, players: players(count), seed: 1 };
  const options = count === TOGGLED && toggled.has(edition) ? choicesFor(rulebook, 'options') : [];
  // A range for those that the rules give none; where they give one, this would be one problem more.
  const more = options.flatMap((option) => [{ options: [option] }, { options: [option], range: 1 }]);
  return [{}, ...more].map((extra) => makeTable(rulebook, { ...request, ...extra })).filter(legal);
};

describe('every question that must have an answer has exactly one', () => {
  expect(total.length).toBeGreaterThan(40);
  // Editions in which the same entries are active behave alike: the first of each run is enough.
  const seen = new Set<string>();
  const different = rulebook.editions.filter(({ date }) => {
    const active = rulebook.entries
      .filter(({ since = '', until = '9999' }) => since <= date && date < until)
      .map(({ id, since }) => `${id} ${since}`);
    const key = active.join();
    return !seen.has(key) && seen.add(key);
  });
  const editions = sampleOf(different, { quick: 6, full: 12 });
  for (const variant of sampleOf(choicesFor(rulebook, 'variants'), { quick: 1 })) {
    it(`in ${variant}`, () => {
      let tables = 0;
      const found = new Map<string, string>();
      for (const { date } of editions) {
        for (const size of SIZES) {
          for (const made of legalTables(date, variant, size)) {
            tables++;
            for (const line of unanswered(openTable(rulebook, inPlay(made), made.table.ruleset))) found.set(line, date);
          }
        }
      }
      expect([...found]).toEqual([]);
      expect(tables).toBeGreaterThan(editions.length);
    });
  }
});
