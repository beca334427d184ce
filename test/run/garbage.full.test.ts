import { describe, expect, it } from 'vitest';
import { calls as scriptCalls } from '../../src/engine/embed/calls.js';
import { Held } from '../../src/engine/embed/held.js';
import { carriedOut } from '../../src/engine/embed/request.js';
import * as library from '../../src/index.js';
import * as testing from '../../src/testing.js';
import { sampleOf } from '../amount.js';
import { shipped } from '../rules/rulebook.js';

const { Fault } = library;
const rulebook = shipped();
const json = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'] },
  players: ['A', 'B'],
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
  turns: [{ id: 'turn', group: 'A' }],
} as unknown as library.TableJson;
const table = (): library.Table => library.openTable(rulebook, json);
const leaving = { event: 'playersLeave', fields: { players: ['A'] } };
const plan = library.send(table(), leaving);
const answer = library.ask(table(), 'mayWin', { player: 'A' }, { trace: true });
const view = { setup: json.setup, members: () => [], idOf: String, fact: () => undefined };
const tree = rulebook.entries.find((entry) => entry.when)?.when?.tree;
const entry = rulebook.entries[0];
const request = { edition: '2026-09-25', variant: 'free-for-all', players: ['A', 'B', 'C'], seed: 1 };
const [wrong] = library.compileEntries(rulebook, '{').diagnostics;

/** For each public function arguments that are right. */
const calls: { readonly [name: string]: () => readonly unknown[] } = {
  compileEntries: () => [rulebook, '{"entries":[]}'],
  loadTexts: () => [{ 'vocabulary.json': '{}' }],
  renderDiagnostic: () => [wrong, 'it', 'pretty'],
  diagnosticToJson: () => [wrong, 'en'],
  loadRulebook: () => ['test/cases/cli/rulebook'],
  makeTable: () => [rulebook, request],
  refusalDiagnostic: () => [
    rulebook,
    { code: 'table.no-id', pointer: '', values: { entity: 'Player' }, candidates: [] },
  ],
  ask: () => [table(), 'mayWin', { player: 'A' }, {}],
  asking: () => [table()],
  askEditions: () => [table(), 'mayWin', { player: 'A' }],
  situation: () => [table(), undefined],
  matrix: () => [table(), 'mayWin', { over: { player: ['A'] }, reasons: true }],
  handleOf: () => [table(), 'A'],
  prepare: () => [table(), 'mayWin', {}],
  prepareReasoned: () => [table(), 'mayWin', {}],
  prepareMatrix: () => [table(), 'mayAttack', { reasons: true }],
  typed: () => [],
  send: () => [table(), leaving, { picks: [] }],
  resolve: () => [table(), leaving, [], {}],
  verify: () => [table()],
  applyPlan: () => [table(), plan, undefined],
  carryOutPlan: () => [table(), plan, undefined],
  explain: () => [answer, rulebook, 'it', {}],
  explanation: () => [answer, rulebook, 'it', {}],
  readBack: () => [tree, rulebook.vocabulary, 'it', {}],
  readEntry: () => [rulebook, entry?.id, { lang: 'it', edition: '2026-09-25' }],
  readEntryTree: () => [rulebook, entry?.id, { lang: 'it', edition: '2026-09-25' }],
  addEntries: () => [rulebook, library.compileEntries(rulebook, '{"entries":[]}').extra],
  removeEntries: () => [rulebook, [entry?.id]],
  narrowedToEdition: () => [rulebook, '2026-09-25'],
  narrowedToSetup: () => [rulebook, json.setup],
  describeVocabulary: () => [rulebook],
  describeRules: () => [rulebook, { edition: '2026-09-25' }],
  entryIn: () => [rulebook, entry?.id, '2026-09-25'],
  packRulebook: () => [rulebook],
  unpackRulebook: () => [library.packRulebook(rulebook)],
  arrange: () => [rulebook, json.setup, {}],
  openTable: () => [rulebook, json, undefined],
  tryOpenTable: () => [rulebook, json, undefined],
  viewTable: () => [rulebook, view, undefined],
  drifted: () => [library.viewTable(rulebook, view)],
  refuseDrift: () => [library.viewTable(rulebook, view)],
  copyTable: () => [table()],
  tableToJson: () => [table(), json],
  underRules: () => [table(), rulebook],
  setFact: () => [table(), 'A', 'life', 3],
  addThing: () => [table(), 'objects', { id: 'other', owner: 'A' }],
  removeThing: () => [table(), 'bear'],
  applyChanges: () => [rulebook, json, [{ op: 'set', of: 'A', fact: 'life', value: 3 }]],
  changeTable: () => [table(), [{ op: 'set', of: 'A', fact: 'life', value: 3 }]],
  factOf: () => [table(), 'A', 'life'],
  membersOf: () => [table(), 'players'],
  namesOf: () => [table()],
  undo: () => {
    const changed = table();
    library.setFact(changed, 'A', 'life', 3);
    return [changed];
  },
};
const itself: { me?: unknown } = {};
itself.me = itself;
const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], []);
const garbage: readonly unknown[] = [
  ...[Object.create(null), itself, deep, '__proto__', 'constructor', '\ud800', new Date(Number.NaN)],
  ...['playersLeave', ['playersLeave'], Buffer.from('{}')],
  ...[
    undefined,
    null,
    {},
    [],
    new Array(3),
    '',
    'nothing',
    7,
    -1,
    Number.NaN,
    true,
    () => 1,
    Symbol('sign'),
    3n,
    new Map(),
    class Nothing {},
  ],
  ...[
    { setup: null },
    { setup: {} },
    [null],
    [[]],
    { of: 7 },
    { op: 'set' },
    { event: 7 },
    { steps: 'many' },
    { steps: [] },
  ],
];

/** Copies of something plain in which one part is another thing, down to a depth. */
function spoilt(one: unknown, depth: number, part: unknown): readonly unknown[] {
  if (depth === 0 || typeof one !== 'object' || one === null) return [];
  return Object.entries(one).flatMap(([key, value]) => {
    const put = (other: unknown): unknown =>
      Array.isArray(one) ? one.map((item, i) => (String(i) === key ? other : item)) : { ...one, [key]: other };
    return [put(part), ...spoilt(value, depth - 1, part).map(put)];
  });
}

/** What is handed over with parts of its own. */
const larger: { readonly [name: string]: readonly [unknown, (one: never) => unknown] } = {
  'a table': [json, (one) => library.openTable(rulebook, one)],
  'a request of a setup': [request, (one) => library.makeTable(rulebook, one)],
  'a setup': [json.setup, (one) => library.arrange(rulebook, one)],
  'a plan to carry out': [plan, (one) => library.applyPlan(table(), one)],
  'a plan to explain': [plan, (one) => library.explain(one, rulebook, 'en')],
  'an answer to explain': [answer, (one) => library.explain(one, rulebook, 'it')],
  'a diagnostic': [wrong, (one) => library.renderDiagnostic(one, 'it', 'pretty')],
  changes: [
    [
      { op: 'set', of: 'A', fact: 'life', value: 3 },
      { op: 'create', members: 'objects', id: 'elf', facts: { owner: 'A' } },
      { op: 'remove', members: 'objects', id: 'elf' },
      { op: 'fresh', next: 7 },
    ],
    (one) => library.changeTable(table(), one),
  ],
  'events with picks': [
    [leaving, [{ matter: 'team that decides', by: null, pick: 'A' }]],
    ([events, picks]: [never, never]) => library.send(table(), events, { picks }),
  ],
};

/** What came of it: nothing, a fault, or something that a host should never see. */
const outcomeOf = (call: () => unknown): string => {
  try {
    call();
    return 'fine';
  } catch (error) {
    if (!(error instanceof Fault)) return `${error}`;
    const said = [error.in('en'), error.in('it')];
    if (said.some((text) => /\{\w+\}/.test(text))) return `not filled in: ${said}`;
    return said.includes('') ? `no words: ${error.code}` : 'fault';
  }
};
const call = (name: string, args: readonly unknown[]): string =>
  outcomeOf(() =>
    (({ ...library, ...testing }) as unknown as { readonly [name: string]: (...args: unknown[]) => unknown })[name]?.(
      ...args,
    ),
  );

describe('whatever a host hands over', () => {
  it('is tried with every public function', () => {
    const functions = Object.entries({ ...library, ...testing }).flatMap(([name, of]) =>
      typeof of === 'function' && name !== 'Fault' ? name : [],
    );
    expect(Object.keys(calls).sort()).toEqual(functions.sort());
  });

  it.each(sampleOf(Object.keys(calls), { full: 15 }))('is taken or refused with a fault by %s', (name) => {
    const given = calls[name] as () => readonly unknown[];
    expect(call(name, given())).toBe('fine');
    for (const [at] of given().entries())
      for (const one of garbage) {
        const args = given().map((arg, i) => (i === at ? one : arg));
        expect(['fine', 'fault'], `${name}, argument ${at}: ${String(typeof one)}`).toContain(call(name, args));
      }
  });

  it.each(sampleOf(Object.keys(larger), { full: 5 }))('is taken or refused as part of %s', (name) => {
    const [whole, use] = larger[name] as (typeof larger)[string];
    for (const part of garbage)
      for (const one of spoilt(whole, 4, part)) expect(['fine', 'fault']).toContain(outcomeOf(() => use(one as never)));
  });

  it('is refused as part of a view, unless its own code throws', () => {
    const idOf = (one: unknown) => one as string;
    const host = { ...view, idOf, single: () => ({}), unknown: () => false, fresh: 3 };
    const play = (one: library.TableView) => {
      const viewed = library.viewTable(rulebook, one);
      testing.refuseDrift(viewed);
      library.ask(viewed, 'playersIn');
      viewed.changed('everything');
    };
    for (const part of garbage) {
      const parts = Object.keys(host).map((key) => ({ ...host, [key]: part }));
      const results = ['members', 'single', 'idOf', 'fact'].map((key) => ({ ...host, [key]: () => part }));
      for (const one of [...parts, ...results])
        expect(['fine', 'fault']).toContain(outcomeOf(() => play(one as library.TableView)));
    }
  });

  it('is refused in words of a length that can be read', () => {
    const long = 'x'.repeat(1_000_000);
    for (const make of [() => library.ask(table(), long), () => library.handleOf(table(), long)])
      expect(make).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{20,6000}$/u) }));
    const noDay = () => library.openTable(rulebook, { setup: {} } as unknown as library.TableJson);
    expect(noDay).toThrow('The edition “undefined” is not a date');
    const step = { event: 'stepBegins', fields: { turn: 'turn', step: 'main' } };
    expect(() => library.send(table(), step)).toThrow(/none of the values of StepName: untap, .*, cleanup\./);
    expect(library.loadRulebook(long).diagnostics.map(({ code }) => code)).toEqual(['rulebook.no-folder']);
  });

  it('is refused as an option, where a call has no such option', () => {
    const wrong = { reason: true };
    for (const name of [
      'ask',
      'prepare',
      'prepareReasoned',
      'prepareMatrix',
      'send',
      'resolve',
      'arrange',
      'readBack',
      'readEntry',
    ])
      expect(call(name, [...(calls[name] as () => readonly unknown[])().slice(0, -1), wrong]), name).toBe('fault');
    expect(call('makeTable', [rulebook, { ...request, varaint: 'emperor' }])).toBe('fault');
    expect(call('viewTable', [rulebook, { ...view, fresh: 'three' }])).toBe('fault');
  });

  it('is refused by what a view is told, and by what was prepared', () => {
    const viewed = library.viewTable(rulebook, view);
    for (const one of garbage) {
      const expected = Array.isArray(one) || one !== 'everything' ? 'fault' : 'fine';
      expect(
        outcomeOf(() => viewed.changed(one as never)),
        String(typeof one),
      ).toBe(expected);
      const [open, a] = [table(), library.handleOf(table(), 'A')];
      const mayAttack = library.prepare(open, 'mayAttack') as (...args: unknown[]) => unknown;
      expect(['fine', 'fault']).toContain(outcomeOf(() => mayAttack(one, a)));
      expect(['fine', 'fault']).toContain(outcomeOf(() => mayAttack(library.handleOf(open, 'bear'), one)));
    }
    expect(outcomeOf(() => viewed.changed('evrything' as never))).toBe('fault');
    // A plan may have no changes.
    expect(outcomeOf(() => viewed.changed())).toBe('fine');
  });

  it('is refused where entries that are added are none', () => {
    const { extra } = library.compileEntries(rulebook, '{"entries":[]}');
    for (const wrong of [{ entries: [{}] }, { entries: ['x'] }, { vocabulary: {} }])
      expect(call('addEntries', [rulebook, { ...extra, ...wrong }]), JSON.stringify(wrong)).toBe('fault');
    expect(call('openTable', [{ ...rulebook, vocabulary: {} }, json])).toBe('fault');
  });

  it('is refused where the script is asked for a trace by something else than true or false', () => {
    const held = new Held();
    const asked = { call: 'ask', table: held.keepTable(table()), question: 'mayWin', arguments: { player: 'A' } };
    const ask = (trace: unknown) => carriedOut(scriptCalls.ask, { ...asked, trace }, held);
    expect(outcomeOf(() => ask('yes'))).toBe('fault');
    expect(ask(true)).toHaveProperty('trace');
  });

  it('is refused where a write does not say what it writes', () => {
    const reported = (change: object): string | undefined => {
      try {
        library.changeTable(table(), [change as never]);
      } catch (error) {
        return error instanceof Fault ? error.in('en') : String(error);
      }
      return undefined;
    };
    expect(reported({ op: 'set' })).toBe('“change” of changeTable expects { of, fact, … }, but got {"op":"set"}.');
    expect(reported({ op: 'set', of: 7, fact: 'life' })).toContain('“change/of” of changeTable');
    expect(reported({ op: 'remove', members: 'objects' })).toContain('{ members, id, … }');
    expect(reported({ op: 'create', id: 'elf' })).toContain('{ members, … }');
  });

  it('is refused where a tree is broken, at any place', () => {
    const trees = rulebook.entries.flatMap((one) => (one.when ? [one.when.tree] : [])).slice(0, 40);
    const wrongs = [{ op: 'nothing', type: { one: ['Boolean'], none: false } }, null, 7, 'x', [null]];
    let faults = 0;
    for (const one of trees)
      for (const part of wrongs)
        for (const broken of spoilt(one, 2, part)) {
          const outcome = outcomeOf(() => library.readBack(broken as never, rulebook.vocabulary, 'it'));
          expect(['fine', 'fault']).toContain(outcome);
          if (outcome === 'fault') faults++;
        }
    expect(faults).toBeGreaterThan(100);
  });

  it('is refused where it is a proxy that has been revoked', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const name of ['openTable', 'ask', 'matrix', 'applyPlan', 'viewTable', 'makeTable', 'readBack', 'readEntry'])
      expect(call(name, [proxy, ...(calls[name] as () => readonly unknown[])().slice(1)]), name).toBe('fault');
  });

  it('is refused where a pick is misspelt, and told where nobody asked for it', () => {
    const pick = { matter: 'starting player', pick: 'A' };
    expect(outcomeOf(() => library.resolve(table(), leaving, [pick]))).toBe('fault');
    expect(library.send(table(), leaving, { picks: [pick] }).unusedPicks).toEqual([pick]);
  });
});
