import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { patched } from '../check/patching.js';

it('“check --watch” looks again after each change, also of a file that is replaced', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const file = join(rules, 'base/harbour.json');
  const sound = readFileSync(file, 'utf8');
  const line = ['--import', 'tsx', 'src/tools/cli/main.ts', 'check', '--watch', '--quick', '--rules', rules];
  const watcher = spawn('node', [...line, '--format', 'line'], { env: { ...process.env, LC_ALL: 'C' } });
  let out = '';
  watcher.stdout.on('data', (text) => {
    out += text;
  });
  const runs = async (count: number) => {
    while (out.split('tavolata: end\n').length <= count) await new Promise((done) => setTimeout(done, 20));
    return out.split('tavolata: end\n')[count - 1] ?? '';
  };
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  try {
    expect(await runs(1)).toBe('tavolata: begin\n');
    // The watchers are there only after the first run.
    await new Promise((done) => setTimeout(done, 100));
    replace(sound.replace('"mayEnter"', '"mayEntre"'));
    expect(await runs(2)).toContain('[entry.unknown-question]');
    replace(sound);
    expect(await runs(3)).toBe('tavolata: begin\n');
  } finally {
    watcher.kill('SIGTERM');
    await new Promise((done) => watcher.once('exit', done));
    rmSync(rules, { recursive: true });
  }
}, 60_000);
