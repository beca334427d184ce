/** Shared by the checks of the package. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A table that the program's package installs into the folder of a host. */
export const example = 'node_modules/tavolata-tools/examples/free-for-all-eight.json';

/** The root of the project. */
export const home = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program and returns its output.
 *
 * @param input its standard input
 * @throws Error if its exit code is not 0
 */
export const run = (program: string, args: readonly string[], cwd: string, input = ''): string =>
  execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });

/** @throws Error if a condition is not met */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`the package fails: ${what}`);
  process.stdout.write(`ok  ${what}\n`);
}

/** The part of `npm pack --json`'s output for an archive that is used here. */
export interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}
