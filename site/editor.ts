import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { filesIn } from 'tavolata/files';
import { forPages, library, schemasAhead, schemasInside } from '../scripts/bundle.mjs';
import * as schema from '../src/frontend/read/schema.js';
import * as validators from '../src/frontend/read/validators.js';

const home = fileURLToPath(new URL('..', import.meta.url));

/** Complete house rules to start from, by file name. */
function examples(): { readonly [name: string]: string } {
  const folder = join(home, 'examples/house');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8').replace('../../rules/', '../');
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

const packed = (text: string): string => gzipSync(text, { level: 9 }).toString('base64');

/**
 * Builds the editor into two scripts, which a page loads when a reader wants to write: `rules.js` contains the language
 * server and the rules, `editor.js` defines `tavolataEditor.openEditor`.
 *
 * @param folder is created
 * @returns the bundled files, relative to the root of the project
 */
export async function buildEditor(folder: string): Promise<readonly string[]> {
  const worker = await build({
    ...forPages,
    write: false,
    entryPoints: ['site/src/editor/worker.ts'],
    plugins: [schemasAhead(() => Promise.resolve([schema, validators])), schemasInside, library],
  });
  const editor = await build({
    ...forPages,
    write: false,
    entryPoints: ['site/src/editor/editor.ts'],
    globalName: 'tavolataEditor',
    plugins: [library],
  });
  const rules = filesIn(join(home, 'rules')).files.map(({ path, source }) => [path, source.text]);
  const parts = {
    worker: packed(worker.outputFiles[0]!.text),
    texts: packed(JSON.stringify(Object.fromEntries(rules))),
    examples: packed(JSON.stringify(examples())),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rules.js'), `globalThis.tavolataEditorParts=${JSON.stringify(parts)};\n`);
  writeFileSync(join(folder, 'editor.js'), editor.outputFiles[0]!.text);
  return [worker, editor].flatMap(({ metafile }) => Object.keys(metafile.inputs));
}
