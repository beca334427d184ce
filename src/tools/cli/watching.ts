import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { DiagnosticError } from '../../frontend/diagnostics/diagnostic.js';
import type { Call } from './command.js';
import { isFolder } from './files.js';
import { printReport } from './formats/format.js';
import { report } from './reporting.js';

/** Changes that come this close after each other, as an editor makes them when it saves, count as one. */
const pause = 60;

/** Lines that tell a program where the findings of one run begin and end. */
const [begin, end] = ['tavolata: begin', 'tavolata: end'];

/** Does something now, and again after every change of a JSON file in some folders or beside some files; the process lives on until it is stopped. */
export function watching(call: Call, paths: readonly string[], act: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    call.print(begin);
    attempt(call, act);
    call.print(end);
    // Folders may have come; each is watched by itself, since a watcher of a whole tree loses files that are replaced.
    for (const folder of paths.flatMap(foldersIn)) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => soon(name));
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
  };
  const soon = (name: string | null): void => {
    if (name !== null && !/\.json$/i.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      clearTimeout(timer);
      for (const one of watchers.values()) one.close();
    });
  }
  run();
}

/** What cannot be read now may be readable after the next change. */
function attempt(call: Call, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    if (!printReport(call, { command: 'check', findings: error.diagnostics }))
      report(error.diagnostics, call.lang, call.surroundings, { json: false });
  }
}

/** A folder with those inside it; the folder of a file. */
function foldersIn(path: string): readonly string[] {
  if (!isFolder(path)) return [dirname(path)];
  const inside = readdirSync(path, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [path, ...inside.flatMap(({ name }) => foldersIn(join(path, name)))];
}
