import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from './session.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-clone-'));
const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    stdio: 'pipe',
  });

/** Rules that are cloned as Git for Windows does it by default. */
function cloned(attributes: boolean): string {
  const origin = mkdtempSync(join(room, 'origin-'));
  cpSync('test/cases/bad/check/rulebook', join(origin, 'rules'), { recursive: true });
  if (attributes && existsSync('.gitattributes')) cpSync('.gitattributes', join(origin, '.gitattributes'));
  git(origin, 'init', '-q');
  git(origin, 'add', '.');
  git(origin, 'commit', '-qm', 'Rules');
  const copy = join(mkdtempSync(join(room, 'copy-')), 'clone');
  git(room, '-c', 'core.autocrlf=true', 'clone', '-q', '-c', 'core.autocrlf=true', origin, copy);
  return join(copy, 'rules');
}

describe('a clone with core.autocrlf=true', () => {
  it('has the line ends of the project, and nothing is found in it', () => {
    const rules = cloned(true);
    expect(readFileSync(join(rules, 'editions.json'), 'utf8')).not.toContain('\r');
    expect(said(['fix', '--check'], { rules })).toMatchObject({ exit: 0 });
    expect(said(['check', '--quick', '--lang', 'en'], { rules }).out).toMatch(/0 errors, 0 warnings, 0 pieces/);
  });

  it('is told of line ends by name where a project does not say so', () => {
    const rules = cloned(false);
    expect(readFileSync(join(rules, 'editions.json'), 'utf8')).toContain('\r\n');
    const { out } = said(['check', '--quick', '--lang', 'en'], { rules });
    expect(out).toMatch(/0 errors/);
    expect(out).toMatch(/CR ?LF|CRLF|line ends/i);
    expect(said(['fix'], { rules }).exit).toBe(0);
    expect(readFileSync(join(rules, 'editions.json'), 'utf8')).not.toContain('\r');
  });
});

describe('files as Windows names them', () => {
  it('are read with an ending in capitals', () => {
    const rules = cloned(true);
    writeFileSync(join(rules, 'house/more.JSON'), '{ "entries": [{}] }');
    const { out } = said(['check', '--quick', '--format', 'line', '--lang', 'en'], { rules });
    expect(out).toContain('more.JSON');
  });
});

describe('a $schema that leads nowhere', () => {
  it.each([
    ['schema/entries.json', 'check.schema-nowhere'],
    ['..\\schema\\entries.json', 'check.schema-backslash'],
  ])('%s is told with the right one', (path, code) => {
    const rules = cloned(true);
    cpSync('rules/schema', join(rules, 'schema'), { recursive: true });
    const file = join(rules, 'house/house.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), $schema: path }));
    const { out } = said(['check', '--quick', '--format', 'line', '--lang', 'en'], { rules });
    const line = out.split('\n').find((one) => one.includes('house.json') && one.includes('check.schema'));
    expect(line).toContain(code);
    expect(line).toContain('../schema/entries.json');
  });
});
