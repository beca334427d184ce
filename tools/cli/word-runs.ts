import type { WordRun } from '../editions/words-diff.js';
import type { Call } from './command.js';

/** Characters shown on each side of a change, up to the next blank; what is further away is left out. */
const around = 60;

/** What was removed and added, in colours and brackets. */
export const inlineRuns = (call: Call, runs: readonly WordRun[]): string =>
  runs
    .map(({ in: where, text }, index) => {
      const line = text.replaceAll('\n', ' ¶ ');
      if (where === 'old') return call.paint('red', `[-${line}-]`);
      if (where === 'new') return call.paint('green', `{+${line}+}`);
      if (line.length <= 2 * around) return line;
      const head = index === 0 ? '' : line.slice(0, around).replace(/\S*$/, '');
      const tail = index === runs.length - 1 ? '' : line.slice(-around).replace(/^\S*/, '');
      return `${head}…${tail}`;
    })
    .join('');
