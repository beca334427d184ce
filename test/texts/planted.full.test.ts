import { readFileSync } from 'node:fs';
import uniqBy from 'lodash/uniqBy.js';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../../src/engine/model/words.js';
import { checkPairs } from '../../tools/texts/checks/all.js';
import type { CheckContext, CheckName } from '../../tools/texts/checks/finding.js';
import { haveTexts, whySkipped } from './official.js';
import { knownFaults } from './proof/known-faults.js';
import { measure } from './proof/official.js';
import { checkedWords } from './proof/words.js';

type Pair = { readonly [lang in Lang]: string };

/** A fault planted in a pair of texts of our own. */
interface Planted {
  /** What must find it; left out, any check does. */
  readonly check?: CheckName;
  /** The pair with the fault, and without it. */
  readonly bad: Pair;
  readonly good: Pair;
  /** The words of the place, and in which text they stand. */
  readonly at?: { readonly language: Lang; readonly words: string; readonly start: number };
}

const [, ...blocks] = readFileSync(new URL('proof/planted.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n');

/** The faults of `planted.txt`, whose head says how they are written. */
const planted: readonly Planted[] = blocks.flatMap((block) => {
  const [en = '', it = '', ...faults] = block.split('\n');
  const good = { en: en.replace(/^en: /, ''), it: it.replace(/^it: /, '') };
  return faults.map((line) => plantedIn(good, line));
});

function plantedIn(good: Pair, line: string): Planted {
  const [, name = '', language = 'it', marked = ''] = /^(\S+) (en|it): ?(.*)$/.exec(line) ?? [];
  const [, there] = / ⟦en: (.*)⟧$/.exec(marked) ?? [];
  const text = marked.replace(/ ⟦en: .*⟧$/, '');
  const [, before = '', words] = /^(.*)⟦(.*)⟧/.exec(text) ?? [];
  const at =
    there !== undefined
      ? { language: 'en' as const, words: there, start: good.en.indexOf(there) }
      : words !== undefined && { language: language as Lang, words, start: before.length };
  return {
    ...(name !== 'any' && { check: name as CheckName }),
    good,
    bad: { ...good, [language]: text.replace(/[⟦⟧]/g, '') },
    ...(at && { at }),
  };
}

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

it.runIf(haveTexts)(
  'the checks find every fault of their kinds in the official Italian texts, with few false alarms',
  () => {
    const measured = measure() ?? [];
    expect(measured.flatMap(({ misses }) => misses)).toEqual([]);
    expect(measured.reduce((sum, { known }) => sum + known, 0)).toBeGreaterThanOrEqual(110);
    expect(measured.flatMap(({ alarms }) => alarms).length).toBeLessThanOrEqual(2);
  },
);

it.runIf(haveTexts)(
  'of the 105 faults that readers found, those that structure, numbers, references, terms or form show are found',
  () => {
    const faults = knownFaults();
    expect(faults.flatMap(({ fault, missed }) => (missed.length > 0 ? [`${fault}: ${missed}`] : []))).toEqual([]);
    expect(faults.filter(({ not }) => not === undefined)).toHaveLength(80);
    expect(faults).toHaveLength(105);
  },
);

it.skipIf(haveTexts)(whySkipped, () => undefined);
