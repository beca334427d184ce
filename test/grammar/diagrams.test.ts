import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RuleParser } from '../../grammar/parser.js';
import { diagrams } from '../../scripts/diagrams.js';

const files = diagrams();
const page = files['index.html']!;

test('the page of the diagrams loads nothing from elsewhere', () => {
  const sources = [...page.matchAll(/(?:src|href)='([^']*)'/g)].map((match) => match[1]!);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !source.startsWith('./') || !Object.hasOwn(files, source.slice(2)))).toEqual([]);
  expect(page).not.toMatch(/https?:/);
});

test('the page draws a diagram for each rule of the grammar', () => {
  const drawn = { innerHTML: '' };
  const document = { getElementById: () => drawn, getElementsByClassName: () => [] };
  const context = createContext({ document });
  runInContext('var window = globalThis, self = globalThis', context);
  for (const [, source, inline] of page.matchAll(/<script(?: src='\.\/([^']*)')?>([\s\S]*?)<\/script>/g)) {
    runInContext(source === undefined ? inline! : files[source]!, context);
  }
  const rules = Object.keys(new RuleParser().getGAstProductions());
  const titles = [...drawn.innerHTML.matchAll(/<h2 class="diagramHeader">(\w+)<\/h2>\s*<svg/g)].map(
    (match) => match[1],
  );
  expect(titles).toEqual(rules);
});
