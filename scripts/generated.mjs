// Makes what `scripts/generate.ts` writes where it is missing or older than its sources: before the tests, and before a command of a clone whose
// packages were installed without scripts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));

const isMade = (path) => /\.generated\.ts$|^schema[/\\](api|names|setup|table)\.json$/.test(path);

/**
 * Names files as they stand: paths, sizes and times of change.
 *
 * @param {readonly string[]} parts files and folders, from the root of the project
 * @returns {string}
 */
export function nameOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) {
    const path = join(home, part);
    const inside = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
      : [''];
    for (const one of inside.filter((file) => /^$|\.(tsx?|mjs|json|css|html)$/.test(file) && !isMade(file))) {
      const { size, mtimeMs } = statSync(join(path, one));
      hash.update(`${part}/${one} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The name of the sources as they stand, and the file that has the one of those that things were made from. */
export const stamp = () => ({
  source: nameOf(['rules', 'src', 'tools', 'grammar', 'scripts', 'package-lock.json']),
  file: join(home, 'dist/generated'),
});

/** @param {'missing' | 'old'} when to make them: only where there are none, or also where they are older than their sources */
export function generated(when) {
  const { source, file } = stamp();
  if (existsSync(file) && (when === 'missing' || readFileSync(file, 'utf8').trim() === source)) return;
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const { status } = spawnSync(process.execPath, [tsx, join(home, 'scripts/generate.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`scripts/generate.ts ended with ${status}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generated('old');
