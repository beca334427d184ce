import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import faultWords from '../../src/engine/model/fault-words.json' with { type: 'json' };
import { placeholders } from '../../src/frontend/diagnostics/fill.js';
import type { Message, MessageWords } from '../../src/frontend/diagnostics/message.js';
import { catalogues } from '../../src/frontend/diagnostics/messages/catalogues.js';
import { commonLabels, messages, terms } from '../../src/frontend/diagnostics/messages/index.js';
import { toolCatalogues } from '../../tools/messages/index.js';
import { filesBelow, pathsBelow } from '../architecture/sources.js';

const all: readonly (readonly [string, Message])[] = Object.entries(messages);
const labelsOf = (words: MessageWords) => Object.keys(words.labels ?? {}).sort();
const textsOf = (words: MessageWords) => [words.message, words.help, ...Object.values(words.labels ?? {})];
const holdersOf = (words: MessageWords) => [...new Set(textsOf(words).flatMap(placeholders))].sort();

describe('the catalogues', () => {
  it('give each code once, in the form area.what-is-wrong', () => {
    const codes = Object.values({ ...catalogues, ...toolCatalogues }).flatMap((catalogue) => Object.keys(catalogue));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.filter((code) => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(code))).toEqual([]);
  });

  it('have the words for every code that the sources name', () => {
    const files = pathsBelow('src', 'tools', 'grammar').map((path) => readFileSync(path, 'utf8'));
    const named = files.flatMap((text) => [...text.matchAll(/\bdiagnostic\(\s*'([^']+)'/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((code) => messages[code] === undefined)).toEqual([]);
  });

  it('have help for every fault of the runtime, around its own words', () => {
    for (const code of Object.keys(faultWords).filter((one) => one.startsWith('fault.')))
      expect(placeholders(messages[code]?.en.message ?? ''), code).toEqual(['said']);
  });

  it.each(all)('say %s in both languages, with the same values', (_code, { en, it: italian }) => {
    for (const text of [...textsOf(en), ...textsOf(italian)]) expect(text.trim()).not.toBe('');
    expect(labelsOf(italian)).toEqual(labelsOf(en));
    expect(holdersOf(italian)).toEqual(holdersOf(en));
    expect(placeholders(italian.message)).toEqual(placeholders(en.message));
  });

  it.each(all)(
    'write %s in whole sentences, with the quotation marks of the language',
    (_code, { en, it: italian }) => {
      for (const words of [en, italian])
        expect([words.message, words.help].filter((text) => !/[.?…]$/.test(text))).toEqual([]);
      expect(textsOf(en).filter((text) => /[«»]/.test(text))).toEqual([]);
      expect(textsOf(italian).filter((text) => /[“”]/.test(text))).toEqual([]);
    },
  );

  it('have straight apostrophes, as everything that is shown', () => {
    const files = filesBelow('src', 'tools', 'rules', 'docs', 'examples').filter((path) =>
      /\.(ts|json|md)$/.test(path),
    );
    expect(files.filter((file) => /\p{L}’(?!')/u.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('have words in both languages for common labels and terms', () => {
    for (const words of [...Object.values(commonLabels), ...Object.values(terms)]) {
      expect(words.en.trim()).not.toBe('');
      expect(words.it.trim()).not.toBe('');
    }
  });
});
