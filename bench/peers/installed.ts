import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Peer } from '../jobs.js';
import { adapters } from './adapters.js';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

interface Manifest {
  readonly version?: string;
  readonly dependencies?: { readonly [name: string]: string };
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Manifest;

/**
 * Whether a peer can take part: it must be installed in exactly the version pinned by the `package.json` in this
 * folder.
 */
export const isInstalled = (peer: Peer): boolean => {
  const { package: name } = adapters[peer];
  try {
    const { version } = manifest(`node_modules/${name}/package.json`);
    return version !== undefined && version === manifest('package.json').dependencies?.[name];
  } catch {
    return false;
  }
};
