/*
 * How each binding is built, tested and measured with the tools of its language.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { home } from './make.js';

/** A command with its arguments, run in the given folder of `bindings/`. */
export interface Step {
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
}

export interface Language {
  readonly name: string;
  /**
   * Must succeed, otherwise the binding is skipped and their output is shown: the tools, and packages that may have to
   * be fetched.
   */
  readonly needs: readonly Step[];
  readonly steps: readonly (Step | (() => void))[];
  /** Writes `{ first, asks }` as its last line: seconds to the first answer, and questions per second of processor time. */
  readonly bench: readonly (Step | (() => void))[];
}

const cargo = (...args: readonly string[]): Step => ({ folder: '.', command: ['cargo', ...args] });
const maven = (...args: readonly string[]): Step => ({
  folder: 'java',
  command: ['mvn', '--batch-mode', '--quiet', ...args],
});

const python = (...args: readonly string[]): Step => ({
  folder: 'python',
  command: [platform() === 'win32' ? '.venv/Scripts/python' : '.venv/bin/python', ...args],
});

const prefix = platform() === 'win32' ? '' : 'lib';
const suffix = { win32: 'dll', darwin: 'dylib' }[platform() as string] ?? 'so';
const system = { win32: 'windows', darwin: 'macos' }[platform() as string] ?? 'linux';
const machine = { x64: 'x86_64', arm64: 'aarch64' }[arch() as string] ?? arch();

/** Copies the library of a profile to the place from which the jar takes it. */
const libraryOf = (profile: string) => (): void => {
  const file = `${prefix}tavolata.${suffix}`;
  const folder = join(home, `bindings/java/library/tavolata/native/${system}-${machine}`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(home, 'bindings/target', profile, file), join(folder, file));
};

/** What cargo can build while the cases are written. */
export const ahead = [
  'build',
  '--quiet',
  '--locked',
  '--profile',
  'tested',
  '--workspace',
  '--lib',
  '--tests',
  '--examples',
];

/** The languages that have a binding. */
export const languages: readonly Language[] = [
  {
    name: 'rust',
    needs: [cargo('fetch', '--quiet', '--locked')],
    steps: [
      cargo('test', '--quiet', '--locked', '--profile', 'tested', '--package', 'tavolata', '--', '--show-output'),
      cargo(
        'run',
        '--quiet',
        '--locked',
        '--profile',
        'tested',
        '--package',
        'tavolata',
        '--example',
        'two_headed_giant',
      ),
    ],
    bench: [cargo('run', '--quiet', '--locked', '--release', '--package', 'tavolata', '--example', 'bench')],
  },
  {
    name: 'java',
    needs: [
      cargo('fetch', '--quiet', '--locked'),
      maven('--version'),
      { folder: 'java', command: ['java', '-version'] },
    ],
    steps: [
      cargo('build', '--quiet', '--locked', '--profile', 'tested', '--package', 'tavolata-jni'),
      libraryOf('tested'),
      maven('package'),
    ],
    bench: [
      cargo('build', '--quiet', '--locked', '--release', '--package', 'tavolata-jni'),
      libraryOf('release'),
      maven('package', '-Dtest=BenchTest'),
    ],
  },
  {
    name: 'python',
    needs: [
      { folder: 'python', command: ['python3', '-c', 'import sys; assert sys.version_info >= (3, 11), sys.version'] },
      { folder: 'python', command: ['python3', '-m', 'venv', '.venv'] },
      python('-m', 'pip', 'install', '--quiet', '--requirement', 'requirements.txt', '.[env]'),
    ],
    steps: [python('-m', 'ruff', 'check'), python('-m', 'mypy', 'src'), python('-m', 'pytest', '-q')],
    bench: [python('examples/asks.py'), python('bench.py', '8')],
  },
];
