import { describe, expect, it } from 'vitest';
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
