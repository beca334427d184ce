import { describe, expect, it } from 'vitest';
import { type Bundle, bundlesIn, expectSaid } from '../archive.js';
import { playCase } from './session.js';

// Each case has a `command.txt`, the files that it needs, and what is said in both languages in `said.txt`. After a change of words
// run UPDATE_CASES=1 npm run unit -- test/cli/cases.test.ts, and read the difference.
const named = (folder: string) => bundlesIn(folder).map((one): readonly [string, Bundle] => [one.name, one]);

describe.each(['good', 'bad'])('%s calls of the command line', (kind) => {
  it.each(named(`test/cases/${kind}/cli`))('%s', (_, bundle) => {
    const said = { en: playCase(bundle, 'en'), it: playCase(bundle, 'it') };
    expectSaid(bundle, said);
    for (const text of Object.values(said)) {
      // A mistake of the user is reported with a code, and nothing ever falls over.
      expect(text).not.toMatch(/\(3\)\n/);
      if (kind === 'bad') expect(text).toMatch(/\[[a-z]+\.[a-z-]+\]|"code": "/);
    }
  });
});
