import { describe, expect, it } from 'vitest';
import { fill, listed, placeholders } from '../../src/frontend/diagnostics/fill.js';

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
