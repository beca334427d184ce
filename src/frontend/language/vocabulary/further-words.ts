import { joinWords } from '../../../engine/model/join-words.js';
import { own } from '../../../engine/model/own.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { FurtherWords, Vocabulary } from '../../../engine/model/vocabulary.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { type JsonDocument, moved } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import type { ResolveObserver } from '../expressions/scope.js';
import { kindsOf, knownOf } from '../types/known.js';
import type { RawEntity, RawVocabulary } from './raw-vocabulary.js';
import { declareVocabulary } from './vocabulary-declarations.js';
import { completeVocabulary } from './vocabulary-expressions.js';
import { builtInNames, checkInnerNames, checkNames, type TakenNames } from './vocabulary-names.js';
import { checkWords } from './vocabulary-parts.js';

/** Words that a file of entries brings along: enumerations, questions, events, and facts of existing entities. */
type RawFurtherWords = Partial<Pick<RawVocabulary, 'enumerations' | 'questions' | 'events'>> & {
  readonly entities?: { readonly [kind: string]: Pick<RawEntity, 'facts' | 'short'> };
};

interface VocabularyFile {
  readonly raw: RawVocabulary;
  readonly sink: DiagnosticSink;
}

/** The words that a file of entries brings along, as written; undefined for most files. */
export const furtherWordsIn = (document: JsonDocument): RawFurtherWords | undefined =>
  (document.value as { readonly vocabulary?: RawFurtherWords }).vocabulary;

/**
 * A vocabulary with the words that files of entries bring along. They add words and change none.
 *
 * @param base linked before
 * @param options `file`: the file of `base`, if available; `observe` is called with every expression in the added words
 */
export function withFurtherWords(
  base: Vocabulary,
  documents: readonly JsonDocument[],
  report: (found: Diagnostic) => void,
  { file, observe }: { readonly file?: JsonDocument; readonly observe?: ResolveObserver } = {},
): Vocabulary {
  const parts = documents.flatMap((document): readonly VocabularyFile[] => {
    const words = furtherWordsIn(document);
    if (words === undefined) return [];
    const inside = moved(document, words, (pointer) => `/vocabulary${pointer}`);
    const sink = new DiagnosticSink(inside, report);
    return [{ raw: rawOf(words, base, sink, file), sink }];
  });
  if (parts.length === 0) return base;
  const taken = namesOf(base, file);
  for (const { raw, sink } of parts) checkNames({ ...raw, entities: {} }, sink, taken, 'vocabulary.word-taken');
  const kinds = new Map([base, ...parts.map(({ raw }) => raw)].flatMap((one) => [...kindsOf(one)]));
  const declared = parts.map(({ raw, sink }) => declareVocabulary(raw, sink, kinds)).reduce(joinWords, base);
  const known = knownOf(declared);
  for (const { raw, sink } of parts) {
    checkInnerNames(raw, sink, Object.values(declared.entities));
    checkWords(raw, known, sink);
  }
  return parts.reduce((sum, { raw, sink }) => completeVocabulary(sum, raw, { known, sink, observe }), declared);
}

/** The words in the form of a vocabulary, without those that clash with existing facts. */
function rawOf(words: RawFurtherWords, base: Vocabulary, sink: DiagnosticSink, file?: JsonDocument): RawVocabulary {
  const entities: { [kind: string]: RawEntity } = {};
  for (const [kind, { facts, short }] of Object.entries(words.entities ?? {})) {
    const known = own(base.entities, kind);
    if (known === undefined) {
      const suggestion = nearest(kind, Object.keys(base.entities));
      sink.faultAtKey('vocabulary.no-such-kind', ['entities', kind], { values: { name: kind }, suggestion });
      continue;
    }
    const taken = Object.keys(facts).filter((name) => Object.hasOwn(known.facts, name));
    for (const name of taken) {
      const path = ['entities', kind, 'facts', name];
      const also = file === undefined ? [] : [{ at: file.at(`/${path.join('/')}`), label: 'first' }];
      sink.faultAtKey('vocabulary.word-taken', path, { values: { name: `${kind}.${name}` }, also });
    }
    const { noun, single } = known;
    const added = Object.fromEntries(Object.entries(facts).filter(([name]) => !taken.includes(name)));
    entities[kind] = { noun, ...(single !== undefined && { single }), ...(short && { short }), facts: added };
    const baseWords = Object(Object(file?.value).entities)[kind]?.short ?? {};
    for (const word of Object.keys(short ?? {}))
      if (Object.hasOwn(baseWords, word))
        sink.faultAtKey('vocabulary.word-taken', ['entities', kind, 'short', word], { values: { name: word } });
  }
  const { enumerations = {}, questions = {}, events = {} } = words;
  return { tiers: [], layers: {}, enumerations, entities, questions, events };
}

function namesOf({ enumerations, entities, questions, events }: Vocabulary, file?: JsonDocument): TakenNames {
  const taken = builtInNames();
  const note = (name: string | undefined, path: string): void => {
    if (name !== undefined) taken.set(name, file && (() => file.at(path)));
  };
  for (const name of Object.keys(enumerations)) note(name, `/enumerations/${name}`);
  for (const { name, collection, single } of Object.values(entities))
    for (const one of [name, collection, single]) note(one, `/entities/${name}`);
  for (const name of Object.keys(questions)) note(name, `/questions/${name}`);
  for (const name of Object.keys(events)) note(name, `/events/${name}`);
  return taken;
}

/** The words of a vocabulary that files of entries have brought along. */
export function furtherWords(vocabulary: Vocabulary, documents: readonly JsonDocument[]): FurtherWords | undefined {
  const parts = documents.flatMap((document) => furtherWordsIn(document) ?? []);
  if (parts.length === 0) return undefined;
  const those = <T>(all: { readonly [name: string]: T }, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name] as T] as const] : [])));
  const among = (key: 'enumerations' | 'questions' | 'events') => parts.flatMap((part) => Object.keys(part[key] ?? {}));
  const entities: { [kind: string]: { facts: FurtherWords['entities'][string]['facts'] } } = {};
  for (const { entities: further = {} } of parts)
    for (const [kind, { facts }] of Object.entries(further)) {
      const known = vocabulary.entities[kind]?.facts ?? {};
      entities[kind] = { facts: { ...entities[kind]?.facts, ...those(known, Object.keys(facts)) } };
    }
  return {
    enumerations: those(vocabulary.enumerations, among('enumerations')),
    entities,
    questions: those(vocabulary.questions, among('questions')),
    events: those(vocabulary.events, among('events')),
  };
}
