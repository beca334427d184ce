import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { casesDocument } from './cases/document.js';
import { fingerprintOf, type Notation, notationOf, withSeatings } from './cases/notation.js';
import { readCases } from './cases/reader.js';
import { type CleanTexts, knownDocument } from './clean-texts.js';
import { restOfVocabulary } from './declarations.js';
import { isCasesFile, isScenariosFile, readDocument } from './document.js';
import type { Reading } from './json.js';
import { layerDiagnostics } from './layers.js';
import type { SchemaName } from './schema.js';

/** A file of a rulebook: its path inside the folder, with `/` between the parts, and its text. */
export interface RulebookFile {
  readonly path: string;
  readonly source: Source;
}

/** The documents of a rulebook, each of the shape that its schema asks for; lists in order of path. */
export interface ReadDocuments {
  readonly vocabulary: JsonDocument;
  readonly editions: JsonDocument;
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
  /** What cases are read and written with. */
  readonly notation: Notation;
  readonly simulations: readonly JsonDocument[];
  /** Changes of entries that no scenario can notice, with reasons. */
  readonly mutants?: JsonDocument;
  /** What `check` finds and does not report, with reasons. */
  readonly findings?: JsonDocument;
  /** The terms that texts use, with the words that are refused. */
  readonly terms?: JsonDocument;
  /** Opposite and neighbouring words, of which a translation may have the wrong one. */
  readonly contrasts?: JsonDocument;
}

/** The files that could be read, where others could not. */
export interface ReadRest {
  readonly documents: ReadDocuments;
  readonly broken: readonly Source[];
  /** Words of the vocabulary that are left out where it is one of those. */
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
const rootKinds: readonly SchemaName[] = ['vocabulary', 'editions', 'mutants', 'findings', 'terms', 'contrasts'];

/** What kind of file a path is; undefined for what is none of ours to read. */
function kindOf(given: string): SchemaName | undefined {
  const path = given.replace(/(?:\.\w+)+$/, (ending) => ending.toLowerCase());
  const alone = rootKinds.find((kind) => path === `${kind}.json`);
  if (alone !== undefined) return alone;
  if (otherFolders.includes(path.split('/')[0]!) || path === seatingsFile) return undefined;
  if (isScenariosFile(path)) return 'scenarios';
  if (!path.endsWith('.json')) return undefined;
  return path.endsWith('.simulation.json') ? 'simulation' : 'entries';
}

/** Tables of a rulebook that cases may name. */
const seatingsFile = 'seatings.cases';

/**
 * Reads the files of a rulebook, in whatever order they come: `vocabulary.json`, `editions.json`, and in folders of
 * any name the entries (`*.json`) with their scenarios (`*.cases`, or `*.scenarios.json`) and simulations
 * (`*.simulation.json`); tables with a name stand in `seatings.cases`. `shown` names the folder in messages; `known` are texts
 * that need not be looked at again.
 */
export function readRulebook(files: readonly RulebookFile[], shown = '', known?: CleanTexts): RulebookReading {
  const sorted = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, source }) => {
      const kind = kindOf(path);
      return kind === undefined ? [] : [{ path, source, kind }];
    });
  const isLines = ({ kind, path }: (typeof sorted)[number]): boolean => kind === 'scenarios' && isCasesFile(path);
  const others = sorted.filter((file) => !isLines(file)).map((file) => ({ ...file, ...readOnce(file, known) }));
  const documentsIn = (all: readonly (Reading & { readonly kind: SchemaName })[], kind: SchemaName) =>
    all.flatMap((file) => (file.kind === kind && file.document !== undefined ? [file.document] : []));
  // Cases are read with the words and the dates of the rulebook.
  const plain = notationOf(
    documentsIn(others, 'vocabulary')[0],
    documentsIn(others, 'editions')[0],
    documentsIn(others, 'entries'),
  );
  const seats = files.filter(({ path }) => path === seatingsFile).map(({ source }) => readCases(source, plain));
  const notation = withSeatings(
    plain,
    seats.flatMap(({ seatings }) => seatings),
  );
  const read = [...others, ...sorted.filter(isLines).map((file) => ({ ...file, ...readOnce(file, known, notation) }))];
  const documents = (kind: SchemaName) => documentsIn(read, kind);
  const [vocabulary] = documents('vocabulary');
  const [editions] = documents('editions');
  const [mutants] = documents('mutants');
  const [findings] = documents('findings');
  const [terms] = documents('terms');
  const [contrasts] = documents('contrasts');
  const placed = read.filter((file) => file.path.includes('/') || !rootKinds.includes(file.kind));
  const diagnostics = inReadingOrder([
    ...(['vocabulary.json', 'editions.json'] as const)
      .filter((path) => !read.some((file) => file.path === path))
      .map((path) =>
        diagnostic('rulebook.missing-file', { values: { file: shown === '' ? path : `${shown}/${path}` } }),
      ),
    ...[...read, ...seats].flatMap((file) => file.diagnostics),
    ...(vocabulary === undefined ? [] : layerDiagnostics(vocabulary, placed)),
    ...(editions === undefined ? [] : editionOrder(editions)),
  ]);
  const written = read.find(({ path, kind }) => kind === 'vocabulary' && !path.includes('/'));
  const words = vocabulary ? { document: vocabulary, leftOut: [] } : written && restOfVocabulary(written.source);
  if (words === undefined || editions === undefined) return { diagnostics };
  const found = {
    vocabulary: words.document,
    editions,
    entries: documents('entries'),
    scenarios: documents('scenarios'),
    notation,
    simulations: documents('simulation'),
    ...(mutants !== undefined && { mutants }),
    ...(findings !== undefined && { findings }),
    ...(terms !== undefined && { terms }),
    ...(contrasts !== undefined && { contrasts }),
  };
  if (!hasErrors(diagnostics)) return { documents: found, diagnostics };
  const broken = read.filter((file) => file.document === undefined || hasErrors(file.diagnostics)).map(brokenPart);
  return { rest: { documents: found, broken, words: words.leftOut }, diagnostics };
}

function readOnce(
  { source, kind }: { readonly source: Source; readonly kind: SchemaName },
  known: CleanTexts | undefined,
  notation?: Notation,
): Reading {
  // Whether lines are clean depends on what they are read with.
  const key = notation === undefined ? source : { ...source, text: `${fingerprintOf(notation)}\n${source.text}` };
  if (known?.has(kind, key))
    return {
      document: notation === undefined ? knownDocument(source) : casesDocument(source, notation),
      diagnostics: [],
    };
  const reading = readDocument(source, kind, notation);
  if (reading.document !== undefined && reading.diagnostics.length === 0) known?.add(kind, key);
  return reading;
}

/** What of a file cannot be used: all of it, or of cases those with which something is wrong. */
function brokenPart({ source, document, diagnostics }: Reading & { readonly source: Source }): Source {
  if (document === undefined) return source;
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
