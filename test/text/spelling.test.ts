import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterDistance, nearest } from '../../src/engine/model/spelling.js';

const questions = ['mayAttack', 'mayAttach', 'mayBlock', 'controllerOf', 'setupProblems', 'reach'];

describe('a misspelt word', () => {
  it.each([
    ['mayAtack', 'mayAttack'],
    ['mayatttack', 'mayAttack'],
    ['may-attack', 'mayAttack'],
    ['maAyttach', 'mayAttach'],
    ['controlerOf', 'controllerOf'],
    ['SetupProblems', 'setupProblems'],
    ['raech', 'reach'],
  ])('%s means %s', (word, meant) => {
    expect(nearest(word, questions)).toBe(meant);
  });

  it.each(['winner', 'x', '', 'may', 'a'.repeat(100), 'attackProblems'])('“%s” means none of them', (word) => {
    expect(nearest(word, questions)).toBeUndefined();
  });

  it('is not itself, and a short word is not taken for just any other', () => {
    expect(nearest('reach', ['reach'])).toBeUndefined();
    expect(nearest('it', ['en'])).toBeUndefined();
    expect(nearest('ab', ['c', 'a'])).toBeUndefined();
    expect(nearest('abc', ['bc', 'ab'])).toBe('ab');
  });

  it('differs least also in hyphens and case', () => {
    expect(nearest('801.3-dd1', ['801.2d-d1', '801.3-d1'])).toBe('801.3-d1');
  });

  it('gets the same answer in whatever order the candidates come', () => {
    expect(nearest('mayAttacc', ['mayAttack', 'mayAttach'])).toBe('mayAttach');
    expect(nearest('mayAttacc', ['mayAttach', 'mayAttack'])).toBe('mayAttach');
  });
});

describe('the distance of two words', () => {
  it('counts swapped neighbours once', () => {
    expect(letterDistance('raech', 'reach')).toBe(1);
    expect(letterDistance('ca', 'abc')).toBe(3);
    expect(letterDistance('', 'abc')).toBe(3);
  });

  it('is the same both ways, and zero only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(letterDistance(a, b)).toBe(letterDistance(b, a));
        expect(letterDistance(a, b) === 0).toBe(a === b);
        expect(letterDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
