import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareTexts, type RuleChange, type TextComparison } from '../../src/tools/editions/compare.js';
import type { OfficialText } from '../../src/tools/official/official.js';
import { readOfficial } from '../../src/tools/official/read.js';
import { ROOT } from '../architecture/sources.js';
import { type KnownStep, knownSteps } from './known-changes.js';

const folder = join(ROOT, '../shared/texts/en');
const isThere = existsSync(folder);
if (!isThere) console.log(`no official texts in ${folder}: what changed between them is not looked at`);

const read = new Map<string, OfficialText>();
const text = (date: string): OfficialText => {
  const known = read.get(date);
  if (known !== undefined) return known;
  const name = readdirSync(folder).find((file) => file.startsWith(date.replaceAll('-', '')));
  const found = readOfficial(readFileSync(join(folder, name ?? '')));
  read.set(date, found);
  return found;
};
const compared = ({ from, to }: Pick<KnownStep, 'from' | 'to'>): TextComparison =>
  compareTexts(text(from), text(to), { isWanted: (section) => section === '104' || /^8(?:0\d|1[01])$/.test(section) });

const told = ({ old, new: fresh, kind }: RuleChange): string => `${old ?? '–'} ${fresh ?? '–'} ${kind}`;

describe.skipIf(!isThere)('between official texts', () => {
  const rows: string[] = [];
  afterAll(() => console.log(rows.sort().join('\n')));

  it.each(knownSteps)('$from and $to each known change is found, and none is made up', (step) => {
    const found = compared(step).changes.filter(({ unit, kind }) => unit === 'rule' && kind !== 'unchanged');
    const wanted = step.changes.map(([old, fresh, kind]) => `${old ?? '–'} ${fresh ?? '–'} ${kind}`);
    const hits = found.filter((one) => wanted.includes(told(one)));
    const missed = wanted.filter((one) => !found.map(told).includes(one));
    // References and typography are changes of no meaning; where style changed, reworded rules are candidates for an editor.
    const harmless = (one: RuleChange): boolean =>
      one.kind === 'references' || one.kind === 'typography' || (step.style === true && one.kind === 'reworded');
    const alarms = found.filter((one) => !wanted.includes(told(one)) && !harmless(one)).map(told);
    rows.push(`${step.from} ${step.to}  hits ${hits.length}, missed ${missed.length}, false alarms ${alarms.length}`);
    expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
  });

  it('backwards it is the same, with new and gone changed round', () => {
    for (const { from, to } of [knownSteps[2] as KnownStep, knownSteps[7] as KnownStep]) {
      const there = compared({ from, to }).changes;
      const back = compared({ from: to, to: from }).changes;
      const turned = back.map(({ old, new: fresh, kind }) =>
        told({ old: fresh, new: old, kind: kind === 'new' ? 'gone' : kind === 'gone' ? 'new' : kind } as RuleChange),
      );
      expect(turned.sort()).toEqual(there.map(told).sort());
    }
  });

  it('far apart, rules are found again through all renumberings', () => {
    const { changes } = compared({ from: '2010-06-18', to: '2026-04-17' });
    const pairs = new Map(changes.map(({ old, new: fresh }) => [old, fresh]));
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
