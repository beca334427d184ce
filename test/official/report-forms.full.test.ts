import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { said } from '../cli/session.js';
import { BOOK } from './book.js';

const NOBODY = '801.2 Nobody is both far and near at the same time,';

let room = '';
const at = (name: string): string => join(room, name);
const call = (...args: readonly string[]) => said(args, { rules: join(ROOT, 'rules') });

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-forms-'));
  writeFileSync(at('old.txt'), BOOK.join('\n'));
  const later = BOOK.map((line) =>
    line.replace('March 4, 2021', 'March 4, 2022').replace(NOBODY, '801.2 Some are both at once,'),
  );
  writeFileSync(at('new.txt'), later.filter((line) => !line.startsWith('800.1b')).join('\n'));
});
afterEach(() => rmSync(room, { recursive: true }));

describe('forms that other programs read', () => {
  it('of diff have each change at its rule, what is gone in the old text', () => {
    const lineOf = (name: string, label: string): number =>
      (name === 'old.txt' ? BOOK : BOOK.filter((line) => !line.startsWith('800.1b'))).findIndex((one) =>
        one.startsWith(label),
      ) + 1;
    const { out, exit } = call('diff', at('old.txt'), at('new.txt'), '--format', 'line', '--lang', 'it');
    expect(exit).toBe(1);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^${at('old.txt')}:${lineOf('old.txt', '800.1b')}:1: warning: 800\\.1b, da .*: sparita\\.`),
      ),
      expect.stringMatching(
        new RegExp(`^${at('new.txt')}:${lineOf('new.txt', '801.2')}:1: warning: 801\\.2, da .*: riformulata\\.`),
      ),
    ]);
    const sarif = JSON.parse(call('diff', at('old.txt'), at('new.txt'), '--format', 'sarif').out);
    expect(sarif.runs[0].results).toHaveLength(2);
    expect(call('diff', at('old.txt'), at('old.txt'), '--format', 'junit')).toMatchObject({ exit: 0 });
  });

  it('of import have each problem at the file', () => {
    writeFileSync(at('cut.txt'), BOOK.slice(0, 30).join('\n'));
    const { out, exit } = call('import', at('cut.txt'), '--dry-run', '--format', 'github');
    expect(exit).toBe(1);
    expect(out).toContain(`::error file=${at('cut.txt')},line=1,`);
  });

  it('of date have what is said of the text at its first line', () => {
    writeFileSync(at('page.txt'), '800. General\n\n800.1. These rules are effective as of May 1, 2013.');
    const { out, exit } = call('date', at('page.txt'), '--format', 'line');
    expect(exit).toBe(1);
    expect(out).toContain(`${at('page.txt')}:1:1: warning: `);
    expect(out).toContain('[official.of-no-edition]');
  });

  it('of history have each change of the words at the numbers of the entry', () => {
    const { out, exit } = call('history', '801.17', '--format', 'line');
    expect(exit).toBe(0);
    expect(out).toMatch(/^\S+\.json:\d+:\d+: info: 801\.17, .*\[edition\.history-references\]$/m);
    expect(JSON.parse(call('history', '801.17', '--format', 'json').out)).toHaveProperty('histories');
  });

  it('of digests have each text of an edition that the rules do not know', () => {
    const corpus = at('corpus');
    expect(call('import', at('old.txt'), '--corpus', corpus).exit).toBe(0);
    const { out, exit } = call('digests', '--corpus', corpus, '--dry-run', '--format', 'github');
    expect(exit).toBe(0);
    expect(out).toContain('::warning title=official.no-such-edition::');
  });

  it.each(['diff', 'import', 'date'])('of %s are refused by a wrong name, with those that there are', (command) => {
    const files = command === 'diff' ? [at('old.txt'), at('new.txt')] : [at('old.txt')];
    expect(call(command, ...files, '--format', 'sariff')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[cli.unknown-format]'),
    });
  });
});
