import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { filesIn } from 'tavolata/files';
import { library, schemasAhead, schemasInside } from '../scripts/bundle.mjs';
import * as schema from '../src/frontend/read/schema.js';
import * as validators from '../src/frontend/read/validators.js';

const home = fileURLToPath(new URL('..', import.meta.url));

const bundle = {
  absWorkingDir: home,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

const packed = (text: string): string => gzipSync(text, { level: 9 }).toString('base64');

/**
 * Builds the editor into two scripts that a page loads when somebody wants to write: `rules.js` has the language server and the rules, `editor.js`
 * defines `tavolataEditor.openEditor`.
 *
 * @param folder is made
 * @returns the files that went in, from the root of the project
 */
export async function buildEditor(folder: string): Promise<readonly string[]> {
  const worker = await build({
    ...bundle,
    entryPoints: ['site/src/editor/worker.ts'],
    platform: 'browser',
    format: 'iife',
    plugins: [schemasAhead(() => Promise.resolve([schema, validators])), schemasInside, library],
  });
  const editor = await build({
    ...bundle,
    entryPoints: ['site/src/editor/editor.ts'],
    platform: 'browser',
    format: 'iife',
    globalName: 'tavolataEditor',
    plugins: [library],
  });
  const texts = Object.fromEntries(filesIn(join(home, 'rules')).files.map(({ path, source }) => [path, source.text]));
  const parts = { worker: packed(worker.outputFiles[0]!.text), texts: packed(JSON.stringify(texts)) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rules.js'), `globalThis.tavolataEditorParts=${JSON.stringify(parts)};\n`);
  writeFileSync(join(folder, 'editor.js'), editor.outputFiles[0]!.text);
  return [worker, editor].flatMap(({ metafile }) => Object.keys(metafile.inputs));
}
