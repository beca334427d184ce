import { describe, expect, it } from 'vitest';
import {
  ask,
  changeTable,
  explain,
  membersOf,
  openTable,
  send,
  type TableChange,
  tableToJson,
  verify,
} from '../../src/index.js';
import { methods } from '../../tools/serve/methods/index.js';
import { answered, request, result, rulebook, serviceWith, TABLE } from './serving.js';

const opened = () => {
  const service = serviceWith();
  const { table } = result(service, 'openTable', { table: TABLE });
  return { service, table, own: openTable(rulebook, TABLE) };
};

const PAIRS = ['Ada', 'Bruno', 'Carla', 'Dario'].map((defender) => ({ creature: 'bear', defender }));

const setupOf = (setup: object) => ({ setup: { edition: '2026-09-25', ...setup }, players: ['Ada', 'Bruno'] });

describe('a misspelt name', () => {
  it.each<readonly [string, string, object, string]>([
    ['method', 'aks', {}, 'ask'],
    ['parameter', 'close', { tabel: 't1' }, 'table'],
    ['question', 'ask', { table: 't1', question: 'mayAtack', arguments: {} }, 'mayAttack'],
    ['argument', 'ask', { table: 't1', question: 'opponents', arguments: { plyer: 'Ada' } }, 'player'],
    ['event', 'send', { table: 't1', events: [{ event: 'playerLeave', fields: {} }] }, 'playersLeave'],
    ['field', 'send', { table: 't1', events: [{ event: 'concedes', fields: { playr: 'Ada' } }] }, 'player'],
    ['fact', 'factOf', { table: 't1', of: 'Ada', fact: 'lief' }, 'life'],
    ['id', 'factOf', { table: 't1', of: 'baer', fact: 'tapped' }, 'bear'],
    ['collection', 'membersOf', { table: 't1', collection: 'playres' }, 'players'],
    ['entry', 'readEntry', { entry: 'combat.may-atack' }, 'combat.may-attack'],
    ['variant', 'makeTable', { players: ['A', 'B'], variant: 'free-for-al' }, 'free-for-all'],
    ['option', 'makeTable', { players: ['A', 'B'], options: ['limited-rnage'] }, 'limited-range'],
    ['option that is dropped', 'makeTable', { players: ['A', 'B'], without: ['limited-rnage'] }, 'limited-range'],
    ['part', 'makeTable', { players: ['A', 'B'], varaint: 'free-for-all' }, 'variant'],
    ['variant of a table', 'openTable', { table: setupOf({ variants: ['free-for-al'] }) }, 'free-for-all'],
    ['option of a table', 'openTable', { table: setupOf({ options: ['limited-rnage'] }) }, 'limited-range'],
    ['key of a table', 'openTable', { table: { ...setupOf({}), playres: [] } }, 'players'],
  ])('of a %s is answered with the one that was meant', (_, method, params, meant) => {
    const { service } = opened();
    const { suggestion, all } = answered(service, request(method, params)).error?.data ?? {};
    // Everything that is wrong with a table is reported.
    expect(suggestion ?? all?.[0]?.suggestion).toBe(meant);
  });
});

it('info tells the versions of the protocol, of the package and of the rules', () => {
  const { service } = opened();
  const { protocol, version, editions } = result(service, 'info');
  expect(protocol).toBe(1);
  expect(version).toBe(service.version);
  expect(editions).toEqual(rulebook.editions.map(({ date }) => date));
  expect(editions.at(-1)).toMatch(/^2026-/);
});

it('skips a byte order mark', () => {
  const { service } = opened();
  const text = JSON.stringify(request('info'));
  expect(service.answer(`\uFEFF${text}`)).toBe(service.answer(text));
});

describe('a table that is held', () => {
  it('is changed, read, copied and taken back', () => {
    const { service, table, own } = opened();
    const changes: TableChange[] = [
      { op: 'set', of: 'Ada', fact: 'life', value: 7 },
      { op: 'create', members: 'objects', id: 'elf', facts: { owner: 'Bruno', types: ['creature'] } },
      { op: 'remove', members: 'objects', id: 'bear' },
    ];
    const before = result(service, 'tableToJson', { table });
    result(service, 'changeTable', { table, changes });
    changeTable(own, changes);
    expect(result(service, 'tableToJson', { table })).toEqual(tableToJson(own));
    expect(result(service, 'factOf', { table, of: 'Ada', fact: 'life' })).toEqual({ value: 7 });
    expect(result(service, 'factOf', { table, of: 'Bruno', fact: 'life' })).toEqual({});
    expect(result(service, 'membersOf', { table, collection: 'objects' })).toEqual({
      members: membersOf(own, 'objects'),
    });
    const { table: fork } = result(service, 'copyTable', { table });
    result(service, 'undo', { table });
    expect(result(service, 'tableToJson', { table })).toEqual(before);
    expect(result(service, 'tableToJson', { table: fork })).toEqual(tableToJson(own));
    expect(answered(service, request('undo', { table: fork })).error?.data.code).toBe('fault.no-undo');
  });

  it('is left as it was by writes of which one is wrong', () => {
    const { service, table } = opened();
    const before = result(service, 'tableToJson', { table });
    const changes = [
      { op: 'set', of: 'Ada', fact: 'life', value: 7 },
      { op: 'set', of: 'Ada', fact: 'lief', value: 7 },
    ];
    expect(answered(service, request('changeTable', { table, changes })).error?.data.code).toBe('fault.argument');
    expect(answered(service, request('changeTable', { table, changes: [{ op: 'dig' }] })).error?.data.code).toBe(
      'fault.argument',
    );
    expect(result(service, 'tableToJson', { table })).toEqual(before);
  });

  it('goes under entries of its own, and back', () => {
    const { service, table } = opened();
    const { table: other } = result(service, 'copyTable', { table });
    const attack = (on: string) =>
      result(service, 'ask', { table: on, question: 'mayAttack', arguments: { creature: 'bear', defender: 'Bruno' } });
    const before = attack(table);
    const entries = methods.get('addEntries')?.example['entries'];
    expect(result(service, 'addEntries', { table, entries })).toEqual({ entries: ['host.no-attacks'] });
    expect(attack(table)).toMatchObject({ verdict: 'denied', because: ['host.no-attacks'] });
    expect(attack(other)).toEqual(before);
    result(service, 'removeEntries', { table, entries: ['host.no-attacks'] });
    expect(attack(table)).toEqual(before);
    expect(answered(service, request('addEntries', { table, entries: '{' })).error?.data.code).toMatch(/^json\./);
  });
});

describe('the methods give what the library gives', () => {
  it('ask, in every way', () => {
    const { service, table, own } = opened();
    const expected = PAIRS.map((args) => ask(own, 'mayAttack', args));
    const ways = [
      PAIRS.map((args) => ({ question: 'mayAttack', arguments: args })),
      PAIRS.map((args) => ['mayAttack', args.creature, args.defender]),
      PAIRS.map(({ creature, defender }) => `mayAttack(${creature}, ${defender})`),
      PAIRS.map(({ creature, defender }) => ({ text: `mayAttack(${creature}, ${defender})` })),
    ];
    for (const questions of ways) {
      const { answers } = result(service, 'ask', { table, questions });
      expect(JSON.stringify(answers)).toBe(JSON.stringify(expected));
      const bare = result(service, 'ask', { table, questions, brief: true });
      expect(bare.answers).toEqual(expected.map(({ verdict }) => verdict));
    }
    const one = result(service, 'ask', { table, question: 'mayAttack', arguments: PAIRS[2], trace: true });
    expect(one).toEqual(ask(own, 'mayAttack', PAIRS[2]!, { trace: true }));
  });

  it('ask, for values, lists, problems, expressions and unknown facts', () => {
    const { service, table, own } = opened();
    const questions = ['playersIn()', ['distance', 'Ada', 'Carla'], ['setupProblems'], ['lifeOf', 'Ada'], '1 + 1'];
    const { answers } = result(service, 'ask', { table, questions });
    expect(answers.slice(0, 4)).toEqual([
      ask(own, 'playersIn', {}),
      ask(own, 'distance', { player: 'Ada', other: 'Carla' }),
      ask(own, 'setupProblems', {}),
      ask(own, 'lifeOf', { player: 'Ada' }),
    ]);
    expect(answers[4]).toEqual({ text: '1 + 1', value: 2, unknown: [] });
    const { answers: bare } = result(service, 'ask', { table, questions, brief: true });
    expect(bare.slice(0, 2)).toEqual([['Ada', 'Bruno', 'Carla', 'Dario'], 2]);
    expect(bare[3]).toEqual({ unknown: [{ of: 'Ada', fact: 'life' }] });
  });

  it('ask, with an error of its own for each question of a list', () => {
    const { service, table } = opened();
    const questions = [
      ['nope'],
      'mayAttack(bear',
      5,
      {},
      ['mayAttack', 'bear', 'bear'],
      ['constructor'],
      'isMultiplayer()',
    ];
    const { answers } = result(service, 'ask', { table, questions });
    const codes = answers.map((answer: { error?: { data: { code: string } } }) => answer.error?.data.code);
    expect(codes.slice(0, 1)).toEqual(['fault.unknown-question']);
    expect(codes.slice(2)).toEqual([
      'serve.wrong-part',
      'serve.one-of',
      undefined,
      'fault.unknown-question',
      undefined,
    ]);
    expect(codes[1]).toMatch(/\w/);
  });

  it('matrix', () => {
    const { service, table, own } = opened();
    const verdicts = PAIRS.map((args) => ask(own, 'mayAttack', args));
    const over = {
      creature: "each object in objects where 'creature' in object.types: object",
      defender: 'playersIn()',
    };
    const found = result(service, 'matrix', { table, question: 'mayAttack', over, reasons: true });
    expect(found.over[1]).toEqual({ parameter: 'defender', values: ['Ada', 'Bruno', 'Carla', 'Dario'] });
    expect(found.answers).toEqual([verdicts.map(({ verdict }) => verdict)]);
    expect(found.because).toEqual([verdicts.map(({ because }) => because)]);
    const rows = { defender: ['Ada', 'Bruno'] };
    const row = result(service, 'matrix', {
      table,
      question: 'mayAttack',
      over: rows,
      arguments: { creature: 'bear' },
    });
    expect(row.answers).toEqual([['denied'], ['allowed']]);
    const wrong = answered(service, request('matrix', { table, question: 'mayAttack', over: { nobody: [] } }));
    expect(wrong.error?.data.code).toBe('serve.not-over');
  });

  it('send, carryOutPlan, verify and tableToJson', () => {
    const { service, table, own } = opened();
    const events = [{ event: 'playersLeave', fields: { players: ['Ada'] } }];
    const plan = send(own, events);
    expect(result(service, 'send', { table, events })).toEqual(plan);
    expect(result(service, 'send', { table, text: 'playersLeave([Ada])' })).toEqual(plan);
    expect(result(service, 'tableToJson', { table })).toEqual(tableToJson(own));
    expect(result(service, 'ask', { table, question: 'playersIn' }).value).toHaveLength(4);
    expect(result(service, 'carryOutPlan', { table, plan })).toEqual({});
    expect(result(service, 'ask', { table, question: 'playersIn' }).value).toHaveLength(3);
    const other = result(service, 'openTable', { table: TABLE }).table;
    expect(result(service, 'send', { table: other, events, carryOut: true })).toEqual(plan);
    expect(result(service, 'tableToJson', { table: other })).toEqual(result(service, 'tableToJson', { table }));
    expect(result(service, 'verify', { table })).toEqual(
      verify(openTable(rulebook, result(service, 'tableToJson', { table }))),
    );
    const broken = answered(service, request('carryOutPlan', { table, plan: { ...plan, steps: [[{ event: 5 }]] } }));
    expect(broken.error?.data.code).toBe('fault.argument');
  });

  it('asks for what must be picked, and takes it', () => {
    const service = serviceWith();
    const { table } = result(service, 'openTable', {
      table: { setup: { edition: '2026-09-25' }, players: ['A', 'B', 'C'] },
    });
    const { needs } = result(service, 'send', { table, text: 'gameStarts()' });
    expect(needs).toHaveLength(1);
    const picks = [{ matter: needs[0].matter, by: needs[0].by, pick: 'B' }];
    const { steps } = result(service, 'send', { table, text: 'gameStarts()', picks });
    expect(steps.length).toBeGreaterThan(0);
    const wrong = answered(
      service,
      request('send', { table, text: 'gameStarts()', picks: [{ ...picks[0], pick: 'Z' }] }),
    );
    expect(wrong.error?.data.code).toBe('fault.pick');
  });

  it('explain', () => {
    const { service, table, own } = opened();
    const answer = ask(own, 'mayAttack', PAIRS[2]!, { trace: true });
    const both = { en: explain(answer, rulebook, 'en'), it: explain(answer, rulebook, 'it') };
    expect(result(service, 'explain', { answer })).toEqual(both);
    expect(result(service, 'explain', { table, text: 'mayAttack(bear, Carla)' })).toEqual(both);
    expect(explain(answer, rulebook)).toEqual(both);
    expect(result(service, 'explain', { answer, lang: 'it' })).toBe(both.it);
    const plan = send(own, { event: 'playersLeave', fields: { players: ['Ada'] } });
    expect(result(service, 'explain', { plan }).it).toBe(explain(plan, rulebook, 'it'));
    for (const params of [{ answer: { question: 'mayAttack' } }, { plan: { steps: [5] } }, { table, text: '1 + 1' }])
      expect(answered(service, request('explain', params)).error?.data.code).toBe('serve.not-explainable');
  });

  it('makeTable', () => {
    const service = serviceWith();
    const wish = { players: ['a', 'b', 'c', 'd'], variant: 'two-headed-giant', seed: 3, start: true, open: true };
    const { json, table, problems, seed } = result(service, 'makeTable', wish);
    expect({ seed, problems: problems.problems }).toEqual({ seed: 3, problems: [] });
    expect(result(service, 'tableToJson', { table })).toEqual(json);
    expect(result(service, 'makeTable', { ...wish, open: false }).json).toEqual(json);
    for (const [change, code] of [
      [{ variant: 'empror' }, 'fault.table'],
      [{ options: ['x'] }, 'fault.argument'],
      [{ players: [] }, 'setup.no-players'],
      [{ players: ['a', 'a'] }, 'fault.table'],
      [{ players: ['game', 'b'] }, 'fault.table'],
      [{ teams: { X: ['zoe'] } }, 'fault.argument'],
      [{ teams: { X: ['a', 'b'], Y: ['a', 'c'] } }, 'setup.name-twice'],
      [{ edition: 'soon' }, 'fault.edition-not-a-date'],
    ] as const)
      expect(answered(service, request('makeTable', { ...wish, ...change })).error?.data.code).toBe(code);
  });

  it('open refuses a wrong table with everything that is wrong, and close forgets', () => {
    const { service, table } = opened();
    const wrong = { setup: { edition: '2026-09-25' }, playrs: [], objects: [{ id: 'x', owner: 'Nobody' }] };
    const { error } = answered(service, request('openTable', { table: wrong }));
    expect(error?.code).toBe(-32003);
    expect(error?.data.all?.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['table.unknown-key', '/playrs'],
      ['table.unknown-thing', '/objects/0/owner'],
    ]);
    expect(result(service, 'close', { table })).toEqual({ closed: 1 });
    expect(answered(service, request('close', { table })).error?.data.code).toBe('serve.table-gone');
  });
});
