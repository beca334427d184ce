import uniqBy from 'lodash/uniqBy.js';
import { describe, expect, it } from 'vitest';
import { checkPairs } from '../../tools/texts/checks/all.js';
import type { CheckContext } from '../../tools/texts/checks/finding.js';
import { type Planted, planted } from './proof/planted.js';
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

const found = ({ en, it }: Planted['bad']) => checkPairs([{ key: 'lamp', source: en, target: it }], context);

describe('faults planted in texts of our own', () => {
  it.each(planted.map((one) => [one.check ?? 'any', one.bad, one.at, one] as const))(
    '%s finds %o',
    (_, bad, at, { check }) => {
      const findings = found(bad).filter((one) => (check === undefined ? one.check !== 'length' : one.check === check));
      expect(findings).not.toEqual([]);
      if (at === undefined) return;
      const place = { language: at.language, start: at.start, end: at.start + at.words.length };
      expect(findings.map(({ language, start, end }) => ({ language, start, end }))).toContainEqual(place);
    },
  );

  it.each(uniqBy(planted, ({ good }) => JSON.stringify(good)).map(({ good }) => [good] as const))(
    'and nothing is found in %o',
    (good) => {
      expect(found(good)).toEqual([]);
    },
  );
});
