import { describe, expect, it } from 'vitest';
import { loaded } from '../rules/rulebook.js';
import { sourcesBelow, wordsOf } from './sources.js';

interface Vocabulary {
  readonly enumerations: Readonly<Record<string, { readonly values: Readonly<Record<string, unknown>> }>>;
  readonly layers: Readonly<Record<string, unknown>>;
  readonly tiers: readonly string[];
  readonly entities: Readonly<Record<string, unknown>>;
  readonly questions: Readonly<Record<string, unknown>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, unknown>>;
}

const vocabulary = loaded.documents?.vocabulary.value as Vocabulary;

/** Enumerations whose values are matters of the game; those of the language itself (verdicts, severities) are ours to name. */
const OF_THE_GAME = [
  'Variant',
  'Option',
  'Overlay',
  'Zone',
  'Action',
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

/** Names of roles are the program's own; what has such a role may be called the same in the rules. */
const roles = new Set(Object.entries(vocabulary.roles).flatMap(([role, name]) => (role === name ? [role] : [])));

const declared = new Set([
  ...vocabulary.tiers,
  ...Object.keys(vocabulary.layers),
  ...Object.keys(vocabulary.entities),
  ...Object.keys(vocabulary.questions),
  ...Object.keys(vocabulary.events),
]);

/** Texts in src that are spelled like something declared and mean something else, with the places where they do. */
const MEANS_SOMETHING_ELSE: Readonly<Record<string, readonly [place: RegExp, why: string]>> = {
  house: [
    /^(src\/(engine\/(setup|table)|frontend\/(read\/cases|workspace))|tools)\//,
    'the key of a setup under which a table says its house answers, and an option',
  ],
  option: [/^tools\//, 'a word on the command line and in messages'],
  range: [
    /^(src\/engine\/setup|tools)\//,
    'an option of commands, a part of a setup that is made; a kind of claim that an analysis makes',
  ],
  members: [
    /^(src\/(engine\/table|frontend\/workspace)|tools\/(check|serve))\//,
    'a key of simulations; a kind of change; a part of a result',
  ],
  moves: [/^(src\/frontend\/workspace|tools\/check)\//, 'a key of simulations'],
  reach: [/^tools\/check\/compare\//, 'a field of a type'],
  Selection: [/^src\/(engine\/values|frontend\/language\/types)\//, 'what functions of the language make'],
  Decision: [/^src\/(engine\/values|frontend\/language\/types)\//, 'what functions of the language read'],
  Alternative: [/^src\/(engine\/values|frontend\/language\/types)\//, 'what functions of the language read'],
  Bound: [/^src\/(engine\/values|frontend\/language\/types)\//, 'what functions of the language read'],
};

const isExcused = (path: string, text: string): boolean => MEANS_SOMETHING_ELSE[text]?.[0].test(path) === true;

/** Whether a text in code names something that the vocabulary declares. */
const namesDeclared = (path: string, { text, quoted }: { readonly text: string; readonly quoted: boolean }): boolean =>
  quoted && declared.has(text) && !roles.has(text) && !isExcused(path, text);

describe('code in src and tools', () => {
  const files = sourcesBelow('src', 'tools').map(({ path, tree }) => ({ path, words: wordsOf(tree) }));

  it('names no rule number', () => {
    const found = files.flatMap(({ path, words }) =>
      words.filter(({ text }) => RULE_NUMBER.test(text)).map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('names no option, variant, zone, action, role or cause', () => {
    const hyphenated = [...values].filter((value) => value.includes('-'));
    const found = files.flatMap(({ path, words }) =>
      words
        .filter(
          ({ text, quoted }) =>
            (quoted && values.has(text) && !isExcused(path, text)) ||
            [...hyphenated, ...layers].some((value) => text.includes(value)),
        )
        .map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('names no question, event, entity, tier or layer', () => {
    const found = files.flatMap(({ path, words }) =>
      words.filter((word) => namesDeclared(path, word)).map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is excused from that only where it needs to be', () => {
    const quoted = files.flatMap(({ path, words }) =>
      words.flatMap(({ text, quoted }) => (quoted ? [`${path} ${text}`] : [])),
    );
    for (const [text, [place]] of Object.entries(MEANS_SOMETHING_ELSE)) {
      const used = quoted.some((one) => place.test(one) && one.endsWith(` ${text}`));
      expect((declared.has(text) || values.has(text)) && used, text).toBe(true);
    }
  });

  it('would find such names', () => {
    const planted = sourcesBelow('test/architecture').find(({ path }) => path.endsWith('planted.ts'));
    const words = planted ? wordsOf(planted.tree) : [];
    expect(words.filter(({ text }) => RULE_NUMBER.test(text)).length).toBe(1);
    expect(words.filter((word) => namesDeclared('src/planted.ts', word)).map(({ text }) => text)).toEqual([
      'mayAttack',
      'house',
    ]);
    expect(words.filter(({ text, quoted }) => quoted && values.has(text)).length).toBe(1);
  });
});
