import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { largestText, readJson } from '../../src/frontend/read/json.js';
import type { SchemaName } from '../../src/frontend/read/schema.js';
import { format, kindOf } from '../../tools/check/format/format.js';

const formatted = (text: string, kind: SchemaName) => format({ file: 'x.json', text }, kind);

const ruleFiles = readdirSync('rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !/^(schema|editions|texts)[/\\]/.test(file))
  .map((file) => join('rules', file))
  .sort();

describe('the canonical form', () => {
  it.each(ruleFiles)('of %s means the same, and formatting it again changes nothing', (file) => {
    const source = { file, text: readFileSync(file, 'utf8') };
    const { document } = readJson(source);
    const kind = document && kindOf(source, document.value);
    expect(kind).toBeDefined();
    const once = format(source, kind as SchemaName);
    expect(once.diagnostics).toEqual([]);
    expect(format({ file, text: once.text ?? '' }, kind as SchemaName).text).toBe(once.text);
  });

  it('is refused where it would be too large to be read again', () => {
    const [before, after] = ['{"setup":{"edition":"2026-09-25"},"players":["', '"]}'];
    const text = before + 'x'.repeat(largestText - before.length - after.length) + after;
    expect(formatted(text, 'table').diagnostics).toMatchObject([{ code: 'json.too-large', values: { limit: 8 } }]);
    expect(formatted(text, 'table').text).toBeUndefined();
  });

  it('is none of the schemas, though some bear the names of files of rules', () => {
    const schemas = readdirSync('rules/schema').map((name) => join('rules/schema', name));
    expect(schemas).toContain(join('rules/schema', 'vocabulary.json'));
    const kinds = schemas.map((file) => kindOf({ file, text: '' }, JSON.parse(readFileSync(file, 'utf8'))));
    expect(kinds.filter((kind) => kind !== undefined)).toEqual([]);
  });

  it('puts keys in order and leaves unknown ones where they were, behind the others', () => {
    const { text } = formatted(
      '{"zebra":1,"players":["A"],"apple":[],"setup":{"house":{},"edition":"2020-01-01"}}',
      'table',
    );
    expect(text).toBe(
      '{\n  "setup": { "edition": "2020-01-01", "house": {} },\n  "players": ["A"],\n  "zebra": 1,\n  "apple": []\n}\n',
    );
  });

  it('begins a line with each action, and breaks a long one', () => {
    const long = `each player in players where ${'player.inGame and '.repeat(8)}player.inGame: playersLeave([player])`;
    const { text = '' } = formatted(
      JSON.stringify({ entries: [{ id: 'a.b', do: `passes(turn, player) ; ${long};` }] }),
      'entries',
    );
    const { do: written } = JSON.parse(text).entries[0];
    expect(written[0]).toBe('passes(turn, player);');
    expect(written.length).toBeGreaterThan(2);
    expect(written.join(' ')).toBe(`passes(turn, player); ${long}`);
  });

  it('leaves texts of scenarios alone that cannot be read', () => {
    const scenarios = {
      scenarios: [
        {
          id: 'a',
          steps: [
            { ask: 'f(  x', answer: 1 },
            { ask: 'f(  x )', answer: 1 },
          ],
        },
      ],
    };
    const { text = '' } = formatted(JSON.stringify(scenarios), 'scenarios');
    expect(text).toContain('"f(  x"');
    expect(text).toContain('"f(x)"');
  });

  it('gives no text for what cannot be read', () => {
    expect(formatted('{ "entries": [', 'entries').text).toBeUndefined();
    expect(formatted('{ "entries": [{ "when": "a and" }] }', 'entries').diagnostics[0]?.code).toMatch(/^grammar\./);
  });

  it('never stands on a line that it could have broken', () => {
    const entry = { id: 'a.b', kind: 'definition', layer: 'base', name: { en: 'x'.repeat(50), it: 'y'.repeat(60) } };
    const { text = '' } = formatted(JSON.stringify({ entries: [entry] }), 'entries');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
