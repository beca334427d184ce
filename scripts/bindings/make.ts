/*
 * `npm run bindings`: copies into the packages for other languages the one-file script, the packed rulebook, and the
 * types of questions, events and facts. Requires `npm run build`. None of these files are committed.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { javaOf } from './java.js';
import { type Model, modelOf } from './model.js';
import { rustOf } from './rust.js';

/** The folder of the project. */
export const home = fileURLToPath(new URL('../..', import.meta.url));

/** Writes a file only if it has changed, because compilers look at its time. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies the script and the rulebook into a folder. */
function copyInto(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of ['tavolata.iife.js', 'rulebook.packed.gz']) {
    const from = join(home, 'dist', file);
    if (!existsSync(from)) throw new Error(`${from} is missing: npm run build makes it`);
    if (!existsSync(join(folder, file)) || !readFileSync(from).equals(readFileSync(join(folder, file))))
      cpSync(from, join(folder, file));
  }
}

/** Fills the packages. */
export function makeBindings(): void {
  const model: Model = modelOf(JSON.parse(readFileSync(join(home, 'rules/schema/api.json'), 'utf8')));
  copyInto(join(home, 'bindings/rust/data'));
  for (const [file, text] of Object.entries(rustOf(model))) write(join(home, 'bindings/rust', file), text);
  for (const [file, text] of Object.entries(javaOf(model))) write(join(home, 'bindings/java/generated', file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeBindings();
