/*
 * `npm run test:bindings [-- --built] [-- --bench] [-- NAME …]`: fills the packages for other languages, then builds
 * and tests each language whose tools are installed. Every case of the rules is run in each and must give the same
 * results as in Node. `--built`: `npm run build` has already been run. `--editions`: each case in every edition tested,
 * not only in the newest of them. `--long`: three million calls during which memory must not grow, and 100,000 answers
 * at long-lived tables. `--bench` instead measures calls compared with Node, and games.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, stdout } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { BENCH_TABLE, benchInNode, type Figures } from './bindings/bench.js';
import { writeCases } from './bindings/cases.js';
import { ahead, type Language, languages, type Step } from './bindings/languages.js';
import { home, makeBindings } from './bindings/make.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-bindings-'));
const cases = join(room, 'cases.jsonl');

/** The output of a command. @throws Error with the end of the output if it fails */
function run({ folder, command: [program, ...args] }: Step, more: Record<string, string> = {}): string {
  const { status, error, ...said } = spawnSync(program, args, {
    cwd: join(home, 'bindings', folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...env, TAVOLATA_CASES: cases, ...more },
  });
  if (error !== undefined) throw new Error(error.message);
  const all = stripVTControlCharacters(said.stdout + said.stderr).trim();
  if (status !== 0) throw new Error(`“${[program, ...args].join(' ')}” ends with ${status}:\n${all.slice(-4000)}`);
  return all;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a binding cannot be tested here. */
function missing({ needs }: Language): string | undefined {
  for (const step of needs)
    try {
      run(step);
    } catch (error) {
      return reasonOf(error);
    }
  return undefined;
}

const walk = (steps: Language['steps'], more: Record<string, string> = {}): string => {
  let said = '';
  for (const step of steps)
    if (typeof step === 'function') step();
    else said += `${run(step, more)}\n`;
  return said;
};

/**
 * Selects lines of output with “are equal”, “won by” or “more are used”, which contain counts, or “a second”, which
 * contain measurements.
 */
const worthTelling = (said: string): string =>
  said
    .split('\n')
    .filter((line) => / are equal| won by |more are used| games .* a second |Ray is not/.test(line))
    .map((line) => `  ${line}\n`)
    .join('');

function figuresOf(said: string): Figures {
  const line = said.split('\n').findLast((one) => /^\{"first"/.test(one));
  if (line === undefined) throw new Error(`no figures in:\n${said}`);
  return JSON.parse(line) as Figures;
}

const shown = (name: string, { first, asks }: Figures): string =>
  `${name.padEnd(8)} ${first.toFixed(2).padStart(6)} s to the first answer  ${Math.round(asks).toLocaleString('en').padStart(9)} questions/s\n`;

const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  const names = argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!argv.includes('--built')) run({ folder: '..', command: ['npm', 'run', '--silent', 'build'] });
  makeBindings();
  const isBench = argv.includes('--bench');
  const amount = argv.includes('--long') ? { TAVOLATA_CALLS: '3000000', TAVOLATA_ANSWERS: '100000' } : {};
  // Errors here occur again below and are reported there.
  if (!isBench) spawn('cargo', ahead, { cwd: join(home, 'bindings'), stdio: 'ignore' }).on('error', () => {});
  if (isBench) stdout.write(shown('node', benchInNode()));
  else stdout.write(`cases: ${JSON.stringify(writeCases(cases, argv.includes('--editions')))}\n`);
  for (const language of languages.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const { name, steps, bench } = language;
    const why = missing(language);
    if (why !== undefined) {
      counts.skipped++;
      stdout.write(`${name}: skipped: ${why}\n`);
      continue;
    }
    const begun = performance.now();
    try {
      const said = walk(isBench ? bench : steps, isBench ? { TAVOLATA_BENCH: BENCH_TABLE } : amount);
      counts.passed++;
      const passed = `${name}: passed in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`;
      stdout.write(`${isBench ? shown(name, figuresOf(said)) : passed}${worthTelling(said)}`);
    } catch (error) {
      counts.failed++;
      stdout.write(`${name}: failed: ${reasonOf(error)}\n`);
    }
  }
} finally {
  rmSync(room, { recursive: true, force: true });
}
stdout.write(`bindings: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
