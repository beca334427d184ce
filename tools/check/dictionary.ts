import sortBy from 'lodash/sortBy.js';
import { expressionsOf, isList, nearest, nodesIn, type Parameter, type Type } from 'tavolata/internals';
import type { Rulebook, Words } from 'tavolata/runtime';
import { printType } from 'tavolata/workspace';

export type WordSort = 'question' | 'event' | 'fact' | 'kind' | 'enumeration' | 'layer';

/** A word of the vocabulary, as people look it up. */
export interface DictionaryWord {
  readonly sort: WordSort;
  /** `mayAttack`, `Player.life`, `option:limited-range`. */
  readonly name: string;
  /** With its types: `mayAttack(creature: Object, defender: Player|Object): verdict`. */
  readonly signature: string;
  readonly phrase: Words;
  readonly description?: Words;
  /** Other texts by which it is found: the values of an enumeration, names of facts. */
  readonly also: readonly string[];
}

/** All words of a vocabulary by sort, in their order there. */
export function dictionaryOf({ vocabulary }: Rulebook): readonly DictionaryWord[] {
  const { questions, events, entities, enumerations, layers } = vocabulary;
  const list = (parameters: readonly Parameter[]) =>
    parameters.map(({ name, type }) => `${name}: ${printType(type)}`).join(', ');
  const said = (description: Words | undefined) => (description === undefined ? {} : { description });
  return [
    ...Object.values(questions).map(({ name, parameters, result, policy, phrase, description }): DictionaryWord => {
      const gives = policy === 'verdict' || policy === 'problems' ? policy : printType(result);
      const signature = `${name}(${list(parameters)}): ${gives}`;
      return { sort: 'question', name, signature, phrase, ...said(description), also: [] };
    }),
    ...Object.values(events).map(({ name, fields, phrase, description }): DictionaryWord => {
      return { sort: 'event', name, signature: `${name}(${list(fields)})`, phrase, ...said(description), also: [] };
    }),
    ...Object.values(entities).flatMap(({ name: of, facts }) =>
      Object.values(facts).map(({ name, type, phrase, description }): DictionaryWord => {
        const signature = `${of}.${name}: ${printType(type)}`;
        return { sort: 'fact', name: `${of}.${name}`, signature, phrase, ...said(description), also: [name] };
      }),
    ),
    ...Object.values(entities).map(({ name, noun, collection, single, facts, description }): DictionaryWord => {
      const place = collection ?? single;
      const signature = `${name}${place === undefined ? '' : ` (${place})`}: ${Object.keys(facts).join(', ')}`;
      const phrase = { en: noun.en.one, it: noun.it.one };
      return {
        sort: 'kind',
        name,
        signature,
        phrase,
        ...said(description),
        also: [place ?? '', noun.en.many, noun.it.many],
      };
    }),
    ...Object.entries(enumerations).map(([name, { names, values, description }]): DictionaryWord => {
      const also = Object.entries(values).flatMap(([value, { en, it }]) => [value, en, it]);
      const signature = `${name}: ${Object.keys(values).join(', ')}`;
      return { sort: 'enumeration', name, signature, phrase: names, ...said(description), also };
    }),
    ...Object.values(layers).map(({ id, tier, names }): DictionaryWord => {
      return { sort: 'layer', name: id, signature: `${id} (${tier})`, phrase: names, also: [] };
    }),
  ];
}

/** The words with exactly this name; a fact may be named without its entity. */
export const wordsNamed = (all: readonly DictionaryWord[], name: string): readonly DictionaryWord[] =>
  all.filter((one) => one.name === name || (one.sort === 'fact' && one.also.includes(name)));

/**
 * The words whose name, phrases, description or values contain every part of a text, in any language, case and accents.
 * Those whose name or phrase has the parts as whole words come first.
 */
export function wordsAbout(all: readonly DictionaryWord[], text: string): readonly DictionaryWord[] {
  const parts = plain(text)
    .split(/\s+/)
    .filter((part) => part !== '');
  const textsOf = ({ name, phrase, description, also }: DictionaryWord): readonly string[] =>
    [phrase.en, phrase.it, ...also, description?.en ?? '', description?.it ?? ''].map((one) =>
      plain(`${name} ${spaced(name)} ${one}`),
    );
  const found = all.filter((word) => textsOf(word).some((one) => parts.every((part) => one.includes(part))));
  const isSaid = (one: string): boolean => parts.every((part) => one.split(/[^\p{L}\p{N}]+/u).includes(part));
  return sortBy(found, (word) => (textsOf({ ...word, description: { en: '', it: '' } }).some(isSaid) ? 0 : 1));
}

/** The name that was probably meant. */
export const nearestWord = (all: readonly DictionaryWord[], name: string): string | undefined =>
  nearest(name, new Set(all.flatMap((one) => [one.name, ...(one.sort === 'fact' ? one.also : [])])));

/** The word in the names and phrases of both languages, or in other texts, that was probably meant. */
export function nearestSaid(
  all: readonly DictionaryWord[],
  others: readonly string[],
  text: string,
): string | undefined {
  const texts = [...all.flatMap(({ name, phrase, also }) => [spaced(name), phrase.en, phrase.it, ...also]), ...others];
  return nearest(text.toLowerCase(), new Set(texts.flatMap((one) => one.toLowerCase().match(/\p{L}{3,}/gu) ?? [])));
}

/** Whether a fact read of a value of some type may be the one with this full name. */
const isFactOf = (of: Type, fact: string, name: string): boolean =>
  !isList(of) && of.one.some((kind) => name === `${kind}.${fact}`);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `mayAttack` as `may attack`. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[.:-]/g, ' ');

/** Entries that answer a question or act on an event, and those that use a word. */
export function usesOf({ entries }: Rulebook, { sort, name }: DictionaryWord) {
  const about = entries.filter(({ of }) => (sort === 'question' || sort === 'event') && of === name);
  const users = entries.filter((entry) =>
    [...expressionsOf(entry)].some(({ expression }) =>
      [...nodesIn(expression.tree)].some((node) => {
        if (sort === 'question') return node.op === 'ask' && node.question === name;
        if (sort === 'fact') return node.op === 'fact' && isFactOf(node.of.type, node.fact, name);
        if (sort === 'event' || sort === 'kind') return node.op === 'make' && node.name === name;
        return false;
      }),
    ),
  );
  const layered = sort === 'layer' ? entries.filter(({ layer }) => layer === name) : [];
  const ids = (list: typeof entries) => [...new Set(list.map(({ id }) => id))].sort();
  return { about: ids([...about, ...layered]), users: ids(users) };
}
