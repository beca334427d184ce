import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { largestText, readJson } from '../../src/frontend/read/json.js';
import { pointer, pointerPath } from '../../src/frontend/text/document.js';
import type { Span } from '../../src/frontend/text/source.js';

const read = (text: string) => readJson({ file: 'a.json', text });
const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map((one) => one.code);
const shown = ({ source, start, end }: Span) => source.text.slice(start, end);
/** Objects without a prototype equal others only when both are written out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Texts near JSON: a piece of it with something taken out, doubled or put in. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom('', ',', ':', '"', "'", '{', '}', '[', ']', '0', 'x', '/', '\n', '\\'),
  )
  .map(
    ([text, at, gone, put]) =>
      text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + gone),
  );

const parsed = (text: string) => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

describe('reading JSON', () => {
  it('gives the value that JSON has', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat({ max: 3 }), (value, indent) => {
        // A double key cannot come from a value, but a number too large to be kept can.
        const { document, diagnostics } = read(JSON.stringify(value, null, indent));
        if (document === undefined) expect(new Set(codes(diagnostics))).toEqual(new Set(['json.inexact-number']));
        else expect(plain(document.value)).toEqual(plain(value));
      }),
    );
  });

  it('accepts what JSON is and nothing else, and never stumbles', () => {
    const stricter = ['json.duplicate-key', 'json.inexact-number'];
    fc.assert(
      fc.property(fc.oneof(nearlyJson, fc.string(), fc.stringMatching(/^[[\]{},:"'a1 ]{0,30}$/)), (text) => {
        const { document, diagnostics } = read(text);
        const truth = parsed(text);
        if (truth !== undefined && document === undefined)
          expect(stricter).toEqual(expect.arrayContaining(codes(diagnostics)));
        expect(document === undefined).toBe(diagnostics.length > 0);
        if (document !== undefined) expect(plain(document.value)).toEqual(plain(truth?.value));
        for (const { at } of diagnostics) {
          expect(at!.start).toBeGreaterThanOrEqual(0);
          expect(at!.end).toBeGreaterThanOrEqual(at!.start);
          expect(at!.end).toBeLessThanOrEqual(text.length);
        }
        for (const one of diagnostics) expect(render(one, 'it', 'pretty')).not.toContain('undefined');
      }),
      { numRuns: 3000 },
    );
  });

  it('reports one thing for one mistake', () => {
    // Everything is taken out of this text once; no mistake may bring a second message.
    const text = JSON.stringify({
      entries: [
        { id: 'a', when: ['x', 'y'], n: 12 },
        { id: 'b', none: null },
      ],
      last: {},
    });
    const counts = Array.from(
      text,
      (_, index) => read(text.slice(0, index) + text.slice(index + 1)).diagnostics.length,
    );
    expect(Math.max(...counts)).toBe(1);
  });

  it('treats a key like any other, whatever it is called', () => {
    const { document } = read('{ "__proto__": { "polluted": true }, "constructor": 1, "toString": 2 }');
    const value = document!.value as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(value['polluted']).toBeUndefined();
    expect(value['hasOwnProperty']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(shown(document!.at('/__proto__/polluted'))).toBe('true');
  });

  it('does not mind a byte order mark', () => {
    const { document } = read('\ufeff{ "a": 1 }');
    expect(shown(document!.at('/a'))).toBe('1');
    expect(document!.source.text.startsWith('{')).toBe(true);
  });

  it('refuses what is nested too deep or too large before it does any harm', () => {
    expect(codes(read('['.repeat(500_000)).diagnostics)).toEqual(['json.too-deep']);
    expect(codes(read('{"a":'.repeat(100)).diagnostics)).toEqual(['json.too-deep']);
    expect(read(`${'['.repeat(64)}${']'.repeat(64)}`).document).toBeDefined();
    expect(codes(read(' '.repeat(largestText + 1)).diagnostics)).toEqual(['json.too-large']);
  });

  it('stops after a hundred mistakes', () => {
    expect(read(`[${'"x"\n'.repeat(5000)}]`).diagnostics).toHaveLength(100);
    // Of what is no JSON at all, only the beginning is reported.
    expect(read(`[${'x '.repeat(5000)}]`).diagnostics).toHaveLength(1);
    expect(read(','.repeat(1_000_000)).diagnostics.length).toBeLessThanOrEqual(100);
  });
});

describe('a document', () => {
  const { document } = read('{ "a/b": [ 1, { "~": "x" } ], "lines": [ "one", "t\\u0077o" ], "0": { "0": true } }');
  const at = (...path: readonly (string | number)[]) => shown(document!.at(pointer(...path)));

  it('says where every value and every key stands', () => {
    expect(at('a/b', 0)).toBe('1');
    expect(at('a/b', 1, '~')).toBe('"x"');
    expect(at('0', '0')).toBe('true');
    expect(at()).toBe(document!.source.text);
    expect(shown(document!.keyAt('/a~1b/1/~0'))).toBe('"~"');
    expect(shown(document!.keyAt('/a~1b/0'))).toBe('1');
    expect(shown(document!.keyAt('/lines'))).toBe('"lines"');
  });

  it('gives the nearest thing around what is not there', () => {
    expect(at('lines', 7)).toBe('[ "one", "t\\u0077o" ]');
    expect(at('lines', 'length')).toBe('[ "one", "t\\u0077o" ]');
    expect(at('lines', '01')).toBe('[ "one", "t\\u0077o" ]');
    expect(at('0', 'x', 'y')).toBe('{ "0": true }');
    expect(document!.text('/0/x/y').text).toBe('');
    expect(shown(document!.text('/lines/9').span)).toBe('[ "one", "t\\u0077o" ]');
  });

  it('gives texts, and lists of texts joined, with their places', () => {
    const text = document!.text('/lines');
    expect(text.text).toBe('one two');
    expect(shown(text.place(4, 7))).toBe('t\\u0077o');
    expect(document!.text('/a~1b/1/~0').text).toBe('x');
    expect(document!.text('/0').text).toBe('');
  });

  it('has pointers that can be taken apart again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(pointerPath(pointer(...path))).toEqual(path);
      }),
    );
  });

  it.each([
    ['{"name": "A\\ud800"}', 'json.half-character'],
    ['{"name": "\\udc00 and more"}', 'json.half-character'],
    ['{"name": "\\ud83d\\ud83d\\ude00"}', 'json.half-character'],
    ['{"A\\u0000B": 1}', 'json.nul-character'],
    ['{"name": "\\ud83d\\ude00 \\u0001"}', undefined],
  ])('refuses characters that nobody could read back: %s', (text, code) => {
    const { diagnostics } = readJson({ file: 'x.json', text });
    expect(diagnostics.map((one) => one.code)).toEqual(code === undefined ? [] : [code]);
  });
});
