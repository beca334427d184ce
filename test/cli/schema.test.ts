import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from './session.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-schema-'));
const rules = join(room, 'rules');
cpSync('test/cases/cli/rulebook', rules, { recursive: true });
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('schemas', () => {
  it('have the names of the rules once they are put in order', () => {
    const run = (...more: readonly string[]) => said(['fix', '--lang', 'en', ...more], { rules });
    const names = join(rules, 'schema/names.json');
    // Rules without schemas get none.
    run();
    expect(existsSync(names)).toBe(false);
    mkdirSync(join(rules, 'schema'));
    expect(run('--check', '--format', 'line')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[cli.names-behind]'),
    });
    expect(run()).toMatchObject({ exit: 0, out: expect.stringContaining('names.json: written anew') });
    expect(run('--check').exit).toBe(0);
    expect(json(names).$defs.question.enum).toContain('mayPlay');
    writeFileSync(names, '{}');
    expect(run('--check').exit).toBe(1);
  });
});

const long = 'x'.repeat(5_000);

it.each([
  ['test', long],
  ['fix', long],
  ['evidence', 'compare', long, long],
  ['evidence', 'mutate', '--scenarios', long],
])('“%s” takes a name longer than the system takes for a mistake of the user', (...args) => {
  const { err, exit } = said(args, { rules: 'test/cases/cli/rulebook' });
  expect(exit).toBe(2);
  expect(err).toMatch(/^command line:1:\d+: error: .*\[(file\.unreadable|evidence\.no-such-side)\]$/m);
  expect(err).toContain('help:');
});
