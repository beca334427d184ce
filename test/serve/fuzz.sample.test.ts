import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Headed, Lines } from '../../tools/serve/frames.js';
import { methods } from '../../tools/serve/methods/index.js';
import { amount, firstSeed } from '../amount.js';
import { codePoint } from '../text/code-points.js';
import { request, result, serviceWith, TABLE } from './serving.js';

const SEED = firstSeed(20261121);
const RUNS = amount(150, 1500);

const service = serviceWith({ bytes: 20_000, tables: 2_000, things: 200, held: 100_000, milliseconds: 2_000 });
result(service, 'openTable', { table: TABLE });

/** Whatever is sent, there is a proper response or none, and never a bug of ours. */
const stands = (text: string): void => {
  const response = service.answer(text);
  if (response === undefined) return;
  const parsed: unknown = JSON.parse(response);
  for (const one of (Array.isArray(parsed) ? parsed : [parsed]) as readonly {
    error?: { code: number; message: string };
  }[]) {
    expect(one).toMatchObject({ jsonrpc: '2.0' });
    if (one.error?.code === -32603) throw new Error(`${one.error.message} ← ${text.slice(0, 500)}`);
  }
  expect(response).not.toContain('"code":"serve.internal"');
};

/** Words that mean something somewhere, and some that mean something to the platform. */
const word = fc.oneof(
  fc.constantFrom(
    ...[
      't1',
      'Ada',
      'Bruno',
      'bear',
      'mayAttack',
      'playersIn',
      'playersLeave',
      'creature',
      'defender',
      'players',
      'makeTable',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'length',
      'edition',
      '2026-09-25',
      'is',
      'Attacker',
      'id',
    ],
    ...[
      'mayAttack(bear, Bruno)',
      'playersLeave([Ada])',
      'each p in players: p',
      '1 div 0',
      'gameStarts()',
      'turnBegins(Ada)',
    ],
    ...['objects', 'owner', 'types', 'free-for-all', 'house', 'options', 'variants', 'gameEnded', 'players where', "'"],
  ),
  fc.string({ maxLength: 12 }),
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4 }),
  ),
})).value;

const examples = [...methods.values()].map(({ name, example }) => request(name, example));

/** A working request in which some part is another value, or gone, or has one more. */
const mutated = fc
  .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), value, fc.nat(3)), { maxLength: 3 }))
  .map(([example, changes]) => {
    const copy = structuredClone(example) as { [key: string]: unknown };
    for (const [nth, json, how] of changes) {
      const places = placesIn(copy);
      const place = places[nth % places.length];
      if (place === undefined) continue;
      if (how === 0 && !Array.isArray(place.in)) delete place.in[place.key];
      else if (how === 1 && !Array.isArray(place.in)) place.in[JSON.stringify(json).slice(0, 12)] = json;
      else place.in[place.key] = json;
    }
    return copy;
  });

interface Place {
  // biome-ignore lint/suspicious/noExplicitAny: any part of any JSON is changed here
  readonly in: any;
  readonly key: string;
}

const placesIn = (json: unknown): readonly Place[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, item]) => [{ in: json, key }, ...placesIn(item)])
    : [];

const options = { seed: SEED, numRuns: RUNS } as const;

describe('nothing that a client sends brings the server down', () => {
  it('requests with something wrong in them', () => {
    fc.assert(
      fc.property(mutated, (message) => stands(JSON.stringify(message) ?? '')),
      options,
    );
  });

  it('methods with any parameters', () => {
    const names = fc.constantFrom(...methods.keys());
    const params = fc.dictionary(
      fc.constantFrom(...[...methods.values()].flatMap(({ parts }) => Object.keys(parts))),
      value,
    );
    fc.assert(
      fc.property(names, params, (name, given) => stands(JSON.stringify(request(name, { table: 't1', ...given })))),
      options,
    );
  });

  it('questions with any arguments', () => {
    const questions = fc.constantFrom(...Object.keys(service.rulebook.vocabulary.questions));
    fc.assert(
      fc.property(questions, fc.array(value, { maxLength: 4 }), fc.boolean(), (question, args, brief) =>
        stands(JSON.stringify(request('ask', { table: 't1', questions: [[question, ...args]], brief }))),
      ),
      options,
    );
  });

  it('any JSON, any text, and any bytes', () => {
    fc.assert(
      fc.property(value, (json) => stands(JSON.stringify(json) ?? 'undefined')),
      options,
    );
    fc.assert(fc.property(fc.string({ unit: codePoint }), stands), options);
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, fc.boolean(), (given, framed) => {
        const frames = framed ? new Headed(100) : new Lines(100);
        for (const message of [...frames.push(Buffer.from(given)), ...frames.end()])
          if (typeof message === 'string') stands(message);
          else service.failure(message);
      }),
      options,
    );
  });

  it('and afterwards it answers as before', () => {
    const table = result(service, 'openTable', { table: TABLE }).table;
    const asked = { table, questions: ['mayAttack(bear, Bruno)', ['mayAttack', 'bear', 'Carla']], brief: true };
    expect(result(service, 'ask', asked).answers).toEqual(['allowed', 'denied']);
  });
});
