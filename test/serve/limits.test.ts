import { describe, expect, it } from 'vitest';
import type { ExtraEntries } from '../../src/engine/model/rulebook.js';
import { addEntries } from '../../src/engine/ruleset/extra-entries.js';
import { tableToJson } from '../../src/engine/table/table.js';
import { compileEntries } from '../../src/frontend/load/entries.js';
import type { Limits } from '../../tools/serve/limits.js';
import { isDeeper } from '../../tools/serve/nesting.js';
import { answered, loops, request, result, rulebook, serviceWith, TABLE } from './serving.js';

const refusedBy = (limits: Partial<Limits>, ...messages: readonly unknown[]): string | undefined => {
  const service = serviceWith(limits);
  const responses = messages.map((message) => answered(service, message));
  return responses.at(-1)?.error?.data.code;
};

const open = request('openTable', { table: TABLE });
const ATTACK = { creature: 'bear', defender: 'Carla' };
const elf = { op: 'create', members: 'objects', id: 'elf', facts: {} };
const born = { event: 'objectIsCreated', fields: { kind: 'card', owner: 'Ada', controller: 'Ada', zone: 'hand' } };
const many = (count: number) => Array.from({ length: count }, () => 'isMultiplayer()');

describe('limits', () => {
  it.each<readonly [string, Partial<Limits>, readonly unknown[]]>([
    ['serve.too-deep', { depth: 5 }, [`[[[[[[${'1'}]]]]]]`]],
    ['serve.batch-too-long', { batch: 2 }, [[1, 2, 3]]],
    ['serve.too-many-tables', { tables: 1 }, [open, open]],
    ['serve.too-many-things', { things: 4 }, [open]],
    ['serve.too-much-held', { held: 8 }, [open, open]],
    [
      'serve.too-many-own-rules',
      { rules: 1 },
      [open, open, ...['t1', 't2'].map((table) => request('removeEntries', { table, entries: [] }))],
    ],
    ['serve.too-many-things', { things: 5 }, [open, request('changeTable', { table: 't1', changes: [elf] })]],
    ['serve.too-many-answers', { answers: 5 }, [open, request('ask', { table: 't1', questions: many(6) })]],
    [
      'serve.too-many-items',
      { items: 3 },
      [open, request('ask', { table: 't1', question: 'attackProblems', arguments: { attacks: [1, 2, 3, 4] } })],
    ],
    ['serve.too-many-items', { items: 3 }, [request('makeTable', { players: ['A', 'B', 'C', 'D'] })]],
    [
      'serve.too-many-items',
      { items: 3 },
      [open, request('changeTable', { table: 't1', changes: [elf, elf, elf, elf] })],
    ],
    [
      'serve.too-many-items',
      { items: 3 },
      [
        open,
        request('carryOutPlan', {
          table: 't1',
          plan: {
            edition: '2026-09-25',
            steps: [[{ event: 'playersLeave', fields: { players: ['A', 'B', 'C', 'D'] } }]],
            changes: [],
          },
        }),
      ],
    ],
    [
      'serve.reply-too-long',
      { reply: 4000 },
      [open, request('ask', { table: 't1', questions: many(300), trace: true })],
    ],
    ['serve.out-of-time', { milliseconds: -1 }, [open]],
  ])('%s', (code, limits, messages) => {
    expect(refusedBy(limits, ...messages)).toBe(code);
    expect(answered(serviceWith(limits), request('info')).error?.data.code).toBe(
      code === 'serve.out-of-time' ? code : undefined,
    );
  });

  it('take back what made a table too large, whatever carries it out', () => {
    const service = serviceWith({ things: 5 });
    result(service, 'openTable', { table: TABLE });
    const before = result(service, 'tableToJson', { table: 't1' });
    const events = Array(6).fill(born);
    const plan = result(service, 'send', { table: 't1', events });
    for (const [method, params] of [
      ['send', { events, carryOut: true }],
      ['resolve', { events, picks: [], carryOut: true }],
      ['carryOutPlan', { plan }],
      ['changeTable', { changes: [elf] }],
    ] as const) {
      const { error } = answered(service, request(method, { table: 't1', ...params }));
      expect(error?.data.code, method).toBe('serve.too-many-things');
      expect(result(service, 'tableToJson', { table: 't1' }), method).toEqual(before);
    }
    result(service, 'send', { table: 't1', events: events.slice(1), carryOut: true });
    expect(result(service, 'membersOf', { table: 't1', collection: 'objects' }).members).toHaveLength(6);
  });

  it('leave what usual clients do alone', () => {
    const service = serviceWith();
    const { table } = result(service, 'openTable', { table: TABLE });
    expect(result(service, 'ask', { table, questions: many(2000) }).answers).toHaveLength(2000);
    expect(result(service, 'ask', { table, text: loops(3) }).value).toBe(true);
  });

  it('end expressions that would go on for years, and no others', () => {
    const service = serviceWith();
    const { table } = result(service, 'openTable', { table: TABLE });
    expect(result(service, 'ask', { table, text: loops(10) }).value).toBe(true);
    const numbers = 'size(each a in numbers(1, 19999): each b in numbers(1, 19999): a)';
    expect(answered(service, request('ask', { table, text: numbers })).error?.data.code).toBe('fault.budget');
  });

  it.each([
    ['one question', 'ask', { question: 'mayAttack', arguments: ATTACK }],
    ['a list of questions', 'ask', { questions: [['mayAttack', 'bear', 'Carla']], brief: true }],
    ['a matrix', 'matrix', { question: 'mayAttack', over: { creature: ['bear'], defender: ['Carla'] } }],
    ['an event', 'send', { events: [{ event: 'playersLeave', fields: { players: ['Ada'] } }], carryOut: true }],
  ])('end %s in the middle of an answer that an entry of a client makes long', (_, method, params) => {
    const service = serviceWith({ milliseconds: 20 });
    const slow = {
      layer: 'host',
      name: { en: 'Slow', it: 'Lenta' },
      text: { en: 'It takes long.', it: 'Richiede molto tempo.' },
      when: 'sum(each x in numbers(1, 19999): sum(each y in numbers(1, 19999): x + y)) < 0',
    };
    const entries = [
      { id: 'host.slow', kind: 'prohibition', answers: 'mayAttack', verdict: 'deny', ...slow },
      { id: 'host.slow-leave', kind: 'prohibition', forbids: 'playersLeave', ...slow },
    ];
    const extra = compileEntries(rulebook, JSON.stringify({ entries })).extra;
    service.clock.start();
    const { handle, held } = service.held.open(TABLE);
    held.moveUnder(addEntries(rulebook, extra as ExtraEntries));
    const before = JSON.stringify(tableToJson(held.table));
    const { error } = answered(service, request(method, { table: handle, ...params }));
    expect(error?.data.code).toBe('serve.out-of-time');
    expect(JSON.stringify(tableToJson(held.table))).toBe(before);
  });

  it('tell the first hundred mistakes of a text, and how many there are', () => {
    const service = serviceWith();
    const { table } = result(service, 'openTable', { table: TABLE });
    const keys = Array.from({ length: 150 }, (_, nth) => [`key${nth}`, 1]);
    const entries = JSON.stringify({ entries: [{ id: 'host.many', ...Object.fromEntries(keys) }] });
    const { error } = answered(service, request('addEntries', { table, entries }));
    expect(error?.data.all).toHaveLength(100);
    expect(Number({ count: 0, ...error?.data }.count)).toBeGreaterThan(150);
  });

  it('stop a batch whose responses grow too long', () => {
    const service = serviceWith({ reply: 5000 });
    const responses = answered(
      service,
      Array.from({ length: 50 }, () => request('info')),
    ) as unknown as readonly {
      error?: { data: { code: string } };
    }[];
    expect(responses.at(-1)?.error?.data.code).toBe('serve.reply-too-long');
  });

  it('hold for one long answer as for many', () => {
    const service = serviceWith({ reply: 800 });
    result(service, 'openTable', { table: TABLE });
    const asked = request('ask', { table: 't1', question: 'mayAttack', arguments: ATTACK, trace: true });
    expect(answered(service, asked).error?.data.code).toBe('serve.reply-too-long');
  });

  it('count nesting outside of strings only', () => {
    expect(isDeeper('[[[]]]', 3)).toBe(false);
    expect(isDeeper('[[[]]]', 2)).toBe(true);
    expect(isDeeper('["[[[\\"[[[", {"a\\\\": [1]}]', 3)).toBe(false);
    expect(isDeeper('[[],[],[],[]]', 2)).toBe(false);
    expect(isDeeper('"[[[[', 1)).toBe(false);
  });
});
