import type { Considered } from 'tavolata/runtime';
import type { Report } from './run.js';
import texts from './words.json' with { type: 'json' };

const words = texts.nearly;

/** Reports the entries that a step names as nearly deciding, but that were not considered or did decide. */
export function compareNearly(
  named: readonly string[] = [],
  considered: readonly Considered[] = [],
  report: Pick<Report, 'fail'>,
): void {
  for (const id of named) {
    const outcomes = considered.filter(({ entry }) => entry === id).map(({ outcome }) => outcome);
    const got = outcomes.length === 0 ? 'not considered' : outcomes.includes('applied') ? 'applied' : undefined;
    if (got !== undefined) report.fail('test.nearly', id, got, { said: words[got] });
  }
}
