import { describe, expect, it } from 'vitest';
import { english } from '../../src/engine/explain/words/english.js';

const noun = (one: string, many: string) => ({ one, many, gender: 'm' as const });

describe('English articles', () => {
  it.each([
    ['player', 'a player'],
    ['object', 'an object'],
    ['attack', 'an attack'],
    ['unit', 'a unit'],
    ['ability', 'an ability'],
  ])('%s', (word, expected) => {
    expect(english.indefinite(noun(word, `${word}s`))).toBe(expected);
  });
});

describe('English negation', () => {
  it.each([
    ['is tired', 'is not tired'],
    ['was tired', 'was not tired'],
    ['can sail', 'cannot sail'],
  ])('%s', (predicate, expected) => {
    expect(english.negate(predicate)).toBe(expected);
  });

  it.each(['may sail', 'must sail', 'has left', 'sails', 'is not tired', "isn't tired"])(
    'leaves "%s" to a frame',
    (predicate) => {
      expect(english.negate(predicate)).toBeUndefined();
    },
  );
});

describe('English possession', () => {
  it('says "whose" only where nothing else could be meant', () => {
    expect(english.possessive('the owner of {of}', 'of')).toBe('whose owner');
    expect(english.possessive("{of}'s owner", 'of')).toBe('whose owner');
    expect(english.possessive('the owner of the source of {of}', 'of')).toBeUndefined();
    expect(english.possessive('the way from {of} to {to}', 'of')).toBeUndefined();
  });
});

describe('English number', () => {
  it.each([
    ['the opponents of A', true],
    ['the life total of A', false],
    ['the poison counters recorded for A', true],
    ['the status of the game', false],
    ['the chairs that count', true],
    ['those who take turns', true],
    ['the first 2 of the players', true],
    ['who has priority', false],
    ['the number of the players', false],
    ['the class of A', false],
  ])('%s', (phrase, many) => {
    expect(english.isMany(phrase)).toBe(many);
  });
});

describe('English existence', () => {
  it.each([
    ['the owner of B', 'there is an owner of B', 'there is no owner of B'],
    ['the debts of B', 'there are debts of B', 'there are no debts of B'],
    ['who is at the helm', 'somebody is at the helm', 'nobody is at the helm'],
    ['what B minds', 'there is something that B minds', 'there is nothing that B minds'],
    ['the one who minds B', 'there is someone who minds B', 'there is no one who minds B'],
    ['number 2 of the boats', 'there is a number 2 of the boats', 'there is no number 2 of the boats'],
  ])('%s', (phrase, positive, negative) => {
    expect(english.existence(phrase, true)).toBe(positive);
    expect(english.existence(phrase, false)).toBe(negative);
  });
});
