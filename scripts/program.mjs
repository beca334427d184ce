// Runs the command line from the sources (`npm start`), made into one file: from a thousand modules, each compiled as it is met, a command took
// three times as long. The file is made anew when a source has changed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generated, nameOf } from './generated.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = join(home, 'dist/program');

const source = 'tools/cli/main.ts';

/** So many versions are kept. */
const most = 3;

/** What the file is made of, besides packages, which come with another manifest. */
const sources = [
  ...['src', 'tools', 'grammar', 'scripts', 'site/src', 'site/style'],
  ...['package.json', 'package-lock.json'],
];

function isMade(path) {
  try {
    mkdirSync(path, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * The file with the command line, by itself in a folder, since the program digests what it is made of; its source, where the
 * project cannot be written to.
 *
 * @returns {Promise<string>}
 */
export async function program() {
  generated('missing');
  const name = nameOf(sources);
  const file = join(folder, name, 'main.js');
  if (existsSync(file)) return file;
  if (!isMade(join(folder, name))) return join(home, source);
  const [{ writeProgram }, { writeDesk }] = await Promise.all([import('./bundle.mjs'), import('./desk.mjs')]);
  // Two processes may make it at once: each writes beside the place and renames.
  const outfile = join(folder, name, `${process.pid}.tmp`);
  await Promise.all([writeProgram(outfile), writeDesk(join(folder, name, 'desk'), { isServed: true })]);
  renameSync(outfile, file);
  // A process may be about to read what another one finds out of date.
  const made = readdirSync(folder).map((old) => ({ path: join(folder, old), at: statSync(join(folder, old)).mtimeMs }));
  for (const { path } of made.sort((a, b) => b.at - a.at).slice(most)) rmSync(path, { recursive: true, force: true });
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = await program();
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
  await import(pathToFileURL(file).href);
}
