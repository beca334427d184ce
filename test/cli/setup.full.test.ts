import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { cached, said } from './session.js';

const rules = join(ROOT, 'rules');

const called = (...args: readonly string[]) => said(['new', 'table', ...args], { env: cached, rules });

describe('table', () => {
  it('prints a table and nothing else', () => {
    const { exit, out, err } = called('emperor', '6', '--lang', 'en');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ setup: { variants: ['emperor'] }, teams: ['A', 'B'] });
  });

  it('tells the seed beside the table, and gives the same table for it', () => {
    const first = called('free-for-all', 'Anna', 'Bruno', 'Carla', 'Dario', '--lang', 'it');
    const seed = /--seed (\d+)/.exec(first.err)?.[1] ?? '';
    const again = called('free-for-all', 'Anna', 'Bruno', 'Carla', 'Dario', '--seed', seed, '--lang', 'it');
    expect(again.out).toBe(first.out);
  });

  it('refuses what the rules refuse, and says why and what would help', () => {
    const { exit, out, err } = called('two-headed-giant', '5', '--lang', 'it');
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toContain('giant.equal-teams');
    expect(err).toContain('Rimedio');
  });

  it('asks for a range where there is none', () => {
    const { exit, err } = called('free-for-all', '4', '--with', 'limited-range', '--lang', 'en');
    expect(exit).toBe(1);
    expect(err).toContain('--range');
    expect(called('free-for-all', '4', '--with', 'limited-range', '--range', '1').exit).toBe(0);
  });

  it('writes a file and does not write over one', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tavolata-')), 'table.json');
    expect(called('team-vs-team', '5', '--start', '--out', file)).toMatchObject({ exit: 0, out: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: { startingGroup: expect.any(String) } });
    const again = called('team-vs-team', '5', '--out', file);
    expect(again.exit).toBe(2);
    expect(again.err).toContain('cli.file-exists');
  });

  it('says what is wrong with the wish', () => {
    const wishes = [
      [
        [
          'emperer',
          'Anna',
          'Anna',
          'game',
          '--with',
          'limited-rang',
          '--teams',
          'foo',
          '--pick',
          'x',
          '--range',
          'two',
        ],
        ['unknown-variant', 'name-twice', 'name-taken', 'unknown-option', 'team-form', 'choice-form', 'not-a-number'],
      ],
      [['emperor'], ['no-players']],
      [['emperor', '500'], ['too-many-players']],
    ] as const;
    for (const [args, codes] of wishes) {
      const { exit, out } = called(...args, '--json');
      expect(exit).toBe(2);
      const reported = (JSON.parse(out).diagnostics as readonly { readonly code: string }[]).map((one) => one.code);
      expect(reported.sort()).toEqual(codes.map((one) => `setup.${one}`).sort());
    }
    expect(called('emperor', '6', '--pick', 'foo=bar').err).toContain('fault.unknown-matter');
  });

  it('gives programs the table, the problems and the seed', () => {
    const { out } = called('free-for-all', '4', '--seed', '3', '--json');
    expect(JSON.parse(out)).toMatchObject({ seed: 3, legal: true, problems: [], table: { game: { startedWith: 4 } } });
  });
});
