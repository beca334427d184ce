import { describe, expect, it } from 'vitest';
import { cellsOf, columnsOf } from '../../src/frontend/text/cells.js';
import { lineAndColumn, lineText, type Source } from '../../src/frontend/text/source.js';

const source = (text: string): Source => ({ file: 'a.json', text });

describe('lines and columns', () => {
  it('begin at 1 and count whatever ends a line', () => {
    const mixed = source('one\ntwo\r\nthree\rfour');
    const places = ['one', 'two', 'three', 'four'].map((word) => lineAndColumn(mixed, mixed.text.indexOf(word)));
    expect(places).toEqual([1, 2, 3, 4].map((line) => ({ line, column: 1 })));
  });

  it('of the end and of offsets outside are the nearest there are', () => {
    expect(lineAndColumn(source('ab\n'), 3)).toEqual({ line: 2, column: 1 });
    expect(lineAndColumn(source('ab'), 99)).toEqual({ line: 1, column: 3 });
    expect(lineAndColumn(source('ab'), -1)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn(source(''), 0)).toEqual({ line: 1, column: 1 });
  });

  it('give the text of a line without its end', () => {
    expect(lineText(source('one\r\ntwo\r\n'), 2)).toEqual({ text: 'two', start: 5 });
    expect(lineText(source('one'), 7)).toEqual({ text: '', start: 3 });
  });
});

const width = (text: string): number => cellsOf(text).reduce((sum, cell) => sum + cell.width, 0);

describe('the columns of a text', () => {
  it('are those of its characters, for each that a text may have', () => {
    const wrong: number[] = [];
    for (let code = 0x20; code < 0x10000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const text = `a${String.fromCodePoint(code)}e`;
      if (columnsOf(text) !== width(text)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  it('count marks, wide characters and tabs as they are drawn', () => {
    expect(columnsOf('può’è')).toBe(5);
    expect(columnsOf('e\u0301')).toBe(1);
    expect(columnsOf('龍')).toBe(2);
    expect(columnsOf('\ta')).toBe(5);
  });
});
