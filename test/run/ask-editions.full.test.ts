import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, askEditions, entryIn, openTable, type Table, type TableJson } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const ready = JSON.parse(readFileSync('site/src/ready-tables.json', 'utf8')) as Record<string, TableJson>;
const dates = rulebook.editions.map(({ date }) => date);
const at = (json: TableJson, edition: string): Table =>
  openTable(rulebook, { ...json, setup: { ...json.setup, edition } });

/** Questions with an answer of each kind. */
const asked = [
  ['emperor', 'mayAttack', { creature: 'Stone Golem', defender: 'Dario' }],
  ['free-for-all', 'mayAttack', { creature: 'Runeclaw Bear', defender: 'Emma' }],
  ['two-headed-giant', 'poisonLimit', { group: 'North' }],
  ['grand-melee', 'setupProblems', {}],
] as const;

describe.each(asked)('on the table %s %s', (name, question, args) => {
  const json = ready[name]!;
  const table = openTable(rulebook, json);
  const found = askEditions(table, question, args);

  it('is asked in every edition as on a table that is opened there', () => {
    const seen = dates.map((date) => {
      const { verdict, value, problems, because, numbers } = ask(at(json, date), question, args, { reasons: true });
      const told = because.map((id) => entryIn(rulebook, id, date)!.text);
      return {
        date,
        read: JSON.stringify([verdict, value, problems, because, told, because.map((id) => numbers![id])]),
      };
    });
    const changes = seen.filter(({ read }, index) => read !== seen[index - 1]?.read).map(({ date }) => date);
    // Texts of an entry that change while it stays the same one are compared below.
    expect(found.map(({ edition }) => edition)).toEqual(expect.arrayContaining(changes));
    for (const { edition, answer } of found)
      expect(answer).toEqual(ask(at(json, edition), question, args, { reasons: true }));
  });

  it('says in what each edition differs from the one before', () => {
    expect(found[0]).toMatchObject({ edition: dates[0], differs: [] });
    for (const { differs } of found.slice(1)) expect(differs).not.toEqual([]);
  });
});

it('tells when an answer changes, and when only numbers do', () => {
  const giant = openTable(rulebook, ready['two-headed-giant']!);
  const limit = askEditions(giant, 'poisonLimit', { group: 'North' });
  expect(limit.map(({ edition, differs, answer }) => [edition, differs.includes('answer'), answer?.value])).toEqual(
    expect.arrayContaining([
      ['2010-06-18', false, 10],
      ['2011-04-01', true, 15],
    ]),
  );
  const numbers = askEditions(giant, 'mayAttack', { creature: 'Timber Wolves', defender: 'Piero' });
  expect(numbers.map(({ differs }) => differs)).toContainEqual(['numbers']);
});

it('leaves the table as it is, and refuses what there is not', () => {
  const table = openTable(rulebook, ready['emperor']!);
  expect(() => askEditions(table, 'mayAtack')).toThrow('mayAtack');
  expect(() => askEditions(table, 'mayAttack', { creature: 'nobody', defender: 'Dario' })).toThrow('nobody');
  askEditions(table, 'playersIn');
  expect(table.ruleset.edition).toBe(dates.at(-1));
});
