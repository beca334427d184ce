import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK, inPage, OLD_BOOK, utf8, utf16, wrapped } from './book.js';

const ENCODINGS = {
  'UTF-8': utf8,
  'UTF-8 with its mark': (text: string) => utf8(`\ufeff${text}`),
  'UTF-16 LE': (text: string) => utf16(`\ufeff${text}`, false),
  'UTF-16 BE': (text: string) => utf16(`\ufeff${text}`, true),
  'UTF-16 LE without its mark': (text: string) => utf16(text, false),
  CP1252: (text: string) => inPage(text, 'windows-1252'),
  'Mac Roman': (text: string) => inPage(text, 'macintosh'),
  CP850: (text: string) => inPage(text, 'cp850'),
  CP437: (text: string) => inPage(text, 'cp437'),
} as const;
const ENDS = {
  LF: () => '\n',
  CRLF: () => '\r\n',
  CR: () => '\r',
  'CR with a few CRLF': (index: number) => (index % 7 === 3 ? '\r\n' : '\r'),
  'CRLF with stray CR': (index: number) => (index % 5 === 2 ? '\r' : '\r\n'),
  'CRLF converted twice': () => '\r\r\n',
} as const;
type Name<T> = keyof T & string;

const joined = (lines: readonly string[], end: (index: number) => string): string =>
  lines.map((line, index) => (index === lines.length - 1 ? line : line + end(index))).join('');

const paragraphs = (bytes: Uint8Array) =>
  readOfficial(bytes).paragraphs.map(({ kind, number, text }) => ({ kind, number, text }));

describe('one text', () => {
  it('reads the same in every encoding, with every line end, wrapped at any width', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(ENCODINGS) as Name<typeof ENCODINGS>[])),
        fc.constantFrom(...(Object.keys(ENDS) as Name<typeof ENDS>[])),
        fc.option(fc.integer({ min: 60, max: 110 }), { nil: null }),
        (encoding, ends, width) => {
          // The old code pages know neither curly quotes nor dashes.
          const book = /^CP[48]/.test(encoding) ? OLD_BOOK : BOOK;
          const lines = width === null ? book : wrapped(book, width);
          const read = readOfficial(ENCODINGS[encoding](joined(lines, ENDS[ends])));
          expect(read.paragraphs.map(({ kind, number, text }) => ({ kind, number, text }))).toEqual(
            paragraphs(utf8(book.join('\n'))),
          );
          expect(read.problems).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('says how it was written', () => {
    const said = (bytes: Uint8Array) =>
      readOfficial(bytes).decisions.map(({ code, values }) => [code, ...Object.values(values)]);
    expect(said(inPage(joined(BOOK, ENDS['CR with a few CRLF']), 'macintosh'))).toEqual([
      ['official.encoding', 'Mac Roman'],
      ['official.line-ends', '9 CRLF, 56 CR'],
      ['official.labels', '801.2\n800.2a.', 2],
    ]);
    expect(said(utf16(`\ufeff${wrapped(BOOK, 80).join('\n')}`, true)).slice(0, 3)).toEqual([
      ['official.encoding-marked', 'UTF-16 BE'],
      ['official.line-ends', '75 LF'],
      ['official.wrapped', 80],
    ]);
  });
});
