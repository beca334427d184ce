import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../src/engine/model/numbers.js';
import { isInForce } from '../../src/engine/ruleset/active.js';
import { shipped } from '../rules/rulebook.js';
import { englishEditions, haveTexts, italianNumbers, whySkipped } from './official.js';

/** Sections whose rules are all encoded. */
const OURS = /^(104|80\d|81[01])\./;

describe.skipIf(!haveTexts)('numbers of the entries', () => {
  const { entries } = shipped();
  for (const { date, rules } of haveTexts ? englishEditions() : []) {
    it(`are exactly those of the edition of ${date}`, () => {
      const official = [...rules.keys()].filter((number) => OURS.test(number)).sort();
      const ours = entries.filter((entry) => isInForce(entry, date)).flatMap((entry) => numbersIn(entry, date));
      expect(official.length).toBeGreaterThan(170);
      expect([...new Set(ours)].filter((number) => OURS.test(number)).sort()).toEqual(official);
    });
  }
});

/** The Italian texts, each with the edition whose numbers it has. */
const ITALIAN = [
  { file: '000', edition: '2021-04-22', least: 170 },
  { file: '002', edition: '2025-09-19', least: 25 },
  { file: '003', edition: '2024-11-08', least: 30 },
];

describe.skipIf(!haveTexts)('numbers of the Italian texts', () => {
  const { entries } = shipped();
  it.each(ITALIAN)('$file all lead to an entry', ({ file, edition, least }) => {
    const theirs = italianNumbers(file).filter((number) => OURS.test(number));
    const ours = new Set(
      entries.filter((entry) => isInForce(entry, edition)).flatMap((entry) => numbersIn(entry, edition)),
    );
    expect(theirs.length).toBeGreaterThanOrEqual(least);
    expect(theirs.filter((number) => !ours.has(number))).toEqual([]);
  });
});

if (!haveTexts) it.skip(whySkipped, () => undefined);
