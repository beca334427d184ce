import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../tools/check/numbers.js';

const numbers = [
  '104.3',
  '801',
  '801.1',
  '801.2',
  '801.2a',
  '801.5',
  '801.5a',
  '801.6',
  '801.10',
  '802.1',
  '803',
  '804.2',
];
const held = (text: string) => numbers.filter((number) => rangeOf(text)?.holds(number));

describe('a range of numbers', () => {
  it.each([
    ['801', ['801', '801.1', '801.2', '801.2a', '801.5', '801.5a', '801.6', '801.10']],
    ['802-804', ['802.1', '803', '804.2']],
    ['804-802', ['802.1', '803', '804.2']],
    ['801.2-801.5', ['801.2', '801.2a', '801.5', '801.5a']],
    ['801.6–802', ['801.6', '801.10', '802.1']],
    ['801.2a-801.5', ['801.2a', '801.5', '801.5a']],
  ])('%s', (text, inside) => expect(held(text)).toEqual(inside));

  it.each(['801.2', '12-13', '801-', 'mayAttack', '801.2-'])('%s is none', (text) =>
    expect(rangeOf(text)).toBeUndefined(),
  );
});
