import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playCase } from './session.js';

// Each case is a folder: `command.txt`, the files that it needs, and what is said in `en.txt` and `it.txt`. After a change
// of words run UPDATE_CASES=1 npx vitest run test/cli/cases.test.ts, and read the difference.
for (const kind of ['good', 'bad'] as const) {
  const folder = resolve('test/cases', kind, 'cli');
  describe(`${kind} calls of the command line`, () => {
    it.each(readdirSync(folder).sort())('%s', (name) => {
      for (const lang of ['en', 'it'] as const) {
        const text = playCase(join(folder, name), lang);
        const golden = join(folder, name, `${lang}.txt`);
        if (process.env['UPDATE_CASES'] !== undefined) writeFileSync(golden, text);
        expect(text).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '');
        // A mistake of the user is reported with a code, and nothing ever falls over.
        expect(text).not.toMatch(/\(3\)\n/);
        if (kind === 'bad') expect(text).toMatch(/\[[a-z]+\.[a-z-]+\]|"code": "/);
      }
    });
  });
}
