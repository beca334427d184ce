import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder } from 'tavolata/files';
import { DiagnosticError } from 'tavolata/workspace';
import type { Call } from './command.js';
import { printReport } from './formats/format.js';
import { report } from './reporting.js';

/** Changes within this time, as an editor makes them when saving, count as one. */
const pause = 60;

/** Lines that show a program where the findings of one run begin and end. */
const [begin, end] = ['tavolata: begin', 'tavolata: end'];

/** Names of files whose change counts. */
const isOfRules = (name: string): boolean => /\.(json|cases)$/i.test(name);

/**
 * Does something now, and again after every change in some folders or next to some files. The process lives until a
 * signal ends it, even in the middle of a pass: it has no handler for signals, so that a shell sees what ended it, 130
 * for SIGINT and 143 for SIGTERM.
 */
export function watching(call: Call, paths: readonly string[], act: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    // Before anything is read, so that what is saved meanwhile counts. There may be new folders; each is watched by
    // itself, since a watcher of a whole tree misses files that are replaced.
    for (const folder of paths.flatMap(foldersIn)) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => soon(name));
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
    call.print(begin);
    attempt(call, act);
    call.print(end);
  };
  const soon = (name: string | null): void => {
    if (name !== null && !isOfRules(name)) return;
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  run();
}

/** What cannot be read now may be readable after the next change. */
function attempt(call: Call, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    if (!printReport(call, { findings: error.diagnostics }))
      report(error.diagnostics, call.lang, call.surroundings, { json: false });
  }
}

/** A folder with those inside it; the folder of a file. */
function foldersIn(path: string): readonly string[] {
  if (!isFolder(path)) return [dirname(path)];
  const inside = readdirSync(path, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [path, ...inside.flatMap(({ name }) => foldersIn(join(path, name)))];
}
