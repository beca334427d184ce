import { expect, it } from 'vitest';
import { haveTexts, whySkipped } from './official.js';
import { knownFaults } from './proof/known-faults.js';
import { measure } from './proof/official.js';

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
