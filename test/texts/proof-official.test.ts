import { expect, it } from 'vitest';
import { haveTexts, whySkipped } from './official.js';
import { measure } from './proof/official.js';

it.runIf(haveTexts)(
  'the checks find every fault of their kinds in the official Italian texts, with few false alarms',
  () => {
    const measured = measure() ?? [];
    expect(measured.flatMap(({ misses }) => misses)).toEqual([]);
    expect(measured.reduce((sum, { known }) => sum + known, 0)).toBeGreaterThanOrEqual(107);
    expect(measured.flatMap(({ alarms }) => alarms).length).toBeLessThanOrEqual(4);
  },
);

it.skipIf(haveTexts)(whySkipped, () => undefined);
