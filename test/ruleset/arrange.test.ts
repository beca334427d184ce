import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { send } from '../../src/engine/events/send.js';
import type { SetupJson, TableJson } from '../../src/engine/model/table.js';
import { arrange, arrangeAlone } from '../../src/engine/ruleset/arrange.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const setup = (): SetupJson => ({ edition: '2026-09-25', variants: ['emperor'] });

describe('rules arranged for a setup', () => {
  it('are shared by all tables of the setup, and by no other', () => {
    const rules = arrange(rulebook, setup());
    expect(arrange(rulebook, setup())).toBe(rules);
    expect(openTable(rulebook, { setup: setup(), players: ['A', 'B'] }).ruleset).toBe(rules);
    expect(arrange(rulebook, { ...setup(), edition: '2020-01-01' })).not.toBe(rules);
    expect(arrange({ ...rulebook }, setup())).not.toBe(rules);
    expect(arrangeAlone(rulebook, setup())).not.toBe(rules);
  });

  it('stay what they are when a host changes what it gave, or what it got', () => {
    const given = setup() as { edition: string; variants: string[] };
    const table = openTable(rulebook, { setup: given, players: ['A', 'B'] });
    given.variants.push('free-for-all');
    (tableToJson(table).setup as unknown as { variants: string[] }).variants.push('grand-melee');
    expect(tableToJson(table).setup).toEqual(setup());
    expect(arrange(rulebook, setup())).toBe(table.ruleset);
    expect(arrange(rulebook, given)).not.toBe(table.ruleset);
  });

  it('are those of the last 32 setups', () => {
    const day = (nth: number): SetupJson => ({ edition: `2024-01-${String(nth).padStart(2, '0')}` });
    const first = arrange(rulebook, day(1));
    const second = arrange(rulebook, day(2));
    for (let nth = 3; nth <= 31; nth++) arrange(rulebook, day(nth));
    // Used again, so that the second is the oldest.
    expect(arrange(rulebook, day(1))).toBe(first);
    for (let nth = 1; nth <= 4; nth++) arrange(rulebook, { edition: `2024-02-0${nth}` });
    expect(arrange(rulebook, day(1))).toBe(first);
    expect(arrange(rulebook, day(2))).not.toBe(second);
  });

  it('refuse a day after the last edition for whoever wants that, although others have asked for it', () => {
    const later: SetupJson = { edition: '2031-01-01' };
    expect(arrange(rulebook, later).notices).toHaveLength(1);
    expect(() => arrange(rulebook, later, { strict: true })).toThrow('2031-01-01');
  });

  it.each<[left: string, variants: readonly string[], options: readonly string[] | undefined]>([
    ['shared-team-turns', ['two-headed-giant'], undefined],
    ['shared-team-turns', ['two-headed-giant'], []],
    ['', ['two-headed-giant'], ['shared-team-turns']],
    ['limited-range', ['emperor'], ['deploy-creatures']],
    ['attack-multiple', ['free-for-all'], []],
    ['', ['free-for-all'], ['attack-left']],
    ['', [], []],
  ])('tell whoever opens, asks or sends that “%s” of %j is left out of %j', (left, variants, options) => {
    const players = ['A', 'B', 'C', 'D'];
    const given = { edition: '2026-09-25', variants, ...(options && { options }) };
    const table = openTable(rulebook, { setup: given, players } as unknown as TableJson);
    const notices = left === '' ? [] : [{ code: 'options-left-out', values: { options: left } }];
    expect(table.ruleset.notices).toEqual(notices);
    const answer = ask(table, 'optionOn', { option: left || 'limited-range' });
    expect(answer).toMatchObject({ value: false, notices });
    expect(ask(table, 'optionsTaken', { agreed: ['deploy-creatures'] }).value).toContain('deploy-creatures');
    expect(send(table, { event: 'concedes', fields: { player: 'A' } }).notices).toEqual(notices);
  });
});
