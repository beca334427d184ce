import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../grammar/generate.js';
import { RuleParser } from '../../grammar/parser.js';

const folder = new URL('../../grammar/', import.meta.url);
const files = generatedFiles();

test.each([...files.keys()])('%s is what the live parser gives', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8'), 'run: npx tsx grammar/generate.ts').toBe(files.get(file));
});

test('the folder of the diagrams holds nothing else', () => {
  const found = readdirSync(fileURLToPath(new URL('diagrams', folder)), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').split('/grammar/')[1]);
  expect(found.toSorted()).toEqual([...files.keys()].filter((file) => file.startsWith('diagrams/')).toSorted());
});

test('the page of the diagrams loads nothing from elsewhere', () => {
  const page = files.get('diagrams/index.html')!;
  const sources = [...page.matchAll(/(?:src|href)='([^']*)'/g)].map((match) => match[1]!);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !source.startsWith('./') || !files.has(`diagrams/${source.slice(2)}`))).toEqual([]);
  expect(page).not.toMatch(/https?:/);
});

test('the page draws a diagram for each rule of the grammar', () => {
  const page = files.get('diagrams/index.html')!;
  const drawn = { innerHTML: '' };
  const document = { getElementById: () => drawn, getElementsByClassName: () => [] };
  const context = createContext({ document });
  runInContext('var window = globalThis, self = globalThis', context);
  for (const [, source, inline] of page.matchAll(/<script(?: src='\.\/([^']*)')?>([\s\S]*?)<\/script>/g)) {
    runInContext(source === undefined ? inline! : files.get(`diagrams/${source}`)!, context);
  }
  const rules = Object.keys(new RuleParser().getGAstProductions());
  const titles = [...drawn.innerHTML.matchAll(/<h2 class="diagramHeader">(\w+)<\/h2>\s*<svg/g)].map(
    (match) => match[1],
  );
  expect(titles).toEqual(rules);
});
