import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { patched } from '../check/patching.js';
import { PROGRAM } from './program.js';

/** A command that goes on, and what it printed the nth time. */
function goingOn(...args: readonly string[]) {
  const line = [PROGRAM, ...args, '--watch', '--format', 'line'];
  const watcher = spawn('node', line, { env: { ...process.env, LC_ALL: 'C' } });
  let out = '';
  watcher.stdout.on('data', (text) => {
    out += text;
  });
  const run = async (count: number) => {
    while (out.split('tavolata: end\n').length <= count) await new Promise((done) => setTimeout(done, 20));
    return out.split('tavolata: end\n')[count - 1] ?? '';
  };
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const ended = new Promise((done) => watcher.once('exit', (code, by) => done(code ?? by)));
    watcher.kill(signal);
    return ended;
  };
  const begun = async () => {
    while (!out.includes('tavolata: begin\n')) await new Promise((done) => setTimeout(done, 20));
  };
  return { run, end, begun, printed: () => out };
}

const RULES = ['--rules', 'test/cases/bad/check/rulebook'];

it.each([
  ['SIGINT', 'check', '--quick', ...RULES],
  ['SIGTERM', 'check', ...RULES],
] as const)(
  'ends by %s, whatever “%s … --watch” finds',
  async (signal, ...args) => {
    const { run, end } = goingOn(...args);
    await run(1);
    expect(await end(signal)).toBe(signal);
  },
  120_000,
);

it('“check --watch” ends at once, also in the middle of a look', async () => {
  const { begun, end, printed } = goingOn('check');
  await begun();
  expect(await end('SIGINT')).toBe('SIGINT');
  expect(printed()).not.toContain('tavolata: end');
});

it('“check --watch” looks again after each change, also of a file that is replaced', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const file = join(rules, 'base/harbour.json');
  const sound = readFileSync(file, 'utf8');
  const { run, end } = goingOn('check', '--quick', '--rules', rules);
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  try {
    expect(await run(1)).toBe('tavolata: begin\n');
    replace(sound.replace('"mayEnter"', '"mayEntre"'));
    expect(await run(2)).toContain('[entry.unknown-question]');
    replace(sound);
    expect(await run(3)).toBe('tavolata: begin\n');
  } finally {
    await end();
    rmSync(rules, { recursive: true });
  }
});

it('“check --watch” tells what reading shows before what reasoning shows, each once', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const file = join(rules, 'base/harbour.json');
  const sound = readFileSync(file, 'utf8');
  const { run, end } = goingOn('check', '--quick', '--rules', rules);
  try {
    expect(await run(1)).toBe('tavolata: begin\n');
    // A condition that never holds, and at the end of the file a line laid out otherwise.
    writeFileSync(
      file,
      sound.replace('"boat.speed is 0"', '"boat.speed is 0 and boat.speed is 1"').replace(/\] \}\s*$/, ']   }\n'),
    );
    const codes = [...(await run(2)).matchAll(/\[([a-z]+\.[a-z-]+)\]$/gm)].map(([, code]) => code);
    expect(codes.indexOf('check.not-laid-out')).toBeGreaterThanOrEqual(0);
    expect(codes.indexOf('check.not-laid-out')).toBeLessThan(codes.findIndex((code) => code !== 'check.not-laid-out'));
    expect(codes.filter((code) => code === 'check.not-laid-out')).toHaveLength(1);
  } finally {
    await end();
    rmSync(rules, { recursive: true });
  }
});

it('“check --watch” looks again when cases are saved', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const { run, end } = goingOn('check', '--quick', '--rules', rules);
  try {
    await run(1);
    writeFileSync(join(rules, 'base/more.cases'), 'cse a\n');
    expect(await run(2)).toContain('[cases.outside]');
  } finally {
    await end();
    rmSync(rules, { recursive: true });
  }
}, 120_000);

it('“check --watch” tells first of the scenarios of the entry that was saved, each failure once', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const file = join(rules, 'base/harbour.json');
  const { run, end } = goingOn('check', '--rules', rules);
  const codesOf = (out: string) => [...out.matchAll(/\[([a-z]+\.[a-z-]+)\]$/gm)].map(([, code]) => code);
  try {
    // Most entries have no scenario there, which is found only when all of them are played.
    expect(codesOf(await run(1))).toContain('check.never-decides');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"value": "3"', '"value": "4"'));
    const codes = codesOf(await run(2));
    expect(codes[0]).toBe('test.answer');
    expect(codes.filter((code) => code === 'test.answer')).toHaveLength(1);
    expect(codes).toContain('check.never-decides');
    const { id } = JSON.parse(readFileSync(file, 'utf8')).entries.find((one: { value?: string }) => one.value === '4');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"value": "4"', '"value": "3"'));
    expect((await run(3)).split('\n')[1]).toBe(`${id}: nothing found so far`);
  } finally {
    await end();
    rmSync(rules, { recursive: true });
  }
});

it('“test --watch” plays again after each change, and goes on where nothing can be played', async () => {
  const rules = patched(resolve('test/cases/bad/check/rulebook'), []);
  const file = join(rules, 'base/harbour.json');
  const sound = readFileSync(file, 'utf8');
  const { run, end } = goingOn('test', '--rules', rules);
  try {
    expect(await run(1)).not.toContain('[test.answer]');
    writeFileSync(file, sound.replace('"value": "3"', '"value": "4"'));
    expect(await run(2)).toContain('[test.answer]');
    writeFileSync(join(rules, 'editions.json'), '{');
    expect(await run(3)).toContain('editions.json:1');
    writeFileSync(join(rules, 'editions.json'), readFileSync('test/cases/bad/check/rulebook/editions.json'));
    writeFileSync(file, sound);
    expect(await run(4)).not.toContain('[');
  } finally {
    await end();
    rmSync(rules, { recursive: true });
  }
}, 120_000);
