import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frames, Headed, Lines, withHeader } from '../../tools/serve/frames.js';
import { codePoint } from '../text/code-points.js';
import { answered, request, serviceWith, TABLE } from './serving.js';

const service = serviceWith();

describe('JSON-RPC 2.0', () => {
  it('gives a response the id of its request', () => {
    for (const id of [7, 'seven', null, 1.5]) expect(answered(service, request('info', {}, id)).id).toBe(id);
  });

  it('gives notifications no response, not even an error', () => {
    for (const message of [
      { jsonrpc: '2.0', method: 'info' },
      { jsonrpc: '2.0', method: 'nope' },
      { jsonrpc: '2.0', method: 'ask', params: { table: 't9' } },
      [{ jsonrpc: '2.0', method: 'info' }],
    ])
      expect(service.answer(JSON.stringify(message))).toBeUndefined();
  });

  it('carries notifications out', () => {
    const own = serviceWith();
    own.answer(JSON.stringify({ jsonrpc: '2.0', method: 'openTable', params: { table: TABLE } }));
    expect(answered(own, request('info')).result.tables).toBe(1);
  });

  it.each([
    ['{', -32700, 'serve.not-json'],
    ['', -32700, 'serve.not-json'],
    ['"text"', -32600, 'serve.invalid-request'],
    ['[]', -32600, 'serve.empty-batch'],
    [{ id: 1, method: 'info' }, -32600, 'serve.invalid-request'],
    [{ jsonrpc: '2.0', id: {}, method: 'info' }, -32600, 'serve.invalid-request'],
    ['{"jsonrpc":"2.0","id":1e400,"method":"info"}', -32600, 'serve.invalid-request'],
    ['{"jsonrpc":"2.0","id":9007199254740993,"method":"info"}', -32600, 'serve.invalid-request'],
    [{ jsonrpc: '2.0', id: 1, method: 5 }, -32600, 'serve.invalid-request'],
    [request('toString'), -32601, 'serve.unknown-method'],
    [request('info', ['x']), -32602, 'serve.wrong-part'],
    [request('tables', { owner: 1 }), -32602, 'serve.wrong-part'],
    [request('info', { vocabular: true }), -32602, 'serve.unknown-part'],
    [request('ask', {}), -32602, 'serve.missing-part'],
    [request('ask', { table: 't1' }), -32002, 'serve.no-table'],
  ])('refuses %j', (message, code, ours) => {
    const { error, result } = answered(service, message);
    expect(result).toBeUndefined();
    expect({ code: error?.code, ours: error?.data.code }).toEqual({ code, ours });
    expect(error?.message).toBe(error?.data.message.en);
    for (const words of [error?.data.message, error?.data.help]) {
      expect(words?.en).toMatch(/\S/);
      expect(words?.it).not.toBe(words?.en);
    }
  });

  it('speaks the language of the server', () => {
    const { error } = answered(serviceWith({}, 'it'), request('nope'));
    expect(error?.message).toBe('Il metodo «nope» non esiste.');
  });

  it('answers a batch in its order, what is wrong in it as well', () => {
    const batch = [request('info', {}, 'a'), 1, request('nope', {}, 'b'), { jsonrpc: '2.0', method: 'info' }];
    const responses = answered(service, batch) as unknown as readonly { id: unknown; error?: { code: number } }[];
    expect(responses.map(({ id, error }) => [id, error?.code])).toEqual([
      ['a', undefined],
      [null, -32600],
      ['b', -32601],
    ]);
  });

  it('writes responses on one line', () => {
    const text = service.answer(JSON.stringify(request('openTable', { table: { setup: { edition: 'line\nbreak' } } })));
    expect(text).not.toContain('\n');
    expect(JSON.parse(text ?? '').error.data.code).toBe('fault.edition-not-a-date');
  });
});

/** What comes out when bytes arrive in pieces; problems by their codes. */
const through = (frames: Frames, bytes: Buffer, cuts: readonly number[] = []): readonly string[] => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const pieces = places.slice(1).map((place, index) => bytes.subarray(places[index], place));
  const messages = [...pieces.flatMap((piece) => frames.push(piece)), ...frames.end()];
  return messages.map((message) => (typeof message === 'string' ? message : message.diagnostic.code));
};

const texts = fc.array(
  fc.string({ unit: codePoint, minLength: 1 }).filter((text) => /\S/.test(text) && !text.includes('\n')),
);
const cuts = fc.array(fc.nat(), { maxLength: 20 });

describe('lines', () => {
  it('come out whole, however the bytes arrive', () => {
    fc.assert(
      fc.property(texts, cuts, (lines, places) => {
        expect(through(new Lines(1000), Buffer.from(lines.join('\n')), places)).toEqual(lines);
      }),
    );
  });

  it('are skipped when too long, without losing the next one', () => {
    const bytes = Buffer.from(`a\n${'x'.repeat(50)}\nb\r\n\n \nc`);
    for (const places of [[], [10, 20, 30], [1, 2, 52, 53]])
      expect(through(new Lines(20), bytes, places)).toEqual(['a', 'serve.message-too-long', 'b\r', 'c']);
  });

  it('must be UTF-8', () => {
    expect(through(new Lines(20), Buffer.from([0x61, 0xff, 0x0a, 0x62]))).toEqual(['serve.not-utf8', 'b']);
  });
});

describe('frames', () => {
  it('come out whole, however the bytes arrive', () => {
    fc.assert(
      fc.property(texts, cuts, (messages, places) => {
        expect(through(new Headed(1000), Buffer.from(messages.map(withHeader).join('')), places)).toEqual(messages);
      }),
    );
  });

  it('are skipped when too long, without losing the next one', () => {
    const bytes = Buffer.from(withHeader('x'.repeat(50)) + withHeader('b'));
    for (const places of [[], [30, 40, 60]])
      expect(through(new Headed(20), bytes, places)).toEqual(['serve.message-too-long', 'b']);
  });

  it('may have other headers, in any case, and bare line feeds', () => {
    const bytes = Buffer.from('Content-Type: x\r\ncontent-length: 2\r\n\r\nabCONTENT-LENGTH:1\n\nc');
    expect(through(new Headed(20), bytes)).toEqual(['ab', 'c']);
  });

  it('must have a length, and all of it', () => {
    expect(through(new Headed(20), Buffer.from(`Length: 2\r\n\r\n${withHeader('b')}`))).toEqual([
      'serve.bad-header',
      'b',
    ]);
    expect(through(new Headed(20), Buffer.from('Content-Length: 5\r\n\r\nab'))).toEqual(['serve.bad-header']);
    expect(through(new Headed(20), Buffer.from('x'.repeat(5000)))).toEqual(['serve.bad-header']);
  });
});
