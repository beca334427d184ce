import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../src/engine/embed/calls.js';
import { furtherCalls } from '../../src/engine/embed/further-calls.js';
import type { ScriptCall } from '../../src/engine/embed/request.js';
import { call } from '../../src/engine/embed/whole.js';
import * as tavolata from '../../src/index.js';
import { methods } from '../../tools/serve/methods/index.js';
import { library, type Parts } from './library.js';
import { failure, result, rulebook, serviceWith } from './serving.js';

const TABLE = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
  players: ['Ada', 'Bruno', 'Carla', 'Dario'].map((id) => ({ id, rangeSeats: 1 })),
  objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
};
const LEAVES = [{ event: 'playersLeave', fields: { players: ['Carla'] } }];
const { extra } = tavolata.compileEntries(rulebook, String(methods.get('addEntries')!.example['entries']));

const said = (request: Parts) => {
  const { ok, error } = JSON.parse(call(JSON.stringify(request))) as { ok?: Parts; error?: Parts };
  if (ok === undefined) throw new Error(JSON.stringify(error));
  return ok;
};
const { rulebook: rules } = said({ call: 'load', rulebook });

/** The same things under the handles of the server and of the script. */
let service = serviceWith();
let handle: unknown;
beforeEach(() => {
  service = serviceWith();
  result(service, 'openTable', { table: TABLE });
  ({ table: handle } = said({ call: 'openTable', rulebook: rules, table: TABLE }));
  library['openTable']?.({ table: TABLE } as never);
});

const scriptCalls = { ...calls, ...furtherCalls };
/** Parts of the call of a script, besides the rules. */
const ownParts = ({ parts }: ScriptCall): readonly string[] => Object.keys(parts).filter((part) => part !== 'rulebook');

const byServer = (method: string, params: Parts) => result(service, method, params) as Parts;
const byScript = (method: string, params: Parts) =>
  said({
    call: method,
    ...params,
    ...(params['table'] === 't1' && { table: handle }),
    ...(['openTable', 'explain', 'explanation', 'readEntry', 'makeTable'].includes(method) &&
      (method === 'openTable' || !('table' in params)) && { rulebook: rules }),
  });

/** By the function of the same name. */
const byLibrary = (method: string, params: Parts): Parts => {
  const { [method]: own } = library;
  if (own === undefined) throw new Error(`the library has no ${method}`);
  // What the other two give has gone through JSON, where parts without a value are no parts.
  return JSON.parse(JSON.stringify(own(params as never)));
};

const answer = () => byServer('ask', { table: 't1', question: 'opponents', arguments: { player: 'Ada' } });
const plan = () => byServer('send', { table: 't1', events: LEAVES });

/** Requests that between them have every part of every call that a script has. */
const requests: { readonly [method: string]: readonly (() => Parts)[] } = {
  openTable: [() => ({ table: TABLE })],
  tableToJson: [() => ({ table: 't1' })],
  copyTable: [() => ({ table: 't1' })],
  factOf: [() => ({ table: 't1', of: 'Ada', fact: 'rangeSeats' }), () => ({ table: 't1', of: 'Ada', fact: 'life' })],
  membersOf: [() => ({ table: 't1', collection: 'players' })],
  close: [() => ({ table: 't1' })],
  ask: [
    () => ({ table: 't1', question: 'mayAttack', arguments: { creature: 'bear', defender: 'Carla' }, reasons: true }),
    () => ({ table: 't1', question: 'mayAttack', arguments: { creature: 'bear', defender: 'Bruno' }, trace: true }),
    () => ({ table: 't1', question: 'setupProblems' }),
  ],
  askEditions: [
    () => ({ table: 't1', question: 'mayAttack', arguments: { creature: 'bear', defender: 'Carla' } }),
    () => ({ table: 't1', question: 'playersIn' }),
  ],
  matrix: [
    () => ({
      ...{ table: 't1', question: 'mayAttack', reasons: true },
      over: { creature: ['bear'], defender: ['Bruno', 'Carla', 'Dario'] },
    }),
    () => ({ table: 't1', question: 'opponents', over: { player: ['Ada', 'Bruno'] } }),
    () => ({ table: 't1', question: 'areOpponents', over: { other: ['Ada', 'Bruno'] }, arguments: { player: 'Ada' } }),
  ],
  send: [
    () => ({ table: 't1', events: LEAVES, picks: [], trace: true }),
    () => ({ table: 't1', events: LEAVES, carryOut: true, reasons: false }),
    () => ({ table: 't1', events: LEAVES, byStep: true }),
  ],
  resolve: [
    () => ({ table: 't1', events: LEAVES, picks: [], carryOut: true, byStep: true, trace: true, reasons: true }),
  ],
  carryOutPlan: [
    () => ({ table: 't1', plan: plan() }),
    () => ({ table: 't1', plan: byServer('send', { table: 't1', events: LEAVES, byStep: true }), steps: 1 }),
  ],
  situation: [() => ({ table: 't1' }), () => ({ table: 't1', only: ['reach', 'controller'] })],
  verify: [() => ({ table: 't1' })],
  changeTable: [() => ({ table: 't1', changes: [{ op: 'set', of: 'Ada', fact: 'life', value: 7 }] })],
  setFact: [
    () => ({ table: 't1', of: 'Ada', fact: 'life', value: 7 }),
    () => ({ table: 't1', of: 'Ada', fact: 'life' }),
  ],
  addThing: [() => ({ table: 't1', collection: 'objects', thing: { id: 'elk', owner: 'Bruno', types: ['creature'] } })],
  removeThing: [
    () => {
      const elk = { table: 't1', collection: 'objects', thing: 'elk' };
      for (const make of [byServer, byScript, byLibrary]) make('addThing', elk);
      return { table: 't1', id: 'elk' };
    },
  ],
  undo: [
    () => {
      const changes = [{ op: 'set', of: 'Ada', fact: 'life', value: 7 }];
      for (const make of [byServer, byScript, byLibrary]) make('changeTable', { table: 't1', changes });
      return { table: 't1' };
    },
  ],
  explain: [
    () => ({ answer: answer() }),
    () => ({ answer: answer(), lang: 'it' }),
    () => ({ plan: plan() }),
    () => ({ plan: plan(), lang: 'en' }),
    () => ({ event: { event: 'concedes', fields: { player: 'Ada' } }, names: { Ada: 'Ada Rossi' }, lang: 'it' }),
  ],
  explanation: [
    () => ({
      lang: 'en',
      names: { bear: 'Runeclaw Bear' },
      answer: byServer('ask', {
        ...{ table: 't1', question: 'mayAttack', arguments: { creature: 'bear', defender: 'Carla' }, trace: true },
      }),
    }),
    () => ({ plan: plan(), lang: 'it' }),
    () => ({ event: { event: 'concedes', fields: { player: 'Ada' } }, lang: 'it' }),
  ],
  describeRules: [() => ({ table: 't1' }), () => ({ table: 't1', edition: '2012-05-05' })],
  readEntryTree: [() => ({ table: 't1', entry: 'combat.may-attack', edition: '2010-06-18', lang: 'it' })],
  describeVocabulary: [() => ({ table: 't1' })],
  makeTable: [
    () => ({
      players: ['Ada', 'Bruno', 'Carla'],
      seed: 7,
      start: true,
      notKept: ['turnsBegun'],
      variant: 'free-for-all',
      edition: '2015-01-23',
    }),
    () => ({
      ...{ players: ['Ada', 'Bruno', 'Carla', 'Dario'], seed: 8, variant: 'two-headed-giant', range: 2, open: true },
      ...{ teams: { red: ['Ada', 'Carla'], blue: ['Bruno', 'Dario'] }, options: ['limited-range'] },
      ...{ without: ['shared-team-turns'], house: {} },
    }),
  ],
  readEntry: [
    () => ({ entry: 'range.no-attack-outside' }),
    () => ({ entry: 'combat.may-attack', edition: '2010-06-18' }),
    () => ({ table: 't1', entry: 'combat.may-attack', lang: 'it' }),
  ],
  addEntries: [() => ({ table: 't1', extra })],
  removeEntries: [
    () => {
      for (const make of [byServer, byScript, byLibrary]) make('addEntries', { table: 't1', extra });
      return { table: 't1', entries: extra?.entries.map(({ id }) => id) };
    },
  ],
};

describe('a call', () => {
  it.each(Object.entries(requests).flatMap(([method, made]) => made.map((make, nth) => [method, nth, make] as const)))(
    '%s gives the same in the server, in a script and in the library, and does the same (%i)',
    (method, _, make) => {
      const params = make();
      const [here, there] = [byServer(method, params), byScript(method, params)];
      const given = expect.any(String) as unknown;
      const kept = ['openTable', 'copyTable', 'makeTable'].includes(method) && 'table' in here;
      const wanted = kept ? { ...here, table: given } : here;
      expect(there).toEqual(wanted);
      // A table of the library is an object of the host, which nobody has to close.
      if (method === 'close') return;
      expect(byLibrary(method, params)).toEqual(wanted);
      for (const [next, more] of [
        ['tableToJson', {}],
        ['ask', { question: 'mayAttack', arguments: { creature: 'bear', defender: 'Bruno' } }],
      ] as const)
        for (const by of [byScript, byLibrary])
          expect(by(next, { table: 't1', ...more })).toEqual(byServer(next, { table: 't1', ...more }));
    },
  );

  it('info of a script says which version of the calls it has, and of rules what the server says', () => {
    const { protocol, editions, variants, options, name } = byServer('info', {});
    const bare = said({ call: 'info' });
    const limits = { characters: expect.any(Number), held: expect.any(Number) };
    const names = [...Object.keys(scriptCalls), 'info'].sort();
    expect({ ...bare, calls: [...(bare['calls'] as readonly string[])].sort() }).toEqual({
      ...{ name, protocol, limits },
      calls: names,
    });
    for (const of of [{ rulebook: rules }, { table: handle }])
      expect(said({ call: 'info', ...of })).toEqual({ ...bare, editions, variants, options });
  });

  it.for([
    ['readEntry', { rulebook: rules, entry: 7 }, 'entry', 'una stringa', 'a string'],
    ['explain', { rulebook: rules, answer: [] }, 'answer', 'un oggetto', 'an object'],
  ] as const)('%s says in both languages what a part must be', ([method, request, part, it, en]) => {
    const { error } = JSON.parse(call(JSON.stringify({ call: method, ...request })));
    expect(error.message).toEqual({
      en: `“${part}” of this call must be ${en}.`,
      it: `«${part}» di questa chiamata deve essere ${it}.`,
    });
  });

  it.each([
    ['ask', { table: 't1', question: 'mayAtack' }, 'mayAttack'],
    ['send', { table: 't1', events: [{ event: 'playersLeaf' }] }, 'playersLeave'],
    ['setFact', { table: 't1', of: 'Ada', fact: 'lief', value: 3 }, 'life'],
    ['readEntry', { table: 't1', entry: 'combat.may-atack' }, 'combat.may-attack'],
  ])('%s suggests the name that was probably meant, in the server and in a script', (method, params, suggestion) => {
    const request = { call: method, ...params, table: handle };
    expect(JSON.parse(call(JSON.stringify(request)))).toMatchObject({ error: { suggestion } });
    expect(failure(service, method, params).data.suggestion).toBe(suggestion);
  });

  it('reads an entry that was added to a table, and names it in an explanation', () => {
    for (const by of [byServer, byScript]) {
      by('addEntries', { table: 't1', extra });
      const reading = by('readEntry', { table: 't1', entry: 'host.no-attacks', lang: 'en' });
      expect(reading).toContain('No attacks [host.no-attacks]');
      const answer = by('ask', {
        table: 't1',
        question: 'mayAttack',
        arguments: { creature: 'bear', defender: 'Bruno' },
      });
      expect(by('explain', { table: 't1', answer, lang: 'it' })).toContain('Niente attacchi [host.no-attacks]');
    }
    expect(failure(service, 'readEntry', { entry: 'host.no-attacks' }).data.code).toBe('fault.argument');
  });

  it.each([
    ['events', { events: [{ event: 'playerDeparted', fields: { player: 'Ada' } }] }],
    ['a text', { text: 'playerDeparted(Ada)' }],
  ])('send refuses an event that only plans have, as %s', (_, sent) => {
    const { data } = failure(service, 'send', { table: 't1', ...sent });
    expect(data).toMatchObject({ code: 'fault.plan-event', values: { instead: 'playersLeave' } });
    if ('text' in sent) return;
    for (const method of ['send', 'resolve']) {
      const request = { call: method, table: handle, ...sent, picks: [] };
      expect(JSON.parse(call(JSON.stringify(request)))).toMatchObject({ error: { code: 'fault.plan-event' } });
    }
  });

  it.each(['nowhere', 'unknown', 'not-json'])('is named as it was written where there is none: %s', (name) => {
    const { error } = JSON.parse(call(JSON.stringify({ call: name })));
    expect(error.code).toBe('call.unknown');
    expect(error.message.en).toContain(`There is no call “${name}”; there are load, `);
    expect(error.message.it).toContain(`La chiamata «${name}» non esiste; ci sono load, `);
  });

  it('refuses a part that it does not have, in the server and in a script', () => {
    const misspelt = { table: 't1', events: LEAVES, aply: true };
    expect(() => byServer('send', misspelt)).toThrow();
    expect(() => byScript('send', misspelt)).toThrow('call.unknown-part');
  });

  it('is described once: parts are those of the server, and each is tried above', () => {
    for (const [name, call] of Object.entries(scriptCalls)) {
      if (name === 'load') continue;
      const own = ownParts(call);
      const { parts } = methods.get(name) ?? { parts: {} };
      expect(Object.keys(parts), name).toEqual(expect.arrayContaining(own.filter((part) => part !== 'table')));
      service = serviceWith();
      result(service, 'openTable', { table: TABLE });
      ({ table: handle } = said({ call: 'openTable', rulebook: rules, table: TABLE }));
      const tried = (requests[name] ?? []).flatMap((make) => Object.keys(make()));
      expect([...new Set([...tried, 'table'])].sort(), name).toEqual([...new Set([...own, 'table'])].sort());
    }
    const inServerAlone = [...methods.keys()].filter((name) => !Object.hasOwn(scriptCalls, name));
    expect(inServerAlone).toEqual(['info', 'tables']);
    const named = [...methods.values()].filter(({ notInLibrary }) => !notInLibrary).map(({ name }) => name);
    expect(Object.keys(library).sort()).toEqual(named.sort());
    for (const name of named) expect(tavolata).toHaveProperty(name, expect.any(Function));
  });
});
