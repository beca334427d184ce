import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourcesBelow } from './sources.js';

/** What each module may import: modules of ours, then packages. `node:` stands for the platform. */
const TABLE: Readonly<Record<string, { readonly ours: readonly string[]; readonly packages: readonly string[] }>> = {
  text: { ours: [], packages: [] },
  diagnostics: { ours: ['text'], packages: [] },
  model: { ours: ['text'], packages: [] },
  grammar: { ours: ['text', 'diagnostics'], packages: ['chevrotain', 'node:'] },
  read: { ours: ['grammar', 'language', 'model', 'diagnostics', 'text'], packages: ['ajv', 'node:', 'lodash'] },
  language: { ours: ['grammar', 'model', 'diagnostics', 'text'], packages: ['lodash'] },
  compile: { ours: ['model'], packages: [] },
  arrange: { ours: ['model', 'compile'], packages: [] },
  run: { ours: ['model', 'compile', 'arrange'], packages: [] },
  keep: { ours: ['model'], packages: ['node:'] },
  load: {
    ours: ['keep', 'read', 'language', 'model', 'diagnostics', 'text', 'arrange', 'compile', 'run'],
    packages: [],
  },
  explain: { ours: ['model'], packages: [] },
  embed: { ours: ['model', 'compile', 'arrange', 'run', 'explain'], packages: [] },
};

const moduleOf = (path: string): string => {
  const [top, folder] = path.split('/') as [string, string?];
  if (top === 'grammar') return 'grammar';
  return folder?.endsWith('.ts') ? 'index' : (folder ?? '');
};

const files = [...sourcesBelow('src'), ...sourcesBelow('grammar')];

describe('imports', () => {
  for (const { path, tree } of files) {
    const own = moduleOf(path);
    const allowed = TABLE[own];
    if (!allowed) continue;
    it(`${path} imports only what its module may`, () => {
      const refused = importsOf(tree).filter((name) => {
        if (!name.startsWith('.'))
          return !allowed.packages.some(
            (known) => name === known || name.startsWith(known.endsWith(':') ? known : `${known}/`),
          );
        const target = moduleOf(normalize(join(dirname(path), name)));
        return target !== own && !allowed.ours.includes(target);
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
            (target === 'serve' && !['serve', 'cli'].includes(own)) || (own === 'serve' && target === 'cli'),
        )
        .map(([own, target]) => `${path}: ${own} imports ${target}`),
    );
    expect(found).toEqual([]);
  });

  it('knows every module of src', () => {
    const modules = new Set(files.map(({ path }) => moduleOf(path)));
    expect(
      [...modules].filter((name) => !(name in TABLE) && !['check', 'build', 'serve', 'cli', 'index'].includes(name)),
    ).toEqual([]);
  });
});

describe('the runtime', () => {
  it('has neither packages nor the platform nor generated code in it', () => {
    const runtime = files.filter(({ path }) =>
      ['compile', 'arrange', 'run', 'explain', 'embed', 'model'].includes(moduleOf(path)),
    );
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
