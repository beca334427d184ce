import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of the two built packages, as named by `exports` and `bin` in their `package.json`. */
export interface BuiltPackage {
  readonly index: string;
  readonly runtime: string;
  readonly main: string;
}

const SOURCES = ['src', 'tools', 'grammar', 'types', 'scripts', 'rules/schema', 'package.json', 'package-lock.json'];

/** The latest modification time of a file, or of any file in a folder, in milliseconds; -∞ if there is none. */
const newest = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return Number.NEGATIVE_INFINITY;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(...readdirSync(path).map((name) => newest(join(path, name))));
};

/**
 * The packages as they are shipped, rebuilt if any source is newer: startup and server are measured as users run them.
 *
 * @param home the folder of the project
 * @throws Error if the build fails
 */
export const builtPackage = (home: string): BuiltPackage => {
  const file = (name: string): string => join(home, 'dist/js', `${name}.js`);
  const main = join(home, 'dist/package/dist/main.js');
  const files = { index: file('index'), runtime: file('runtime'), main };
  const built = Math.min(...Object.values(files).map(newest));
  if (built < Math.max(...SOURCES.map((path) => newest(join(home, path))))) {
    for (const [program, ...args] of [
      ['npm', 'run', '--silent', 'build'],
      [process.execPath, 'scripts/pack-tools.mjs'],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}${stdout}`);
    }
  }
  return files;
};
