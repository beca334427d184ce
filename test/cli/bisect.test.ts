import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { said } from './session.js';

let room = '';
let rules = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', room, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args]);
function change(from: string, to: string): void {
  const file = join(rules, 'base/playing.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
const bisect = (revision: string, folder = rules) =>
  said(['test', '--bisect', revision, '--lang', 'en'], { rules: folder });

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-bisect-'));
  rules = join(room, 'data/rules');
  git('init', '-q');
  writeFileSync(join(room, 'README'), 'no rules yet\n');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  cpSync('test/cases/cli/rulebook', rules, { recursive: true });
  git('add', '.');
  git('commit', '-qm', 'Rules');
});

describe('test --bisect', () => {
  it('names the change that turned a scenario among others that did not', () => {
    change('player.age < 6', 'player.age < 9');
    change('Whoever is here may play.', 'Whoever is here plays.');
    change('"101.2", "2022-06-01": "101.3"', '"101.9", "2022-06-01": "101.3"');
    const { out, exit } = bisect('HEAD');
    expect(exit).toBe(1);
    expect(out).toContain('1 scenario that held with HEAD fails because of\n  changed: play.no-drums-for-children');
    expect(out).not.toContain('play.may ');
    const { bisect: found } = JSON.parse(said(['test', '--bisect', 'HEAD', '--json'], { rules }).out);
    expect(found).toEqual([
      { changes: [expect.objectContaining({ entry: 'play.no-drums-for-children' })], scenarios: ['101.3-child'] },
    ]);
  });

  it('names both of two changes that turned a scenario only together', () => {
    change('"when": "player.inGame"', '"when": "player.inGame and volume(instrument) < 4"');
    git('commit', '-qam', 'Narrow');
    change('"value": "3"', '"value": "4"');
    git('commit', '-qam', 'Louder');
    change('Whoever is here may play.', 'Whoever is here plays.');
    const { out } = bisect('HEAD~2');
    expect(out).toMatch(/because of\n {2}changed: play\.may .*\ntogether with\n {2}changed: volume\.strong /);
    const { bisect: found } = JSON.parse(said(['test', '--bisect', 'HEAD~2', '--json'], { rules }).out);
    expect(found).toEqual([
      {
        changes: [expect.objectContaining({ entry: 'play.may' })],
        together: [expect.objectContaining({ entry: 'volume.strong' })],
        scenarios: ['101.3-child'],
      },
    ]);
    expect(bisect('HEAD~1').out).toMatch(/because of\n {2}changed: volume\.strong .*\n {4}101\.3-child/);
  });

  it('tells what failed before as well', () => {
    change('player.age < 6', 'player.age < 9');
    git('commit', '-qam', 'Spoil');
    expect(bisect('HEAD').out).toContain('1 scenario fails with the rules of HEAD as well');
    expect(bisect('HEAD~1').out).toContain('changed: play.no-drums-for-children');
  });

  it('says plainly what it cannot look up', () => {
    expect(bisect('nowhere').err).toContain('cli.no-revision');
    expect(bisect('HEAD~1').err).toContain('cli.no-rules-then');
    const outside = mkdtempSync(join(tmpdir(), 'tavolata-outside-'));
    cpSync('test/cases/cli/rulebook', outside, { recursive: true });
    expect(bisect('HEAD', outside).err).toContain('cli.no-checkout');
  });
});
