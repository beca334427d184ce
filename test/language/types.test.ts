import { describe, expect, test } from 'vitest';
import { parseType, printType, typeNames } from '../../src/frontend/language/types/type-text.js';
import { comparable, fitOf, isAction, join } from '../../src/frontend/language/types/types.js';
import { known, typeOf } from './harbour.js';

describe('the notation of types', () => {
  test.each([
    'Ship',
    'Ship?',
    'Port|Ship',
    '(Port|Ship)?',
    '[Ship]',
    '[Ship?]',
    '[[Ship]]',
    '[(Port|Ship)?]',
    'None',
    '[None]',
  ])('%s is printed as it was read', (text) => {
    expect(printType(typeOf(text))).toBe(text);
  });

  test.each([
    [' [ Port | Ship ] ', '[Port|Ship]'],
    ['(Ship)', 'Ship'],
    ['Port?|Ship', '(Port|Ship)?'],
    ['Ship|Ship', 'Ship'],
    ['Ship|None', 'Ship?'],
    ['[]', undefined],
  ])('%s is %s', (text, expected) => {
    const parsed = parseType(text);
    expect('type' in parsed ? printType(parsed.type) : undefined).toBe(expected);
  });

  test.each([
    ['', 'name', 0],
    ['Ship|', 'name', 5],
    ['Ship Port', 'rest', 5],
    ['[Ship', 'bracket', 5],
    ['(Ship', 'bracket', 5],
    ['[Ship]?', 'list', 6],
    ['[Ship]|Port', 'list', 6],
    ['Port|[Ship]', 'list', 5],
  ])('%s lacks: %s', (text, wanted, start) => {
    expect(parseType(text)).toMatchObject({ fault: { expected: wanted, start } });
  });

  test('the names in a type have places', () => {
    expect(typeNames('[Port|Ship]')).toEqual([
      { name: 'Port', start: 1, end: 5 },
      { name: 'Ship', start: 6, end: 10 },
    ]);
  });
});

describe('what fits where', () => {
  test.each([
    ['Ship', 'Ship', 'yes'],
    ['Ship', 'Port|Ship', 'yes'],
    ['Ship?', 'Ship', 'yes'],
    ['Port|Ship', 'Ship', 'partly'],
    ['Port', 'Ship', 'no'],
    ['None', 'Ship', 'none'],
    ['None', 'Ship?', 'yes'],
    ['None', 'Boolean', 'yes'],
    ['None', '[Ship]', 'yes'],
    ['[Ship]', '[Port|Ship]', 'yes'],
    ['[Ship]', 'Ship', 'no'],
    ['Ship', '[Ship]', 'no'],
    ['[[Ship]]', '[Ship]', 'no'],
    ['Flag', 'Text', 'yes'],
    ['Text', 'Flag', 'no'],
    ['Flag', 'Weather', 'no'],
    ['sails', 'Event', 'yes'],
    ['Event', 'sails', 'partly'],
  ])('%s in the place of %s: %s', (type, place, expected) => {
    expect(fitOf(typeOf(type), typeOf(place), known)).toBe(expected);
  });

  test.each([
    ['Ship', 'Port', undefined],
    ['Ship', 'Ship?', 'Ship?'],
    ['Ship', 'None', 'Ship?'],
    ['[Ship]', 'None', '[Ship]'],
    ['[Ship]', '[Port]', '[Ship|Port]'],
    ['Flag', 'Text', 'Text'],
    ['sails', 'Event', 'Event'],
    ['[Ship]', 'Ship', null],
  ])('%s and %s together are %s', (a, b, expected) => {
    const joined = join(typeOf(a), typeOf(b), known);
    expect(joined === undefined ? null : printType(joined)).toBe(expected === undefined ? `${a}|${b}` : expected);
  });

  test.each([
    ['Ship', 'Port|Ship', true],
    ['Ship', 'Port', false],
    ['Ship', 'None', true],
    ['[Ship]', '[Port]', false],
    ['[Ship]', 'Ship', false],
    ['[Ship]', '[None]', true],
    ['Flag', 'Text', true],
    ['Flag', 'Weather', false],
  ])('%s and %s can be equal: %s', (a, b, expected) => {
    expect(comparable(typeOf(a), typeOf(b), known)).toBe(expected);
    expect(comparable(typeOf(b), typeOf(a), known)).toBe(expected);
  });

  test('events, and lists of them at any depth, are actions', () => {
    for (const text of ['sails', 'sails|sinks', '[sails]', '[[Event]]'])
      expect(isAction(typeOf(text), known)).toBe(true);
    for (const text of ['Ship', '[Ship]', 'None', '[None]']) expect(isAction(typeOf(text), known)).toBe(false);
  });
});
