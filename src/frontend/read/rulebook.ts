import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { RawEditions } from '../language/entries/raw-entries.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { type CleanTexts, knownDocument } from './clean-texts.js';
import { restOfVocabulary } from './declarations.js';
import { readDocument } from './document.js';
import type { Reading } from './json.js';
import { layerDiagnostics } from './layers.js';
import type { SchemaName } from './schema.js';
import { isVocabulary, joinedVocabulary, vocabularyDiagnostics } from './vocabulary.js';

/** A file of a rulebook: its path inside the folder, with `/` between the parts, and its text. */
export interface RulebookFile {
  readonly path: string;
  readonly source: Source;
}

/** The documents of a rulebook, each of the shape that its schema asks for; lists in order of path. */
export interface ReadDocuments {
  /** All words as one document; `vocabularyFiles` has the files that they are written in. */
  readonly vocabulary: JsonDocument;
  readonly vocabularyFiles: readonly JsonDocument[];
  readonly editions: JsonDocument;
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
  readonly simulations: readonly JsonDocument[];
  /** Changes of entries that no scenario can notice, with reasons; at most one file. */
  readonly mutants: readonly JsonDocument[];
  /** What `check` finds and does not report, with reasons. */
  readonly findings?: JsonDocument;
  /** The terms that texts use, with the words that are refused. */
  readonly terms?: JsonDocument;
}

/** The files that could be read, where others could not. */
export interface ReadRest {
  readonly documents: ReadDocuments;
  readonly broken: readonly Source[];
  /** Words that are left out where a file of the vocabulary is broken. */
  readonly words: readonly string[];
}

/** Documents are missing when there is any error: a wrong rulebook is not read by half. */
export interface RulebookReading {
  readonly documents?: ReadDocuments;
  /** Where some file is broken: the others, in which there may be mistakes as well. */
  readonly rest?: ReadRest;
  readonly diagnostics: readonly Diagnostic[];
}

// Folders of a rulebook that hold no entries: the schemas, digests of the official texts, and what is noted about our own.
const otherFolders = ['schema', 'editions', 'texts'];

/** Files that stand alone in the folder, each named like its kind. */
const rootKinds: readonly SchemaName[] = ['editions', 'mutants', 'findings', 'terms'];

/** What kind of file a path is; undefined for what is none of ours to read. */
function kindOf(given: string): SchemaName | undefined {
  const path = given.replace(/(?:\.\w+)+$/, (ending) => ending.toLowerCase());
  if (isVocabulary(path)) return 'vocabulary';
  const alone = rootKinds.find((kind) => path === `${kind}.json`);
  if (alone !== undefined) return alone;
  if (!path.endsWith('.json') || otherFolders.includes(path.split('/')[0]!)) return undefined;
  if (path.endsWith('.simulation.json')) return 'simulation';
  return path.endsWith('.scenarios.json') ? 'scenarios' : 'entries';
}

/**
 * Reads the files of a rulebook, in whatever order they come: `vocabulary.json` or a folder `vocabulary`,
 * `editions.json`, and in folders of any other name the entries (`*.json`) with their scenarios (`*.scenarios.json`) and simulations
 * (`*.simulation.json`). `shown` names the folder in messages; `known` are texts
 * that need not be looked at again.
 */
export function readRulebook(files: readonly RulebookFile[], shown = '', known?: CleanTexts): RulebookReading {
  const read = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, source }) => {
      const kind = kindOf(path);
      return kind === undefined ? [] : [{ path, source, kind, ...readOnce(source, kind, known) }];
    });
  const documents = (kind: SchemaName) =>
    read.flatMap((file) => (file.kind === kind && file.document !== undefined ? [file.document] : []));
  const words = read.filter(({ kind }) => kind === 'vocabulary').map((file) => ({ ...file, ...wordsOf(file) }));
  const leftOut = words.flatMap((file) => file.leftOut);
  const wordFiles = words.flatMap(({ document }) => document ?? []);
  const isWhole = words.length > 0 && words.length === wordFiles.length;
  const wholeness = isWhole ? vocabularyDiagnostics(wordFiles) : [];
  const vocabulary = isWhole && !hasErrors(wholeness) ? joinedVocabulary(wordFiles) : undefined;
  const [editions] = documents('editions');
  const [findings] = documents('findings');
  const [terms] = documents('terms');
  const placed = read.filter(
    ({ path, kind }) => kind !== 'vocabulary' && (path.includes('/') || !rootKinds.includes(kind)),
  );
  const diagnostics = inReadingOrder([
    ...(['vocabulary', 'editions'] as const)
      .filter((kind) => !read.some((file) => file.kind === kind))
      .map((kind) => diagnostic('rulebook.missing-file', { values: { file: join(shown, `${kind}.json`) } })),
    ...read.flatMap((file) => file.diagnostics),
    ...wholeness,
    ...(vocabulary === undefined || leftOut.length > 0 ? [] : layerDiagnostics(vocabulary, placed)),
    ...(editions === undefined ? [] : editionOrder(editions)),
  ]);
  if (vocabulary === undefined || editions === undefined) return { diagnostics };
  const found = {
    vocabulary,
    vocabularyFiles: wordFiles,
    editions,
    entries: documents('entries'),
    scenarios: documents('scenarios'),
    simulations: documents('simulation'),
    mutants: documents('mutants'),
    ...(findings !== undefined && { findings }),
    ...(terms !== undefined && { terms }),
  };
  if (!hasErrors(diagnostics)) return { documents: found, diagnostics };
  const broken = read.filter(({ kind, document }) => kind !== 'vocabulary' && document === undefined);
  return { rest: { documents: found, broken: broken.map(({ source }) => source), words: leftOut }, diagnostics };
}

const join = (folder: string, path: string): string => (folder === '' ? path : `${folder}/${path}`);

/** What a file of the vocabulary declares, without what is wrong in it. */
function wordsOf({ source, document }: { readonly source: Source; readonly document?: JsonDocument }) {
  if (document !== undefined) return { document, leftOut: [] };
  return restOfVocabulary(source) ?? { document: undefined, leftOut: [] };
}

function readOnce(source: Source, kind: SchemaName, known: CleanTexts | undefined): Reading {
  if (known?.has(kind, source)) return { document: knownDocument(source), diagnostics: [] };
  const reading = readDocument(source, kind);
  if (reading.document !== undefined && reading.diagnostics.length === 0) known?.add(kind, source);
  return reading;
}

function editionOrder(document: JsonDocument): Diagnostic[] {
  const { editions, confirmed } = document.value as RawEditions;
  const isKnown = confirmed === undefined || editions.some(({ date }) => date === confirmed);
  const values = { date: confirmed ?? '', first: editions[0]!.date };
  const at = document.at('/confirmed');
  const unknown = isKnown ? [] : [diagnostic('entry.no-edition', { at, severity: 'warning', values })];
  const disordered = editions.flatMap(({ date }, index) => {
    const before = editions[index - 1]?.date;
    if (before === undefined || before < date) return [];
    const also = [{ at: document.at(`/editions/${index - 1}/date`), label: 'also' }];
    const at = document.at(`/editions/${index}/date`);
    return [diagnostic('rulebook.edition-order', { at, also, values: { date, before } })];
  });
  return [...unknown, ...disordered];
}
