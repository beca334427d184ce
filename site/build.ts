/*
 * Builds the site into `site/dist`, which works from a folder as well as from a server: `npm run site` builds and serves it,
 * `npm run site -- --build` only builds.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { loadRulebook, packRulebook } from 'tavolata';
import { library, licencesOf } from '../scripts/bundle.mjs';
import { writeDesk } from '../scripts/desk.mjs';
import { buildEditor } from './editor.js';
import { unitsScript } from './pages/desk-units.js';
import { indexPage, searchData } from './pages/index-page.js';
import { bookOf } from './pages/model.js';
import { rulePage } from './pages/rule-page.js';
import { serve } from './serve.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const home = join(here, '..');
const out = join(here, 'dist');

/** Styles in the order in which they apply. */
const styles = ['tokens', 'frame', 'table', 'round', 'panel', 'page', 'rules', 'small', 'print'];

/** Of the compiler the page needs one call: the rest reads texts of rules, which it has none of. */
const makeTableAlone: Plugin = {
  name: 'make-table-alone',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^tavolata\/compiler$/ }, () => ({ path: join(home, 'src/engine/setup/make.ts') }));
  },
};

/**
 * Builds everything anew.
 *
 * @returns the folder
 * @throws Error where the rules have mistakes
 */
export async function buildSite(): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'rules'), { recursive: true });
  const { rulebook, documents, diagnostics } = loadRulebook(join(home, 'rules'));
  if (rulebook === undefined || documents === undefined)
    throw new Error(`the rules have mistakes: ${diagnostics[0]?.code}; see npm start -- check`);
  const packed = gzipSync(packRulebook(rulebook), { level: 9 }).toString('base64');
  writeFileSync(join(out, 'rulebook.js'), `globalThis.tavolataRulebook='${packed}';\n`);
  const { metafile } = await build({
    absWorkingDir: home,
    metafile: true,
    entryPoints: { table: 'site/src/main.tsx', rules: 'site/src/rules.ts', 'rules/search': 'site/src/search.ts' },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [makeTableAlone, library],
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeFileSync(
    join(out, 'site.css'),
    styles.map((name) => readFileSync(join(here, `style/${name}.css`), 'utf8')).join('\n'),
  );
  cpSync(join(here, 'index.html'), join(out, 'index.html'));
  const ofEditor = await buildEditor(join(out, 'editor'));
  const ofDesk = await writeDesk(join(out, 'desk'), { isServed: false });
  writeFileSync(join(out, 'desk/units.js'), unitsScript({ rulebook, documents }, join(home, 'rules')));
  const inputs = [...Object.keys(metafile.inputs), ...ofEditor, ...ofDesk];
  writeFileSync(join(out, 'LICENCES.txt'), licencesOf(inputs));
  const book = bookOf(rulebook, documents.scenarios);
  for (const number of book.numbers) writeFileSync(join(out, `rules/${number}.html`), rulePage(book, number));
  writeFileSync(join(out, 'rules/index.html'), indexPage(book));
  writeFileSync(join(out, 'rules/search-data.js'), searchData(book));
  return out;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const folder = await buildSite();
    if (process.argv.includes('--build')) console.log(`${folder}/index.html`);
    else serve(folder, 8090, (address) => console.log(address));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
