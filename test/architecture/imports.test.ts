import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn, graphOf } from '../../src/engine/model/graph.js';
import { importsOf, sourcesBelow, valuesImportedBy } from './sources.js';

interface Module {
  readonly imports: readonly string[];
  /** `node:` stands for the platform. */
  readonly packages: readonly string[];
}

/** What each module may import, as the table of modules in `docs/architecture.md` says. */
const TABLE = modulesOf(readFileSync('docs/architecture.md', 'utf8'));

function modulesOf(page: string): ReadonlyMap<string, Module> {
  const rows = page.split('\n').flatMap((line) => {
    const [, first = '', , imports = '', packages = ''] = line.split('|');
    const [path = ''] = quoted(first);
    return /^(src\/|grammar$)/.test(path) ? [{ name: path.replace(/^src\//, ''), imports, packages }] : [];
  });
  // Modules of an area are named there without it, but for those of constructs.
  const at = (name: string) =>
    rows.findIndex((row) => row.name === name || /^(engine|frontend)\/(.*)/.exec(row.name)?.[2] === name);
  const between = ([from = '', to = from]: readonly string[]) =>
    rows.slice(at(from), at(to) + 1).map(({ name }) => name);
  const all = (imports: string) => imports.split(',').flatMap((part) => between(quoted(part)));
  return new Map(
    rows.map(({ name, imports, packages }) => [name, { imports: all(imports), packages: quoted(packages) }]),
  );
}

/** `a` and `b` of “`a` … `b`”. */
function quoted(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const TOOLS = [
  'tools/build',
  'tools/check',
  'tools/cli',
  'tools/conformance',
  'tools/editions',
  'tools/lsp',
  'tools/messages',
  'tools/official',
  'tools/serve',
  'tools/texts',
];

/** The face of a construct that a file is part of: `engine` of `src/constructs/call/engine-make.ts`. */
const faceOf = (path: string): string => /(\w+)[^/]*$/.exec(path)![1]!;

/** `src/engine/values/world.ts` belongs to `engine/values`, `tools/check/coverage.ts` to `tools/check`. */
const moduleOf = (path: string): string => {
  const [top, area, folder] = path.split('/') as [string, string, string?];
  if (top === 'grammar') return 'grammar';
  if (top === 'tools') return `tools/${area}`;
  if (area === 'constructs') return `constructs/${faceOf(path)}`;
  return folder === undefined ? 'index' : `${area}/${folder}`;
};

const files = sourcesBelow('src', 'grammar', 'tools');

describe('imports', () => {
  for (const { path, tree } of files) {
    const own = moduleOf(path);
    const allowed = TABLE.get(own);
    if (!allowed) continue;
    it(`${path} imports only what its module may`, () => {
      const refused = importsOf(tree).filter((name) => {
        if (!name.startsWith('.'))
          return !allowed.packages.some(
            (known) => name === known || name.startsWith(known.endsWith(':') ? known : `${known}/`),
          );
        const target = moduleOf(normalize(join(dirname(path), name)));
        return target !== own && !allowed.imports.includes(target);
      });
      expect(refused).toEqual([]);
    });
  }

  it('lets nothing but the command line know the server, and the server not the command line', () => {
    const found = files.flatMap(({ path, tree }) =>
      importsOf(tree)
        .filter((name) => name.startsWith('.'))
        .map((name) => [moduleOf(path), moduleOf(normalize(join(dirname(path), name)))] as const)
        .filter(
          ([own, target]) =>
            (target === 'tools/serve' && !['tools/serve', 'tools/cli'].includes(own)) ||
            (own === 'tools/serve' && target === 'tools/cli'),
        )
        .map(([own, target]) => `${path}: ${own} imports ${target}`),
    );
    expect(found).toEqual([]);
  });

  it('go round in no circle, but for types', () => {
    const edges = files.flatMap(({ path, tree }) =>
      valuesImportedBy(tree)
        .filter((name) => name.startsWith('.') && name.endsWith('.js'))
        .map((name) => [path, normalize(join(dirname(path), name)).replace(/js$/, 'ts')] as const),
    );
    expect(edges.length).toBeGreaterThan(1500);
    expect(cyclesIn(graphOf(edges))).toEqual([]);
  });

  it('lets nothing in src or grammar know the tools', () => {
    const found = files
      .filter(({ path }) => !path.startsWith('tools/'))
      .flatMap(({ path, tree }) =>
        importsOf(tree)
          .filter((name) => name.startsWith('.') && moduleOf(normalize(join(dirname(path), name))).startsWith('tools/'))
          .map((name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('lets tools know the library by its names alone', () => {
    const found = files
      .filter(({ path }) => path.startsWith('tools/'))
      .flatMap(({ path, tree }) =>
        importsOf(tree)
          .filter((name) => name.startsWith('.') && !normalize(join(dirname(path), name)).startsWith('tools/'))
          .map((name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('knows every module', () => {
    const found = new Set(files.map(({ path }) => moduleOf(path)));
    expect([...found].filter((name) => !TABLE.has(name) && !TOOLS.includes(name) && name !== 'index')).toEqual([]);
    expect([...TABLE.keys()].filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('the runtime', () => {
  it('has neither packages nor the platform nor generated code in it', () => {
    const runtime = files.filter(({ path }) => /^engine\/|^constructs\/(engine|words)$/.test(moduleOf(path)));
    expect(runtime.length).toBeGreaterThan(20);
    const foreign = runtime.flatMap(({ path, tree }) =>
      importsOf(tree)
        .filter((name) => !name.startsWith('.'))
        .map((name) => `${path}: ${name}`),
    );
    expect(foreign).toEqual([]);
    const evals = runtime.filter(({ tree }) => /\beval\(|new Function\b/.test(tree.text)).map(({ path }) => path);
    expect(evals).toEqual([]);
  });
});

const trees = new Map(files.map(({ path, tree }) => [path, tree]));

/** Every file that an entry point brings with it, and everything that is not ours. */
const reached = (entry: string): { readonly own: readonly string[]; readonly foreign: readonly string[] } => {
  const own = new Set([entry]);
  const foreign: string[] = [];
  for (const path of own) {
    // Texts bring nothing with them.
    if (path.endsWith('.json')) continue;
    const tree = trees.get(path);
    if (tree === undefined) throw new Error(`${path} is not there`);
    for (const name of importsOf(tree)) {
      if (name.startsWith('.')) own.add(normalize(join(dirname(path), name)).replace(/\.js$/, '.ts'));
      else foreign.push(`${path}: ${name}`);
    }
  }
  return { own: [...own], foreign };
};

describe.each(['src/runtime.ts', 'src/engine/embed/whole.ts', 'src/engine/embed/lean.ts'])('%s', (entry) => {
  it('brings nothing but the runtime with it', () => {
    const { own, foreign } = reached(entry);
    expect(foreign).toEqual([]);
    const isRuntime = /^src\/(\w+\.ts|engine\/.*|constructs\/([^/]+\/)?(engine|words)[^/]*)$/;
    expect(own.filter((path) => !isRuntime.test(path))).toEqual([]);
  });
});
