import { describe, expect, it } from 'vitest';
import { checkPairs } from '../../tools/texts/checks/all.js';
import type { CheckContext, TextPair } from '../../tools/texts/checks/finding.js';
import { type Planted, planted } from './proof/planted.js';
import short from './proof/planted-short.json' with { type: 'json' };
import turned from './proof/planted-turned.json' with { type: 'json' };
import { checkedWords } from './proof/words.js';

const context: CheckContext = {
  source: 'en',
  target: 'it',
  ...checkedWords,
  quotes: 'angle',
  numbers: { target: new Set('901 901.4 901.5 902 902.1 902.3 903 903.2 800.4a 801.2 801.2a 805'.split(' ')) },
  titles: {
    it: new Map([
      ['801', 'Raggio limitato'],
      ['903', 'La campana'],
    ]),
  },
};

const pairOf = ({ en }: Planted, target: string): TextPair => ({ key: 'lamp', source: en, target });
const found = (pair: TextPair) =>
  checkPairs([pair], context).map(({ check, language, start, end }) => {
    const text = language === 'en' ? pair.source : pair.target;
    return `${check}: ${text.slice(start, end)}`;
  });

describe('faults planted in texts of our own', () => {
  it('are sixty at least', () => {
    expect(planted.length).toBeGreaterThanOrEqual(60);
  });

  it.each(planted.map((one) => [one.check, one.bad, one] as const))('%s: %s', (check, bad, one) => {
    expect(found(pairOf(one, bad))).toContain(`${check}: ${one.at}`);
  });

  it.each(planted.map((one) => [one.good, one] as const))('and nothing is found in: %s', (good, one) => {
    expect(found(pairOf(one, good))).toEqual([]);
  });
});

describe('faults planted in short sentences', () => {
  const each = short.flatMap(({ check, en, it: good, bad }) => bad.map((one) => ({ check, en, good, one })));

  it.each(each.map((fault) => [fault.check, fault.one, fault] as const))('%s: %s', (check, bad, { en }) => {
    expect(checkPairs([{ key: 'lamp', source: en, target: bad }], context).map((one) => one.check)).toContain(check);
  });

  it.each(short.map(({ en, it: good }) => [good, en] as const))('and nothing is found in: %s', (good, en) => {
    expect(checkPairs([{ key: 'lamp', source: en, target: good }], context)).toEqual([]);
  });
});

describe('meanings turned round, in either language', () => {
  const each = turned.flatMap(({ en, it: good, bad }) => [
    ...bad.it.map((one) => [en, one] as const),
    ...bad.en.map((one) => [one, good] as const),
  ]);

  it.each(each)('something is found in: %s / %s', (source, target) => {
    const checks = checkPairs([{ key: 'lamp', source, target }], context).map((one) => one.check);
    expect(checks.filter((one) => one !== 'length')).not.toEqual([]);
  });

  it.each(turned.map(({ en, it: good }) => [en, good] as const))('and nothing in: %s / %s', (source, target) => {
    expect(checkPairs([{ key: 'lamp', source, target }], context)).toEqual([]);
  });
});

describe('faults planted in the English text', () => {
  it.each([
    ['repeated', 'A captain leaves the the table.', 'Un capitano lascia il tavolo.', 'the the'],
    ['quotes', 'Play goes on when «time» is called.', 'Si continua quando si chiama «tempo».', '«'],
    ['quotes', 'Play goes on when " time" is called.', 'Si continua quando si chiama «tempo».', '"'],
  ])('%s: %s', (check, source, target, at) => {
    expect(found({ key: 'lamp', source, target })).toContain(`${check}: ${at}`);
  });
});
