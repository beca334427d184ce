// Fills the folder of the program's package (`npm pack --workspace tools`): the program in one file, and beside it the rules that it works on.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePackage } from './bundle.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const tools = join(home, 'tools');

for (const part of ['rules', 'examples', 'docs', 'LICENSE', 'README.md']) {
  rmSync(join(tools, part), { recursive: true, force: true });
  cpSync(join(home, part), join(tools, part), { recursive: true });
}
await writePackage(join(tools, 'dist'));
