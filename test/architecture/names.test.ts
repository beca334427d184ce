import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesBelow, wordsOf } from './sources.js';

interface Vocabulary {
  readonly enumerations: Readonly<Record<string, { readonly values: Readonly<Record<string, unknown>> }>>;
  readonly layers: Readonly<Record<string, unknown>>;
}

const vocabulary = JSON.parse(readFileSync(join(ROOT, 'rules/vocabulary.json'), 'utf8')) as Vocabulary;

/** Enumerations whose values are matters of the game; those of the language itself (verdicts, severities) are ours to name. */
const OF_THE_GAME = [
  'Variant',
  'Option',
  'Overlay',
  'Zone',
  'Deed',
  'Role',
  'Cause',
  'StepName',
  'Part',
  'ObjectKind',
  'CardType',
];

const RULE_NUMBER = /(?<![\d.])[1-9]\d{2}\.\d{1,2}[a-z]?(?![\d.])/;

const values = new Set(
  OF_THE_GAME.flatMap((name) => {
    const enumeration = vocabulary.enumerations[name];
    if (!enumeration) throw new Error(`the vocabulary has no enumeration ${name}`);
    return Object.keys(enumeration.values);
  }),
);
const layers = Object.keys(vocabulary.layers).filter((layer) => layer.includes(':'));

describe('code in src', () => {
  const files = sourcesBelow('src');

  it('names no rule number', () => {
    const found = files.flatMap(({ path, tree }) =>
      wordsOf(tree)
        .filter(({ text }) => RULE_NUMBER.test(text))
        .map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('names no option, variant, zone, deed, role or cause', () => {
    const hyphenated = [...values].filter((value) => value.includes('-'));
    const found = files.flatMap(({ path, tree }) =>
      wordsOf(tree)
        .filter(
          ({ text, quoted }) =>
            (quoted && values.has(text)) || [...hyphenated, ...layers].some((value) => text.includes(value)),
        )
        .map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would find such names', () => {
    const planted = sourcesBelow('test/architecture').find(({ path }) => path.endsWith('planted.ts'));
    const words = planted ? wordsOf(planted.tree) : [];
    expect(words.filter(({ text }) => RULE_NUMBER.test(text)).length).toBe(1);
    expect(words.filter(({ text, quoted }) => quoted && values.has(text)).length).toBe(1);
  });
});
