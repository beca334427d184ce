import { watch } from 'node:fs';
import { DiagnosticError } from '../../frontend/diagnostics/diagnostic.js';
import type { Call } from './command.js';
import { printReport } from './formats/format.js';
import { report } from './reporting.js';

/** Changes that come this close after each other, as an editor makes them when it saves, count as one. */
const pause = 60;

/** Lines that tell a program where the findings of one run begin and end. */
const [begin, end] = ['tavolata: begin', 'tavolata: end'];

/** Does something now, and again after every change of a JSON file in some folders or of some files; the process lives on until it is stopped. */
export function watching(call: Call, paths: readonly string[], act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    call.print(begin);
    try {
      act();
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      if (!printReport(call, { command: 'check', findings: error.diagnostics }))
        report(error.diagnostics, call.lang, call.surroundings, { json: false });
    }
    call.print(end);
  };
  const soon = (name: string | null): void => {
    if (name !== null && !/\.json$/i.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  const watchers = paths.map((path) => watch(path, { recursive: true }, (_, name) => soon(name)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      clearTimeout(timer);
      for (const one of watchers) one.close();
    });
  run();
}
