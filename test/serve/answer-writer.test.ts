import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { openTable } from '../../src/engine/table/table.js';
import type { Value } from '../../src/engine/values/values.js';
import { AnswerWriter } from '../../tools/serve/answer-writer.js';
import { exampleTable } from '../embed/round-trip.js';
import { shipped } from '../rules/rulebook.js';

describe('an answer that is written at once', () => {
  const table = openTable(shipped(), exampleTable() as TableJson);
  const writer = new AnswerWriter(table);
  const { questions } = table.ruleset.rulebook.vocabulary;
  const { world } = table;

  it('is the text of the answer that `ask` gives, for every question about nothing or players', () => {
    let written = 0;
    const players = world.list('players');
    for (const { name, parameters } of Object.values(questions)) {
      if (parameters.length > 2 || !parameters.every(({ type }) => 'one' in type && type.one.includes('Player')))
        continue;
      for (const first of players) {
        const args = [first, players[0] as Value].slice(0, parameters.length);
        const json = Object.fromEntries(parameters.map((one, nth) => [one.name, [first, players[0]][nth]?.id ?? null]));
        const text = writer.write(name, args);
        if (text === undefined) continue;
        expect(text).toBe(JSON.stringify(ask(table, name, json)));
        written++;
      }
    }
    expect(written).toBeGreaterThan(100);
  });

  it('is left to `ask` for problems', () => {
    const problems = Object.values(questions).filter(
      ({ policy, parameters }) => policy === 'problems' && parameters.length === 0,
    );
    expect(problems.length).toBeGreaterThan(0);
    for (const { name } of problems) expect(writer.write(name, [])).toBeUndefined();
  });
});
