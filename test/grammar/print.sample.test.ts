import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostCharacters } from '../../grammar/limits.js';
import { parseChange } from '../../grammar/parse.js';
import { printChange, printExpression } from '../../grammar/print.js';
import { amount } from '../amount.js';
import { located, placeless, tree } from './reading.js';
import { anyChange, anyTree } from './trees.js';

const printed = (text: string) => printExpression(tree(text));

describe('canonical text', () => {
  test.each([
    ['a   and\n( b )', 'a and b'],
    ['a and (b and c)', 'a and b and c'],
    ['(a or b) and c', '(a or b) and c'],
    ['(a and b) or c', 'a and b or c'],
    ['not (a is b)', 'not a is b'],
    ['not (a and b)', 'not (a and b)'],
    ['(a + b) + c', 'a + b + c'],
    ['a + (b + c)', 'a + (b + c)'],
    ['a - (b - c)', 'a - (b - c)'],
    ['(a + b) * c', '(a + b) * c'],
    ['a with (b without c)', 'a with (b without c)'],
    ['(a with b) in c', 'a with b in c'],
    ['(a is b) is c', '(a is b) is c'],
    ['-(a.b)', '-a.b'],
    ['(-a).b', '(-a).b'],
    ['a - -b', 'a - -b'],
    ['f(a,b:c)', 'f(a, b: c)'],
    ["'it''s'", "'it''s'"],
    ['(if a then b) otherwise c', '(if a then b) otherwise c'],
    ['a otherwise (b otherwise c)', 'a otherwise (b otherwise c)'],
    ['if (if a then b) then c', 'if (if a then b) then c'],
    ['if a then (if b then c) else d', 'if a then (if b then c) else d'],
    ['if a then (if b then c else d) else e', 'if a then if b then c else d else e'],
    ['if a then b else (if c then d)', 'if a then b else if c then d'],
    ['if a then (each x in xs: if b then c) else d', 'if a then each x in xs: (if b then c) else d'],
    ['x  is   not  a   Player', 'x is not a Player'],
  ])('%s', (text, canonical) => {
    expect(printed(text)).toBe(canonical);
  });

  test('an iteration on the left of an operator is put in parentheses, needed or not', () => {
    expect(printed('(any x in xs where a) and b')).toBe('(any x in xs where a) and b');
    expect(printed('any x in xs and b')).toBe('(any x in xs) and b');
    expect(printed('first x in xs by k otherwise b')).toBe('(first x in xs by k) otherwise b');
    expect(printed('(not any x in xs where a) or b')).toBe('not (any x in xs where a) or b');
    expect(printed('a and (any x in xs where b)')).toBe('a and any x in xs where b');
  });

  test('an inner `each` or `first` keeps its parentheses in a condition or key, and needs none in a result', () => {
    expect(printed('each x in xs where (each y in ys: z) is a by (first y in ys).k')).toBe(
      'each x in xs where (each y in ys: z) is a by (first y in ys).k',
    );
    expect(printed('each x in xs where (a and (first y in ys)): z')).toBe(
      'each x in xs where a and (first y in ys): z',
    );
    expect(printed('each x in xs where (a and (first y in ys))')).toBe('each x in xs where (a and first y in ys)');
  });

  test('a condition of several parts has parentheses where nothing ends it', () => {
    for (const text of [
      'any x in xs where (a and b)',
      'every x in xs where a or b satisfies (c otherwise d)',
      'each x in xs where a and any y in ys where (b or c): d',
      'first x in xs where a and b by k',
    ])
      expect(printed(text)).toBe(text);
    expect(printed('each x in xs where (any y in ys where b) by k')).toBe(
      'each x in xs where any y in ys where b by k',
    );
    expect(printed('each x in xs: (each y in ys: z)')).toBe('each x in xs: each y in ys: z');
  });
});

describe('properties', () => {
  test('a printed tree is read as the same tree', () => {
    fc.assert(
      fc.property(anyTree, (made) => {
        const text = printExpression(made);
        fc.pre(text.length <= mostCharacters);
        expect(placeless(tree(text))).toEqual(placeless(made));
      }),
      { numRuns: amount(400, 3000) },
    );
  });

  test('a printed change is read as the same change', () => {
    fc.assert(
      fc.property(anyChange, (made) => {
        const text = printChange(made);
        fc.pre(text.length <= mostCharacters);
        expect(placeless(parseChange(located(text)).syntax)).toEqual(placeless(made));
      }),
      { numRuns: amount(200, 1000) },
    );
  });

  test('no pair of parentheses can be taken out of a printed tree, save those round iterations', () => {
    fc.assert(
      fc.property(anyTree, (made) => {
        const text = printExpression(made);
        fc.pre(text.length <= 200);
        for (const without of withoutOnePair(text)) {
          const reread = again(without);
          expect(reread === undefined || JSON.stringify(reread) !== JSON.stringify(placeless(made)), without).toBe(
            true,
          );
        }
      }),
      { numRuns: amount(200, 1500) },
    );
  });
});

/** The tree of a text, without places; undefined when it does not parse. */
function again(text: string): unknown {
  try {
    return placeless(tree(text));
  } catch {
    return undefined;
  }
}

/** Every text that results from taking out one pair of grouping parentheses; those that begin with an iteration, an `if`, a `let` or a `follow` stay. */
function withoutOnePair(text: string): string[] {
  const found: string[] = [];
  const opened: number[] = [];
  let quoted = false;
  for (const [index, character] of text.split('').entries()) {
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if (character === '(') opened.push(index);
    if (character !== ')') continue;
    const start = opened.pop()!;
    const inside = text.slice(start + 1, index);
    const call = /\w$/.test(text.slice(0, start));
    if (call || /^(each|first|any|count|every|if|let|follow)\b/.test(inside)) continue;
    found.push(text.slice(0, start) + inside + text.slice(index + 1));
  }
  return found;
}
