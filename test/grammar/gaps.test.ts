import { describe, expect, test } from 'vitest';
import { parseChange, parseExpression } from '../../grammar/parse.js';
import { located, placeless, shape } from './reading.js';

/** Unfinished texts, each with the tree of what was understood; `…` stands for a value that is missing. */
describe('a text with a mistake gives the tree of what was understood', () => {
  test.each([
    ['', '…'],
    ['player.', 'player.'],
    ['a and ', '(and a …)'],
    ['a and or b', '(or (and a …) b)'],
    ['a + ', '(+ a …)'],
    ['a is ', '(is a …)'],
    ['a not b', '(not in a b)'],
    ['not ', '(not …)'],
    ['f(', '(call f)'],
    ['f(a, ', '(call f a …)'],
    ['f(a, b: ', '(call f a b: …)'],
    ['[a, , b]', '(list a … b)'],
    ['(a or b', '(or a b)'],
    ['if a', '(if a …)'],
    ['if a then ', '(if a …)'],
    ['if a then b else ', '(if a b …)'],
    ['let x be a', '(let x a …)'],
    ['let x be a: ', '(let x a …)'],
    ['follow x from a: ', '(follow x a yield …)'],
    ['each ', '(each  …)'],
    ['each x in xs where x.', '(each x xs where x.)'],
    ['any x in xs where x.y and ', '(any x xs where (and x.y …))'],
    ['first x in xs by ', '(first x xs by …)'],
    ['every x in xs where a', '(every x xs where a yield …)'],
    ['a b c', 'a'],
  ])('%s', (text, expected) => {
    const { tree, syntax, diagnostics } = parseExpression(located(text));
    expect(shape(tree!)).toBe(expected);
    expect(syntax).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
  });

  test('changes as well', () => {
    const name = (word: string) => ({ op: 'name', name: word });
    const fact = { op: 'field', of: name('a'), field: 'b' };
    const call = { op: 'call', name: 'Turn', args: [], named: [] };
    const missing = { op: 'missing' };
    const change = (text: string) => placeless(parseChange(located(text)).tree);
    expect(change('a.b := ')).toEqual({ op: ':=', target: fact, value: missing });
    expect(change('a.b')).toEqual({ op: ':=', target: fact, value: missing });
    expect(change('a += 1')).toMatchObject({ op: '+=', target: { op: 'field', of: name('a'), field: '' } });
    expect(change('create Turn')).toEqual({ op: 'create', make: call });
    expect(change('delete ')).toEqual({ op: 'delete', of: missing });
  });
});

test('what is missing stands where it is missed', () => {
  expect(parseExpression(located('a and  ')).tree).toMatchObject({
    parts: [{ at: [0, 1] }, { op: 'missing', at: [5, 5] }],
  });
});
