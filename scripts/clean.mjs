// Files of an earlier build must not get into the package. Files generated for the sources remain: they are checked for
// being out of date.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const kept = new Set(['generated', 'program']);

for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (!kept.has(name)) rmSync(join(dist, name), { recursive: true, force: true });
