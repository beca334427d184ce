import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../architecture/sources.js';

/**
 * The command line as one file, for tests that start processes: from its thousand sources each of them would take two seconds more. It lies
 * in the project, since it looks for the manifest and the rules from where it is.
 */
export const PROGRAM = built();

function built(): string {
  const [folder, program] = [join(ROOT, 'dist/under-test'), join(ROOT, 'dist/under-test/main.js')];
  mkdirSync(folder, { recursive: true });
  // Two workers may build at once: each writes beside the place and renames.
  const outfile = join(folder, `main-${process.pid}.js`);
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: ['src/tools/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  renameSync(outfile, program);
  return program;
}
