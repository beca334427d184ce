import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { imported, library } from '../../scripts/bundle.mjs';
import { program } from '../../scripts/program.mjs';

/** The command line as one file, for tests that start processes. */
export const PROGRAM = await program();

/**
 * A module of the project with all that it imports, as one file that node runs by itself: compiling a hundred modules at each start takes
 * longer than what they are started for.
 *
 * @param entry its path from the root of the project
 * @returns the path of the file
 */
export async function inOneFile(entry: string): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tavolata-module-')), `${basename(entry, '.ts')}.mjs`);
  const form = { bundle: true, format: 'esm', platform: 'node' } as const;
  await build({ ...form, entryPoints: [entry], outfile, plugins: [library, imported] });
  return outfile;
}
