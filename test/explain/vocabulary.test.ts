import { describe, expect, it } from 'vitest';
import { readBack } from '../../src/engine/explain/read-back/read-back.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import { slotsOf } from '../../src/engine/explain/words/template.js';
import type { Node } from '../../src/engine/model/tree.js';
import type { Type } from '../../src/engine/model/type.js';
import { isList } from '../../src/engine/model/type.js';
import { linkVocabulary } from '../../src/frontend/language/vocabulary/vocabulary.js';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import { ask, event, fact, not, parameter, single, text } from './trees.js';

/* All phrases of the real vocabulary, and with them all entries: whatever they are, they can be read back. */

const { documents } = readRulebookFolder('rules');
if (documents === undefined) throw new Error('rules cannot be read');
const vocabulary = linkVocabulary(documents.vocabulary, () => {});

const languages = ['en', 'it'] as const;
const odd = /undefined|\bnull\b|NaN|\[object|[{}·\uE000\uE001]|[^ \n] {2}|[^\n] $|\( | \)/mu;
const uncontracted = /(?<![\p{L}'’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l['’])/u;

function check(tree: Node): void {
  for (const lang of languages) {
    const said = readBack(tree, vocabulary, lang);
    expect(said).not.toMatch(odd);
    if (lang === 'it') expect(said).not.toMatch(uncontracted);
  }
}

const isBoolean = (type: Type): boolean => !isList(type) && type.one.length === 1 && type.one[0] === 'Boolean';

describe.each(Object.values(vocabulary.entities))('facts of $name', (entity) => {
  const of =
    entity.single === undefined
      ? parameter('x', { one: [entity.name], none: false })
      : single(entity.single, entity.name);

  it.each(Object.values(entity.facts))('$name', ({ name, type, phrase }) => {
    check(fact(of, name, type));
    if (isBoolean(type)) check(not(fact(of, name, type)));
    for (const lang of languages) expect(slotsOf(phrase[lang]).filter((slot) => slot !== 'of')).toEqual([]);
  });
});

describe('questions', () => {
  it.each(Object.values(vocabulary.questions))('$name', ({ name, parameters, result, phrase }) => {
    const tree = ask(name, result, ...parameters.map((one) => parameter(one.name, one.type)));
    check(tree);
    if (isBoolean(result)) check(not(tree));
    const names = parameters.map((one) => one.name);
    for (const lang of languages) expect(slotsOf(phrase[lang]).filter((slot) => !names.includes(slot))).toEqual([]);
  });
});

describe('events', () => {
  it.each(Object.values(vocabulary.events))('$name', ({ name, fields, phrase }) => {
    check(event(name, Object.fromEntries(fields.map((field) => [field.name, parameter(field.name, field.type)]))));
    check(event(name, {}));
    const names = fields.map((field) => field.name);
    for (const lang of languages) expect(slotsOf(phrase[lang]).filter((slot) => !names.includes(slot))).toEqual([]);
  });
});

describe('enumerations', () => {
  it.each(Object.entries(vocabulary.enumerations))('%s', (name, { values }) => {
    for (const value of Object.keys(values)) check(text(value, { one: [name], none: false }));
  });
});

describe('the rulebook', () => {
  it('reads back whole', () => {
    const { rulebook, diagnostics } = loadRulebook('rules');
    expect(
      diagnostics.filter(({ severity }) => severity === 'error').map(({ code, values }) => [code, values]),
    ).toEqual([]);
    for (const entry of rulebook?.entries ?? []) {
      for (const lang of languages) {
        const said = entryInWords(entry, rulebook as NonNullable<typeof rulebook>, lang);
        expect(said).not.toMatch(odd);
        if (lang === 'it') expect(said).not.toMatch(uncontracted);
      }
    }
  });
});
