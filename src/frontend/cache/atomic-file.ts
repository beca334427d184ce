import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ascii } from '../../engine/model/ascii.js';
import { digest } from './digest.js';

/**
 * Each version of the program keeps a file or two of its own; files of versions that are no longer used are deleted.
 */
const mostFiles = 12;
const ours = /^[a-z]+-[0-9a-f]{20}\.json$/;

/**
 * Writes a file whole or not at all: of two runs at once, one run's file remains. If it cannot be written, only time is
 * lost.
 */
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
    // The next run computes it again.
  }
}

/** What was written to a file; undefined if the file is missing or damaged. */
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
