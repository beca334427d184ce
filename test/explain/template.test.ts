import { describe, expect, it } from 'vitest';
import {
  fill,
  leadingSlot,
  outsideKept,
  sentence,
  slotsOf,
  verbatim,
  withoutMarks,
} from '../../src/engine/explain/words/template.js';

describe('templates', () => {
  it('are filled once, whatever the parts look like', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  });

  it('leave out a piece in brackets whose part is missing', () => {
    expect(fill('{a} sails[ with {b}][ to {c}]', { a: 'A', c: 'C' })).toBe('A sails to C');
    expect(fill('{a} sails[ with {b}]', { a: 'A', b: 'B' })).toBe('A sails with B');
  });

  it('take a word for a part that is missing elsewhere', () => {
    expect(fill('{a} by {b}', { a: 'A' }, 'none')).toBe('A by none');
    expect(fill('{constructor}', {}, 'none')).toBe('none');
  });

  it('name their parts once', () => {
    expect(slotsOf('{a} {b} {a}')).toEqual(['a', 'b']);
  });

  it('may begin with a part that a verb is said of', () => {
    expect(leadingSlot('{of} is here')).toEqual({ slot: 'of', rest: 'is here' });
    expect(leadingSlot("{of}'s boat is here")).toBeUndefined();
    expect(leadingSlot('{a} and {b} are here')).toBeUndefined();
    expect(leadingSlot('{a} e {b} sono qui')).toBeUndefined();
    expect(leadingSlot('the boat of {of}')).toBeUndefined();
  });
});

describe('kept texts', () => {
  it('are not changed with their surroundings', () => {
    const said = outsideKept(`a ${verbatim('a a')} a`, (piece) => piece.replaceAll('a', 'b'));
    expect(withoutMarks(said)).toBe('b a a b');
  });

  it('cannot be broken out of', () => {
    expect(withoutMarks(outsideKept(verbatim('x\uE001a\uE000y'), () => ''))).toBe('xay');
  });
});

describe('sentences', () => {
  it('begin with a capital letter, but an id stays as it is', () => {
    expect(sentence('bears attack')).toBe('Bears attack.');
    expect(withoutMarks(sentence(`${verbatim('bear')} attacks`))).toBe('bear attacks.');
    expect(sentence('è così')).toBe('È così.');
  });

  it('end with one full stop', () => {
    expect(sentence('Done.')).toBe('Done.');
  });
});
