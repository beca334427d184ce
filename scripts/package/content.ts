import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { home, must, type Packed, run } from './session.js';

/**
 * The maximum size of the library in bytes, unpacked: what it is now, and a hundredth more. Two fifths are code; the two
 * scripts are a fifth, the types with their descriptions in both languages a sixth, the rulebook an eighth, and the code
 * that Ajv generates from the schemas a twentieth.
 */
const most = 2_460_000;

/** Checks that the library contains all required files and no others. */
export function checkContent({ files, size, unpackedSize }: Packed): void {
  const paths = new Set(files.map(({ path }) => path));
  const wanted = [
    'dist/js/index.js',
    'dist/js/compiler.js',
    'dist/js/runtime.js',
    'dist/js/testing.js',
    'dist/js/workspace.js',
    'dist/js/rulebook.js',
    'dist/js/rulebook-fetched.js',
    'dist/js/LICENCES.txt',
    'dist/src/index.d.ts',
    'dist/src/compiler.d.ts',
    'dist/src/runtime.d.ts',
    'dist/src/testing.d.ts',
    'dist/src/workspace.d.ts',
    'dist/src/rulebook.d.ts',
    'dist/messages.json',
    'dist/types/vocabulary.generated.d.ts',
    'dist/tavolata.iife.js',
    'dist/tavolata-lean.iife.js',
    'dist/rulebook.packed.gz',
    'rules/schema/compiled.json',
    'rules/schema/parts.json',
    'rules/schema/setup.json',
    'rules/schema/table.json',
    ...['compiled-format', 'embedding', 'language'].map((name) => `docs/${name}.md`),
    'README.md',
    'LICENSE',
  ];
  must(
    wanted.every((path) => paths.has(path)),
    `has ${wanted.length} files that it must have`,
  );
  const strange = [...paths].filter((path) =>
    /^(src|test|tools|bench|scripts|node_modules)\/|^dist\/(src|grammar)\/.*\.js$|\.tgz$/.test(path),
  );
  must(strange.length === 0, `has no sources or tests ${strange.slice(0, 3).join(', ')}`);
  must(unpackedSize <= most, `has at most ${most} bytes, unpacked`);
  process.stdout.write(
    `    ${files.length} files, ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(2)} MB unpacked\n`,
  );
}

/** What `package.json` exports, by name. */
export type Exports = { readonly [name: string]: unknown };

/**
 * Takes in all that the package exports, by `import` and by `require`: a module has something in it, JSON is a value, and any other file is
 * there. Of what stands for several, `schema/table.json` is one.
 */
export function checkExports(folder: string, exports: Exports): void {
  const names = Object.keys(exports).map((name) => `tavolata${name.slice(1)}`.replace('schema/*', 'schema/table.json'));
  const json = names.filter((name) => name.endsWith('.json'));
  const others = names.filter((name) => /\.(js|gz)$/.test(name));
  const modules = names.filter((name) => !json.includes(name) && !others.includes(name));
  const check = `const wrong = (name, one) => { if (Object.keys(one).length === 0 && name !== 'tavolata/types') throw new Error(name); };`;
  writeFileSync(
    join(folder, 'exports.cjs'),
    `${check}
     for (const name of ${JSON.stringify([...modules, ...json])}) wrong(name, require(name));
     for (const name of ${JSON.stringify(others)}) wrong(name, require('node:fs').readFileSync(require.resolve(name)));`,
  );
  writeFileSync(
    join(folder, 'exports.mjs'),
    `import { readFileSync } from 'node:fs';
     ${check}
     for (const name of ${JSON.stringify(modules)}) wrong(name, await import(name));
     for (const name of ${JSON.stringify(json)}) wrong(name, (await import(name, { with: { type: 'json' } })).default);
     for (const name of ${JSON.stringify(others)}) wrong(name, readFileSync(new URL(import.meta.resolve(name))));`,
  );
  for (const file of ['exports.cjs', 'exports.mjs']) run(process.execPath, ['--no-warnings', file], folder);
  must(true, `its ${names.length} exports can be imported and required`);
}

/**
 * What a bundler takes in for some imports, in bytes of minified code: each limit is what the import needs now, and a hundredth more. The
 * words of faults in both languages are 16 kB of each. The evaluator comes with what opens tables, and with it the search for what a
 * crowded board may declare (508.1d, 509.1c), 20 kB: which functions a rulebook calls is not known before it is there.
 */
export async function checkShaking(folder: string): Promise<void> {
  const most = {
    runtime: { VERDICTS: 150, Fault: 18_200, ask: 32_400, prepare: 28_500, explain: 105_700 },
    compiler: { refusalDiagnostic: 23_100, makeTable: 171_500, renderDiagnostic: 148_000, compileEntries: 546_000 },
  };
  const imports = Object.entries(most).flatMap(([from, names]) =>
    Object.entries(names).map(([name, limit]) => ({ from, name, limit })),
  );
  const tooLarge: string[] = [];
  for (const { from, name, limit } of imports) {
    const contents = `import { ${name} } from 'tavolata/${from}'; console.log(${name});`;
    const options = { bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' } as const;
    const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: folder } });
    const size = outputFiles[0]?.contents.length ?? Number.POSITIVE_INFINITY;
    if (size > limit) tooLarge.push(`import { ${name} } costs ${size} bytes, at most ${limit}`);
  }
  must(tooLarge.length === 0, tooLarge.join('; ') || `${imports.length} imports cost no more than they may`);
}

const host = `import { ask, openTable, type Rulebook } from 'tavolata/runtime';
import { compileEntries } from 'tavolata/compiler';
import { loadRulebook } from 'tavolata';
import { drifted } from 'tavolata/testing';
import { parseExpression, type Syntax } from 'tavolata/workspace';
import type { Vocabulary } from 'tavolata/types';
export const used = [ask, openTable, compileEntries, loadRulebook, drifted, parseExpression];
export type Used = [Rulebook, Vocabulary, Syntax];
`;

/**
 * Types as hosts see them, with all declarations checked: modules and CommonJS, resolved as Node does or as bundlers do, by the compiler of
 * today and the one before.
 */
export function checkTypes(folder: string): void {
  for (const name of ['host.mts', 'host.cts']) writeFileSync(join(folder, name), host);
  const types = ['--types', 'node', '--typeRoots', join(home, 'node_modules/@types')];
  const strict = ['--noEmit', '--strict', '--target', 'es2022', '--exactOptionalPropertyTypes', ...types];
  const check = (compiler: string, ...args: readonly string[]): string =>
    run(process.execPath, [join(home, 'node_modules', compiler, 'bin/tsc'), ...strict, ...args], folder);
  check('typescript', '--module', 'nodenext', 'host.mts', 'host.cts');
  check('typescript-native', '--module', 'nodenext', 'host.mts', 'host.cts');
  check('typescript-native', '--module', 'node16', 'host.mts');
  check('typescript-native', '--module', 'esnext', '--moduleResolution', 'bundler', 'host.mts');
  must(true, 'types hold under node16, nodenext, from CommonJS too, and under bundler');
}
