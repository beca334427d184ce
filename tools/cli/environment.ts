import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from 'tavolata/files';

/** Everything that a command needs of the world outside; tests give their own. */
export interface Environment {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether the two streams are read by a person at a terminal. */
  readonly terminal: { readonly out: boolean; readonly err: boolean };
  /** Columns of the terminal; missing where there is none. */
  readonly columns?: number;
  /** Folder of the rules that come with the package. */
  readonly rules: string;
  /** Folder of the examples; missing where the package was installed without them. */
  readonly examples?: string;
}

/** Version of the package, for `--version` and for reports of bugs. */
export function version(): string {
  const file = join(packageFolder(), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/** The surroundings of a real process. */
export function surroundingsOf(process: NodeJS.Process): Environment {
  const home = packageFolder();
  const folder = process.cwd();
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    terminal: { out: process.stdout.isTTY === true, err: process.stderr.isTTY === true },
    ...(process.stdout.columns > 0 && { columns: process.stdout.columns }),
    rules: shortest(folder, join(home, 'rules')),
    examples: shortest(folder, join(home, 'examples')),
  };
}

/** A path as a person would rather read it. */
function shortest(folder: string, path: string): string {
  const near = relative(folder, path);
  return near.startsWith('..') || near === '' ? path : near;
}
