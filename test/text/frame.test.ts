import { describe, expect, it } from 'vitest';
import { frame } from '../../src/frontend/text/frame.js';
import type { Source, Span } from '../../src/frontend/text/source.js';

const source = (text: string, file = 'a.json'): Source => ({ file, text });
const at = (from: Source, words: string): Span => {
  const start = from.text.indexOf(words);
  return { source: from, start, end: start + words.length };
};
const lines = (...text: readonly string[]) => text.join('\n');

describe('a frame', () => {
  it('underlines the place', () => {
    expect(frame({ span: at(source('one\n  "two": 2\n'), '"two"') })).toBe(lines(' 2 |   "two": 2', '   |   ^^^^^'));
  });

  it('underlines further places with their captions, in the order of the file, and leaves out what lies between', () => {
    const text = source(`${Array.from({ length: 12 }, (_, line) => `line ${line + 1} here`).join('\n')}`);
    const further = [
      { span: at(text, 'line 9'), label: 'first here' },
      { span: at(text, 'line 11'), label: 'here' },
    ];
    expect(frame({ span: at(text, '10 here') }, further)).toBe(
      lines(
        '  9 | line 9 here',
        '    | ------ first here',
        ' 10 | line 10 here',
        '    |      ^^^^^^^',
        ' 11 | line 11 here',
        '    | ------- here',
      ),
    );
    expect(frame({ span: at(text, 'line 2') }, [{ span: at(text, 'line 4'), label: 'here' }])).toBe(
      lines(' 2 | line 2 here', '   | ^^^^^^', '...', ' 4 | line 4 here', '   | ------ here'),
    );
  });

  it('shows two places of one line under one print of it', () => {
    const text = source('a: 1, b: 2, a: 3');
    const last = { source: text, start: 12, end: 13 };
    expect(frame({ span: last }, [{ span: at(text, 'a'), label: 'first' }])).toBe(
      lines(' 1 | a: 1, b: 2, a: 3', '   | - first', '   |             ^'),
    );
  });

  it('shows places in another file under its name', () => {
    const other = source('\n  "mayWin": {}', 'vocabulary.json');
    const label = 'declared here';
    expect(frame({ span: at(source('mayWinn(A)'), 'mayWinn') }, [{ span: at(other, '"mayWin"'), label }])).toBe(
      lines(
        ' 1 | mayWinn(A)',
        '   | ^^^^^^^',
        '  --> vocabulary.json:2:3',
        ' 2 |   "mayWin": {}',
        '   |   -------- declared here',
      ),
    );
  });

  it('has a sign for an empty place, at the end of a line and of the text', () => {
    const text = source('one\ntwo');
    expect(frame({ span: { source: text, start: 3, end: 3 } })).toBe(lines(' 1 | one', '   |    ^'));
    expect(frame({ span: { source: text, start: 7, end: 7 } })).toBe(lines(' 2 | two', '   |    ^'));
    expect(frame({ span: { source: source(''), start: 0, end: 0 } })).toBe(lines(' 1 |', '   | ^'));
  });

  it('keeps the underline in place behind tabs, wide characters and joined ones', () => {
    expect(frame({ span: at(source('\ta\tb'), 'b') })).toBe(lines(' 1 |     a   b', '   |         ^'));
    expect(frame({ span: at(source('規則 rule'), 'rule') })).toBe(lines(' 1 | 規則 rule', '   |      ^^^^'));
    expect(frame({ span: at(source('規則 rule'), '則') })).toBe(lines(' 1 | 規則 rule', '   |   ^^'));
    expect(frame({ span: at(source('e\u0301 👩‍👩‍👧 x'), 'x') })).toBe(lines(' 1 | e\u0301 👩‍👩‍👧 x', '   |      ^'));
  });

  it('shows nothing that could move the cursor or turn the writing', () => {
    expect(frame({ span: at(source('a\u001b[31m\u202eb'), 'b') })).toBe(lines(' 1 | a·[31m·b', '   |        ^'));
  });

  it('covers a place over several lines, and shortens a long one', () => {
    const text = source('start {\n  one\n\n  two\n  three\n  four\n} end');
    expect(frame({ span: at(text, '{\n  one\n\n  two') })).toBe(
      lines(' 1 | start {', '   |       ^', ' 2 |   one', '   |   ^^^', '...', ' 4 |   two', '   |   ^^^'),
    );
    const whole = at(text, '{\n  one\n\n  two\n  three\n  four\n}');
    expect(frame({ span: whole, label: 'all' })).toBe(
      lines(' 1 | start {', '   |       ^', ' 2 |   one', '   |   ^^^', '...', ' 7 | } end', '   | ^ all'),
    );
  });

  it('cuts a long line around the place', () => {
    const text = source(`${'a'.repeat(200)}needle${'b'.repeat(200)}`);
    const [line, under] = frame({ span: at(text, 'needle') }, [], 40).split('\n');
    expect(line).toBe(` 1 | …${'a'.repeat(9)}needle${'b'.repeat(23)}…`);
    expect(under).toBe(`   | ${' '.repeat(10)}^^^^^^`);
    expect(frame({ span: { source: text, start: 0, end: 3 } }, [], 40).split('\n')).toEqual([
      ` 1 | ${'a'.repeat(38)}…`,
      '   | ^^^',
    ]);
    expect(frame({ span: { source: text, start: 406, end: 406 } }, [], 40).split('\n')).toEqual([
      ` 1 | …${'b'.repeat(9)}`,
      '   |           ^',
    ]);
  });

  it('shows two far places of one long line each for itself', () => {
    const text = source(`first${'.'.repeat(300)}second`);
    expect(frame({ span: at(text, 'second') }, [{ span: at(text, 'first'), label: 'here' }], 40)).toBe(
      lines(
        ` 1 | first${'.'.repeat(33)}…`,
        '   | ----- here',
        ` 1 | …${'.'.repeat(9)}second`,
        `   | ${' '.repeat(10)}^^^^^^`,
      ),
    );
  });

  it('is drawn at once even from a line of megabytes', () => {
    const text = source(`${'"x",'.repeat(1_500_000)}needle`);
    expect(frame({ span: at(text, 'needle') })).toContain('^^^^^^');
  });
});
