import { describe, expect, it } from 'vitest';
import { livesIn } from '../../src/arrange/alive.js';
import { numbersIn } from '../../src/model/numbers.js';
import { shipped } from '../rules/rulebook.js';
import { englishEditions, haveTexts, whySkipped } from './official.js';

/** Sections whose rules are all encoded. */
const OURS = /^(104|80\d|81[01])\./;

describe.skipIf(!haveTexts)('numbers of the entries', () => {
  const { entries } = shipped();
  for (const { date, rules } of haveTexts ? englishEditions() : []) {
    it(`are exactly those of the edition of ${date}`, () => {
      const official = [...rules.keys()].filter((number) => OURS.test(number)).sort();
      const ours = entries.filter((entry) => livesIn(entry, date)).flatMap((entry) => numbersIn(entry, date));
      expect(official.length).toBeGreaterThan(170);
      expect([...new Set(ours)].filter((number) => OURS.test(number)).sort()).toEqual(official);
    });
  }
});

if (!haveTexts) it.skip(whySkipped, () => undefined);
