// Runs the command line from the sources (`npm start`), bundled into one file: with a thousand modules, each compiled
// when it is loaded, a command took three times as long. The file is rebuilt when a source has changed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generated, nameOf } from './generated.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = join(home, 'dist/program');

const source = 'tools/cli/main.ts';

/** The number of versions kept. */
const most = 3;

/** The sources of the file, without packages, since a change of these changes the manifest. */
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
 * The file with the command line, alone in a folder, since the program computes a digest of its own files; the source
 * file if the project is not writable.
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
  // Two processes may build it at the same time: each writes a temporary file and renames it.
  const outfile = join(folder, name, `${process.pid}.tmp`);
  await Promise.all([writeProgram(outfile), writeDesk(join(folder, name, 'desk'), { isServed: true })]);
  renameSync(outfile, file);
  // A process may be about to read a file that another one considers out of date.
  const made = readdirSync(folder).map((old) => ({ path: join(folder, old), at: statSync(join(folder, old)).mtimeMs }));
  for (const { path } of made.sort((a, b) => b.at - a.at).slice(most)) rmSync(path, { recursive: true, force: true });
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = await program();
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
  await import(pathToFileURL(file).href);
}
