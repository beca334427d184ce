import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mostColumns } from '../../grammar/layout.js';
import { mostCharacters, mostNesting } from '../../grammar/limits.js';
import { parseAction, parseChange } from '../../grammar/parse.js';
import { partsOf } from '../../grammar/parts.js';
import { printExpression } from '../../grammar/print.js';
import { functions } from '../../src/frontend/language/types/functions.js';
import { located, read, tree } from './reading.js';

const page = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8');

/** Lines of all fenced blocks of one sort. */
function examples(sort: string): string[] {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${sort}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...blocks].flatMap((block) => block[1]!.trim().split('\n'));
}

describe('the examples of docs/language.md', () => {
  test.each(examples('rule'))('%s', (example) => {
    expect(read(example).diagnostics).toEqual([]);
    expect(printExpression(tree(example))).toBe(example);
  });

  test.each(examples('change'))('%s', (example) => {
    expect(parseChange(located(example)).diagnostics).toEqual([]);
  });

  test.each(examples('actions'))('%s', (example) => {
    const parts = partsOf(located(example));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap((part) => parseAction(part).diagnostics)).toEqual([]);
  });
});

test('each construct of the language has an example', () => {
  const met = new Set<string>();
  const note = (node: object): void => {
    if ('op' in node) met.add(String(node.op));
    if ('sign' in node) met.add(String(node.sign));
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) note(part);
  };
  for (const example of examples('rule')) note(tree(example));
  const ops =
    'literal name call field list if otherwise and or not each first any count every compare is\u00a0a set sum minus';
  const signs = 'is is\u00a0not in not\u00a0in within < <= > >= with without + - * div';
  const wanted = `${ops} ${signs}`.split(' ').map((word) => word.replace('\u00a0', ' '));
  expect(wanted.filter((word) => !met.has(word))).toEqual([]);
});

test('the functions are those of the language, with their parameters in the right order', () => {
  // The first cell of a row names one function, or two that go together.
  const listed = (rows: RegExp) =>
    [...page.matchAll(rows)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)\(([^)]*)\)`/g)].map((call) => [call[1]!, call[2]!.split(', ').length]),
    );
  const all = functions.map((one) => [one.name, one.parameters.length]);
  expect(listed(/^\| (`\w+\([^|]*) \|/gm)).toEqual(all);
  expect(listed(/^> \| (`\w+\([^|]*) \|/gm)).toEqual(all);
});

test('the bounds are those of the parser', () => {
  const always = { useGrouping: 'always' } as const;
  expect(page).toContain(`beyond ${mostColumns} characters`);
  expect(page).toContain(`at most ${mostCharacters.toLocaleString('en')}, and a sum at most ${mostNesting} parts`);
  expect(page).toContain(`oltre i ${mostColumns} caratteri`);
  expect(page).toContain(`ne ha al massimo ${mostCharacters.toLocaleString('it', always)}, e una somma al`);
  expect(page).toContain(`massimo ${mostNesting} parti`);
});
