import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostCharacters, mostNesting } from '../../grammar/limits.js';
import { parseChange, parseExpression } from '../../grammar/parse.js';
import { childrenOf, type Range, type Syntax } from '../../grammar/syntax.js';
import { keywords } from '../../grammar/tokens.js';
import { joinedText, stringText } from '../../src/frontend/text/located.js';
import { amount } from '../amount.js';
import { codePoint } from '../text/code-points.js';
import { fault, located, read, tree } from './reading.js';

describe('places in the tree', () => {
  const text = " each x in (a with b) where (x.by is 'c') by -x.k: f(x, to: (1)) ";
  const cut = ([start, end]: Range) => text.slice(start, end);
  const all = (node: Syntax): Syntax[] => [node, ...childrenOf(node).flatMap(all)];

  test('a node covers its own text without the brackets round it', () => {
    expect(all(tree(text)).map((node) => `${node.op}: ${cut(node.at)}`)).toEqual([
      `each: ${text.trim()}`,
      'set: a with b',
      'name: a',
      'name: b',
      "compare: x.by is 'c'",
      'field: x.by',
      'name: x',
      "literal: 'c'",
      'minus: -x.k',
      'field: x.k',
      'name: x',
      'call: f(x, to: (1))',
      'name: x',
      'literal: 1',
    ]);
  });

  test('operands of operators keep the brackets inside the range of the whole', () => {
    const grouped = '(a or b) and (c + d) * (e)';
    const [first, second] = childrenOf(tree(grouped));
    expect(tree(grouped).at).toEqual([0, grouped.length]);
    expect([first!, second!].map((node) => grouped.slice(...node.at))).toEqual(['a or b', '(c + d) * (e)']);
  });

  test('names, facts, types and named arguments have places of their own', () => {
    expect(tree('first x in xs')).toMatchObject({ nameAt: [6, 7] });
    expect(tree('a.bc')).toMatchObject({ fieldAt: [2, 4] });
    expect(tree('a is not a Player')).toMatchObject({ entityAt: [11, 17] });
    expect(tree('f(x: 1)')).toMatchObject({ nameAt: [0, 1], named: [{ nameAt: [2, 3] }] });
  });
});

describe('places in the file', () => {
  test('escapes of a JSON string are counted', () => {
    const source = { file: 'rules.json', text: '{"when": "\\u0061 \\t== b"}' };
    const { diagnostics } = parseExpression(stringText({ source, start: 9, end: 24 }));
    expect(source.text.slice(diagnostics[0]!.at!.start, diagnostics[0]!.at!.end)).toBe('==');
  });

  test('a text in several pieces is read as one, and a fault lies in its piece', () => {
    const source = { file: 'rules.json', text: '["a and", "b &&", "c"]' };
    const piece = (literal: string) => {
      const start = source.text.indexOf(literal);
      return stringText({ source, start, end: start + literal.length });
    };
    const whole = joinedText({ source, start: 0, end: source.text.length }, [
      piece('"a and"'),
      piece('"b &&"'),
      piece('"c"'),
    ]);
    const { diagnostics } = parseExpression(whole);
    expect(source.text.slice(diagnostics[0]!.at!.start, diagnostics[0]!.at!.end)).toBe('&&');
  });

  test('what is missing at the end is shown behind the last sign', () => {
    expect(fault('a and   ').marked).toBe('a and⟦⟧   ');
  });
});

describe('bounds', () => {
  const nested: readonly (readonly [string, (times: number) => string])[] = [
    ['parentheses', (times) => `${'('.repeat(times)}a${')'.repeat(times)}`],
    ['lists', (times) => `${'['.repeat(times)}1${']'.repeat(times)}`],
    ['calls', (times) => `${'f('.repeat(times)}a${')'.repeat(times)}`],
    ['negations', (times) => `${'not '.repeat(times)}a`],
    ['minus signs', (times) => `${'-'.repeat(times)}a`],
    ['conditions', (times) => `${'if a then '.repeat(times)}b`],
    ['iterations', (times) => `${'any x in y where '.repeat(times)}b`],
    ['sums', (times) => `a${' + a'.repeat(times)}`],
    ['facts', (times) => `a${'.b'.repeat(times)}`],
  ];

  test.each(nested)('%s may be nested, but not too deeply', (_, write) => {
    expect(read(write(mostNesting - 1)).syntax).toBeDefined();
    expect(fault(write(mostNesting + 1))).toMatchObject({
      code: 'grammar.too-deep',
      en: 'Expressions stand more than 60 deep inside each other here.',
      it: "Qui le espressioni stanno una dentro l'altra per più di 60 livelli.",
    });
  });

  test('unfinished nesting is refused just as well', () => {
    for (const opener of ['(', '[', 'f(', 'not ', '-', 'if ', 'each x in (', 'a and (']) {
      expect(fault(opener.repeat(mostCharacters / opener.length)).code).toBe('grammar.too-deep');
    }
  });

  test('conditions joined by `and` and items of a list do not nest', () => {
    expect(tree(`a${' and a'.repeat(300)}`)).toMatchObject({ op: 'and', parts: { length: 301 } });
    expect(tree(`[a${', not a'.repeat(300)}]`)).toMatchObject({ op: 'list', items: { length: 301 } });
  });

  test('length', () => {
    expect(tree(`a${' '.repeat(mostCharacters - 1)}`)).toMatchObject({ name: 'a' });
    expect(fault(`a${' '.repeat(mostCharacters)}`)).toMatchObject({
      code: 'grammar.too-long',
      en: 'The expression has 4001 characters; at most 4000 are read.',
      it: "L'espressione ha 4001 caratteri; se ne leggono al massimo 4000.",
    });
  });

  test('numbers', () => {
    expect(tree('9007199254740991')).toMatchObject({ value: Number.MAX_SAFE_INTEGER });
    expect(fault('9007199254740992').code).toBe('grammar.number-too-big');
    expect(fault('1'.repeat(400)).code).toBe('grammar.number-too-big');
  });
});

describe('any text at all', () => {
  const pieces = [
    ...keywords,
    'a',
    'Player',
    'x',
    '3',
    "'t'",
    "'",
    '"',
    '(',
    ')',
    '[',
    ']',
    ',',
    '.',
    ':',
    ':=',
    '+=',
    '<',
    '>=',
  ];
  const signs = [
    '+',
    '-',
    '*',
    '=',
    '==',
    '!',
    '&',
    '?',
    '/',
    '#',
    '§',
    '😀',
    ' ',
    'is a',
    'is not a',
    'AND',
    '1.5',
    'è',
    '\n',
  ];
  const soup = fc.array(fc.constantFrom(...pieces, ...signs), { maxLength: 40 }).map((parts) => parts.join(' '));
  const anything = fc.oneof(
    { weight: 4, arbitrary: soup },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...pieces, ...signs), { maxLength: 30 }).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 60 }) },
  );

  test('gives a tree or exactly one fault inside the text, and never throws', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const parse of [parseExpression, parseChange]) {
          const { tree, syntax, diagnostics } = parse(located(text));
          expect(diagnostics.length).toBe(syntax === undefined ? 1 : 0);
          expect(tree !== undefined || diagnostics[0]!.code === 'grammar.too-deep').toBe(true);
          for (const { at, code, severity } of diagnostics) {
            expect(code.startsWith('grammar.') && severity === 'error').toBe(true);
            expect(at!.start >= 0 && at!.start <= at!.end && at!.end <= text.length).toBe(true);
          }
        }
      }),
      { numRuns: amount(500, 5000) },
    );
  });

  test('leaves nothing behind: what comes after it is read as if it were the first', () => {
    const sample = 'each x in xs where any y in ys where a by b: f(x, c: 1)';
    const expected = JSON.stringify(read(sample));
    fc.assert(
      fc.property(anything, (text) => {
        read(text);
        parseChange(located(text));
        expect(JSON.stringify(read(sample))).toBe(expected);
      }),
      { numRuns: amount(100, 500) },
    );
    read('('.repeat(100));
    expect(JSON.stringify(read(sample))).toBe(expected);
  });
});
