import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Rulebook } from '../src/index.js';
import { rulebooksFrom } from './entries.js';

/** The folder of the project. */
export const HOME = fileURLToPath(new URL('..', import.meta.url));

/** A temporary folder for the files of a run: compiled rulebooks and bundled programs. */
export interface Workshop {
  readonly folder: string;
  readonly rulebook: Rulebook;
  /** The number of entries active at the tables of the benchmark, and of all entries. */
  readonly entries: { readonly active: number; readonly all: number; readonly tenfold: number };
  /** Bundles a program of the benchmark into one file, in the form its users would have. */
  readonly bundle: (entry: string) => Promise<string>;
  readonly close: () => void;
}

/** Compiles the rulebook and its enlarged versions once, for all processes of a run. */
export const openWorkshop = (): Workshop => {
  // Inside the project, so that its programs find packages and schemas like an installed tavolata, but outside any
  // build.
  const folder = mkdtempSync(join(HOME, 'bench/run-'));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  // An interrupted run does not leave its folder behind.
  process.once('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const { active, ...rulebooks } = rulebooksFrom(join(HOME, 'rules'));
  for (const [name, rulebook] of Object.entries(rulebooks))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(rulebook));
  return {
    folder,
    rulebook: rulebooks.plain,
    entries: { active, all: rulebooks.plain.entries.length, tenfold: rulebooks.tenfold.entries.length },
    async bundle(entry) {
      const outfile = join(folder, `${entry.replaceAll('/', '-')}.mjs`);
      await build({
        absWorkingDir: HOME,
        entryPoints: [entry],
        outfile,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        logLevel: 'error',
      });
      return outfile;
    },
    close,
  };
};
