import { describe, expect, it } from 'vitest';
import { compareTexts, type RuleChange } from '../../tools/editions/compare.js';
import { sampleOf } from '../amount.js';
import { farPairs, measured } from './known-between.js';
import { type KnownStep, knownSteps } from './known-changes.js';
import { areTextsThere, isOurs, noTexts, officialTextOf } from './official-texts.js';

if (!areTextsThere) console.log(`${noTexts}: what changed between them is not looked at`);

const between = (from: string, to: string): readonly RuleChange[] =>
  compareTexts(officialTextOf(from)!, officialTextOf(to)!, { isWanted: isOurs }).changes;

describe.skipIf(!areTextsThere)('between official texts', () => {
  it.each(sampleOf(knownSteps, { full: 6 }))(
    '$from and $to each known change is found, and none is made up',
    ({ from, to, changes }) => {
      const { hits, missed, alarms } = measured(from, to);
      expect({ missed, alarms, hits: hits.length }).toEqual({ missed: [], alarms: [], hits: changes.length });
    },
  );

  it.each(sampleOf(farPairs, { full: 3 }))(
    '%s and %s, far apart, all steps together are found, and no others',
    (from, to) => {
      const { hits, missed, alarms } = measured(from, to);
      expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
      expect(hits.length).toBeGreaterThan(20);
    },
  );

  it('backwards it is the same, with new and gone changed round', () => {
    const reported = ({ old, new: fresh, kind }: Pick<RuleChange, 'old' | 'new' | 'kind'>): string =>
      `${old ?? '–'} ${fresh ?? '–'} ${kind}`;
    for (const { from, to } of [knownSteps[2] as KnownStep, knownSteps[7] as KnownStep]) {
      const turned = between(to, from).map(({ old, new: fresh, kind }) => {
        const back = kind === 'new' ? 'gone' : kind === 'gone' ? 'new' : kind;
        return reported({ ...(fresh && { old: fresh }), ...(old && { new: old }), kind: back });
      });
      expect(turned.sort()).toEqual(between(from, to).map(reported).sort());
    }
  });

  it('rules are found again through all renumberings', () => {
    const pairs = new Map(between('2010-06-18', '2026-04-17').map(({ old, new: fresh }) => [old, fresh]));
    for (const [old, fresh] of [
      ['800.4i', '800.4p'],
      ['801.13', '801.12'],
      ['801.18', '801.18'],
      ['800.5', '800.6'],
      ['802.6', '802.5'],
      ['807.4f', '807.4j'],
      ['104.4g', '104.4h'],
    ])
      expect(pairs.get(old), old).toBe(fresh);
    expect(pairs.get('801.12')).toBeUndefined();
  });
});
