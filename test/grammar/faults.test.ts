import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAction, parseChange, parseExpression } from '../../grammar/parse.js';
import { catalogues } from '../../src/frontend/diagnostics/messages/catalogues.js';
import { fault } from './reading.js';

const file = new URL('faults.txt', import.meta.url);
const unescaped = (line: string) =>
  line.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const escaped = (line: string) => line.replace(/\u202e/g, '\\u202e');

const parsers: { readonly [title: string]: typeof parseChange | typeof parseAction } = {
  '# changes': parseChange,
  '# actions': parseAction,
};

/** The text of `faults.txt` with all that follows from its inputs written anew, and the codes met. */
function written(): { readonly content: string; readonly codes: ReadonlySet<string> } {
  const [preface, ...sections] = readFileSync(file, 'utf8').split(/^(?=# )/m);
  const codes = new Set<string>();
  const templates = new Set<string>();
  const rewritten = sections.map((section) => {
    const [title, ...rest] = section.split('\n');
    const inputs = rest.filter((line) => line !== '' && !line.startsWith('    '));
    const blocks = inputs.map((line) => {
      const text = unescaped(line.replace(/[⟦⟧]/g, ''));
      const found = fault(text, parsers[title!] ?? parseExpression);
      codes.add(found.code);
      const said = [`    ${found.en} ${found.help.en}`, `    ${found.it} ${found.help.it}`];
      const template = said.join('').replace(/[“«][^”»]*[”»]/g, '…');
      const isNew = !templates.has(template);
      templates.add(template);
      return [
        escaped(found.marked),
        `    ${found.code}`,
        ...(isNew ? said : []),
        ...(found.suggestion === undefined ? [] : [`    meant: ${found.suggestion}`]),
        ...(found.also === undefined ? [] : [`    also: ${found.also}`]),
      ].join('\n');
    });
    return [title, ...blocks].join('\n\n');
  });
  return { content: `${preface}${rewritten.join('\n\n')}\n`, codes };
}

test('each fault is told with its code, its place and its words in both languages', async () => {
  await expect(written().content).toMatchFileSnapshot('faults.txt');
});

test('every message has a text that brings it about', () => {
  // Bounds have tests of their own: their texts are too long for a file that is read.
  const bounds = ['grammar.too-long', 'grammar.too-deep'];
  const { codes } = written();
  expect(Object.keys(catalogues.grammar).filter((code) => !codes.has(code) && !bounds.includes(code))).toEqual([]);
});
