import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frames, Headed, Lines, withHeader } from '../../tools/serve/frames.js';
import { codePoint } from '../text/code-points.js';

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
