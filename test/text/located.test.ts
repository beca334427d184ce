import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedText, type LocatedText, plainText, stringText } from '../../src/frontend/text/located.js';
import type { Source, Span } from '../../src/frontend/text/source.js';
import { codePoint } from './code-points.js';

const source = (text: string): Source => ({ file: 'a.json', text });
const spanned = (from: Source, literal: string): Span => {
  const start = from.text.indexOf(literal);
  return { source: from, start, end: start + literal.length };
};
const shown = ({ source: { text }, start, end }: Span) => text.slice(start, end);

/** A JSON literal in which any character may be written as an escape. */
const literals = fc
  .array(fc.tuple(fc.string({ unit: codePoint, minLength: 1, maxLength: 1 }), fc.boolean()))
  .map((characters) => {
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `"${characters
      .map(([text, isEscaped]) =>
        isEscaped ? text.split('').map(escaped).join('') : JSON.stringify(text).slice(1, -1),
      )
      .join('')}"`;
  });

describe('a located text', () => {
  it('is a whole source as it stands', () => {
    const text = plainText(source('mayWin(A)'));
    expect(text.text).toBe('mayWin(A)');
    expect(shown(text.place(3, 6))).toBe('Win');
  });

  it('maps the characters of a string with escapes back to what stands in the file', () => {
    const file = source('{ "when": "a \\"b\\" is \\u0027x\\u0027\\n" }');
    const text = stringText(spanned(file, '"a \\"b\\" is \\u0027x\\u0027\\n"'));
    expect(text.text).toBe('a "b" is \'x\'\n');
    expect(shown(text.place(2, 5))).toBe('\\"b\\"');
    expect(shown(text.place(9, 12))).toBe('\\u0027x\\u0027');
    expect(shown(text.place(12, 13))).toBe('\\n');
  });

  it('maps the strings of a list, joined by blanks', () => {
    const file = source('[ "one \\t", "two",\n "three" ]');
    const text = joinedText(
      { source: file, start: 0, end: file.text.length },
      ['"one \\t"', '"two"', '"three"'].map((literal) => stringText(spanned(file, literal))),
    );
    expect(text.text).toBe('one \t two three');
    expect(shown(text.place(4, 5))).toBe('\\t');
    expect(shown(text.place(6, 9))).toBe('two');
    expect(shown(text.place(7, 12))).toBe('wo",\n "th');
    expect(shown(text.place(15, 15))).toBe('');
    expect(text.place(15, 15).start).toBe(file.text.indexOf('three') + 5);
  });

  it('takes what lies outside, or is no number, for its end', () => {
    const file = source('"one"');
    const text = stringText({ source: file, start: 0, end: 5 });
    for (const place of [text.place(Number.NaN, Number.NaN), text.place(3, 99), text.place(99, 3)]) {
      expect([place.start, place.end]).toEqual([4, 4]);
    }
    expect(text.place(-5, 1)).toEqual({ source: file, start: 1, end: 2 });
    expect(text.place(2, Number.NaN)).toEqual({ source: file, start: 3, end: 4 });
  });

  it('of an empty list, or with nothing in it, still has a place', () => {
    const file = source('[]  ""');
    const list = joinedText({ source: file, start: 0, end: 2 }, []);
    expect([list.text, list.place(0, 0).start]).toEqual(['', 0]);
    expect(stringText({ source: file, start: 4, end: 6 }).place(0, 3)).toEqual({ source: file, start: 5, end: 5 });
  });

  it('never loses a character, however it is escaped', () => {
    const everyCharacter = (text: LocatedText) => {
      for (let index = 0; index < text.text.length; index++) {
        expect(JSON.parse(`"${shown(text.place(index, index + 1))}"`)).toBe(text.text[index]);
      }
    };
    fc.assert(
      fc.property(fc.array(literals, { minLength: 1, maxLength: 4 }), (parts) => {
        const file = source(`[${parts.join(' , ')}]`);
        let at = 1;
        const texts = parts.map((part) => {
          const start = at;
          at += part.length + 3;
          return stringText({ source: file, start, end: start + part.length });
        });
        texts.forEach(everyCharacter);
        const joined = joinedText({ source: file, start: 0, end: file.text.length }, texts);
        expect(joined.text).toBe(parts.map((part) => JSON.parse(part) as string).join(' '));
        let start = 0;
        for (const text of texts) {
          expect(joined.place(start, start + text.text.length)).toEqual(text.place(0, text.text.length));
          start += text.text.length + 1;
        }
      }),
    );
  });
});
