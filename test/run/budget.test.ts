import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare } from '../../src/engine/ask/prepare.js';
import { send } from '../../src/engine/events/send.js';
import { Fault } from '../../src/engine/model/fault.js';
import { type Table, tableToJson } from '../../src/engine/table/table.js';
import { addEntries, compileEntries, explain, openTable, type TableJson } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';
import { rulebookOf, tableOf } from './mini.js';

const long = 'numbers(1, 19999)';
const endless = `sum(each x in ${long}: sum(each y in ${long}: sum(each z in ${long}: x))) > 0`;

const faultOf = (work: () => unknown): Fault => {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

const tableWith = (when: string): Table =>
  tableOf(
    rulebookOf([
      { id: 'win.looped', kind: 'permission', answers: 'mayWin', when, verdict: 'allow' },
      {
        id: 'leave.looped',
        kind: 'procedure',
        expands: 'playersLeave',
        steps: [
          { step: 'go', do: 'each player in event.players: playerDeparted(player)' },
          { step: 'then', when, do: 'each player in event.players: turnMissed(player)' },
        ],
      },
    ]),
    {},
  );
const leave = { event: 'playersLeave', fields: { players: ['A'] } };
const calls: readonly (readonly [string, string, (table: Table, steps?: number) => unknown])[] = [
  ['an answer', 'mayWin', (table, steps) => ask(table, 'mayWin', { player: 'A' }, { ...(steps && { steps }) })],
  [
    'a traced answer',
    'mayWin',
    (table, steps) => ask(table, 'mayWin', { player: 'A' }, { trace: true, ...(steps && { steps }) }),
  ],
  [
    'a prepared question',
    'mayWin',
    (table, steps) => prepare(table, 'mayWin', { ...(steps && { steps }) })(handleOf(table, 'A')),
  ],
  ['a plan', 'leave.looped', (table, steps) => send(table, leave, { ...(steps && { steps }) })],
];

describe('work without end', () => {
  it.each(calls)('ends %s with a fault that names %s, and leaves the table as it was', (_, named, call) => {
    const table = tableWith(endless);
    const before = JSON.stringify(tableToJson(table));
    const fault = faultOf(() => call(table, 100_000));
    expect(fault.code).toBe('fault.budget');
    expect(fault.in('en')).toContain(`Working out ${named} takes more than 100000 steps.`);
    expect(fault.in('it')).toContain(`Calcolare ${named} richiede più di 100000 passi.`);
    expect(JSON.stringify(tableToJson(table))).toBe(before);
    expect(ask(table, 'seatedReach', { player: 'A' }, { steps: 100_000 }).question).toBe('seatedReach');
  });

  it.each(calls.filter(([what]) => !what.includes('prepared')))(
    'ends %s always at the same place: every call begins anew',
    (...[, , call]) => {
      const table = tableWith('(count x in numbers(1, 300) where x > 7) > 9');
      const enough = [...Array(5_000).keys()].find((n) => {
        try {
          return call(table, (n + 1) * 10) !== undefined;
        } catch {
          return false;
        }
      }) as number;
      expect(enough).toBeGreaterThan(10);
      for (let times = 0; times < 3; times++) {
        expect(faultOf(() => call(table, enough * 10)).code).toBe('fault.budget');
        expect(call(table, (enough + 1) * 10)).toBeDefined();
      }
    },
  );

  it.each([0, -1, Number.NaN])('%d is no number of steps', (steps) => {
    const fault = faultOf(() => ask(tableWith('true'), 'mayWin', { player: 'A' }, { steps }));
    expect(fault).toMatchObject({ code: 'fault.argument', values: { argument: 'steps' } });
  });

  it('is not what a long table needs without being told', () => {
    const players = Array.from({ length: 400 }, (_, i) => `p${i}`);
    const table = tableOf(
      rulebookOf([
        {
          id: 'win.pairs',
          kind: 'permission',
          answers: 'mayWin',
          when: 'every one in players satisfies any other in players where other is player',
          verdict: 'allow',
        },
      ]),
      { players },
    );
    expect(ask(table, 'mayWin', { player: 'p399' }).verdict).toBe('allowed');
  });
});

const json = { setup: { edition: '2026-09-25' }, players: ['A', 'B'] } as unknown as TableJson;

/** A table under one entry more, which answers a question of its own. */
function tableAsked(value: string) {
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
    const table = tableAsked('size(numbers(1, 30000))');
    const answer = ask(table, 'longest');
    expect(answer.unknown).toEqual([{ of: 'numbers', fact: '20000', code: 'list.too-long' }]);
    expect(explain(answer, table.ruleset.rulebook, 'en')).toContain('“numbers” would list more than 20000 members');
    expect(explain(answer, table.ruleset.rulebook, 'it')).toContain('«numbers» elencherebbe più di 20000 elementi');
    expect(prepare(table, 'longest')()).toBeUndefined();
  });

  it('stops nobody who does not come to it', () => {
    const table = tableAsked('if size(players) > 5 then size(numbers(1, 30000)) else 1');
    expect(ask(table, 'longest').value).toBe(1);
    expect(prepare(table, 'longest')()).toBe(1);
  });
});
