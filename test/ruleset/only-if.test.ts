import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { packRulebook, unpackRulebook } from '../../src/engine/ruleset/packed.js';
import { openTable } from '../../src/engine/table/table.js';
import { compareAnswers } from '../reference/agreement.js';
import { referenceFor } from '../reference/reference.js';
import { shipped } from '../rules/rulebook.js';
import { rulebookOf } from '../run/mini.js';

const rulebook = shipped();
const edition = '2026-09-25';

const turn = { id: 't', group: 'A', number: 3, step: 'first-main' };
const asked = (priority: object, read = rulebook) => {
  const table = {
    setup: { edition, variants: ['free-for-all'] },
    players: ['A', 'B', 'C'],
    turns: [{ ...turn, ...priority }],
  } as TableJson;
  const answer = ask(openTable(read, table), 'mayAct', { player: 'A', turn: 't' }, { trace: true });
  const fared = answer.trace?.considered.filter(({ entry }) => entry === 'priority.may-act');
  return { verdict: answer.verdict, because: answer.because, outcomes: fared?.map(({ outcome }) => outcome) };
};

describe('an entry with `else`', () => {
  it('gives one verdict where its condition holds, the other where it does not, and stands once among what was considered', () => {
    expect(asked({ priority: 'A' })).toEqual({
      verdict: 'allowed',
      because: ['priority.may-act'],
      outcomes: ['applied'],
    });
    expect(asked({ priority: 'B' })).toEqual({
      verdict: 'denied',
      because: ['priority.may-act'],
      outcomes: ['applied'],
    });
  });

  it('leaves the answer unknown where its condition is', () => {
    const entry = { kind: 'permission', answers: 'mayWin', when: 'player.life > 3', verdict: 'allow', else: 'deny' };
    const json = { setup: { edition }, players: [{ id: 'A', life: 3 }, 'B', { id: 'C', life: 4 }] };
    const mini = rulebookOf([{ ...entry, id: 'win.strong' }]);
    const [table, interpreter] = [openTable(mini, json), referenceFor(mini, json)];
    const verdicts = ['A', 'B', 'C'].map((player) => {
      expect(compareAnswers(table, interpreter, 'mayWin', { player })).toBeNull();
      return ask(table, 'mayWin', { player }).verdict;
    });
    expect(verdicts).toEqual(['denied', 'unknown', 'allowed']);
    const { trace } = ask(table, 'mayWin', { player: 'B' }, { trace: true });
    expect(trace?.considered).toMatchObject([{ entry: 'win.strong', outcome: 'unknown' }]);
  });

  it('keeps both verdicts in a packed rulebook', () => {
    const read = unpackRulebook(packRulebook(rulebook));
    for (const priority of ['A', 'B']) expect(asked({ priority }, read)).toEqual(asked({ priority }));
  });
});
