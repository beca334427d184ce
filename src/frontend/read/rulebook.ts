import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import { lastFor } from '../text/last-for.js';
import type { Source } from '../text/source.js';
import { fingerprintOf, type Notation, notationOf, withSeatings } from './cases/notation.js';
import { type CasesReading, isSeatingsFile, readCases } from './cases/reader.js';
import { restOfVocabulary } from './declarations.js';
import { isCasesFile, isScenariosFile, readDocument } from './document.js';
import type { Reading } from './json.js';
import { layerDiagnostics } from './layers.js';
import type { SchemaName } from './schema.js';
import { isVocabulary, joinedVocabulary, vocabularyDiagnostics } from './vocabulary.js';

/** A file of a rulebook: its path inside the folder, with `/` between the parts, and its text. */
export interface RulebookFile {
  readonly path: string;
  readonly source: Source;
}

/** The documents of a rulebook, each of the shape of its schema; lists are in order of path. */
export interface ReadDocuments {
  /** All words as one document; `vocabularyFiles` has the files in which they are written. */
  readonly vocabulary: JsonDocument;
  readonly vocabularyFiles: readonly JsonDocument[];
  readonly editions: JsonDocument;
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
  /** The notation of cases. */
  readonly notation: Notation;
  readonly simulations: readonly JsonDocument[];
  /** Changes of entries that no scenario can detect, with reasons; at most one file. */
  readonly mutants: readonly JsonDocument[];
  /** Findings that `check` does not report, with reasons. */
  readonly findings?: JsonDocument;
  /** The terms that texts use, with the words that are refused. */
  readonly terms?: JsonDocument;
}

/** The result of reading a file of a rulebook. */
export interface FileReading extends Reading {
  /**
   * If there is a document in spite of errors, the text of the file that is not in it; missing: found by the places of
   * the errors.
   */
  readonly broken?: string;
}

/**
 * Reads a file of a rulebook as one of its kind.
 *
 * @param notation the notation of cases
 */
export type ReadRulebookFile = (source: Source, kind: SchemaName, notation?: Notation) => FileReading;

/** The files that could be read, if others could not. */
export interface ReadRest {
  readonly documents: ReadDocuments;
  readonly broken: readonly Source[];
  /** Words left out because a file of the vocabulary is broken. */
  readonly words: readonly string[];
}

/** Documents are missing if there is any error: a faulty rulebook is not read in part. */
export interface RulebookReading {
  readonly documents?: ReadDocuments;
  /** If some file is broken: the other files, which may have mistakes as well. */
  readonly rest?: ReadRest;
  readonly diagnostics: readonly Diagnostic[];
}

// Folders of a rulebook that hold no entries: the schemas, digests of the official texts, and notes on our own texts.
const otherFolders = ['schema', 'editions', 'texts'];

/** Files directly in the folder, each named after its kind. */
const rootKinds: readonly SchemaName[] = ['editions', 'mutants', 'findings', 'terms'];

/** The kind of file that a path stands for; undefined for files that are not ours to read. */
export function kindOfFile(given: string): SchemaName | undefined {
  const path = given.replace(/(?:\.\w+)+$/, (ending) => ending.toLowerCase());
  if (isVocabulary(path)) return 'vocabulary';
  const alone = rootKinds.find((kind) => path === `${kind}.json`);
  if (alone !== undefined) return alone;
  if (otherFolders.includes(path.split('/')[0]!) || isSeatingsFile(path)) return undefined;
  if (isScenariosFile(path)) return 'scenarios';
  if (!path.endsWith('.json')) return undefined;
  return path.endsWith('.simulation.json') ? 'simulation' : 'entries';
}

/**
 * Reads the files of a rulebook, in any order: `vocabulary.json` or a folder `vocabulary`, `editions.json`, and in
 * folders of any other name the entries (`*.json`) with their scenarios (`*.cases` or `*.scenarios.json`) and
 * simulations (`*.simulation.json`); named tables are in files `seatings.cases`, for all cases. `shown` names the
 * folder in messages; `readFile` may know files that it has read before.
 */
export function readRulebook(
  files: readonly RulebookFile[],
  shown = '',
  readFile: ReadRulebookFile = readDocument,
): RulebookReading {
  const ordered = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const sorted = ordered.flatMap(({ path, source }) => {
    const kind = kindOfFile(path);
    return kind === undefined ? [] : [{ path, source, kind }];
  });
  const isLines = ({ kind, path }: (typeof sorted)[number]): boolean => kind === 'scenarios' && isCasesFile(path);
  const others = sorted
    .filter((file) => !isLines(file))
    .map((file) => ({ ...file, ...readFile(file.source, file.kind) }));
  const documentsIn = (all: readonly (FileReading & { readonly kind: SchemaName })[], kind: SchemaName) =>
    all.flatMap((file) => (file.kind === kind && file.document !== undefined ? [file.document] : []));
  const words = wordsOf(others.filter(({ kind }) => kind === 'vocabulary'));
  const { document: vocabulary, leftOut } = words;
  const [editions] = documentsIn(others, 'editions');
  // Cases are read with the words and dates of the rulebook.
  const isWhole =
    vocabulary !== undefined && others.every(({ kind, document }) => kind !== 'entries' || document !== undefined);
  const plain = notationOf(vocabulary, editions, documentsIn(others, 'entries'), isWhole);
  const seats = ordered
    .filter(({ path }) => isSeatingsFile(path))
    .map(({ source }) => seatingsRead(source, [isWhole, fingerprintOf(plain)], () => readCases(source, plain)));
  const notation = withSeatings(
    plain,
    seats.flatMap(({ seatings }) => seatings),
  );
  const lines = sorted.filter(isLines).map((file) => ({ ...file, ...readFile(file.source, file.kind, notation) }));
  const read = [...others, ...lines];
  const documents = (kind: SchemaName) => documentsIn(read, kind);
  const [findings] = documents('findings');
  const [terms] = documents('terms');
  const placed = read.filter(
    ({ path, kind }) => kind !== 'vocabulary' && (path.includes('/') || !rootKinds.includes(kind)),
  );
  const diagnostics = inReadingOrder([
    ...(['vocabulary', 'editions'] as const)
      .filter((kind) => !read.some((file) => file.kind === kind))
      .map((kind) => diagnostic('rulebook.missing-file', { values: { file: join(shown, `${kind}.json`) } })),
    ...[...read, ...seats].flatMap((file) => file.diagnostics),
    ...words.diagnostics,
    ...(vocabulary === undefined || leftOut.length > 0 ? [] : layerDiagnostics(vocabulary, placed)),
    ...(editions === undefined ? [] : editionOrder(editions)),
  ]);
  if (vocabulary === undefined || editions === undefined) return { diagnostics };
  const found = {
    vocabulary,
    vocabularyFiles: words.files,
    editions,
    entries: documents('entries'),
    scenarios: documents('scenarios'),
    notation,
    simulations: documents('simulation'),
    mutants: documents('mutants'),
    ...(findings !== undefined && { findings }),
    ...(terms !== undefined && { terms }),
  };
  if (!hasErrors(diagnostics)) return { documents: found, diagnostics };
  const broken = read.filter((file) => file.document === undefined || hasErrors(file.diagnostics));
  return { rest: { documents: found, broken: broken.map(brokenPart), words: leftOut }, diagnostics };
}

/** Named tables are read again only with other words. */
const seatingsRead = lastFor<Source, CasesReading>();

const join = (folder: string, path: string): string => (folder === '' ? path : `${folder}/${path}`);

/** The vocabulary as one document, without the faulty parts of its files; undefined if that leaves too little. */
function wordsOf(files: readonly { readonly source: Source; readonly document?: JsonDocument }[]) {
  const parts = files.map(({ source, document }) =>
    document === undefined ? restOfVocabulary(source) : { document, leftOut: [] },
  );
  const whole = parts.flatMap((part) => part?.document ?? []);
  const leftOut = parts.flatMap((part) => part?.leftOut ?? []);
  if (whole.length === 0 || whole.length < parts.length) return { files: whole, leftOut, diagnostics: [] };
  const diagnostics = vocabularyDiagnostics(whole);
  return { files: whole, leftOut, diagnostics, ...(!hasErrors(diagnostics) && { document: joinedVocabulary(whole) }) };
}

/** The unusable part of a file: all of it, or of cases those with a fault. */
function brokenPart({ source, document, diagnostics, broken }: FileReading & { readonly source: Source }): Source {
  if (document === undefined) return source;
  if (broken !== undefined) return { file: source.file, text: broken };
  let start = 0;
  const cases = source.text.split(/^(?=case )/m).filter((text) => {
    const [begin, end] = [start, start + text.length];
    start = end;
    return diagnostics.some(({ at }) => at !== undefined && at.start >= begin && at.start < end);
  });
  return { file: source.file, text: cases.join('') };
}

function editionOrder(document: JsonDocument): Diagnostic[] {
  const { editions } = document.value as { readonly editions: readonly { readonly date: string }[] };
  return editions.flatMap(({ date }, index) => {
    const before = editions[index - 1]?.date;
    if (before === undefined || before < date) return [];
    const also = [{ at: document.at(`/editions/${index - 1}/date`), label: 'also' }];
    const at = document.at(`/editions/${index}/date`);
    return [diagnostic('rulebook.edition-order', { at, also, values: { date, before } })];
  });
}
