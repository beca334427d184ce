import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ascii } from '../../engine/model/ascii.js';
import { digest } from './digest.js';

/** Each program keeps a file or two of its own; those of programs that nobody runs any more go. */
const mostFiles = 12;
const ours = /^[a-z]+-[0-9a-f]{20}\.json$/;

/** Writes a file whole or not at all: two runs at once leave that of one of them. Where that is not possible, nothing is lost but time. */
export function writeAtomic(file: string, value: object): void {
  try {
    const text = ascii(JSON.stringify(value));
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, `${digest(text)}\n${text}`);
    renameSync(aside, file);
    if (ours.test(basename(file))) tidy(folder);
  } catch {
    // The next run does it all again.
  }
}

/** What was put into a file; undefined where it is not there, or no longer as it was written. */
export function readVerified(file: string): unknown {
  try {
    const written = readFileSync(file, 'latin1');
    const end = written.indexOf('\n');
    const text = written.slice(end + 1);
    return written.slice(0, end) === digest(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function tidy(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => ours.test(name))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }));
  for (const { path } of files.sort((a, b) => b.time - a.time).slice(mostFiles)) rmSync(path, { force: true });
}
