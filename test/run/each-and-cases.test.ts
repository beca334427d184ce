import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan, carryOutPlan } from '../../src/engine/events/carry-out.js';
import type { Plan } from '../../src/engine/model/answer.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { packRulebook, unpackRulebook } from '../../src/engine/ruleset/packed.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { compareAnswers, compareSending } from '../reference/agreement.js';
import { referenceFor } from '../reference/reference.js';
import { shipped } from '../rules/rulebook.js';
import { asking, rulebookOf, type Sketch, sending, tableOf } from './mini.js';

const missed = (plan: Plan) => plan.steps.flat().map(({ event, fields }) => `${event} ${fields['player']}`);

describe('an entry about things', () => {
  const usual: Sketch = {
    id: 'usual',
    kind: 'state-based',
    follows: 'concedes',
    do: 'each player in players where player is not event.player: turnMissed(player)',
  };
  /** Applies once for each player with little life; while it does for one, the usual does not happen. */
  const instead: Sketch = {
    id: 'weak',
    kind: 'state-based',
    follows: 'concedes',
    each: { player: 'players' },
    when: 'player.life < 5',
    do: 'turnMissed(player)',
    overrides: ['usual'],
  };
  const withLife = (...life: readonly number[]) =>
    tableOf(rulebookOf([usual, instead]), { players: life.map((life, i) => ({ id: 'ABCD'.charAt(i), life })) });

  it('overrides another one while it applies to one of its things at least', () => {
    const weak = withLife(20, 3, 20);
    expect(missed(sending(weak, 'concedes(A)'))).toContain('turnMissed B');
    expect(missed(sending(weak, 'concedes(A)'))).not.toContain('turnMissed C');
    const strong = withLife(20, 20, 20);
    expect(missed(sending(strong, 'concedes(A)'))).toEqual(expect.arrayContaining(['turnMissed B', 'turnMissed C']));
    for (const table of [weak, strong])
      expect(compareSending(table, [{ event: 'concedes', fields: { player: 'A' } }]).difference).toBeNull();
  });

  it('forbids an event when it applies to one of its things at least', () => {
    const forbids: Sketch = {
      id: 'spared',
      kind: 'prohibition',
      forbids: 'turnMissed',
      each: { player: 'players' },
      when: 'player is event.player and player.life < 5',
    };
    const table = tableOf(rulebookOf([forbids]), { players: ['A', { id: 'B', life: 3 }, { id: 'C', life: 9 }] });
    expect(missed(sending(table, '[turnMissed(B), turnMissed(C)]'))).toEqual(['turnMissed C']);
    expect(compareSending(table, [{ event: 'turnMissed', fields: { player: 'B' } }]).difference).toBeNull();
  });
});

describe('cases that could both hold', () => {
  const table = tableOf(
    rulebookOf([
      {
        id: 'most',
        kind: 'parameter',
        answers: 'maxVariants',
        cases: [
          { when: 'size(players) > 2', value: '3' },
          { when: 'size(players) > 3', value: '4' },
          { when: 'true', value: '1' },
        ],
      },
    ]),
  );

  it('give the value of the first, with a trace and without', () => {
    for (const trace of [false, true]) expect(asking(table, 'maxVariants()', { trace })).toMatchObject({ value: 3 });
    const { rulebook } = table.ruleset;
    expect(compareAnswers(table, referenceFor(rulebook, tableToJson(table)), 'maxVariants', {})).toBeNull();
  });
});

describe('cases with an else', () => {
  const table = (life: number | undefined) =>
    tableOf(
      rulebookOf([
        {
          id: 'few',
          kind: 'parameter',
          answers: 'range',
          cases: [{ when: 'player.life < 5', value: '1' }, { when: 'player.poison > 3', value: '2' }, { else: '3' }],
        },
      ]),
      {
        players: [
          { id: 'A', poison: 4, ...(life !== undefined && { life }) },
          { id: 'B', life: 9 },
        ],
      },
    );
  it.each([
    [3, 'A', 1],
    [9, 'A', 2],
    [3, 'B', 3],
  ])('are tried in order (%s, %s: %s)', (life, player, value) => {
    const sketched = table(life);
    for (const trace of [false, true]) expect(asking(sketched, `range(${player})`, { trace })).toMatchObject({ value });
    const { rulebook } = sketched.ruleset;
    const reference = referenceFor(rulebook, tableToJson(sketched));
    expect(compareAnswers(sketched, reference, 'range', { player })).toBeNull();
  });
});

describe('a plan that misses a fact', () => {
  it('is carried out by nobody', () => {
    const table = tableOf(rulebookOf([]), { objects: [{ id: 'siege', types: ['battle'] }] });
    const plan = sending(table, 'playerDeparted(siege.protector)');
    expect(plan.unknown).toEqual([{ of: 'siege', fact: 'protector' }]);
    for (const carry of [carryOutPlan, applyPlan])
      expect(() => carry(table, plan)).toThrow(/lacks facts \(siege\.protector\)/);
  });
});

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
