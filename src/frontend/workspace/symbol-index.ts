import groupBy from 'lodash/groupBy.js';
import uniqBy from 'lodash/uniqBy.js';
import { onceFor } from '../../engine/model/once.js';
import type { Known } from '../language/types/known.js';
import { furtherWordsIn } from '../language/vocabulary/further-words.js';
import { isSeatingsFile } from '../read/cases/reader.js';
import { isCasesFile } from '../read/document.js';
import type { JsonDocument } from '../text/document.js';
import { lastFor } from '../text/last-for.js';
import type { Source } from '../text/source.js';
import { caseOccurrences, sceneOccurrences } from './case-occurrences.js';
import { caseTexts } from './case-texts.js';
import { type CaseWord, caseWords } from './case-words.js';
import { entryOccurrences, matterOccurrences } from './entry-occurrences.js';
import {
  observedCases,
  observedEntry,
  observedSimulation,
  observedVocabulary,
  observedWords,
} from './expressions-at.js';
import { lenientJson } from './json-place.js';
import type { NamedSymbol } from './mentions.js';
import { type KindOfId, noteOccurrences } from './note-occurrences.js';
import type { ObservedText } from './observed.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';
import { proseOccurrences } from './prose-occurrences.js';
import { simulationOccurrences } from './simulation-texts.js';
import { vocabularyOccurrences } from './vocabulary-occurrences.js';
import type { LinkedRules, Workspace } from './workspace.js';

/** Equal only for the same symbol. */
export const symbolKey = ({ kind, name }: NamedSymbol): string => `${kind} ${name}`;

/** The last part of a name: what is written in the files. */
export function shortName({ kind, name }: NamedSymbol): string {
  if (kind === 'thing') return name.slice(name.indexOf('\n') + 1);
  if (kind === 'local') return name.slice(name.lastIndexOf(' ') + 1).replace(/@\d+$/, '');
  return ['fact', 'field', 'parameter', 'value', 'choice'].includes(kind) ? name.slice(name.indexOf('.') + 1) : name;
}

/** Where everything with a name is defined and used, across all files of a workspace. */
export interface SymbolIndex {
  /** The names in a file, in order. */
  inFile(path: string): readonly Occurrence[];
  of(symbol: NamedSymbol): readonly Occurrence[];
  definitions(): readonly Occurrence[];
}

/** The names in a document. */
interface DocumentNames {
  readonly all: readonly Occurrence[];
  readonly byKey: { readonly [key: string]: readonly Occurrence[] };
}

/**
 * Names in a file are valid as long as the file and the words stay, and for notes, which do not say whose an id is, the
 * ids.
 */
const namesOnce = lastFor<JsonDocument | Source, DocumentNames>();

function namesOf(found: readonly Occurrence[]): DocumentNames {
  // An entry with a table of choices is several entries: what they share is one name in one place.
  const each = uniqBy(found, ({ symbol, span }) => `${symbolKey(symbol)} ${span.source.file}:${span.start}`);
  return { all: each, byKey: groupBy(each, ({ symbol }) => symbolKey(symbol)) };
}

/** The present index of a workspace; computed on demand, for each file only after it has changed. */
export const symbolIndex = ({ linked }: Workspace): SymbolIndex =>
  linked === undefined ? indexOf([]) : indexOfRules(linked);

const indexOfRules = onceFor((rules: LinkedRules) => indexOf([...namesIn(rules)]));

/** Computes the names of one file after the other, so that callers can pause between them. */
export function* namesIn(rules: LinkedRules): Generator<DocumentNames> {
  for (const document of documentsOf(rules)) yield namesOfDocument(document, rules);
  for (const source of rules.others) yield namesOfOther(source, rules);
}

function documentsOf({ documents }: LinkedRules): readonly JsonDocument[] {
  const { vocabulary, entries, scenarios, mutants, simulations, findings } = documents;
  return [vocabulary, ...entries, ...scenarios, ...mutants, ...simulations, ...(findings ? [findings] : [])];
}

/** The names in one file, in order; without words that would be names only if something had that name. */
export function namesInFile({ linked }: Workspace, path: string): readonly Occurrence[] {
  if (linked === undefined) return [];
  const document = documentNamed(path, linked);
  const other = linked.others.find(({ file }) => file === path);
  if (document === undefined && other === undefined) return [];
  const names = document === undefined ? namesOfOther(other!, linked) : namesOfDocument(document, linked);
  return indexOf([names])
    .inFile(path)
    .filter(
      ({ symbol: { kind, name }, as }) => as !== 'prose' || kind !== 'entry' || kindsOfIds(linked)(name) === kind,
    );
}

/** The expressions of one file. */
export function expressionsInFile({ linked }: Workspace, path: string): readonly ObservedText[] {
  const document = linked && documentNamed(path, linked);
  if (linked === undefined || document === undefined) return [];
  return expressionsOf(document, linked).filter(({ text }) => text.span.source.file === path);
}

/** The words of the lines of a file of cases; none for other files. */
export function caseWordsInFile(workspace: Workspace, path: string): readonly CaseWord[] {
  const [source, rules] = [workspace.source(path), workspace.linked];
  return source === undefined || rules === undefined || !isCasesFile(path)
    ? []
    : caseWords(source, rules.documents.notation);
}

function documentNamed(path: string, rules: LinkedRules): JsonDocument | undefined {
  const isIt = ({ source }: JsonDocument): boolean => source.file === path;
  const { vocabulary, vocabularyFiles } = rules.documents;
  return vocabularyFiles.some(isIt) ? vocabulary : documentsOf(rules).find(isIt);
}

const lastKinds = lastFor<Known, KindOfId>();

/** Whose an id is, for files that do not say so themselves; the same function as long as the ids stay. */
const kindsOfIds = onceFor(({ linker: { units, known }, documents }: LinkedRules): KindOfId => {
  const entries = units.map(({ entry }) => entry.id);
  const cases = documents.scenarios.flatMap(({ value }) =>
    (value as { readonly scenarios: readonly { readonly id: string }[] }).scenarios.map(({ id }) => id),
  );
  return lastKinds(known, [JSON.stringify([entries, cases])], () => {
    const kinds = new Map([
      ...cases.map((id) => [id, 'case'] as const),
      ...entries.map((id) => [id, 'entry'] as const),
    ]);
    return (id) => kinds.get(id);
  });
});

/** The names in a file that no rulebook is linked from: named tables, and notes on texts. */
function namesOfOther(source: Source, rules: LinkedRules): DocumentNames {
  const { known } = rules.linker;
  if (isSeatingsFile(source.file))
    return namesOnce(source, [known], () => namesOf(sceneOccurrences(source, rules.documents.notation, known)));
  const kindOf = kindsOfIds(rules);
  return namesOnce(source, [known, kindOf], () => {
    const document = lenientJson(source)?.document;
    return namesOf(
      document === undefined ? [] : [...noteOccurrences(document, kindOf), ...proseOccurrences(document, known)],
    );
  });
}

const unitsByFile = onceFor(({ linker: { units } }: LinkedRules) =>
  groupBy(units, ({ draft }) => draft.document.source.file),
);

function expressionsOf(document: JsonDocument, rules: LinkedRules): readonly ObservedText[] {
  const { documents, linker } = rules;
  if (document === documents.vocabulary) return observedVocabulary(document);
  if (documents.scenarios.includes(document)) return observedCases(caseTexts(document, linker.known), rules);
  if (documents.simulations.includes(document)) return observedSimulation(document, rules);
  const units = unitsByFile(rules)[document.source.file] ?? [];
  return [...observedWords(document, rules), ...units.flatMap(({ draft }) => observedEntry(draft, rules))];
}

/** A document of notes refers to ids alone, which come and go with other files. */
function namesOfDocument(document: JsonDocument, rules: LinkedRules): DocumentNames {
  const { known } = rules.linker;
  const { vocabulary, scenarios, simulations, entries } = rules.documents;
  const isNotes = ![vocabulary, ...scenarios, ...simulations, ...entries].includes(document);
  const own = namesOnce(document, [known, isNotes && kindsOfIds(rules)], () =>
    namesOf([...ownNames(document, rules), ...proseOccurrences(document, known)]),
  );
  if (isNotes || Object(document.value).suppressed === undefined) return own;
  return namesOf([...own.all, ...noteOccurrences(document, kindsOfIds(rules), ['suppressed'])]);
}

/** The names in a document, except those in its sentences. */
function ownNames(document: JsonDocument, rules: LinkedRules): readonly Occurrence[] {
  const { documents, linker } = rules;
  const { known } = linker;
  const expressions = () => expressionsOf(document, rules);
  if (document === documents.vocabulary)
    return [...vocabularyOccurrences(document, known), ...expressionOccurrences(document, expressions())];
  if (documents.scenarios.includes(document))
    return caseOccurrences(document, documents.notation, known, expressions());
  if (documents.simulations.includes(document)) return simulationOccurrences(document, known, expressions());
  if (!documents.entries.includes(document)) return noteOccurrences(document, kindsOfIds(rules));
  return [
    ...matterOccurrences(document),
    ...(furtherWordsIn(document) === undefined ? [] : vocabularyOccurrences(document, known, ['vocabulary'])),
    ...expressionOccurrences(document, observedWords(document, rules)),
    ...(unitsByFile(rules)[document.source.file] ?? []).flatMap(({ draft }) =>
      entryOccurrences(draft, observedEntry(draft, rules), known),
    ),
  ];
}

function expressionOccurrences(document: JsonDocument, texts: readonly ObservedText[]): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  list.expressions(texts);
  return list.all;
}

const indexOf = (documents: readonly DocumentNames[]): SymbolIndex => ({
  inFile: (path) =>
    documents
      .flatMap(({ all }) => all.filter(({ span }) => span.source.file === path))
      .sort((a, b) => a.span.start - b.span.start),
  of: (symbol) => documents.flatMap(({ byKey }) => byKey[symbolKey(symbol)] ?? []),
  definitions: () => documents.flatMap(({ all }) => all.filter(({ isDefinition }) => isDefinition)),
});
