import { describe, expect, it } from 'vitest';
import { type Diagnostic, DiagnosticError, diagnostic, hasErrors } from '../../src/frontend/diagnostics/diagnostic.js';
import { fill, listed, placeholders } from '../../src/frontend/diagnostics/fill.js';
import { inReadingOrder } from '../../src/frontend/diagnostics/order.js';
import { render, toJson } from '../../src/frontend/diagnostics/render.js';
import type { Source, Span } from '../../src/frontend/text/source.js';

const file: Source = { file: 'rules/base/a.json', text: '{\n  "id": "a",\n  "id": "b"\n}\n' };
const at = (words: string): Span => {
  const start = file.text.indexOf(words);
  return { source: file, start, end: start + words.length };
};
const doubled = diagnostic('json.duplicate-key', {
  at: { source: file, start: 17, end: 21 },
  values: { key: 'id' },
  also: [{ at: at('"id"'), label: 'first' }],
});
const unknown = diagnostic('schema.unknown-key', {
  at: at('"id"'),
  values: { key: 'id', known: 'ids' },
  suggestion: 'ids',
  severity: 'warning',
});

describe('rendering', () => {
  it('shows place, message, help and suggestion to people, in either language', () => {
    expect(render(doubled, 'en', 'pretty')).toBe(
      [
        'rules/base/a.json:3:3: error: The key “id” stands twice in one object. [json.duplicate-key]',
        '',
        ' 2 |   "id": "a",',
        '   |   ---- first here',
        ' 3 |   "id": "b"',
        '   |   ^^^^',
        '',
        '  help: Keep one of the two.',
      ].join('\n'),
    );
    expect(render(unknown, 'it', 'pretty')).toBe(
      [
        'rules/base/a.json:2:3: avviso: Qui la chiave «id» non è prevista. [schema.unknown-key]',
        '',
        ' 2 |   "id": "a",',
        '   |   ^^^^',
        '',
        '  aiuto: Chiavi previste: «ids».',
        '  Forse intendevi «ids»?',
      ].join('\n'),
    );
  });

  it('takes one line for editors and scripts', () => {
    expect(render(doubled, 'it', 'line')).toBe(
      'rules/base/a.json:3:3: errore: La chiave «id» compare due volte nello stesso oggetto. [json.duplicate-key]',
    );
    expect(render(unknown, 'en', 'line')).toBe(
      'rules/base/a.json:2:3: warning: The key “id” is not known here. Did you mean “ids”? [schema.unknown-key]',
    );
    const everywhere = [doubled, unknown].flatMap((one) =>
      (['en', 'it'] as const).map((lang) => render(one, lang, 'line')),
    );
    expect(everywhere.join('')).not.toContain('\n');
  });

  it('does without a place', () => {
    const lost = diagnostic('file.not-found', { values: { file: 'x.json' } });
    expect(render(lost, 'en', 'pretty').split('\n')).toEqual([
      'error: There is no file “x.json”. [file.not-found]',
      '',
      '  help: Check the path; it is taken from the folder in which the command runs.',
    ]);
  });

  it('shows a code that has no words, rather than nothing', () => {
    expect(render(diagnostic('no.such-code', { at: at('"a"') }), 'it', 'pretty')).toBe(
      'rules/base/a.json:2:9: errore: no.such-code [no.such-code]\n\n 2 |   "id": "a",\n   |         ^^^',
    );
    const odd: Diagnostic = { ...doubled, also: [{ at: at('"a"'), label: 'no label' }] };
    expect(render(odd, 'en', 'pretty')).toContain('--- no label');
  });

  it('gives plain JSON to other programs', () => {
    expect(JSON.parse(JSON.stringify(toJson(doubled, 'en')))).toEqual({
      code: 'json.duplicate-key',
      severity: 'error',
      message: 'The key “id” stands twice in one object.',
      help: 'Keep one of the two.',
      values: { key: 'id' },
      at: { file: 'rules/base/a.json', line: 3, column: 3, endLine: 3, endColumn: 7, start: 17, end: 21 },
      also: [
        {
          file: 'rules/base/a.json',
          line: 2,
          column: 3,
          endLine: 2,
          endColumn: 7,
          start: 4,
          end: 8,
          label: 'first here',
        },
      ],
    });
    expect(toJson(unknown, 'it')).toMatchObject({ suggestion: 'ids', severity: 'warning' });
  });
});

describe('diagnostics', () => {
  it('refuse only when one is an error', () => {
    expect(hasErrors([unknown])).toBe(false);
    expect(hasErrors([unknown, doubled])).toBe(true);
  });

  it('leave out what was not given', () => {
    expect(Object.keys(diagnostic('a.b', { at: undefined, suggestion: undefined, also: [] }))).toEqual([
      'code',
      'severity',
      'values',
    ]);
  });

  it('come in the order of files and places, each once, however they were found', () => {
    const elsewhere = diagnostic('json.empty', { at: { source: { file: 'a.json', text: '' }, start: 0, end: 0 } });
    const nowhere = diagnostic('file.not-found', { values: { file: 'x' } });
    const sorted = [nowhere, elsewhere, unknown, doubled];
    expect(inReadingOrder([doubled, unknown, { ...doubled }, elsewhere, nowhere])).toEqual(sorted);
    expect(inReadingOrder(sorted.toReversed())).toEqual(sorted);
  });

  it('can be thrown, with their lines as the message', () => {
    const error = new DiagnosticError([doubled, unknown]);
    expect(error.diagnostics).toEqual([doubled, unknown]);
    expect(error.message.split('\n')).toEqual([doubled, unknown].map((one) => render(one, 'en', 'line')));
    expect(error.name).toBe('DiagnosticError');
  });
});

describe('filling a template', () => {
  it('puts in values, terms and lists, and chooses between one and many', () => {
    const template = '{count} {count?key:keys} {keys|list}: {found|term}, not {wanted|term}.';
    const values = { count: 2, keys: listed(['a', 'b']), found: 'text', wanted: 'list|object' };
    expect(fill(template, values, 'en')).toBe('2 keys “a”, “b”: a text, not a list or an object.');
    expect(fill('{n?una:più}: {keys|list}, {wanted|term}', { ...values, n: 1 }, 'it')).toBe(
      'una: «a», «b», una lista o un oggetto',
    );
  });

  it('leaves braces that are doubled, and placeholders that have no value', () => {
    expect(fill('{{}} {{name}} {missing} {toString}', { name: 'x' }, 'en')).toBe('{} {name} {missing} {toString}');
  });

  it('does not look for placeholders in values', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&' }, 'en')).toBe('{b} $&');
  });

  it('takes a value that is no term as it is', () => {
    expect(fill('{a|term}', { a: 'Player' }, 'en')).toBe('Player');
    expect(fill('{a|term}', { a: 'constructor|Player' }, 'en')).toBe('constructor or Player');
  });

  it('shows control characters, turns of the writing and half characters, and cuts what is very long', () => {
    expect(fill('{a}', { a: 'x\u001b[2J\u202ey\ud800' }, 'en')).toBe('x\\u001b[2J\\u202ey\\ud800');
    expect(fill('{a}', { a: 'x'.repeat(1000) }, 'en')).toBe(`${'x'.repeat(240)}…`);
    expect(fill('{a|list}', { a: listed(['x\ny']) }, 'en')).toBe('“x\\u000ay”');
  });

  it('hints at the rest of a long list', () => {
    expect(fill('{a|list}', { a: listed(['a', 'b', 'c'], 2) }, 'it')).toBe('«a», «b», …');
  });

  it('knows the placeholders of a template', () => {
    expect(placeholders('{b} {{no}} {a|list} {c?one:many} {b|term}')).toEqual(['a', 'b', 'c']);
  });
});
