import { describe, expect, it } from 'vitest';
import { readBack } from '../../src/engine/explain/read-back/read-back.js';
import { wordsIn } from '../../src/engine/explain/words/index.js';
import { slotsOf } from '../../src/engine/explain/words/template.js';
import type { Node } from '../../src/engine/model/tree.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import { shipped } from '../rules/rulebook.js';
import { odd, uncontracted } from './entries.js';
import { ask, event, fact, not, parameter, single, text } from './trees.js';

/* All phrases of the real vocabulary: whatever they are, they can be read back. */

const { vocabulary } = shipped();

const languages = ['en', 'it'] as const;

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

/** All texts of an object with their places; templates that agree in gender or number count as one. */
function texts(of: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof of === 'string') return new Map([[place, of]]);
  const found = new Map<string, string>();
  for (const [key, part] of Object.entries(of as object)) {
    const inner = key === 'm' ? place : key === 'f' ? '' : `${place}/${key}`;
    if (inner !== '') for (const [where, text] of texts(part, inner)) found.set(where, text);
  }
  return found;
}

const english = texts(wordsIn('en'));
const italian = texts(wordsIn('it'));

describe('words', () => {
  it('are the same in both languages', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])('%s mentions the same parts', (place) => {
    expect([...slotsOf(italian.get(place) ?? '')].sort()).toEqual([...slotsOf(english.get(place) ?? '')].sort());
  });

  it('agree in gender with the same parts', () => {
    const agreeing = Object.values(wordsIn('it').readBack.functions).filter((template) => typeof template !== 'string');
    for (const { m, f } of agreeing) expect(slotsOf(m)).toEqual(slotsOf(f));
  });
});
