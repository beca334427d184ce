import { describe, expect, it } from 'vitest';
import { cellsOf, columnsOf } from '../../src/frontend/text/cells.js';

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
