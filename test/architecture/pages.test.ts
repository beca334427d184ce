import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './sources.js';

const pages = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'bench/README.md',
    'rules/README.md',
    'grammar/README.md',
  ],
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

it('pages are at most 100 columns wide', () => {
  const wide = pages.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > 100 ? [`${path}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});

it('links on pages lead to files', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => join(dirname(path), to)),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('files that the pages for contributors name are there', () => {
  const files = ['src', 'tools', 'grammar', 'scripts', 'site', 'test', 'rules', 'bench'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  );
  const named = pages
    .filter(({ path }) => ['CONTRIBUTING.md', 'docs/architecture.md', 'bench/README.md'].includes(path))
    .flatMap(({ text }) => [...text.matchAll(/`([\w./-]+\.(?:ts|mjs|json))`/g)].map(([, file = '']) => file));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !/[A-Z]/.test(name) && !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
