import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, width } from '../../src/engine/explain/layout.js';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('layout', () => {
  it('indents what stands below, and more what runs over', () => {
    const said = layOut([{ text: 'top', below: [{ text: words(20) }] }]).split('\n');
    expect(said[0]).toBe('top');
    expect(said[1]).toMatch(/^ {2}word0/);
    expect(said[2]).toMatch(/^ {6}word/);
  });

  it('leaves an empty line for an empty text', () => {
    expect(layOut([{ text: 'a' }, { text: '' }, { text: 'b' }])).toBe('a\n\nb');
  });

  it('never makes a line too long, nor loses a letter', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 }), { maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat(4), (parts, depth) => {
        let item = { text: parts.join(' ') };
        for (let level = 0; level < depth; level++) item = { text: 'level', below: [item] } as typeof item;
        const said = layOut([item]);
        for (const line of said.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
        const letters = (of: string): string => of.replace(/[\s\p{Cc}]/gu, '');
        expect(letters(said)).toBe(letters('level'.repeat(depth) + parts.join(' ')));
      }),
    );
  });
});
