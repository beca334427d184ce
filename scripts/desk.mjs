// Creates the page of the desk for translators: for `tavolata text desk`, next to the program, and for the site, where
// it works without a server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { forPages, library } from './bundle.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));

/** Style sheets in the order in which they apply. */
const styles = ['tokens', 'frame', 'page', 'desk', 'small', 'print'];

/**
 * Checks, memory and the reader of official texts are those of the tools. Their modules also contain functions that
 * open files, which the page never calls: platform modules are replaced by empty ones.
 */
const withoutPlatform = {
  name: 'without platform',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: 'platform', sideEffects: false } : undefined,
    );
    onLoad({ filter: /./, namespace: 'platform' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Writes the page into a folder.
 *
 * @param {string} folder
 * @param {{ readonly isServed: boolean }} options whether a server saves the texts; otherwise they come from `units.js`
 * next to the page
 * @returns {Promise<readonly string[]>} the bundled files
 */
export async function writeDesk(folder, { isServed }) {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    ...forPages,
    entryPoints: { desk: 'site/src/desk/main.tsx', official: 'site/src/desk/official/reader.ts' },
    outdir: folder,
    plugins: [library, withoutPlatform],
    logLevel: 'error',
  });
  const css = styles.map((name) => readFileSync(join(home, `site/style/${name}.css`), 'utf8'));
  writeFileSync(join(folder, 'desk.css'), css.join('\n'));
  const page = readFileSync(join(home, 'site/src/desk/index.html'), 'utf8');
  const ofServer = page
    .replace('<script src="units.js" defer></script>\n', '')
    .replace("connect-src 'none'", "connect-src 'self'")
    .replace('<html lang="en">', '<html lang="en" data-served>');
  writeFileSync(join(folder, 'index.html'), isServed ? ofServer : page);
  return Object.keys(metafile.inputs);
}
