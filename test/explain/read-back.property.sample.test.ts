import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBack } from '../../src/engine/explain/read-back/read-back.js';
import type { Node } from '../../src/engine/model/tree.js';
import { amount, rotating } from '../amount.js';
import { all } from './cases/index.js';
import { age, boatOf, bool, friends, owner, sailor, sailorList, sailors, tired } from './cases/sailing.js';
import { vocabulary } from './fixture-vocabulary.js';
import {
  and,
  ask,
  call,
  compare,
  event,
  fact,
  isA,
  iterate,
  letName,
  list,
  loop,
  none,
  not,
  number,
  one,
  or,
  otherwise,
  parameter,
  set,
  sum,
  text,
  when,
} from './trees.js';

/** Trees of any shape and depth; each part is of a kind that may stand there. */
const trees = fc.letrec<{ sailor: Node; number: Node; sailors: Node; truth: Node; action: Node }>((tie) => ({
  sailor: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(
      parameter('sailor', sailor),
      parameter('skipper', sailor),
      letName('heir', sailor),
      loop('mate', sailor),
      none,
    ),
    tie('sailors').map((xs) => call('nth', sailor, xs, number(1))),
    fc.tuple(tie('truth'), tie('sailor'), tie('sailor')).map(([test, yes, no]) => when(test, yes, no)),
    fc.tuple(tie('sailor'), tie('sailor')).map(([left, right]) => otherwise(left, right)),
    fc.tuple(tie('sailors'), tie('truth')).map(([xs, test]) => iterate('first', { name: 'mate', in: xs, where: test })),
    tie('sailor').map((of) => owner(boatOf(of))),
  ),
  number: fc.oneof(
    { maxDepth: 4 },
    fc.nat(9).map(number),
    tie('sailor').map(age),
    tie('sailors').map((xs) => call('size', one('Number'), xs)),
    fc
      .tuple(tie('number'), fc.constantFrom('+' as const, '-' as const, '*' as const, 'div' as const), tie('number'))
      .map(([a, sign, b]) => sum(a, sign, b)),
    fc.tuple(tie('sailors'), tie('truth')).map(([xs, test]) => iterate('count', { name: 'mate', in: xs, where: test })),
  ),
  sailors: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(sailors, ask('ashore', sailorList), letName('pool', sailorList), list(sailor)),
    tie('sailor').map(friends),
    fc.array(tie('sailor'), { maxLength: 3 }).map((items) => list(sailor, ...items)),
    fc
      .tuple(tie('sailors'), fc.constantFrom('with' as const, 'without' as const), tie('sailors'))
      .map(([a, sign, b]) => set(a, sign, b)),
    fc
      .tuple(tie('sailors'), tie('truth'), tie('number'))
      .map(([xs, test, key]) => iterate('each', { name: 'mate', in: xs, where: test, by: key })),
    fc
      .tuple(tie('sailors'), tie('sailors'))
      .map(([xs, ys]) => call('flat', sailorList, iterate('each', { name: 'mate', in: xs, yield: ys }))),
    fc.tuple(tie('sailor'), tie('sailors')).map(([p, ring]) => call('afterSeat', sailorList, p, ring)),
  ),
  truth: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(letName('over', bool), fact(parameter('sailor', sailor), 'aboard', bool)),
    tie('sailor').map(tired),
    fc.array(tie('truth'), { minLength: 2, maxLength: 4 }).map((parts) => and(...parts)),
    fc.array(tie('truth'), { minLength: 2, maxLength: 4 }).map((parts) => or(...parts)),
    tie('truth').map(not),
    fc
      .tuple(tie('sailor'), fc.constantFrom('is' as const, 'is not' as const), tie('sailor'))
      .map(([a, sign, b]) => compare(a, sign, b)),
    fc
      .tuple(tie('sailor'), fc.constantFrom('in' as const, 'not in' as const), tie('sailors'))
      .map(([a, sign, b]) => compare(a, sign, b)),
    fc.tuple(tie('sailors'), tie('sailors')).map(([a, b]) => compare(a, 'within', b)),
    fc
      .tuple(tie('number'), fc.constantFrom('<' as const, '>=' as const), tie('number'))
      .map(([a, sign, b]) => compare(a, sign, b)),
    tie('sailor').map((of) => isA(of, 'Boat')),
    fc.tuple(tie('sailors'), tie('truth')).map(([xs, test]) => iterate('any', { name: 'mate', in: xs, where: test })),
    fc
      .tuple(tie('sailors'), tie('truth'), tie('truth'))
      .map(([xs, test, claim]) => iterate('every', { name: 'mate', in: xs, where: test, yield: claim })),
    fc.tuple(tie('truth'), tie('truth'), tie('truth')).map(([test, yes, no]) => when(test, yes, no)),
    fc.tuple(tie('sailor'), tie('sailor')).map(([a, b]) => ask('mates', bool, a, b)),
  ),
  action: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(tie('sailors'), tie('number')).map(([sailors, amount]) => event('paid', { sailors, amount })),
    fc
      .tuple(tie('sailors'), tie('truth'), tie('action'))
      .map(([xs, test, what]) => iterate('each', { name: 'mate', in: xs, where: test, yield: what })),
    fc.tuple(tie('truth'), tie('action')).map(([test, yes]) => when(test, yes)),
    fc.array(tie('action'), { maxLength: 3 }).map((items) => list(one('paid'), ...items)),
  ),
}));

const uncontracted = /(?<![\p{L}'’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l['’])/u;

/** What no read-back may ever look like, whatever the tree. */
function check(tree: Node): void {
  for (const lang of ['en', 'it'] as const) {
    const said = readBack(tree, vocabulary, lang);
    expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}·\uE000\uE001]| {2}|^ |\( | \)| [,;.:]|[,;:]\.$/u);
    expect(said).toMatch(/\.$/);
    expect([...said].filter((sign) => sign === '(').length).toBe([...said].filter((sign) => sign === ')').length);
    if (lang === 'it') expect(said).not.toMatch(uncontracted);
  }
}

describe('whatever the tree', () => {
  it('every kind of node reads as a sentence', () => {
    for (const [, tree] of all) check(tree);
  });

  it.each(['sailor', 'number', 'sailors', 'truth', 'action'] as const)('a random %s does', (kind) => {
    fc.assert(fc.property(trees[kind], check), { numRuns: amount(60, 300), endOnFailure: true, seed: rotating });
  });

  it('says the opposite of a condition otherwise than the condition', () => {
    fc.assert(
      fc.property(trees.truth, (tree) => {
        for (const lang of ['en', 'it'] as const)
          expect(readBack(not(tree), vocabulary, lang)).not.toBe(readBack(tree, vocabulary, lang));
      }),
      { numRuns: amount(60, 300), endOnFailure: true, seed: rotating },
    );
  });

  it('says a double negation like the condition', () => {
    fc.assert(
      fc.property(trees.truth, (tree) => {
        expect(readBack(not(not(tree)), vocabulary, 'en')).toBe(readBack(tree, vocabulary, 'en'));
      }),
      { numRuns: amount(30, 100), endOnFailure: true, seed: rotating },
    );
  });

  it('takes no longer than its length asks for, however deep it is', () => {
    const mate = loop('mate', sailor);
    let tree = tired(mate);
    for (let depth = 0; depth < 40; depth++) {
      const test = and(compare(age(mate), '>', number(depth)), tree);
      tree = iterate('any', { name: 'mate', in: friends(mate), where: test });
      tree = compare(iterate('count', { name: 'mate', in: sailors, where: tree }), '>', number(1));
    }
    // Were its parts read back again and again, this would not end.
    check(not(tree));
  });

  it('names that the vocabulary lacks are printed as they are', () => {
    const strange = event('unheard', { what: fact(parameter('x', one('Unheard')), 'odd', bool) });
    expect(readBack(strange, vocabulary, 'en')).toContain('unheard');
    expect(readBack(ask('unheard', sailor, text('a')), vocabulary, 'it')).not.toContain('undefined');
  });
});
