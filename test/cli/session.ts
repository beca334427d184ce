import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Lang } from '../../src/engine/model/words.js';
import { DiagnosticError } from '../../src/frontend/diagnostics/diagnostic.js';
import type { Environment } from '../../tools/cli/environment.js';
import { run, type SharedReporter } from '../../tools/cli/run.js';
import { type Output, type WriteOptions, writeFiles } from '../../tools/cli/writing.js';
import { type Bundle, fileOf, unpack } from '../archive.js';

/** What a command said and ended with. */
export interface Said {
  readonly out: string;
  readonly err: string;
  readonly exit: number;
}

const here = resolve('test/cases/cli');

/** The environment of commands on the shipped rules that use what others of the same run of the tests have cached. */
export const cached = { XDG_CACHE_HOME: process.env['TAVOLATA_TEST_CACHE'] };

/** Runs the command line in this process, as it would run without a terminal. */
export function said(args: readonly string[], given: Partial<Environment> = {}, shared: SharedReporter = {}): Said {
  let [out, err] = ['', ''];
  const surroundings = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    env: {},
    terminal: { out: false, err: false },
    rules: '../rulebook',
    ...given,
  };
  const exit = run(args, surroundings, shared);
  return { out, err, exit };
}

/** What the command line says in each language; what a command finds before it reports, it finds once. */
export function saidInBoth(
  args: readonly string[],
  given: Partial<Environment> = {},
): { readonly [lang in Lang]: Said } {
  const shared: SharedReporter = {};
  const saidIn = (lang: Lang): Said => said([...args, '--lang', lang], given, shared);
  return { en: saidIn('en'), it: saidIn('it') };
}

/**
 * Plays the commands of a case in a folder with its files, which lies beside a small rulebook; without a table of its own it
 * is given the common one. `cat FILE` prints a file.
 *
 * @param bundle the files of the case, with `command.txt`
 * @param lang language that the environment asks for
 * @returns everything that is to be seen
 */
export function playCase(bundle: Bundle, lang: string): string {
  const room = mkdtempSync(join(tmpdir(), 'tavolata-cli-'));
  const before = process.cwd();
  try {
    cpSync(join(here, 'rulebook'), join(room, 'rulebook'), { recursive: true });
    mkdirSync(join(room, 'case'));
    cpSync(join(here, 'table.json'), join(room, 'case/table.json'));
    unpack(bundle, join(room, 'case'));
    process.chdir(join(room, 'case'));
    const lines = fileOf(bundle, 'command.txt')
      .split('\n')
      .filter((line) => line !== '');
    return lines.map((line) => shown(line, lang)).join('\n');
  } finally {
    process.chdir(before);
    rmSync(room, { recursive: true });
  }
}

function shown(line: string, lang: string): string {
  const [name, ...args] = words(line);
  if (name === 'cat') return `$ ${line}\n${readFileSync(args[0] ?? '', 'utf8')}`;
  const { out, err, exit } = said(words(line), { env: { LANG: `${lang}_XX.UTF-8` } });
  return `$ tavolata ${line}\n${steady(out)}${steady(err)}(${exit})\n`;
}

/** The output without the time that it took. */
const steady = (text: string): string => text.replace(/\d+\.\d s\)/g, '… s)');

/** The words of a line as a shell would make them. */
export const words = (line: string): readonly string[] =>
  [...line.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"])+/g)].map(([word]) =>
    word.replace(
      /'([^']*)'|"((?:\\.|[^"\\])*)"/g,
      (_, single?: string, double?: string) => single ?? double?.replace(/\\(.)/g, '$1') ?? '',
    ),
  );

/** The folder of the test that runs. */
export let room = '';

export const path = (name: string): string => join(room, name);
export const read = (name: string): string => readFileSync(path(name), 'utf8');

/** Gives each test of a file a folder of its own, which is gone after it. */
export function eachInItsRoom(): void {
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'tavolata-room-'));
  });
  afterEach(() => rmSync(room, { recursive: true, force: true }));
}

/** The codes that writing is refused with; none where it is done. */
export function refusal(outputs: readonly Output[], options: WriteOptions = {}): readonly string[] {
  try {
    writeFiles(outputs, options);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ code }) => code);
  }
}
