import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patch } from '../check/patching.js';
import { patched } from '../check/patching.js';
import { said } from './session.js';

const broken: readonly Patch[] = [
  {
    file: 'base/harbour.json',
    entry: 'enter.wreck',
    set: { when: 'boat.owner.inGame and not boat.owner.inGame' },
  },
];
const rules = patched(resolve('test/cases/bad/check/rulebook'), broken);
const check = (form: string, lang = 'en') =>
  said(['check', '--quick', '--rules', rules, '--format', form, '--lang', lang]);

describe('the forms of what is found', () => {
  it('has a code in each line that the problem matchers know, whatever the code', () => {
    const files = ['src/frontend/diagnostics/messages', 'tools/messages'].flatMap((folder) =>
      readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? join(folder, file) : [])),
    );
    const keys = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
    // The others are words for places and kinds of values.
    const codes = keys.filter((key) => key.includes('.'));
    const matchers = readFileSync('examples/editing/tasks.json', 'utf8').matchAll(/"regexp": (".*")/g);
    for (const [, pattern = ''] of matchers) {
      const matcher = new RegExp(JSON.parse(pattern));
      const line = (code: string) => `C:\\rules\\base\\harbour.json:3:9: error: 2:1 [or so] went wrong [${code}]`;
      expect(codes.filter((code) => matcher.exec(line(code))?.[6] !== code)).toEqual([]);
    }
    expect(codes).toContain('file.utf-16');
  });

  it('is a line for each finding, which the problem matchers of the example understand', () => {
    const { tasks } = JSON.parse(readFileSync('examples/editing/tasks.json', 'utf8')) as {
      readonly tasks: readonly { readonly problemMatcher: { readonly pattern: { readonly regexp: string } } }[];
    };
    for (const lang of ['en', 'it']) {
      const { out, exit } = check('line', lang);
      const lines = out.trimEnd().split('\n');
      expect(exit).toBe(1);
      expect(lines.length).toBeGreaterThan(0);
      for (const { problemMatcher } of tasks) {
        for (const line of lines) {
          const [, file, row, , severity, , code] = new RegExp(problemMatcher.pattern.regexp).exec(line) ?? [];
          expect([file?.endsWith('harbour.json'), Number(row) > 1, severity, code]).toEqual([
            true,
            true,
            'warning',
            'check.dead-condition',
          ]);
        }
      }
    }
  });

  it('is an annotation of GitHub', () => {
    expect(check('github').out).toMatch(
      /^::warning file=[^,:]+harbour\.json,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=check\.dead-condition::“enter\.wreck” can never/,
    );
  });

  it('says so where there is no such form, and keeps to the form where a file cannot be read', () => {
    expect(check('gihtub').err).toContain('Did you mean “github”?');
    const missing = said(['test', 'nowhere.scenarios.json', '--rules', rules, '--format', 'github']);
    expect([missing.exit, missing.err]).toEqual([2, '']);
    expect(missing.out).toContain('::error ');
  });
});
