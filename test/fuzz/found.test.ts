import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';
import { asking, rulebookOf, sending, tableOf } from '../run/mini.js';
import { nasty } from './inputs.js';
import { fuzzGrammar, fuzzJson, fuzzLanguage, fuzzSending } from './targets.js';

const rulebook = shipped();
const setup = { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] };
const table = () => openTable(rulebook, { setup, players: ['A', 'B', 'C'] } as TableJson);

/** Cases that fuzzing or generated tables have found; each once ended in something else than a fault or a diagnostic. */
describe('found by fuzzing', () => {
  it.each([
    null,
    3,
    'wins',
    [],
    { event: 'constructor' },
    { event: 'wins', fields: null },
    { event: 'wins', fields: [] },
  ])('a host may send %j', (event) => fuzzSending(table(), event as Json));

  it.each(['constructor', '__proto__', 'toString'])('%s is no question, no event, no value and no matter', (name) => {
    expect(() => ask(table(), name, {})).toThrow(/no question/);
    expect(() => send(table(), { event: name })).toThrow(/no event/);
    const named = { setup, players: ['A', 'B'], objects: [{ id: 'o', zone: name }] } as TableJson;
    expect(tryOpenTable(rulebook, named)).toHaveProperty('refusals');
    const house = Object.fromEntries([[name, 'x']]);
    if (name !== '__proto__')
      expect(() => openTable(rulebook, { setup: { ...setup, house }, players: ['A'] })).toThrow(/no matter/);
  });

  it('arguments that are no object are refused', () => {
    expect(() => ask(table(), 'mayWin', null as unknown as { [name: string]: Json })).toThrow(/arguments/);
  });

  it.each(nasty)('%#: a deep, long or strange text is only a text', (text) => {
    fuzzGrammar(text);
    fuzzJson(text);
    fuzzLanguage(table(), text);
  });

  it('none where a list is expected is an empty list', () => {
    expect(() => sending(table(), 'attackersAreDeclared(none)')).not.toThrow(TypeError);
  });
});

describe('found on generated tables', () => {
  const depart = { id: 'go', kind: 'procedure', expands: 'playersLeave' };

  it('a question may be asked about something that is unknown', () => {
    const open = tableOf(rulebookOf([{ id: 'win', kind: 'permission', answers: 'mayWin', verdict: 'allow' }]), {
      objects: [{ id: 'siege', types: ['battle'] }],
    });
    expect(asking(open, 'mayWin(siege.protector)')).toMatchObject({
      verdict: 'unknown',
      unknown: [{ of: 'siege', fact: 'protector' }],
    });
  });

  it('an event may name something that is unknown', () => {
    const open = tableOf(rulebookOf([]), { objects: [{ id: 'siege', types: ['battle'] }] });
    expect(sending(open, 'playerDeparted(siege.protector)').unknown).toEqual([{ of: 'siege', fact: 'protector' }]);
  });

  it('what a plan removes is named nowhere afterwards, so that the table can be written and read', () => {
    const steps = [{ step: 'end', do: 'each turn in turns: turnClosed(turn)' }];
    const open = tableOf(rulebookOf([{ ...depart, steps }]), {
      turns: [{ id: 't', group: 'A', number: 1, step: 'untap' }],
      objects: [{ id: 'o', causedIn: 't' }],
      attackers: [{ id: 'a', creature: 'o', turn: 't' }],
    });
    const sent: SentEvent = { event: 'playersLeave', fields: { players: ['A'] } };
    const plan = send(open, sent);
    carryOutPlan(open, plan);
    const written = tableToJson(open);
    expect(written).toMatchObject({ objects: ['o'], attackers: [{ id: 'a', creature: 'o', turn: null }] });
    expect(tableToJson(openTable(open.ruleset.rulebook, written))).toEqual(written);
  });

  it.each([
    'opponents(if none then A else true)',
    'opponents(first x in [A, true])',
    'opponents(first x in players otherwise 3)',
    'size([A, 1])',
    '(if A.inGame then A else draws([A])).life',
  ])('things do not mix with other values: %s', (text) => {
    expect(() => asking(table(), text)).toThrow(/type\.mixed/);
  });

  it('a plan may name in a later step what it removed in an earlier one', () => {
    const steps = [
      { step: 'first', do: 'each turn in turns: turnClosed(turn)' },
      { step: 'then', when: 'gone is not none', do: 'turnClosed(gone)' },
    ];
    const open = tableOf(rulebookOf([{ ...depart, let: { gone: 'first turn in turns' }, steps }]), {
      turns: [{ id: 't', group: 'A', number: 1, step: 'untap' }],
    });
    const plan = send(open, { event: 'playersLeave', fields: { players: ['A'] } });
    expect(plan.steps).toHaveLength(2);
    expect(() => carryOutPlan(open, plan)).not.toThrow();
  });
});
