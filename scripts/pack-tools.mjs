// Assembles the program's package in `dist/package`: the program in one file, with the rules that it uses. `npm pack
// dist/package` creates the archive.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePackage } from './bundle.mjs';
import { writeDesk } from './desk.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = join(home, 'dist/package');

rmSync(folder, { recursive: true, force: true });
await writePackage(join(folder, 'dist'), await writeDesk(join(folder, 'dist/desk'), { isServed: true }));
for (const part of ['rules', 'examples', 'docs', 'LICENSE', 'README.md'])
  cpSync(join(home, part), join(folder, part), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
const {
  private: _,
  devDependencies: __,
  ...manifest
} = JSON.parse(readFileSync(join(home, 'tools/package.json'), 'utf8'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
