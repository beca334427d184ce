import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from 'tavolata/files';

/** Everything that a command needs from outside; tests pass their own. */
export interface Environment {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether a person reads the two streams at a terminal. */
  readonly terminal: { readonly out: boolean; readonly err: boolean };
  /** Columns of the terminal; missing if there is none. */
  readonly columns?: number;
  /** Folder of the rules included in the package. */
  readonly rules: string;
  /** Folder of the examples; missing if the package was installed without them. */
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

/** The shorter form of a path, for people. */
function shortest(folder: string, path: string): string {
  const near = relative(folder, path);
  return near.startsWith('..') || near === '' ? path : near;
}
