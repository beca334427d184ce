import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import type { Type } from '../../engine/model/type.js';
import { type Entity, matterNames } from '../../engine/model/vocabulary.js';
import type { Known } from '../language/types/known.js';
import type { Notation } from '../read/cases/notation.js';
import { isCasesFile } from '../read/document.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { Source, Span } from '../text/source.js';
import { namesInCases } from './case-texts.js';
import { type CaseWord, caseWords } from './case-words.js';
import type { NamedSymbol } from './mentions.js';
import type { ObservedText } from './observed.js';
import { type Occurrence, OccurrenceList, valueSymbol, writtenAt } from './occurrences.js';

/**
 * The names in a file of cases: their ids, tables with names, the entries that they name, the facts, values and choices that they give, and
 * what stands in expressions.
 */
export function caseOccurrences(
  document: JsonDocument,
  notation: Notation,
  known: Known,
  texts: readonly ObservedText[],
): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  const { scenarios = [] } = document.value as { readonly scenarios?: readonly UnknownRecord[] };
  const results = new Map(texts.map(({ text, parts }) => [text.span.start, parts.at(-1)?.node.type]));
  for (const [index, one] of scenarios.entries()) {
    list.define({ kind: 'case', name: String(one['id']) }, ['scenarios', index, 'id'], 'value');
    if (isRecord(one['table'])) givenFacts(list, ['scenarios', index, 'table'], one['table'], known);
    for (const [number, step] of (Array.isArray(one['steps']) ? one['steps'] : []).entries()) {
      const path = ['scenarios', index, 'steps', number];
      const type = results.get(document.at(pointer(...path, 'ask')).start);
      if (type !== undefined) list.values([...path, 'answer'], Object(step)['answer'], type, known);
    }
  }
  for (const { path, names } of namesInCases(document))
    for (const [index, name] of names.entries()) list.add({ kind: 'entry', name }, [...path, index]);
  list.expressions(texts, (symbol, { span }) =>
    symbol.kind === 'local' ? { kind: 'local', name: `${span.source.file}:${span.start} ${symbol.name}` } : symbol,
  );
  if (!isCasesFile(document.source.file)) return list.all;
  return [...list.all, ...wordOccurrences(document.source, notation, known)];
}

/** The tables with names in their own file, and the facts, values and choices that they give. */
export const sceneOccurrences = (source: Source, notation: Notation, known: Known): readonly Occurrence[] =>
  wordOccurrences(source, notation, known, true);

/** What only the words of lines tell: tables with names, cases of the same table, choices of the house, and what is picked. */
function wordOccurrences(source: Source, notation: Notation, known: Known, withFacts = false): readonly Occurrence[] {
  const all: Occurrence[] = [];
  const words = caseWords(source, notation);
  const take = (
    symbol: NamedSymbol | undefined,
    { sort, start, end, image, isDeclaration = false }: CaseWord,
  ): void => {
    const inner = /^'.*'$/.test(image) ? 1 : 0;
    const span: Span = { source, start: start + inner, end: end - inner };
    if (symbol === undefined) return;
    all.push({ symbol, span, isDefinition: isDeclaration, ...(sort === 'kind' && { as: 'head' }) });
  };
  const facts = new FactWords(known);
  for (const [index, word] of words.entries()) {
    const { sort, image } = word;
    const name = image.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");
    const before = words[index - 1];
    if (sort === 'scene' || (sort === 'case' && word.isDeclaration !== true)) take({ kind: sort, name }, word);
    else if (sort === 'kind') {
      take(entitySymbol(name, known), word);
      facts.symbolOf(word, name);
    } else if (sort === 'matter') take({ kind: 'matter', name }, word);
    else if (sort === 'pick') take({ kind: 'value', name: `${matterNames}.${name}` }, word);
    else if (before?.sort === 'matter' && (sort === 'value' || sort === 'text'))
      take({ kind: 'choice', name: `${before.image}.${name}` }, word);
    else if (withFacts) take(facts.symbolOf(word, name), word);
  }
  return all;
}

/** The kind of things that lines begin with: its name with a small letter. */
function entitySymbol(head: string, known: Known): NamedSymbol | undefined {
  const name = head.charAt(0).toUpperCase() + head.slice(1);
  return known.entity(name) === undefined ? undefined : { kind: 'entity', name };
}

/** Facts and their values as lines give them: a value belongs to the fact before it. */
class FactWords {
  private entity: Entity | undefined;
  private type: Type | undefined;

  constructor(private readonly known: Known) {}

  symbolOf({ sort, image }: CaseWord, name: string): NamedSymbol | undefined {
    const { known } = this;
    if (sort === 'kind') {
      this.entity = known.entity(entitySymbol(image, known)?.name ?? '');
      this.type = undefined;
    }
    if (sort === 'fact') {
      const fact = this.entity?.facts[name];
      this.type = fact?.type;
      return fact && { kind: 'fact', name: `${this.entity!.name}.${name}` };
    }
    return sort === 'value' || sort === 'text' ? valueSymbol(name, this.type, known) : undefined;
  }
}

/** Facts that stand in a table by their names, with their values; where a short word stands for one, it is not its name. */
function givenFacts(list: OccurrenceList, path: JsonPath, table: UnknownRecord, known: Known): void {
  for (const [collection, entity] of known.collections) {
    const things = table[collection];
    for (const [index, thing] of (Array.isArray(things) ? things : []).entries())
      factsOf(list, [...path, collection, index], thing, { entity, known });
  }
  for (const [single, entity] of known.singles) factsOf(list, [...path, single], table[single], { entity, known });
  const setup = table['setup'];
  const house = isRecord(setup) ? setup['house'] : undefined;
  // Lines tell these by their words.
  if (!isRecord(house) || isCasesFile(list.document.source.file)) return;
  for (const [matter, choice] of Object.entries(house)) {
    list.add({ kind: 'matter', name: matter }, [...path, 'setup', 'house', matter], 'key');
    list.add({ kind: 'choice', name: `${matter}.${choice}` }, [...path, 'setup', 'house', matter]);
  }
}

function factsOf(
  list: OccurrenceList,
  path: JsonPath,
  thing: unknown,
  { entity, known }: { readonly entity: Entity; readonly known: Known },
): void {
  const { name, facts } = entity;
  for (const [key, value] of Object.entries(isRecord(thing) ? thing : {})) {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
    if (fact === undefined) continue;
    const at = [...path, key];
    if (writtenAt(list.document.keyAt(pointer(...at))) === key)
      list.add({ kind: 'fact', name: `${name}.${key}` }, at, 'key');
    list.values(at, value, fact.type, known);
  }
}
