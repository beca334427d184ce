import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leadingWords } from '../../grammar/cases/tokens.js';
import { formatCases } from '../../tools/check/cases/format.js';
import { read } from './notation.js';

const page = readFileSync('docs/rules.md', 'utf8');
const examples = [...page.matchAll(/^```cases\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);

it.each(examples)('the page of rules shows one that can be read, laid out as fmt does: %s', (text) => {
  const { scenarios, diagnostics } = read(text);
  expect(diagnostics.map(({ code, values }) => [code, values])).toEqual([]);
  expect(scenarios).toHaveLength(1);
  expect(formatCases({ file: 'page.cases', text }).text).toBe(text);
});

it('the page of rules names each word that begins a line', () => {
  expect(examples).toHaveLength(2);
  expect(leadingWords.filter((word) => !new RegExp(`\`${word}\\b`).test(page))).toEqual([]);
});
