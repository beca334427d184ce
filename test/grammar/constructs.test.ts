import { Lexer } from 'chevrotain';
import { describe, expect, test } from 'vitest';
import { parseChange } from '../../grammar/parse.js';
import { RuleParser } from '../../grammar/parser.js';
import { allTokens, keywords, Name, tokensOf } from '../../grammar/tokens.js';
import { located, placeless, shape, tree } from './reading.js';

/** Each text beside the tree that it stands for, in the notation of `shape`. */
const reads = (cases: readonly (readonly [text: string, shape: string])[]) =>
  test.each(cases)('%s', (text, expected) => expect(shape(tree(text))).toBe(expected));

describe('values', () => {
  reads([
    ['3', '3'],
    ['007', '7'],
    ["'stack'", "'stack'"],
    ["''", "''"],
    ["'it''s'", "'it's'"],
    ["''''", "'''"],
    ["'and (not'", "'and (not'"],
    ['true', 'true'],
    ['false', 'false'],
    ['none', 'none'],
    ['[]', '(list)'],
    ["[none, 'a', [1]]", "(list none 'a' (list 1))"],
  ]);
});

describe('names, facts and calls', () => {
  reads([
    ['player', 'player'],
    ['a', 'a'],
    ['thenceforth', 'thenceforth'],
    ['event.to.by.a.is.create', 'event.to.by.a.is.create'],
    ['none.owner', 'none.owner'],
    ['f()', '(call f)'],
    ['f(a, b).c', '(call f a b).c'],
    ['f(a, by: b, in: c)', '(call f a by: b in: c)'],
    ['f(each x in xs: x)', '(call f (each x xs yield x))'],
    ['f(a: each x in xs: x)', '(call f a: (each x xs yield x))'],
    ['(a)', 'a'],
    ['((a)).b', 'a.b'],
  ]);
});

describe('and, or, not', () => {
  reads([
    ['a and b and c', '(and a b c)'],
    ['a and (b and c)', '(and a b c)'],
    ['a or b or c', '(or a b c)'],
    ['a and b or c and d', '(or (and a b) (and c d))'],
    ['a and (b or c)', '(and a (or b c))'],
    ['not a and b', '(and (not a) b)'],
    ['not not a', '(not (not a))'],
    ['not a is b', '(not (is a b))'],
    ['a is b and c in d', '(and (is a b) (in c d))'],
  ]);
});

describe('comparisons', () => {
  reads([
    ['a is b', '(is a b)'],
    ['a is not b', '(is not a b)'],
    ['a  is\tnot b', '(is not a b)'],
    ['a in b', '(in a b)'],
    ['a not in b', '(not in a b)'],
    ['not a not in b', '(not (not in a b))'],
    ['a within b', '(within a b)'],
    ['a < b', '(< a b)'],
    ['a <= b', '(<= a b)'],
    ['a > b', '(> a b)'],
    ['a >= b', '(>= a b)'],
    ['a is a Player', '(is a a Player)'],
    ['a is not a Player', '(is not a a Player)'],
    ['a is a', '(is a a)'],
    ['a is not a and b', '(and (is not a a) b)'],
    ['a is permitted', '(is permitted a)'],
    ['not f(a) is  not\npermitted and b', '(and (not (is not permitted (call f a))) b)'],
    ['permitted is permittedBy', '(is permitted permittedBy)'],
    ['a + 1 is b with c', '(is (+ a 1) (with b c))'],
    ['a is -1', '(is a (minus 1))'],
  ]);
});

describe('if and otherwise', () => {
  reads([
    ['if a then b', '(if a b)'],
    ['if a then b else c', '(if a b c)'],
    ['if a then if b then c else d', '(if a (if b c d))'],
    ['if a then b else if c then d else e', '(if a b (if c d e))'],
    ['if a or b then c otherwise d', '(if (or a b) (otherwise c d))'],
    ['if if a then b then c', '(if (if a b) c)'],
    ['let x be a: b', '(let x a b)'],
    ['let x be a or b: x and c', '(let x (or a b) (and x c))'],
    ['let x be a: let y be x: y', '(let x a (let y x y))'],
    ['let x be any y in ys where a: b', '(let x (any y ys where a) b)'],
    ['let x be if a then b: c', '(let x (if a b) c)'],
    ['each x in xs where let y be a: b: c', '(each x xs where (let y a b) yield c)'],
    ['if a then let x be b: x else c', '(if a (let x b x) c)'],
    ['let be be be: be', '(let be be be)'],
    ['follow x from a: x.b', '(follow x a yield x.b)'],
    ['follow x from if a then b: each y in ys: c', '(follow x (if a b) yield (each y ys yield c))'],
    ['each x in xs where follow y from a: b: c', '(each x xs where (follow y a yield b) yield c)'],
    ['follow from from from: f(from: from)', '(follow from from yield (call f from: from))'],
    ['f(let x be a: x, let: b.be)', '(call f (let x a x) let: b.be)'],
    ['a otherwise b otherwise c', '(otherwise (otherwise a b) c)'],
    ['a or b otherwise c and d', '(otherwise (or a b) (and c d))'],
  ]);
});

describe('iterations', () => {
  reads([
    ['each x in xs', '(each x xs)'],
    ['each x in xs where a by b: c', '(each x xs where a by b yield c)'],
    ['each x in xs: each y in ys: z', '(each x xs yield (each y ys yield z))'],
    ['each x in a with b', '(each x (with a b))'],
    ['each x in xs by -x.k', '(each x xs by (minus x.k))'],
    ['each x in xs by if a then b else c: d', '(each x xs by (if a b c) yield d)'],
    ['first x in xs', '(first x xs)'],
    ['first x in xs where a by b', '(first x xs where a by b)'],
    ['any x in xs where (a and b)', '(any x xs where (and a b))'],
    ['any x in xs and b', '(and (any x xs) b)'],
    ['(any x in xs where a) and b', '(and (any x xs where a) b)'],
    ['not any x in xs where (a and b)', '(not (any x xs where (and a b)))'],
    ['a and count x in xs where b', '(and a (count x xs where b))'],
    ['every x in xs satisfies (a or b)', '(every x xs yield (or a b))'],
    ['every x in xs where a satisfies b', '(every x xs where a yield b)'],
    ['first x in xs where (a otherwise b)', '(first x xs where (otherwise a b))'],
    ['(first x in xs where a) otherwise b', '(otherwise (first x xs where a) b)'],
  ]);
});

describe('a `by` or colon behind an iteration inside another belongs to the outer one', () => {
  reads([
    ['each x in xs where any y in ys where a by b', '(each x xs where (any y ys where a) by b)'],
    ['each x in xs where any y in ys where a: b', '(each x xs where (any y ys where a) yield b)'],
    ['first x in xs where every y in ys satisfies a by b', '(first x xs where (every y ys yield a) by b)'],
    ['each x in xs where (first y in ys by a) is b by c', '(each x xs where (is (first y ys by a) b) by c)'],
    ['each x in xs where f(each y in ys: a): b', '(each x xs where (call f (each y ys yield a)) yield b)'],
  ]);
});

describe('sets and numbers', () => {
  reads([
    ['a with b without c', '(without (with a b) c)'],
    ['a with (b without c)', '(with a (without b c))'],
    ['a within b', '(within a b)'],
    ['a with b + c', '(with a (+ b c))'],
    ['a + b - c', '(- (+ a b) c)'],
    ['a - b * c div d', '(- a (div (* b c) d))'],
    ['(a + b) * c', '(* (+ a b) c)'],
    ['-a.b', '(minus a.b)'],
    ['a - -b', '(- a (minus b))'],
    ['a-b', '(- a b)'],
  ]);
});

describe('changes', () => {
  const change = (text: string) => placeless(parseChange(located(text)).syntax);
  const name = (word: string) => ({ op: 'name', name: word });
  const fact = { op: 'field', of: name('a'), field: 'b' };

  test('assignments', () => {
    for (const op of [':=', '+=', '-=']) {
      expect(change(`a.b ${op} c`)).toEqual({ op, target: fact, value: name('c') });
    }
    expect(change('(a.b) := if c then none')).toMatchObject({ target: fact, value: { op: 'if' } });
  });

  test('creating and deleting', () => {
    const make = {
      op: 'call',
      name: 'Turn',
      args: [],
      named: [{ name: 'number', value: { op: 'literal', value: 1 } }],
    };
    expect(change('create Turn(number: 1)')).toEqual({ op: 'create', make });
    expect(change('delete a.b')).toEqual({ op: 'delete', of: fact });
    expect(change('delete (a.b)')).toEqual({ op: 'delete', of: fact });
  });
});

test('the grammar and its tokens have no mistakes, which nobody looks for at run time', () => {
  const { lexerDefinitionErrors } = new Lexer(allTokens, {
    positionTracking: 'full',
    ensureOptimizations: true,
    deferDefinitionErrorsHandling: true,
  });
  expect(lexerDefinitionErrors).toEqual([]);
  expect(Object.keys(new RuleParser(true).getGAstProductions()).length).toBeGreaterThan(20);
});

test('every keyword is a token of its own, and none is a name', () => {
  for (const word of keywords) {
    const tokens = tokensOf(word);
    expect(tokens.map((token) => token.image)).toEqual([word]);
    expect(tokens[0]!.tokenType, word).not.toBe(Name);
    expect(tokensOf(`${word}x`)[0]!.tokenType).toBe(Name);
  }
});
