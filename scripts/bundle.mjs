// Makes what the package runs (`npm run build`), after the compiler has written the declarations: modules bundled so that few files are
// opened at a start, and the one-file forms of the runtime, plain scripts that define `tavolata.call`, text in, text out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const home = fileURLToPath(new URL('..', import.meta.url));

/** The bundles by name: `tavolata` has everything, `tavolata-lean` says nothing in words. */
export const bundles = { tavolata: 'src/embed/whole.ts', 'tavolata-lean': 'src/embed/lean.ts' };

/**
 * @param {string} entry file to begin with, from the root of the project
 * @returns {Promise<{ text: string, inputs: Record<string, number> }>} the script, and how many bytes of it come from which file
 */
export const bundled = async (entry) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: home,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'tavolata',
    legalComments: 'none',
    // Plain assignments instead of definitions of fields: shorter, and understood by every engine.
    target: 'es2020',
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: 'ES2022' } },
  });
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.fromEntries(
    Object.entries(output.inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
  );
  return { text: outputFiles[0].text, inputs };
};

/** Entry points of the package by name. What several need stands in one chunk, so that there is one of each class. */
export const modules = {
  index: 'src/index.ts',
  runtime: 'src/runtime.ts',
  lean: 'src/lean.ts',
  main: 'src/cli/main.ts',
};

/** Writes the entry points and their chunks into a folder. */
export const writeModules = async (folder) => {
  await build({
    absWorkingDir: home,
    entryPoints: modules,
    outdir: folder,
    bundle: true,
    splitting: true,
    // Names stay, for stack traces; comments and blanks need not be loaded.
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    chunkNames: 'part-[hash]',
    target: 'node20',
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: 'ES2022' } },
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeModules(join(home, 'dist/js'));
  for (const [name, entry] of Object.entries(bundles)) {
    const { text } = await bundled(entry);
    const file = join(home, 'dist', `${name}.iife.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
