import { shortWord, type ThingKind } from '../../../grammar/cases/kinds.js';
import { own } from '../../engine/model/own.js';
import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import type { Type } from '../../engine/model/type.js';
import { type Entity, matterNames } from '../../engine/model/vocabulary.js';
import type { Known } from '../language/types/known.js';
import type { Notation } from '../read/cases/notation.js';
import { isSeatingsFile } from '../read/cases/reader.js';
import { isCasesFile } from '../read/document.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { Source, Span } from '../text/source.js';
import { namesInCases } from './case-texts.js';
import { blockAt, type CaseBlock, caseBlocks, personsInSentences } from './case-things.js';
import { type CaseWord, caseWords, nameOf } from './case-words.js';
import type { NamedSymbol } from './mentions.js';
import type { ObservedText } from './observed.js';
import { namedValue, type Occurrence, OccurrenceList, writtenAt } from './occurrences.js';

/**
 * The names in a file of cases: their ids, named tables, the entries they name, the things, facts, values and choices
 * they give, and what stands in expressions; things in lines alone.
 */
export function caseOccurrences(
  document: JsonDocument,
  notation: Notation,
  known: Known,
  texts: readonly ObservedText[],
): readonly Occurrence[] {
  const isLines = isCasesFile(document.source.file);
  const blocks = isLines ? caseBlocks(document.source, notation) : [];
  const list = new OccurrenceList(document, [], (id, { start }) => blockAt(blocks, start)?.things.get(id));
  const { scenarios = [] } = document.value as { readonly scenarios?: readonly UnknownRecord[] };
  const results = new Map(texts.map(({ text, parts }) => [text.span.start, parts.at(-1)?.node.type]));
  for (const [index, one] of scenarios.entries()) {
    list.define({ kind: 'case', name: String(one['id']) }, ['scenarios', index, 'id'], 'value');
    if (isRecord(one['table'])) givenFacts(list, ['scenarios', index, 'table'], one['table'], known);
    for (const [number, step] of (Array.isArray(one['steps']) ? one['steps'] : []).entries()) {
      const path = ['scenarios', index, 'steps', number];
      const type = results.get(document.at(pointer(...path, 'ask')).start);
      const { answer, picks = [] } = Object(step) as {
        readonly answer?: unknown;
        readonly picks?: readonly UnknownRecord[];
      };
      if (type !== undefined) list.values([...path, 'answer'], answer, type, known);
      // What is picked for a matter may be of any type.
      for (const [place, { pick, by }] of picks.entries())
        for (const [key, one] of Object.entries({ pick, by }))
          list.values([...path, 'picks', place, key], one, undefined, known);
    }
  }
  for (const { path, names } of namesInCases(document))
    for (const [index, name] of names.entries()) list.add({ kind: 'entry', name }, [...path, index]);
  list.expressions(texts);
  if (!isLines) return list.all;
  const words = wordOccurrences(document.source, notation, known, blocks);
  return [...list.all, ...words, ...personsInSentences(document, blocks)];
}

/** The named tables in their own file, and the things, facts, values and choices they give. */
export const sceneOccurrences = (source: Source, notation: Notation, known: Known): readonly Occurrence[] =>
  wordOccurrences(source, notation, known, caseBlocks(source, notation));

/**
 * What only the words of lines say: named tables, cases with the same table, things that lines begin with, house
 * choices, and what is picked.
 */
function wordOccurrences(
  source: Source,
  notation: Notation,
  known: Known,
  blocks: readonly CaseBlock[],
): readonly Occurrence[] {
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
  const facts = new FactWords(known, notation);
  for (const [index, word] of words.entries()) {
    const { sort, start, end } = word;
    const name = nameOf(word);
    const block = blockAt(blocks, start);
    const before = words[index - 1];
    if (sort === 'scene' || (sort === 'case' && word.isDeclaration !== true)) take({ kind: sort, name }, word);
    else if (sort === 'thing')
      take(block?.things.get(name), { ...word, isDeclaration: block?.declared.has(start) === true });
    else if (sort === 'kind') {
      take(entitySymbol(name, known), word);
      facts.symbolOf(word, name, block);
    } else if (sort === 'matter') take({ kind: 'matter', name }, word);
    else if (sort === 'pick') take({ kind: 'value', name: `${matterNames}.${name}` }, word);
    else if (before?.sort === 'matter' && (sort === 'value' || sort === 'text'))
      take({ kind: 'choice', name: `${before.image}.${name}` }, word);
    // In tables of cases the document gives the places of these. A word before a bracket, or before a colon inside a
    // value, is the name of something made or of one of its facts.
    else if (isSeatingsFile(source.file) && !(sort === 'value' && /[(:]/.test(source.text[end] ?? '')))
      take(facts.symbolOf(word, name, block), word);
  }
  return all;
}

/** The kind of thing that a line begins with: its name with a small letter. */
function entitySymbol(head: string, known: Known): NamedSymbol | undefined {
  const name = head.charAt(0).toUpperCase() + head.slice(1);
  return known.entity(name) === undefined ? undefined : { kind: 'entity', name };
}

/** Facts and their values in lines: a value belongs to the fact before it. */
class FactWords {
  private entity: Entity | undefined;
  private kind: ThingKind | undefined;
  private type: Type | undefined;

  constructor(
    private readonly known: Known,
    private readonly notation: Notation,
  ) {}

  symbolOf({ sort, image }: CaseWord, name: string, block: CaseBlock | undefined): NamedSymbol | undefined {
    const { known, notation } = this;
    if (sort === 'kind') {
      this.kind = image === 'everyone' ? notation.persons : notation.kinds.get(image);
      this.entity = known.entity(entitySymbol(this.kind?.word ?? '', known)?.name ?? '');
      this.type = undefined;
    }
    if (sort === 'fact') {
      const short = shortWord(this.kind, name);
      const fact = this.entity?.facts[short?.fact ?? name];
      this.type = fact?.type;
      // A short word is not the name of its fact.
      return fact && (short === undefined || short.fact === name)
        ? { kind: 'fact', name: `${this.entity!.name}.${name}` }
        : undefined;
    }
    if (this.type === undefined || (sort !== 'value' && sort !== 'text')) return undefined;
    return namedValue(name, this.type, known, (id) => block?.things.get(id));
  }
}

/** Facts given by name in a table, with their values; a short word that stands for a fact is not its name. */
function givenFacts(list: OccurrenceList, path: JsonPath, table: UnknownRecord, known: Known): void {
  for (const [collection, entity] of known.collections) {
    const things = table[collection];
    for (const [index, thing] of (Array.isArray(things) ? things : []).entries())
      factsOf(list, [...path, collection, index], thing, { entity, known });
  }
  for (const [single, entity] of known.singles) factsOf(list, [...path, single], table[single], { entity, known });
  const setup = table['setup'];
  const house = isRecord(setup) ? setup['house'] : undefined;
  // Lines say these with words.
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
    const fact = own(facts, key);
    if (fact === undefined) continue;
    const at = [...path, key];
    if (writtenAt(list.document.keyAt(pointer(...at))) === key)
      list.add({ kind: 'fact', name: `${name}.${key}` }, at, 'key');
    list.values(at, value, fact.type, known);
  }
}
