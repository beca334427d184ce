import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from './program.js';
import { eachInItsRoom, path, room, said } from './session.js';

eachInItsRoom();

describe('what may harm a terminal', () => {
  const rules = resolve('test/cases/cli/rulebook');
  const hostile = 'A\u001b]0;x\u0007\u001b[31m\nAnswer: allowed \u202e!';

  it('is made visible, wherever it comes from', () => {
    const table = JSON.parse(readFileSync('test/cases/cli/table.json', 'utf8')) as { players: unknown[] };
    writeFileSync(path('t.json'), JSON.stringify({ ...table, players: [...table.players, hostile] }));
    for (const args of [
      ['ask', path('t.json'), 'players'],
      ['ask', path('t.json'), 'mayPlay'],
      ['ask', path('t.json'), 'players', '--json'],
    ]) {
      for (const terminal of [
        { out: true, err: true },
        { out: false, err: false },
      ]) {
        const { out, err } = said([...args, '--rules', rules], { terminal });
        expect(out + err).toContain('u001b');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect((out + err).replace(/\u001b\[\d+m/g, '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
        expect(`${out}${err}`.split('\n').filter((one) => one.startsWith('Answer:'))).toEqual([]);
      }
    }
  });
});

describe('the standard input', () => {
  it('is read where a file is named “-”', () => {
    const line = `node '${PROGRAM}' ask - players --rules test/cases/cli/rulebook`;
    const input = readFileSync('test/cases/cli/table.json', 'utf8');
    expect(
      execFileSync('sh', ['-c', line], { input, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }),
    ).toContain('Ada');
  });

  it('comes out again as “fix” lays it out', () => {
    const line = `node '${PROGRAM}' fix -`;
    const out = execFileSync('sh', ['-c', line], {
      input: '{"players":["Ada","Bob"],"setup":{"edition":"2024-09-01"}}',
      encoding: 'utf8',
    });
    expect(out).toMatch(/^\{\n {2}"setup": .*\n {2}"players": \["Ada", "Bob"\]\n\}\n$/);
  });
});

describe('an empty XDG_CACHE_HOME', () => {
  it('counts as not set', () => {
    const before = readdirSync('.');
    said(['check', '--quick', '--rules', resolve('test/cases/cli/rulebook')], {
      env: { XDG_CACHE_HOME: '', HOME: room },
    });
    expect(readdirSync('.')).toEqual(before);
    expect(readdirSync(path('.cache/tavolata')).length).toBeGreaterThan(0);
  });
});
