import { describe, expect, it } from 'vitest';
import { addEntries, ask, compileEntries, explain, openTable, prepare, type TableJson } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const json = { setup: { edition: '2026-09-25' }, players: ['A', 'B'] } as unknown as TableJson;

/** A table under one entry more, which answers a question of its own. */
function tableWith(value: string) {
  const entry = {
    ...{ id: 'host.long', kind: 'definition', layer: 'host', answers: 'longest', value },
    ...{ name: { en: 'Long', it: 'Lungo' }, text: { en: 'A long list.', it: 'Un elenco lungo.' } },
  };
  const longest = {
    ...{ result: 'Number', policy: 'value', for: 'hosts' },
    ...{ phrase: { en: 'the longest', it: 'il più lungo' } },
  };
  const text = JSON.stringify({ vocabulary: { questions: { longest } }, entries: [entry] });
  const { extra, diagnostics } = compileEntries(shipped(), text);
  if (extra === undefined) throw new Error(JSON.stringify(diagnostics.map(({ code, values }) => [code, values])));
  return openTable(addEntries(shipped(), extra), json);
}

describe('a constant list that is too long', () => {
  it('leaves its answer unknown, also where it is worked out while the rules are compiled', () => {
    const table = tableWith('size(numbers(1, 30000))');
    const answer = ask(table, 'longest');
    expect(answer.unknown).toEqual([{ of: 'numbers', fact: '20000', code: 'list.too-long' }]);
    expect(explain(answer, table.ruleset.rulebook, 'en')).toContain('“numbers” would list more than 20000 members');
    expect(explain(answer, table.ruleset.rulebook, 'it')).toContain('«numbers» elencherebbe più di 20000 elementi');
    expect(prepare(table, 'longest')()).toBeUndefined();
  });

  it('stops nobody who does not come to it', () => {
    const table = tableWith('if size(players) > 5 then size(numbers(1, 30000)) else 1');
    expect(ask(table, 'longest').value).toBe(1);
    expect(prepare(table, 'longest')()).toBe(1);
  });
});
