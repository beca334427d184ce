import { isRecord } from '../../engine/model/record.js';
import type { Phrase } from '../../engine/model/vocabulary.js';
import type { Known } from '../language/types/known.js';
import {
  phraseKeys,
  type RawEntity,
  type RawEvent,
  type RawQuestion,
  type RawVocabulary,
} from '../language/vocabulary/raw-vocabulary.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { Span } from '../text/source.js';
import type { NamedSymbol } from './mentions.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';

/**
 * The names in a vocabulary, except those in its expressions.
 *
 * @param base the place of the words in the document
 */
export function vocabularyOccurrences(
  document: JsonDocument,
  known: Known,
  base: JsonPath = [],
): readonly Occurrence[] {
  const list = new OccurrenceList(document, base);
  const raw = base.reduce<unknown>((value, key) => Object(value)[key], document.value) as Partial<RawVocabulary>;
  const { enumerations = {}, entities = {}, questions = {}, events = {}, layers = {}, roles = {}, nouns = {} } = raw;
  const words: WordList = {
    list,
    known,
    typeSymbol: (name) => typeSymbol(name, known),
    readerSymbol: (name) => readerSymbol(name, known),
  };
  list.keysOf(layers, ['layers'], (name) => ({ kind: 'layer', name }));
  list.keysOf(enumerations, ['enumerations'], (name) => ({ kind: 'enumeration', name }));
  for (const [name, { values }] of Object.entries(enumerations))
    list.keysOf(values, ['enumerations', name, 'values'], (value) => ({ kind: 'value', name: `${name}.${value}` }));
  list.keysOf(entities, ['entities'], (name) => ({ kind: 'entity', name }));
  for (const [name, entity] of Object.entries(entities)) entityWords(name, entity, words);
  for (const [name, all] of Object.entries(nouns))
    for (const [index, { for: types }] of all.entries())
      for (const [number, type] of types.entries())
        list.types(['nouns', name, index, 'for', number], type, words.typeSymbol);
  list.keysOf(questions, ['questions'], (name) => ({ kind: 'question', name }));
  for (const [name, question] of Object.entries(questions)) questionWords(name, question, words);
  list.keysOf(events, ['events'], (name) => ({ kind: 'event', name }));
  for (const [name, event] of Object.entries(events)) eventWords(name, event, words);
  for (const [role, name] of Object.entries(roles)) {
    const symbol = readerSymbol(String(name), known);
    if (symbol !== undefined) list.add(symbol, ['roles', role]);
  }
  return list.all;
}

interface WordList {
  readonly list: OccurrenceList;
  readonly known: Known;
  readonly typeSymbol: (name: string) => NamedSymbol | undefined;
  readonly readerSymbol: (name: string) => NamedSymbol | undefined;
}

function typeSymbol(name: string, known: Known): NamedSymbol | undefined {
  const kind = known.kindOf(name);
  if (kind === undefined || kind === 'plain') return undefined;
  return name === 'Verdict' ? undefined : { kind, name };
}

const readerSymbol = (name: string, known: Known): NamedSymbol | undefined =>
  known.question(name) !== undefined
    ? { kind: 'question', name }
    : known.event(name) !== undefined
      ? { kind: 'event', name }
      : undefined;

function phrases(list: OccurrenceList, written: Phrase, path: JsonPath, symbolOf: (name: string) => NamedSymbol): void {
  for (const key of phraseKeys) list.templates([...path, key], written[key], symbolOf);
}

function entityWords(name: string, { facts = {}, short = {}, made, uniformBy }: RawEntity, words: WordList): void {
  const { list, known, typeSymbol, readerSymbol } = words;
  const typeOf = (one: string) => known.entity(name)?.facts[one]?.type;
  const path = ['entities', name];
  const fact = (one: string): NamedSymbol => ({ kind: 'fact', name: `${name}.${one}` });
  list.keysOf(facts, [...path, 'facts'], fact);
  if (uniformBy !== undefined) list.add(fact(uniformBy), [...path, 'uniformBy']);
  list.templates([...path, 'made', 'phrase'], made?.phrase, fact);
  if (made?.among !== undefined) list.add(fact(made.among), [...path, 'made', 'among']);
  for (const [key, written] of Object.entries(facts)) {
    const { type, defaultFrom, readThrough = [], neededBy = [], observable } = written;
    const at = [...path, 'facts', key];
    list.values([...at, 'default'], written.default, typeOf(key), known);
    if (isRecord(observable)) {
      list.values([...at, 'observable', 'gone'], observable['gone'], typeOf(key), known);
      for (const [other, values] of Object.entries(observable['unseen'] ?? {})) {
        const [owner = name, inner = other] = other.includes('.') ? ownerOf(other, known) : [];
        const unseen = [...at, 'observable', 'unseen', other];
        const text = list.document.keyAt(pointer(...list.base, ...unseen));
        list.all.push({
          symbol: { kind: 'fact', name: `${owner}.${inner}` },
          span: lastWord(text, inner),
          isDefinition: false,
        });
        list.values(unseen, values, known.entity(owner)?.facts[inner]?.type, known);
      }
    }
    list.types([...at, 'type'], type, typeSymbol);
    if (defaultFrom !== undefined) list.add(fact(defaultFrom), [...at, 'defaultFrom']);
    for (const [member, readers] of Object.entries({ readThrough, neededBy }))
      for (const [index, reader] of readers.entries()) {
        const symbol = readerSymbol(reader);
        if (symbol !== undefined) list.add(symbol, [...at, member, index]);
      }
  }
  for (const [word, said] of Object.entries(short))
    if (typeof said === 'string') list.add(fact(said), [...path, 'short', word]);
    else {
      list.add(fact(said.fact), [...path, 'short', word, 'fact']);
      list.keysOf(said.also, [...path, 'short', word, 'also'], fact, false);
      for (const [other, value] of Object.entries(said.also ?? {}))
        list.values([...path, 'short', word, 'also', other], value, typeOf(other), known);
    }
}

/** `game.status`: the entity with only one thing, and its fact. */
function ownerOf(written: string, known: Known): readonly [owner: string | undefined, fact: string] {
  const [single = '', fact = ''] = written.split('.');
  return [known.singles.get(single)?.name, fact];
}

/** A word at the end of a key. */
const lastWord = ({ source, end }: Span, word: string): Span => ({
  source,
  start: end - 1 - word.length,
  end: end - 1,
});

function questionWords(name: string, question: RawQuestion, { list, known, typeSymbol }: WordList): void {
  const path = ['questions', name];
  const parameter = (one: string): NamedSymbol => ({ kind: 'parameter', name: `${name}.${one}` });
  list.keysOf(question.parameters, [...path, 'parameters'], parameter);
  for (const [key, type] of Object.entries(question.parameters ?? {}))
    list.types([...path, 'parameters', key], type, typeSymbol);
  list.types([...path, 'result'], question.result, typeSymbol);
  list.values([...path, 'silence'], question.silence, known.question(name)?.result, known);
  phrases(list, question, path, parameter);
}

function eventWords(name: string, event: RawEvent, { list, typeSymbol }: WordList): void {
  const path = ['events', name];
  const field = (one: string): NamedSymbol => ({ kind: 'field', name: `${name}.${one}` });
  list.keysOf(event.fields, [...path, 'fields'], field);
  for (const [key, type] of Object.entries(event.fields ?? {})) list.types([...path, 'fields', key], type, typeSymbol);
  phrases(list, event, path, field);
  list.keysOf(event.clauses, [...path, 'clauses'], field, false);
  list.keysOf(event.gathers, [...path, 'gathers'], field, false);
  for (const [key, source] of Object.entries(isRecord(event.gathers) ? event.gathers : {})) {
    const [from = ''] = String(source).split('.');
    list.inside([...path, 'gathers', key], /^(\w+)/g, (one) => ({ kind: 'event', name: one }));
    list.inside([...path, 'gathers', key], /\.(\w+)$/g, (one) => ({ kind: 'field', name: `${from}.${one}` }));
  }
}
