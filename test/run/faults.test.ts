import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import faultWords from '../../src/engine/model/fault-words.json' with { type: 'json' };
import * as library from '../../src/index.js';
import { sourcesBelow } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const json = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'] },
  players: ['A', 'B', 'C'],
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
} as unknown as library.TableJson;
const table = (): library.Table => library.openTable(rulebook, json);

function faultOf(call: () => unknown): library.Fault {
  try {
    call();
  } catch (error) {
    if (error instanceof library.Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

/** Every literal text that is handed to a fault as a value. */
const valuesOfFaults: readonly string[] = sourcesBelow('src', 'tools').flatMap(({ tree: source }) => {
  const found: string[] = [];
  const isFault = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
    (ts.isNewExpression(node) && node.expression.getText() === 'Fault') ||
    (ts.isCallExpression(node) &&
      /^(argumentFault|thatIs|refuse|this\.refuse|acceptor\.refuse)$/.test(node.expression.getText()));
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, literals);
  };
  const visit = (node: ts.Node): void => {
    if (isFault(node)) for (const argument of node.arguments ?? []) literals(argument);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

describe('faults', () => {
  it('name only what has words in both languages, never a text of one', () => {
    expect(valuesOfFaults.length).toBeGreaterThan(60);
    expect(valuesOfFaults.filter((text) => /\p{L}\p{L}+ \p{L}\p{L}+/u.test(text))).toEqual([]);
    expect(valuesOfFaults.filter((text) => /^(nothing|none|unknown|something|entity)$/.test(text))).toEqual([]);
  });

  it('have the same places to fill in both languages', () => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [code, { en, it: italian }] of Object.entries(faultWords))
      expect(places(italian), code).toEqual(places(en));
  });

  const leave = { event: 'playersLeave', fields: { players: ['B'] } };
  const { edition } = json.setup;
  const waiting = {
    ...library.send(table(), leave),
    needs: [{ matter: 'defending player', among: [], by: null, because: [] }],
  };
  const view = (): library.ViewedTable =>
    library.viewTable(rulebook, { setup: json.setup, members: () => [], idOf: String, fact: () => undefined });
  const wrongSet = { op: 'set', of: 'Zoe', fact: 'life', value: 1 } as const;

  const packed = library.packRulebook(rulebook);
  const declares = (attack: library.Json) =>
    library.send(table(), { event: 'attackersAreDeclared', fields: { attacks: [attack] } });

  /** A wrong call, the problem that it names, and a part of its message. */
  const cases: readonly (readonly [string, () => unknown, string, string])[] = [
    ['an id of nobody', () => library.ask(table(), 'opponents', { player: 'Z' }), 'argument.unknown-thing', '«Z»'],
    [
      'a thing not told of',
      () => library.ask(view(), 'opponents', { player: 'Z' }),
      'argument.untold-thing',
      '«changed»',
    ],
    ['the name of an event', () => library.send(table(), 'playersLeave' as never), 'argument.no-event', '"fields"'],
    ['a list of such names', () => library.send(table(), ['concedes'] as never), 'argument.no-event', '"concedes"'],
    ['no event at all', () => library.send(table(), {} as never), 'argument.no-event', '{}'],
    ['bytes for a text', () => library.unpackRulebook(Buffer.from('{}') as never), 'argument.bytes', 'Buffer(2)'],
    ['nothing for a text', () => library.unpackRulebook(undefined as never), 'argument.type', 'un testo'],
    ['JSON for the packed form', () => library.unpackRulebook(JSON.stringify(rulebook)), 'format.json', 'JSON.parse'],
    ['an empty file', () => library.unpackRulebook('\n'), 'format.empty', 'vuoto'],
    ['a file without its end', () => library.unpackRulebook(packed.slice(0, -2000)), 'format.cut', 'fine'],
    ['a file with next to nothing of it', () => library.unpackRulebook(packed.slice(0, 2000)), 'format.cut', 'fine'],
    ['an id not told of', () => view().changed({ of: 'Z' }), 'argument.untold-id', '«changed»'],
    ['another kind', () => library.ask(table(), 'opponents', { player: 'bear' }), 'argument.wrong-entity', 'Object'],
    [
      'an id for a handle',
      () => library.prepare(table(), 'opponents')('A' as never),
      'argument.no-handle',
      '«handleOf»',
    ],
    ['a question without its argument', () => library.ask(table(), 'opponents', {}), 'argument.missing', '«player»'],
    [
      'an argument that is not there',
      () => library.ask(table(), 'opponents', { plaier: 'A' }),
      'argument.unknown',
      'player',
    ],
    [
      'a field beside the event',
      () => library.send(table(), { event: 'playersLeave', players: ['A'] } as never),
      'argument.beside-fields',
      '«fields»',
    ],
    [
      'a field that is not there',
      () => library.send(table(), { event: 'playersLeave', fields: { player: 'A' } }),
      'argument.unknown',
      'players',
    ],
    [
      'no number',
      () => library.send(table(), { event: 'lifeChanges', fields: { player: 'A', amount: Number.NaN } }),
      'argument.type',
      'NaN',
    ],
    ['an id that is not there', () => library.factOf(table(), 'zzz', 'life'), 'argument.unknown-id', '«membersOf»'],
    ['a fact that is not there', () => library.setFact(table(), 'A', 'lif', 1), 'argument.unknown-fact', '«lif»'],
    [
      'a collection that is not there',
      () => library.membersOf(table(), 'creatures'),
      'argument.unknown-collection',
      'players',
    ],
    [
      'a chooser that has to wait',
      () => library.resolve(table(), startOf(), (async () => 'A') as never),
      'argument.promise',
      '«picks»',
    ],
    [
      'a key of a new thing',
      () => library.addThing(table(), 'players', { id: 'D', lives: 3 }),
      'table.unknown-key',
      '«lives»',
    ],
    [
      'a value of the wrong type',
      () => library.setFact(table(), 'bear', 'tapped', 'yes'),
      'table.wrong-type',
      'Il valore in /bear/tapped è rifiutato',
    ],
    ['a key inside a field', () => declares({ creature: 'bear', attackng: 'B' }), 'argument.unknown-key', '«attackng»'],
    [
      'a key inside an argument',
      () => library.ask(table(), 'attackProblems', { attacks: [{ creatur: 'bear' }] }),
      'argument.unknown-key',
      'Attacker',
    ],
    ['a plan that waits', () => library.applyPlan(table(), waiting), 'plan.waits', 'giocatore in difesa'],
    [
      'a plan of facts',
      () => library.applyPlan(table(), { ...library.send(table(), leave), unknown: [{ of: 'B', fact: 'life' }] }),
      'plan.unknown',
      'B.life',
    ],
    [
      'a plan with a stranger',
      () => library.applyPlan(table(), { ...library.send(table(), leave), changes: [wrongSet] }),
      'argument.unknown-id',
      '«Zoe»',
    ],
    [
      'a plan of another edition',
      () => library.applyPlan(table(), { ...library.send(table(), leave), edition: '2010-06-18' }),
      'plan.edition',
      edition,
    ],
    ['no table', () => library.openTable(rulebook, {} as never), 'table.wrong-type', 'setup'],
    [
      'a number that ids cannot begin at',
      () => library.openTable(rulebook, { ...json, fresh: -3 }),
      'table.wrong-type',
      '-3',
    ],
  ];

  it.each(cases)('say in Italian and in English what is wrong: %s', (_name, call, problem, said) => {
    const fault = faultOf(call);
    expect(fault.values['problem']).toBe(problem);
    expect(fault.in('it')).toContain(said);
    for (const lang of ['en', 'it'] as const)
      expect(fault.in(lang)).not.toMatch(/\{\w+\}|\b(fault|argument|plan|table)\.\w/);
    const english = /\b(an|the|is|of|expects|such|nothing|waits|there|has|unknown)\b/;
    expect(fault.in('it').replace(/«[^»]*»/g, '')).not.toMatch(english);
  });

  it('suggest the name that was meant', () => {
    const meant = (call: () => unknown) => faultOf(call).suggestion;
    expect(meant(() => library.ask(table(), 'mayAtack', {}))).toBe('mayAttack');
    expect(meant(() => library.send(table(), { event: 'playerLeave' }))).toBe('playersLeave');
    expect(meant(() => library.ask(table(), 'opponents', { plaier: 'A' }))).toBe('player');
    expect(meant(() => library.factOf(table(), 'A', 'lfie'))).toBe('life');
    expect(meant(() => library.factOf(table(), 'baer', 'owner'))).toBe('bear');
    expect(meant(() => library.addThing(table(), 'players', { id: 'D', lif: 3 }))).toBe('life');
    expect(meant(() => declares({ creature: 'bear', attackng: 'B' }))).toBe('attacking');
    expect(meant(() => library.removeEntries(rulebook, ['range.no-attack-outsid']))).toBe('range.no-attack-outside');
    const picking = (matter: string) => () =>
      library.resolve(table(), leave, [{ matter, by: null, pick: 'A' } as library.Pick]);
    expect(meant(picking('starting plaier'))).toBe('starting player');
    expect(meant(picking('starting player'))).toBeUndefined();
    expect(faultOf(() => library.ask(table(), 'mayAtack', {})).in('it')).toContain('Forse intendevi «mayAttack»?');
  });
});

describe('a plan', () => {
  const leave = { event: 'playersLeave', fields: { players: ['B'] } };
  const problemOf = (call: () => unknown) => faultOf(call).values['problem'];

  it('is carried out on the state that it was made for, and once', () => {
    const open = table();
    const plan = library.send(open, leave);
    library.send(open, { event: 'playersLeave', fields: { players: ['C'] } });
    library.carryOutPlan(open, plan);
    expect(problemOf(() => library.carryOutPlan(open, plan))).toBe('plan.stale');
    library.undo(open);
    library.carryOutPlan(open, plan);
    expect(library.factOf(open, 'B', 'inGame')).toBe(false);
    const done = library.send(open, { event: 'playersLeave', fields: { players: ['C'] } }, { carryOut: true });
    expect(problemOf(() => library.carryOutPlan(open, done))).toBe('plan.stale');
  });

  it('is refused once something else has happened, until that is taken back', () => {
    const open = table();
    const plan = library.resolve(open, leave, []);
    library.setFact(open, 'A', 'life', 3);
    expect(problemOf(() => library.applyPlan(open, plan))).toBe('plan.stale');
    expect(problemOf(() => library.applyPlan(library.underRules(open, rulebook), plan))).toBe('plan.stale');
    library.undo(open);
    expect(library.factOf(library.applyPlan(library.copyTable(open), plan), 'B', 'inGame')).toBe(false);
  });

  it('fits another table, or comes back as JSON, where its writes do', () => {
    const plan = library.send(table(), leave);
    expect(library.tableToJson(library.applyPlan(table(), plan))).toEqual(
      library.tableToJson(library.applyPlan(table(), JSON.parse(JSON.stringify(plan)))),
    );
  });

  it('may write what changeTable may, and nothing else', () => {
    const plan = library.send(table(), leave);
    const bad: readonly (readonly library.TableChange[])[] = [
      [{ op: 'create', members: 'constraints', id: 'k', facts: { action: 'win', sense: 'restriction', alone: true } }],
      [{ op: 'create', members: 'objects', id: 'game', facts: {} }],
      [{ op: 'remove', members: 'players', id: 'bear' }],
      [{ op: 'fresh', next: -5 }],
      [{ op: 'other' } as never],
    ];
    for (const changes of bad) {
      const [open, other] = [table(), table()];
      const problem = problemOf(() => library.changeTable(open, changes));
      expect(problem).toBeDefined();
      expect(faultOf(() => library.carryOutPlan(other, { ...plan, changes }))).toMatchObject({
        code: 'fault.plan',
        values: { problem },
      });
      expect(library.tableToJson(other)).toEqual(library.tableToJson(table()));
    }
  });
});

/** An event that asks for a pick. */
function startOf(): library.SentEvent {
  return { event: 'gameStarts' };
}
