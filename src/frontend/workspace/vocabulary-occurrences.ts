import { isRecord } from '../../engine/model/record.js';
import type { Known } from '../language/types/known.js';
import type {
  RawEntity,
  RawEvent,
  RawPhrase,
  RawQuestion,
  RawVocabulary,
} from '../language/vocabulary/raw-vocabulary.js';
import type { JsonDocument, JsonPath } from '../text/document.js';
import type { NamedSymbol } from './mentions.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';

/**
 * The names in a vocabulary, but for those in its expressions.
 *
 * @param base where the words stand in the document
 */
export function vocabularyOccurrences(
  document: JsonDocument,
  known: Known,
  base: JsonPath = [],
): readonly Occurrence[] {
  const list = new OccurrenceList(document, base);
  const raw = base.reduce<unknown>((value, key) => Object(value)[key], document.value) as Partial<RawVocabulary>;
  const { enumerations = {}, entities = {}, questions = {}, events = {}, layers = {}, roles = {} } = raw;
  const words: WordList = {
    list,
    typeSymbol: (name) => typeSymbol(name, known),
    readerSymbol: (name) => readerSymbol(name, known),
  };
  list.keysOf(layers, ['layers'], (name) => ({ kind: 'layer', name }));
  list.keysOf(enumerations, ['enumerations'], (name) => ({ kind: 'enumeration', name }));
  for (const [name, { values }] of Object.entries(enumerations))
    list.keysOf(values, ['enumerations', name, 'values'], (value) => ({ kind: 'value', name: `${name}.${value}` }));
  list.keysOf(entities, ['entities'], (name) => ({ kind: 'entity', name }));
  for (const [name, entity] of Object.entries(entities)) entityWords(name, entity, words);
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

const phraseKeys = ['phrase', 'negated', 'absent', 'present', 'unnamed'] as const;

function phrases(
  list: OccurrenceList,
  written: RawPhrase,
  path: JsonPath,
  symbolOf: (name: string) => NamedSymbol,
): void {
  for (const key of phraseKeys) list.templates([...path, key], written[key], symbolOf);
}

function entityWords(name: string, { facts = {}, short = {}, uniformBy }: RawEntity, words: WordList): void {
  const { list, typeSymbol, readerSymbol } = words;
  const path = ['entities', name];
  const fact = (one: string): NamedSymbol => ({ kind: 'fact', name: `${name}.${one}` });
  list.keysOf(facts, [...path, 'facts'], fact);
  if (uniformBy !== undefined) list.add(fact(uniformBy), [...path, 'uniformBy']);
  for (const [key, { type, defaultFrom, readThrough = [], neededBy = [] }] of Object.entries(facts)) {
    const at = [...path, 'facts', key];
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
    }
}

function questionWords(name: string, question: RawQuestion, { list, typeSymbol }: WordList): void {
  const path = ['questions', name];
  const parameter = (one: string): NamedSymbol => ({ kind: 'parameter', name: `${name}.${one}` });
  list.keysOf(question.parameters, [...path, 'parameters'], parameter);
  for (const [key, type] of Object.entries(question.parameters ?? {}))
    list.types([...path, 'parameters', key], type, typeSymbol);
  list.types([...path, 'result'], question.result, typeSymbol);
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
