import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from './session.js';

const small = 'test/cases/cli/rulebook';

/** What commands say of the small rulebook with something else in the place of a piece of a file. */
function withMistake(file: string, piece: string, wrong: string, ...calls: readonly (readonly string[])[]) {
  const rules = mkdtempSync(join(tmpdir(), 'tavolata-left-out-'));
  try {
    cpSync(small, rules, { recursive: true });
    const text = readFileSync(join(rules, file), 'utf8');
    expect(text).toContain(piece);
    writeFileSync(join(rules, file), text.replace(piece, wrong));
    return calls.map((args) => said([...args, '--lang', 'en'], { rules }));
  } finally {
    rmSync(rules, { recursive: true });
  }
}

const table = 'test/cases/cli/table.json';

describe('commands that only look, with rules that have mistakes', () => {
  it.for([
    ['an entry', 'base/playing.json', '"when": "player.inGame"', '"when": "player.inGame and"', 'play.may'],
    ['a file', 'house/house.json', '"matters"', 'matters', 'house/house.json'],
    ['a word', 'vocabulary.json', '"policy": "verdict"', '"policie": "verdict"', 'play.may'],
    ['a word in a file that is no JSON', 'vocabulary.json', '"policy": "verdict"', '"policy" "verdict"', 'play.may'],
  ] as const)('leave out %s', ([_, file, piece, wrong, name]) => {
    const calls = [['show', 'volume'], ['show', '102.1'], ['list'], ['ask', table, 'volume(piccolo)'], ['test']];
    for (const { out, err, exit } of withMistake(file, piece, wrong, ...calls)) {
      expect(out).not.toBe('');
      expect(err.trim().split('\n')).toEqual([expect.stringContaining('[rulebook.left-out]')]);
      expect(err).toContain(name);
      expect(exit).toBe(1);
    }
  });

  it('say what is wrong with that which is asked for', () => {
    const [one] = withMistake('base/playing.json', 'player.age < 6', 'player.aeg < 6', [
      'show',
      'play.no-drums-for-children',
    ]);
    expect(one).toMatchObject({ out: '', exit: 2, err: expect.stringContaining('[name.unknown-fact]') });
  });

  it.each([
    ['a folder', 'file.is-folder', (file: string) => mkdirSync(file)],
    ['UTF-16', 'file.utf-16', (file: string) => writeFileSync(file, '\ufeff{"entries": []}', 'utf16le')],
    ['not UTF-8', 'file.not-utf-8', (file: string) => writeFileSync(file, '{"entries": ["\xe8"]}', 'latin1')],
    ['too large', 'file.too-large', (file: string) => writeFileSync(file, Buffer.alloc(26_000_000, ' '))],
    ['a device', 'file.special', (file: string) => symlinkSync('/dev/zero', file)],
    ['no JSON', 'json.', (file: string) => writeFileSync(file, '{"entries": [}')],
  ])('leave out no house file of which nothing can be read: %s', (_, code, make) => {
    const room = mkdtempSync(join(tmpdir(), 'tavolata-house-'));
    const house = join(room, 'house.json');

    make(house);
    for (const args of [['ask', table, 'volume(piccolo)'], ['test'], ['show', 'volume']]) {
      const { out, err, exit } = said([...args, '--house', house, '--lang', 'en'], { rules: small });
      expect([out, exit], args[0]).toEqual(['', 2]);
      expect(err).toContain(`[${code}`);
      expect(err).toContain('house.json');
    }
    rmSync(room, { recursive: true });
  });

  it('show of a house file with very many mistakes as many as can be read', () => {
    const room = mkdtempSync(join(tmpdir(), 'tavolata-many-'));
    const house = join(room, 'house.json');
    const unknown = Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`unknown${n}`, n]));
    writeFileSync(house, JSON.stringify({ entries: [], ...unknown }));
    const call = (...args: readonly string[]) => said([...args, '--house', house], { rules: small });
    for (const { out, err } of [call('ask', table, 'volume(piccolo)'), call('check', '--quick')]) {
      expect((out + err).split('[schema.unknown-key]')).toHaveLength(101);
      expect(out + err).toMatch(/30 .*\[cli\.more-of-file\]/);
    }
    const { diagnostics } = JSON.parse(call('ask', table, 'volume(piccolo)', '--json').out);
    expect(diagnostics).toHaveLength(101);
    rmSync(room, { recursive: true });
  });

  it('tell a program', () => {
    const [list, lines] = withMistake(
      'base/playing.json',
      'player.age < 6',
      'player.aeg < 6',
      ['list', '--json'],
      ['test', '--format', 'line'],
    );
    expect(JSON.parse(list?.out ?? '').diagnostics).toEqual([expect.objectContaining({ code: 'rulebook.left-out' })]);
    expect(lines).toMatchObject({ err: '', out: expect.stringMatching(/warning: .*\[rulebook\.left-out\]/) });
  });

  it('do not take scenarios for wrong that need what is left out', () => {
    const [reported] = withMistake('base/playing.json', 'player.age < 6', 'player.aeg < 6', ['test']);
    expect(reported?.out).toMatch(/^1 scenario needs what is left out.*\n0 scenarios hold, 0 do not/);
  });

  it('open nothing without a house file that the call names', () => {
    const [one, none] = withMistake(
      'base/playing.json',
      'player.age < 6',
      'player.age < 6',
      ['ask', table, 'volume(piccolo)', '--house', table],
      ['show', 'volume', '--house', 'none.json'],
    );
    expect([one?.exit, none?.exit]).toEqual([2, 2]);
  });
});
