import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { cached, said, words } from '../cli/session.js';

const page = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
const room = mkdtempSync(join(tmpdir(), 'tavolata-rules-'));
const before = process.cwd();

beforeAll(() => {
  copyFileSync(join(ROOT, 'examples/free-for-all-eight.json'), join(room, 'table.json'));
  process.chdir(room);
});
afterAll(() => {
  process.chdir(before);
  rmSync(room, { recursive: true });
});

/** The commands of the page, each with the lines that it prints. */
const commands = [...page.matchAll(/^```console\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...shown] = part.trimEnd().split('\n');
      return [line, shown.join('\n')] as const;
    }),
);

/** A pattern for what a page shows: “…” alone in a line stands for any lines, within a line for anything. */
const pattern = (shown: string): RegExp => {
  const lines = shown.split('\n').map((line) => {
    const literal = line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return line === '…' ? '(?:.*\\n)*?' : `${literal.replaceAll('…', '.*')}\\n`;
  });
  return new RegExp(`^${lines.join('')}$`);
};

// Each command finds what those before it have written.
describe('the day of an editor', { shuffle: false }, () => {
  it.each(commands)('%s', (line, shown) => {
    const [name, ...args] = words(line);
    if (name === 'sed') {
      const [change = '', file = ''] = line.split(' ').slice(1);
      const [, from = '', to = ''] = change.split('/');
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      return writeFileSync(file, text.replaceAll(from, to));
    }
    const { out, err, exit } = said([...args, '--lang', 'en'], { rules: join(ROOT, 'rules'), env: cached });
    expect(exit).toBeLessThan(2);
    expect(`${out}${err}`).toMatch(pattern(shown));
  });
});

it('has commands that print something', () => {
  expect(commands.filter(([line, shown]) => line.startsWith('tavolata') && shown !== '').length).toBeGreaterThan(4);
});
