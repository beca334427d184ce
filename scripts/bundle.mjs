// Creates the code of the package (`npm run build`), after the compiler has written the declarations: modules bundled
// so that few files are opened at startup, and the one-file forms of the runtime, short plain scripts that define
// `tavolata.call`, which takes and returns text.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { minify } from 'terser';
import { check } from './minimum.mjs';
import { keepDeclarations } from './typings.mjs';
import { validatorsModule } from './validators.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));

/** The bundles by name: `tavolata` has everything, `tavolata-lean` has no texts. */
export const bundles = {
  tavolata: 'src/engine/embed/whole.ts',
  'tavolata-lean': 'src/engine/embed/lean.ts',
};

/** Texts that the smallest bundle leaves out. */
const texts = ['src/engine/model/fault-words.json', 'src/engine/embed/refusal-words.json'];

/** Replaces the contents of files. */
const instead = (contents) => ({
  name: 'instead',
  setup: ({ onLoad }) => {
    for (const [file, text] of Object.entries(contents))
      onLoad({ filter: new RegExp(`${file.replace('.', '[.]')}$`) }, () => ({
        contents: text,
        loader: file.endsWith('.json') ? 'json' : 'js',
        resolveDir: home,
      }));
  },
});

/** Leaves the texts of faults out of a bundle, and the search for the name that was probably meant. */
const wordless = {
  ...Object.fromEntries(texts.map((file) => [file, '{}'])),
  'src/engine/model/spelling.ts': 'export const nearest = () => undefined;',
};

/** The omitted texts by code, as JSON. */
export const messages = () => {
  const all = texts.map((file) => JSON.parse(readFileSync(join(home, file), 'utf8')));
  return `${JSON.stringify(Object.assign({}, ...all), null, 2)}\n`;
};

/**
 * @param {string} entry the first file, relative to the root of the project
 * @returns {Promise<{ text: string, inputs: Record<string, number> }>} the script, and the number of bytes from each
 * file
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
    plugins: [instead(entry === bundles['tavolata-lean'] ? wordless : {})],
    // The syntax understood by engines inside other programs; built-ins are limited to those in `minimum.mjs`.
    target: 'es2020',
    banner: { js: check },
    inject: ['scripts/has-own.mjs'],
    // Plain assignments instead of field definitions: shorter, and understood by every engine.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: 'ES2022' } },
  });
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.fromEntries(
    Object.entries(output.inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
  );
  return { text: outputFiles[0].text, inputs };
};

/** Entry points of the package by name. Shared code goes into chunks, so that each class exists only once. */
export const modules = {
  index: 'src/index.ts',
  compiler: 'src/compiler.ts',
  runtime: 'src/runtime.ts',
  rulebook: 'src/rulebook.ts',
  'rulebook-fetched': 'src/rulebook-fetched.ts',
  testing: 'src/testing.ts',
  workspace: 'src/workspace.ts',
};

/** The program, a package of its own (`tools/package.json`). */
export const program = 'tools/cli/main.ts';

/** The library by the names under which the tools import it. */
export const library = {
  name: 'library',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^tavolata(?:\/\w+)?$/ }, ({ path }) => ({
      path: join(home, 'src', `${path.split('/')[1] ?? 'index'}.ts`),
    }));
  },
};

/**
 * Not entry points of the package, but separate files, so that bundlers can omit them completely if they are not
 * imported.
 */
const parts = {
  grammar: 'grammar/parse.ts',
  refusal: 'src/frontend/load/refusal.ts',
  schemas: 'src/frontend/read/validators.ts',
  setup: 'src/engine/setup/make.ts',
  words: 'src/frontend/load/rendered.ts',
};

const read = (name) => import(new URL(`../dist/src/frontend/read/${name}.js`, import.meta.url).href);

/**
 * Replaces the file that compiles schemas by precompiled ones; `modules` returns the exports of that file and of
 * `schema.ts`.
 */
export const schemasAhead = (modules) => ({
  name: 'schemas ahead',
  setup: ({ onLoad }) => {
    onLoad({ filter: /src[/\\]frontend[/\\]read[/\\]validators[.]ts$/ }, async () => {
      const [schema, validators] = await modules();
      return { contents: validatorsModule({ ...schema, ...validators }), resolveDir: home };
    });
  },
});

/** The same with the modules that `tsc` has written to `dist/src`. */
const builtSchemasAhead = schemasAhead(() => Promise.all([read('schema'), read('validators')]));

/** The same with the sources, bundled temporarily into a module next to the program: no build is needed. */
const sourceSchemasAhead = (folder) =>
  schemasAhead(async () => {
    const outfile = join(folder, `schemas-${process.pid}.mjs`);
    const contents = "export * as schema from './schema.js'; export * as validators from './validators.js';";
    const resolveDir = join(home, 'src/frontend/read');
    await build({ ...forNode, stdin: { contents, resolveDir, loader: 'ts' }, outfile, packages: 'external' });
    try {
      const { schema, validators } = await import(pathToFileURL(outfile).href);
      return [schema, validators];
    } finally {
      rmSync(outfile);
    }
  });

/**
 * For environments without a disk: of `tavolata/files` only the schemas, as part of the bundle. Nothing is cached for a
 * later run, so nothing has a digest.
 */
export const schemasInside = {
  name: 'schemas inside',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^tavolata\/files$/ }, () => ({ path: 'files', namespace: 'schemas' }));
    onLoad({ filter: /./, namespace: 'schemas' }, () => {
      const names = readdirSync(join(home, 'rules/schema')).filter(
        (name) => !/^(?:api|names|setup|table)[.]/.test(name),
      );
      const imports = names.map((name, index) => `import s${index} from ${JSON.stringify(`./rules/schema/${name}`)};`);
      const members = names.map((name, index) => `${JSON.stringify(basename(name, '.json'))}: s${index}`);
      return {
        contents: `${imports.join('\n')}\nconst all = { ${members.join(', ')} };\nexport const loadSchema = (name) => all[name];\nexport const digest = () => '';`,
        resolveDir: home,
      };
    });
  },
};

/** A script of a page, in one file. */
export const forPages = {
  absWorkingDir: home,
  bundle: true,
  minify: true,
  metafile: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Lets packages that `require` modules of the platform import them: ES modules have no `require`. */
export const imported = {
  name: 'imported',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path)
        ? { path: path.replace(/^node:/, ''), namespace: 'platform' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'platform' }, ({ path }) => ({
      contents: `export * from 'node:${path}'; export { default } from 'node:${path}';`,
    }));
  },
};

/** Readable modules for node, with the packages that they use. */
const forNode = {
  absWorkingDir: home,
  bundle: true,
  format: 'esm',
  platform: 'node',
  legalComments: 'none',
  target: 'node20',
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: 'ES2022' } },
};

/**
 * The same code in ASCII. An engine holds a script with two bytes for each sign where only one sign needs them: 5 MB more for the program.
 * esbuild leaves such signs in patterns, `String.raw` for patterns, and comments, where an escape means the same.
 */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes the command line into one file that can be carried out. */
const writeMain = async (outfile, options) => {
  const { outputFiles, metafile } = await build({
    ...forNode,
    entryPoints: [program],
    outfile,
    write: false,
    ...options,
  });
  mkdirSync(dirname(outfile), { recursive: true });
  writeFileSync(outfile, inAscii(outputFiles[0].text), { mode: 0o755 });
  return metafile;
};

/** Writes the command line into one file; `outfile` is its path. */
export const writeProgram = (outfile) =>
  writeMain(outfile, { plugins: [sourceSchemasAhead(dirname(outfile)), library, imported], logLevel: 'error' });

/**
 * Writes the program as in its package: one file with all its dependencies, and the licences of these and of the
 * dependencies of its page.
 */
export const writePackage = async (folder, ofPage) => {
  const plugins = [builtSchemasAhead, library, imported];
  const metafile = await writeMain(join(folder, 'main.js'), { metafile: true, plugins });
  writeFileSync(join(folder, 'LICENCES.txt'), licencesOf([...Object.keys(metafile.inputs), ...ofPage]));
};

/**
 * Packages by the names under which the grammar imports them, bundled into chunks of their own. The file itself is not
 * written.
 */
const packages = {
  name: 'packages',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^packages$/ }, () => ({ path: 'packages', namespace: 'packages' }));
    onLoad({ filter: /./, namespace: 'packages' }, () => ({
      contents: "export { createToken, EmbeddedActionsParser, EOF, Lexer, tokenMatcher } from 'chevrotain';",
      resolveDir: home,
    }));
  },
};

/** Code that nobody reads and that throws no faults at hosts: schemas as code, and packages. */
const isForMachines = (file) => /node_modules[/\\]|[/\\]validators[.]ts$|^packages:/.test(file);

const shortened = async (text) => (await transform(text, { minify: true, format: 'esm', charset: 'utf8' })).code;

/**
 * Code that people meet, without blanks and with short names of variables inside functions. The names of functions and
 * classes, which stack traces show, stay, as do the comments that tell bundlers what they may omit; lines are short,
 * since node prints that of an uncaught fault.
 */
const compact = async (text) => {
  const { code } = await minify(text, {
    module: true,
    compress: false,
    mangle: { module: false, keep_fnames: true, keep_classnames: true },
    format: { max_line_len: 200, preserve_annotations: true, comments: /@__NO_SIDE_EFFECTS__/ },
  });
  return code;
};

/**
 * Writes the entry points and their chunks into a folder, with the packages that they use, because opening the hundreds
 * of files of those takes longer than reading the rules. The licences of those packages are written as well.
 */
export const writeModules = async (folder) => {
  const { metafile, outputFiles } = await build({
    ...forNode,
    entryPoints: { ...modules, ...parts, packages: 'packages' },
    outdir: folder,
    splitting: true,
    metafile: true,
    write: false,
    // chevrotain imports lodash as modules. As CommonJS, each import would be a statement that a bundler has to keep,
    // with all its dependencies.
    alias: { lodash: 'lodash-es' },
    plugins: [packages, builtSchemasAhead, imported],
    charset: 'utf8',
    chunkNames: 'part-[hash]',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of outputFiles) {
    if (basename(path) === 'packages.js') continue;
    const sources = Object.keys(metafile.outputs[relative(home, path)].inputs);
    const isMinified = sources.length > 0 && sources.every(isForMachines);
    writeFileSync(path, await (isMinified ? shortened(text) : compact(text)));
  }
  writeFileSync(join(folder, 'LICENCES.txt'), licencesOf(Object.keys(metafile.inputs)));
};

/** The rulebook of the project, compiled and packed by the library just built. */
const packedRulebook = async () => {
  const { loadRulebook, packRulebook } = await import(new URL('../dist/js/index.js', import.meta.url).href);
  // The places of entries are paths relative to the root of the project, wherever it is built.
  process.chdir(home);
  return packRulebook(loadRulebook('rules').rulebook);
};

/** The licences of all packages from which files come, without repeating texts. */
export const licencesOf = (files) => {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const byText = new Map();
  for (const folder of [...packages].sort()) {
    const { name, version, license } = JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(home, folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? '' : readFileSync(join(home, folder, file), 'utf8').trim();
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(72)}\n\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeModules(join(home, 'dist/js'));
  const declared = [...Object.values(modules), 'types/vocabulary.generated.ts'];
  keepDeclarations(
    join(home, 'dist'),
    declared.map((file) => join(home, 'dist', file.replace(/[.]ts$/, '.d.ts'))),
  );
  writeFileSync(join(home, 'dist/messages.json'), messages());
  writeFileSync(join(home, 'dist/rulebook.packed.gz'), gzipSync(await packedRulebook(), { level: 9 }));
  for (const [name, entry] of Object.entries(bundles)) {
    const { text } = await bundled(entry);
    const file = join(home, 'dist', `${name}.iife.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
