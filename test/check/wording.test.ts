import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../grammar/parse.js';
import { keywords } from '../../grammar/tokens.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import { plainText } from '../../src/frontend/text/located.js';
import { byNumber } from '../../tools/check/numbers.js';
import { writtenId, writtenValue } from '../../tools/check/wording.js';
import { digestOf } from '../../tools/texts/units/digest.js';

const vocabulary = {
  enumerations: { Place: { names: { en: '', it: '' }, values: { hand: { en: '', it: '' } } } },
  entities: {},
  events: {},
} as unknown as Vocabulary;
const type = (...one: string[]) => ({ one, none: false });

describe('values in the rule language', () => {
  it('are ids as words where they are words', () => {
    expect(writtenId('bear')).toBe('bear');
    expect(writtenId('b-1')).toBe("'b-1'");
    expect(writtenId('first')).toBe("'first'");
    expect(writtenId("O'Neill")).toBe("'O''Neill'");
  });

  it.each([...keywords])('are in quotes where the id is the keyword %s', (keyword) => {
    expect(parseExpression(plainText({ file: '', text: writtenId(keyword) })).syntax).toMatchObject({
      op: 'literal',
      value: keyword,
    });
  });

  it('are in quotes where they are no things', () => {
    expect(writtenValue('hand', type('Place'), vocabulary)).toBe("'hand'");
    expect(writtenValue('hand', type('Object'), vocabulary)).toBe('hand');
    expect(writtenValue('some text', type('Text'), vocabulary)).toBe("'some text'");
    expect(writtenValue(['a', null, 3, true], { list: type('Object') }, vocabulary)).toBe('[a, none, 3, true]');
  });
});

describe('rule numbers', () => {
  it('are in reading order', () => {
    const mixed = ['801.10', '801.2b', '104.1', '801.2', '801.2a', '801'];
    expect(mixed.sort(byNumber)).toEqual(['104.1', '801', '801.2', '801.2a', '801.2b', '801.10']);
  });
});

describe('digests of texts', () => {
  it('do not depend on blanks or on how accents are made', () => {
    expect(digestOf('perché  no\n')).toBe(digestOf('perche\u0301 no'));
    expect(digestOf('a')).not.toBe(digestOf('b'));
    expect(digestOf('a')).toMatch(/^[0-9a-f]{8}$/);
  });
});
