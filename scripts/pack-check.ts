/*
 * `npm run test:package`: packs the package, looks at what is in it, installs it into an empty folder and uses it there as its users do. It builds
 * and installs, which takes longer than all unit tests of a module: so it is no part of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { getQuickJS } from 'quickjs-emscripten';

const home = fileURLToPath(new URL('..', import.meta.url));
const room = mkdtempSync(join(tmpdir(), 'tavolata-pack-'));

const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 });

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`the package fails: ${what}`);
  process.stdout.write(`ok  ${what}\n`);
};

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const pack = (...args: readonly string[]): Packed => {
  const out = run('npm', ['pack', '--json', '--silent', '--pack-destination', room, ...args], home);
  const [packed] = JSON.parse(out) as Packed[];
  if (packed === undefined) throw new Error('npm pack gave nothing');
  return packed;
};

/** The files of the library: all that is wanted, and nothing that is not. */
const checkContent = ({ files, size, unpackedSize }: Packed): void => {
  const paths = new Set(files.map(({ path }) => path));
  const wanted = [
    'dist/js/index.js',
    'dist/js/compiler.js',
    'dist/js/runtime.js',
    'dist/js/workspace.js',
    'dist/js/LICENCES.txt',
    'dist/src/index.d.ts',
    'dist/src/compiler.d.ts',
    'dist/src/runtime.d.ts',
    'dist/messages.json',
    'dist/types/vocabulary.generated.d.ts',
    'dist/tavolata.iife.js',
    'dist/tavolata-lean.iife.js',
    'dist/rulebook.packed.gz',
    'rules/schema/compiled.json',
    'rules/schema/api.json',
    ...['compiled-format', 'embedding'].map((name) => `docs/${name}.md`),
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
  process.stdout.write(
    `    ${files.length} files, ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(2)} MB unpacked\n`,
  );
};

/** What users do with it, each as a program of its own. */
const checkUse = (folder: string): void => {
  const node = (...args: readonly string[]): string => run(process.execPath, args, folder);
  const cli = join('node_modules', '.bin', 'tavolata');
  const example = 'node_modules/tavolata-tools/examples/free-for-all-eight.json';
  must(/^\d+\.\d+\.\d+\n$/.test(run(cli, ['--version'], folder)), 'the command line starts');
  must(run(cli, ['ask', example, '--undone', '--lang', 'en'], folder).length > 0, 'it finds its rules and schemas');
  run(cli, ['build', '--setup', example, '--packed', '--out', 'compiled'], folder);
  const rulebook = 'JSON.parse(require("node:fs").readFileSync("compiled/rulebook.json", "utf8"))';
  const use = `const table = openTable(${rulebook}, JSON.parse(require("node:fs").readFileSync("${example}", "utf8")));
    if (ask(table, "playersIn", {}).value.length < 2) throw new Error("no players");
    process.stdout.write("fine");`;
  writeFileSync(join(folder, 'required.cjs'), `const { openTable, ask } = require("tavolata/runtime");\n${use}`);
  must(node('--no-warnings', 'required.cjs') === 'fine', 'require("tavolata/runtime") works');
  const packed = 'unpackRulebook(require("node:fs").readFileSync("compiled/rulebook.packed", "utf8"))';
  writeFileSync(
    join(folder, 'packed.cjs'),
    `const { openTable, ask, unpackRulebook, Fault } = require("tavolata");
     if (require("tavolata/runtime").Fault !== Fault) throw new Error("two copies");
     if (!require("tavolata/messages.json")["fault.plan"].it) throw new Error("no messages");
     ${use.replace(rulebook, packed)}`,
  );
  must(node('--no-warnings', 'packed.cjs') === 'fine', 'a packed rulebook opens, and entry points share their classes');
  writeFileSync(
    join(folder, 'whole.cjs'),
    `const { loadRulebook } = require("tavolata");
     const { rulebook } = loadRulebook("node_modules/tavolata-tools/rules");
     process.stdout.write(rulebook.entries.length > 100 ? "fine" : "no entries");`,
  );
  must(node('--no-warnings', 'whole.cjs') === 'fine', 'require("tavolata") works');
  writeFileSync(
    join(folder, 'imported.mjs'),
    `import { openTable, ask } from "tavolata/runtime";\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n${use}`,
  );
  writeFileSync(
    join(folder, 'compiler.mjs'),
    `import { compileEntries, makeTable } from "tavolata/compiler";
     import { addEntries, Fault } from "tavolata/runtime";
     import * as all from "tavolata";
     import { readFileSync } from "node:fs";
     const { rulebook } = all.loadRulebook("node_modules/tavolata-tools/rules");
     const house = readFileSync("node_modules/tavolata-tools/examples/house/spare-the-weakest.json", "utf8");
     const { extra } = compileEntries(rulebook, house);
     const { players } = makeTable(addEntries(rulebook, extra), { edition: "2026-09-25", players: ["A", "B"], seed: 1 }).json;
     if (all.Fault !== Fault || all.makeTable !== makeTable) throw new Error("two copies");
     process.stdout.write(players.length === 2 ? "fine" : "no players");`,
  );
  must(node('compiler.mjs') === 'fine', 'import "tavolata/compiler" works, and shares its classes');
  writeFileSync(
    join(folder, 'shipped.mjs'),
    `import { readFileSync } from "node:fs";
     import { gunzipSync } from "node:zlib";
     import { ask, openTable, unpackRulebook } from "tavolata/runtime";
     const packed = readFileSync("node_modules/tavolata/dist/rulebook.packed.gz");
     const table = openTable(unpackRulebook(gunzipSync(packed).toString()), JSON.parse(readFileSync("${example}", "utf8")));
     process.stdout.write(ask(table, "playersIn", {}).value.length > 1 ? "fine" : "no players");`,
  );
  must(node('shipped.mjs') === 'fine', 'the rulebook that comes with the library opens');
  const resolved = "process.stdout.write(fileURLToPath(import.meta.resolve('tavolata-tools')))";
  writeFileSync(join(folder, 'cli.mjs'), `import { fileURLToPath } from "node:url";\n${resolved};\n`);
  must(/^\d/.test(node(node('cli.mjs'), '--version')), 'a host finds the program as tavolata-tools');
  const frozen = ['--disallow-code-generation-from-strings', '--frozen-intrinsics', '--no-warnings'];
  must(node(...frozen, 'imported.mjs') === 'fine', 'import works without eval and with frozen intrinsics');
};

/** The examples that the docs tell to run, as they lie in the package. */
const checkExamples = (folder: string): void => {
  const program = join(home, 'node_modules/tsx/dist/cli.mjs');
  for (const name of ['embed', 'live-view', 'whole-games'])
    must(
      run(process.execPath, [program, `node_modules/tavolata-tools/examples/${name}.ts`], folder).length > 100,
      `examples/${name}.ts runs`,
    );
};

/** A worker, and QuickJS, which has the language and nothing else. */
const checkEngines = async (folder: string): Promise<void> => {
  const worker = "new (require('node:worker_threads').Worker)('./required.cjs')";
  must(run(process.execPath, ['--no-warnings', '-e', worker], folder) === 'fine', 'it runs in a worker');
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const program = `${text('node_modules/tavolata/dist/tavolata.iife.js')}
    const say = (request) => JSON.parse(tavolata.call(JSON.stringify(request))).ok;
    const { rulebook } = say({ call: 'load', rulebook: ${text('compiled/rulebook.json')} });
    const { table } = say({ call: 'openTable', rulebook, table: ${text('node_modules/tavolata-tools/examples/free-for-all-eight.json')} });
    say({ call: 'ask', table, question: 'playersIn' }).value.length;`;
  const context = (await getQuickJS()).newContext();
  const players = context.unwrapResult(context.evalCode(program)).consume((value) => context.getNumber(value));
  context.dispose();
  must(players > 2, 'the script runs in QuickJS');
};

/** Types as hosts see them, with everything checked: modules and CommonJS, resolved as Node does or as bundlers do. */
const checkTypes = (folder: string): void => {
  const text = `import { ask, openTable, type Rulebook } from 'tavolata/runtime';
    import { compileEntries } from 'tavolata/compiler';
    import { loadRulebook } from 'tavolata';
    import type { Vocabulary } from 'tavolata/types';
    export const used = [ask, openTable, compileEntries, loadRulebook];
    export type Used = [Rulebook, Vocabulary];`;
  for (const name of ['host.mts', 'host.cts']) writeFileSync(join(folder, name), text);
  const types = ['--types', 'node', '--typeRoots', join(home, 'node_modules/@types')];
  const strict = ['--noEmit', '--strict', '--target', 'es2022', '--exactOptionalPropertyTypes', ...types];
  const tsc = join(home, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [tsc, ...strict, '--module', 'nodenext', 'host.mts', 'host.cts'], folder);
  run(process.execPath, [tsc, ...strict, '--module', 'esnext', '--moduleResolution', 'bundler', 'host.mts'], folder);
  must(true, 'types hold under nodenext, from CommonJS too, and under bundler');
};

/** An uncaught fault: the first mistake that everybody makes has to look like a mistake, not like a crash of the library. */
const checkFault = (folder: string): void => {
  const text = `import { readFileSync } from "node:fs";
    import { openTable } from "tavolata/runtime";
    const rulebook = JSON.parse(readFileSync("compiled/rulebook.json", "utf8"));
    openTable(rulebook, { setup: { edition: "2026-09-25" }, players: [{ id: "A", lief: 3 }] });`;
  writeFileSync(join(folder, 'fault.mjs'), text);
  const plain = spawnSync(process.execPath, ['fault.mjs'], { cwd: folder, encoding: 'utf8' }).stderr;
  must(
    plain.length < 3000 && plain.split('\n').every((line) => line.length < 300) && plain.includes('new Fault('),
    'an uncaught fault shows a line of code that people can read',
  );
};

/**
 * What a bundler takes in for some imports, in bytes of minified code: each limit is what the import needs now, and a hundredth more. The
 * words of faults in both languages are 16 kB of each. The search for what a crowded board may declare (508.1d, 509.1c) is 20 kB of all
 * that asks: it is a function of the rule language, and which functions a rulebook calls is not known before it is there.
 */
const checkShaking = async (folder: string): Promise<void> => {
  const most = {
    runtime: { VERDICTS: 150, Fault: 17_500, ask: 73_000, prepare: 70_900, explain: 101_800 },
    compiler: { refusalDiagnostic: 22_600, makeTable: 161_200, renderDiagnostic: 148_000, compileEntries: 883_000 },
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
  must(tooLarge.length === 0, tooLarge.join('; '));
};

try {
  const packed = pack();
  checkContent(packed);
  const tarball = join(room, packed.filename);
  run(process.execPath, [join(home, 'scripts/pack-tools.mjs')], home);
  const program = join(room, pack(join(home, 'dist/package')).filename);

  const { messages } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  const pkg = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<string, unknown>;
  must(messages.length === 0, `publint ${messages.map((one) => formatMessage(one, pkg)).join('; ')}`);
  const attw = [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'rulebook.packed.gz',
    'tavolata.iife.js',
    'tavolata-lean.iife.js',
  ];
  // It ends with an error when there is a problem.
  run(join(home, 'node_modules/.bin/attw'), attw, room);
  must(true, 'are the types wrong: no');

  const folder = join(room, 'empty');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "host", "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', tarball, program], folder);
  checkUse(folder);
  checkExamples(folder);
  await checkEngines(folder);
  checkTypes(folder);
  checkFault(folder);
  await checkShaking(folder);
} finally {
  rmSync(room, { recursive: true, force: true });
}
