import groupBy from 'lodash/groupBy.js';
import uniqBy from 'lodash/uniqBy.js';
import { onceFor } from '../../engine/model/once.js';
import type { Known } from '../language/types/known.js';
import { furtherWordsIn } from '../language/vocabulary/further-words.js';
import { isSeatingsFile } from '../read/cases/reader.js';
import { isCasesFile } from '../read/document.js';
import type { JsonDocument, JsonPath } from '../text/document.js';
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

/** The same only for the same symbol. */
export const symbolKey = ({ kind, name }: NamedSymbol): string => `${kind} ${name}`;

/** The last part of a name: what stands in the files. */
export function shortName({ kind, name }: NamedSymbol): string {
  if (kind === 'local') return name.slice(name.lastIndexOf(' ') + 1).replace(/@\d+$/, '');
  return ['fact', 'field', 'parameter', 'value', 'choice'].includes(kind) ? name.slice(name.indexOf('.') + 1) : name;
}

/** Where everything with a name is defined and used, over all files of a workspace. */
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

/** Names in a document hold as long as the document and the words stay. */
const kept = new WeakMap<JsonDocument, { readonly known: Known; readonly names: DocumentNames }>();

function once(
  document: JsonDocument,
  { linker: { known } }: LinkedRules,
  find: () => readonly Occurrence[],
): DocumentNames {
  const before = kept.get(document);
  if (before?.known === known) return before.names;
  const names = namesOf(find());
  kept.set(document, { known, names });
  return names;
}

function namesOf(found: readonly Occurrence[]): DocumentNames {
  // An entry with a table of choices is several: what they have in common is one name in one place.
  const each = uniqBy(found, ({ symbol, span }) => `${symbolKey(symbol)} ${span.source.file}:${span.start}`);
  return { all: each, byKey: groupBy(each, ({ symbol }) => symbolKey(symbol)) };
}

/** The index of a workspace as it is now; worked out when it is asked for, of each file when that has changed. */
export const symbolIndex = ({ linked }: Workspace): SymbolIndex =>
  linked === undefined ? indexOf([]) : indexOfRules(linked);

const indexOfRules = onceFor((rules: LinkedRules) => indexOf([...namesIn(rules)]));

/** Works out the names of one file after the other; whoever has time takes the next. */
export function* namesIn(rules: LinkedRules): Generator<DocumentNames> {
  for (const document of documentsOf(rules)) yield namesOfDocument(document, rules);
  for (const source of rules.others) yield namesOfOther(source, rules);
}

function documentsOf({ documents }: LinkedRules): readonly JsonDocument[] {
  const { vocabulary, entries, scenarios, mutants, simulations, findings } = documents;
  return [vocabulary, ...entries, ...scenarios, ...mutants, ...simulations, ...(findings ? [findings] : [])];
}

/** The names in one file, in order; what is one only where there is something of that name is left out elsewhere. */
export function namesInFile({ linked }: Workspace, path: string): readonly Occurrence[] {
  if (linked === undefined) return [];
  const document = documentNamed(path, linked);
  const other = linked.others.find(({ file }) => file === path);
  if (document === undefined && other === undefined) return [];
  const names = document === undefined ? namesOfOther(other!, linked) : namesOfDocument(document, linked);
  const kindOf = kindsOfIds(linked);
  return indexOf([names])
    .inFile(path)
    .filter(({ symbol: { kind, name }, as }) => as !== 'prose' || kind !== 'entry' || kindOf(name) === kind);
}

/** The expressions of one file. */
export function expressionsInFile({ linked }: Workspace, path: string): readonly ObservedText[] {
  const document = linked && documentNamed(path, linked);
  if (linked === undefined || document === undefined) return [];
  return expressionsOf(document, linked).filter(({ text }) => text.span.source.file === path);
}

/** The words of the lines of a file of cases; none of other files. */
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

/** What an id is that of, for files that do not say so themselves. */
const kindsOfIds = onceFor(({ linker: { units }, documents }: LinkedRules): KindOfId => {
  const entries = new Set(units.map(({ entry }) => entry.id));
  const cases = new Set(
    documents.scenarios.flatMap(({ value }) =>
      (value as { readonly scenarios: readonly { readonly id: string }[] }).scenarios.map(({ id }) => id),
    ),
  );
  return (id) => (entries.has(id) ? 'entry' : cases.has(id) ? 'case' : undefined);
});

/** The names in a file that no rulebook is linked from: tables with names, and what is noted of texts. */
function namesOfOther(source: Source, rules: LinkedRules): DocumentNames {
  if (isSeatingsFile(source.file))
    return namesOf(sceneOccurrences(source, rules.documents.notation, rules.linker.known));
  const document = lenientJson(source)?.document;
  if (document === undefined) return namesOf([]);
  return namesOf([...noteOccurrences(document, kindsOfIds(rules)), ...proseOccurrences(document, rules.linker.known)]);
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

function namesOfDocument(document: JsonDocument, rules: LinkedRules): DocumentNames {
  const { documents, linker } = rules;
  const { known } = linker;
  if (document === documents.vocabulary)
    return once(document, rules, () => [
      ...vocabularyOccurrences(document, known),
      ...expressionOccurrences(document, expressionsOf(document, rules)),
      ...proseOccurrences(document, known),
    ]);
  if (documents.scenarios.includes(document))
    return once(document, rules, () => [
      ...caseOccurrences(document, documents.notation, known, expressionsOf(document, rules)),
      ...proseOccurrences(document, known),
    ]);
  // Notes say what they are about by ids alone, which come and go with other files.
  const notes = (below: JsonPath = []) => noteOccurrences(document, kindsOfIds(rules), below);
  if (documents.simulations.includes(document))
    return once(document, rules, () => [
      ...simulationOccurrences(document, known, expressionsOf(document, rules)),
      ...proseOccurrences(document, known),
    ]);
  if (!documents.entries.includes(document)) return namesOf([...notes(), ...proseOccurrences(document, known)]);
  const own = once(document, rules, () => [
    ...matterOccurrences(document),
    ...(furtherWordsIn(document) === undefined ? [] : vocabularyOccurrences(document, known, ['vocabulary'])),
    ...expressionOccurrences(document, observedWords(document, rules)),
    ...proseOccurrences(document, known),
    ...(unitsByFile(rules)[document.source.file] ?? []).flatMap(({ draft }) =>
      entryOccurrences(draft, observedEntry(draft, rules), known),
    ),
  ]);
  const suppressed = notes(['suppressed']);
  return suppressed.length === 0 ? own : namesOf([...own.all, ...suppressed]);
}

function expressionOccurrences(document: JsonDocument, texts: readonly ObservedText[]): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  list.expressions(texts, (symbol, { span }) =>
    symbol.kind === 'local' ? { kind: 'local', name: `${span.source.file}:${span.start} ${symbol.name}` } : symbol,
  );
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
