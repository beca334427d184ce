import { existsSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { type FolderFiles, filesIn, isFolder, openFile, readDocumentFile, readFiles } from 'tavolata/files';
import { arrange, Fault, type Rulebook, type Table, type TableJson, tryOpenTable } from 'tavolata/runtime';
import {
  DiagnosticError,
  type IncrementalRulebook,
  inReadingOrder,
  type JsonDocument,
  type LeftOut,
  layerDiagnostics,
  linked,
  listed,
  located,
  notationOf,
  notHouseRules,
  type ReadDocuments,
  type Reading,
  type ReadRest,
  type RulebookReading,
  readJson,
  type Source,
  validPart,
  withFurtherFacts,
} from 'tavolata/workspace';
import { casesBeside } from '../check/beside-house.js';
import { faultDiagnostic } from '../check/faults.js';
import { bySameCause } from '../check/same-cause.js';
import { diagnostic } from '../messages/index.js';
import { memoryOf, save, unread } from './check-cache.js';
import type { Call } from './command.js';
import { errorsOf } from './reporting.js';
import { loadScenarios } from './scenario-files.js';
import { loadTable } from './table-file.js';

/** Rules ready for use, with their files. */
export interface OpenRules {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
  /** What has mistakes, or needs something that has, if the command works without it. */
  readonly leftOut?: readonly LeftOut[];
}

/** A table ready for questions. */
export interface OpenTable extends OpenRules {
  readonly table: Table;
  readonly document: JsonDocument;
}

/**
 * The folder of rules that a call uses, as shown to users.
 *
 * @throws DiagnosticError if the folder that the call names does not exist: wrong use, not a finding about rules
 */
export function rulesFolder(call: Call): string {
  const file = call.value('rules');
  if (file === undefined || isFolder(file)) return file ?? call.surroundings.rules;
  throw new DiagnosticError([diagnostic('rulebook.no-folder', { at: call.atOption('rules'), values: { file } })]);
}

/** Whether something is in the rules that a call uses, and not beside house rules or in a file that the call names. */
export function ofRules(call: Call): (placed: { readonly file: string }) => boolean {
  const folder = resolve(rulesFolder(call)) + sep;
  return ({ file }) => resolve(file).startsWith(folder);
}

/** The result of reading and linking rules. */
export interface RulesReading {
  readonly rules?: OpenRules;
  readonly documents?: ReadDocuments;
  /** The files that could be read, even if others could not. */
  readonly readable?: ReadDocuments;
  /** Files that could not. */
  readonly leftOut?: readonly LeftOut[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads and links the rules and the house rules of the call, with all findings. With an error there are no rules, but
 * their files as far as these could be read.
 *
 * @param files the folder of rules, if its texts have already been read
 * @param book the rules as they were before
 */
export function readRules(
  call: Call,
  book: IncrementalRulebook,
  files: FolderFiles = filesIn(rulesFolder(call)),
): RulesReading {
  const known = files.files.map(({ path, source }) => ({ path, source: book.recognised(source) }));
  const reading = readFiles({ ...files, files: known }, book.read);
  const house = readHouse(call, book, reading);
  const diagnostics = [...reading.diagnostics, ...house.diagnostics];
  if (reading.documents === undefined) {
    const { rest } = reading;
    const found = rest && {
      readable: withHouse(rest.documents, house),
      leftOut: [...leftOutOf(rest), ...house.leftOut],
    };
    return { ...found, diagnostics: linked({ ...reading, diagnostics }, book).diagnostics };
  }
  const documents = withHouse(reading.documents, house);
  const { rulebook, diagnostics: found } = linked({ documents, diagnostics }, book);
  const { leftOut } = house;
  return {
    ...(rulebook && { rules: { rulebook, documents } }),
    documents,
    readable: documents,
    leftOut,
    diagnostics: found,
  };
}

const withHouse = (read: ReadDocuments, house: ReturnType<typeof readHouse>): ReadDocuments => ({
  ...read,
  entries: [...read.entries, ...house.documents],
  scenarios: [...read.scenarios, ...house.scenarios],
  notation: withFurtherFacts(read.notation, house.documents),
});

const fileLeftOut = ({ file, text }: Source): LeftOut => ({ name: file, text });

/** Of the vocabulary, only the faulty words are left out. */
const leftOutOf = ({ documents, broken, words }: ReadRest): readonly LeftOut[] => [
  ...broken.filter((one) => !documents.vocabularyFiles.some(({ source }) => source === one)).map(fileLeftOut),
  ...words.map((name) => ({ name, text: '' })),
];

/** The files of `--house`, with the scenarios beside them: read as if they were in the folder of house rules. */
function readHouse(call: Call, book: IncrementalRulebook, { documents: whole, rest }: RulebookReading) {
  const vocabulary = whole?.vocabulary;
  const readings = call.values('house').map((file) => {
    const { source, problem } = openFile(file);
    const reading: Reading =
      source === undefined ? { diagnostics: [problem] } : book.read(book.recognised(source), 'entries');
    return { file, ...reading };
  });
  const placed = readings.flatMap(({ file, document }) =>
    document === undefined
      ? []
      : [{ path: `house/${basename(file)}`, source: document.source, kind: 'entries', document }],
  );
  const own = placed.map(({ document }) => document);
  const known = (whole ?? rest?.documents)?.notation ?? notationOf(undefined, undefined, [], false);
  const isWhole = known.isWhole && own.length === readings.length;
  const beside = loadScenarios(
    call
      .values('house')
      .flatMap(casesBeside)
      .filter((file) => existsSync(file)),
    { ...withFurtherFacts(known, own), isWhole },
    (source, kind, notation) => book.read(book.recognised(source), kind, notation),
  );
  const diagnostics = [...readings.flatMap((reading) => reading.diagnostics), ...beside.diagnostics];
  const misplaced =
    vocabulary === undefined
      ? []
      : [
          ...layerDiagnostics(vocabulary, placed),
          ...placed.flatMap(({ document }) => notHouseRules(vocabulary, document)),
        ];
  return {
    documents: own,
    scenarios: beside.documents,
    leftOut: readings.flatMap(({ file, document, diagnostics: [first] }) =>
      document || !first ? [] : fileLeftOut(first.at?.source ?? { file, text: '' }),
    ),
    // Faults of the vocabulary itself were already found with the folder.
    diagnostics: [...diagnostics, ...misplaced.filter(({ at }) => at?.source !== vocabulary?.source)],
  };
}

/**
 * Opens the rules of a call.
 *
 * @param book the rules as they were before
 * @throws DiagnosticError with all errors of the rules; warnings are left to `check`
 */
export const openRules = (call: Call, book?: IncrementalRulebook): OpenRules => opened(call, () => undefined, book);

/**
 * Opens what links of the rules of a call; one line of output names what is left out.
 *
 * @param needed files without which the command would do something else
 * @throws DiagnosticError with all errors if nothing can be opened, a house file cannot be read, or something needed is
 * left out
 */
export const openRest = (call: Call, needed: readonly string[] = [], book?: IncrementalRulebook): OpenRules =>
  opened(call, (reading, own) => restOf(call, needed, reading, own), book);

/**
 * The same for commands that play with the house rules of the call.
 *
 * @param book the rules as they were before
 */
export const openForPlay = (call: Call, book?: IncrementalRulebook): OpenRules =>
  openRest(call, call.values('house'), book);

function opened(
  call: Call,
  otherwise: (reading: RulesReading, book: IncrementalRulebook) => OpenRules | undefined,
  before?: IncrementalRulebook,
) {
  const memory = before === undefined ? memoryOf(call) : undefined;
  const book = before ?? unread(memory);
  const reading = readRules(call, book);
  if (memory !== undefined) save(memory);
  const rules = reading.rules ?? otherwise(reading, book);
  if (rules === undefined) throw new DiagnosticError(bySameCause(errorsOf(reading.diagnostics), reading.readable));
  return rules;
}

function restOf(
  call: Call,
  needed: readonly string[],
  { readable, leftOut: unread = [], diagnostics }: RulesReading,
  book: IncrementalRulebook,
) {
  const errors = errorsOf(diagnostics);
  const isNeeded = ({ code, at }: Diagnostic) => code === 'file.not-found' || needed.includes(at?.source.file ?? '');
  // Users who name house rules get no answer without them: a file of which nothing can be read is never left out.
  const isHouse = ({ name }: LeftOut) => call.values('house').includes(name);
  if (readable === undefined || errors.some(isNeeded) || unread.some(isHouse)) return undefined;
  const part = validPart(readable, book);
  if (part === undefined) return undefined;
  const leftOut = [...unread, ...part.leftOut];
  // Users who ask for exactly that want to know what is wrong with it.
  const isAskedFor = ({ name, text }: LeftOut) =>
    call.positionals.some((asked) => {
      const id = asked.replace(/:\d+$/, '');
      const isCase = (line: string): boolean => line === `case ${id}` || line.startsWith(`case ${id}:`);
      return asked === name || text.includes(`"id": "${id}"`) || text.split('\n').some(isCase);
    });
  if (leftOut.some(isAskedFor)) return undefined;
  const names = leftOut.map(({ name }) => name);
  const values = { errors: errors.length, names: listed(names, 6) };
  call.note(diagnostic('rulebook.left-out', { severity: 'warning', at: errors[0]?.at, values }));
  return { ...part, leftOut };
}

/**
 * Opens the rules of a call and the table in a file.
 *
 * @param rules the rules, if they are already open
 * @throws DiagnosticError with all faults of the rules or of the table
 */
export function openTable(call: Call, file: string, rules: OpenRules = openForPlay(call)): OpenTable {
  try {
    const { table, document, diagnostics } = loadTable(rules.rulebook, file);
    if (table !== undefined && document !== undefined) return { ...rules, table, document };
    throw new DiagnosticError(withRest(diagnostics, rules.rulebook, file));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { document } = readDocumentFile(file, 'table');
    const fault = faultDiagnostic(error, { ...rules, table: document });
    throw new DiagnosticError(withRest([fault], rules.rulebook, file));
  }
}

/**
 * The faults of a table file, together with those that would appear after they are fixed: its form and its setup come
 * first, but nobody wants to learn of mistakes one by one.
 */
function withRest(found: readonly Diagnostic[], rulebook: Rulebook, file: string): readonly Diagnostic[] {
  const { source } = openFile(file);
  const document = source && readJson(source).document;
  if (document === undefined || found.some(({ code }) => code === 'rulebook.other-kind')) return found;
  const places = new Set(found.map(({ at }) => at?.start));
  const rest = refusalsOf(rulebook, document).filter(({ at }) => !places.has(at?.start));
  return inReadingOrder([...found, ...rest]);
}

/** The refusals of the table, whatever its setup. */
function refusalsOf(rulebook: Rulebook, document: JsonDocument): readonly Diagnostic[] {
  try {
    const ruleset = arrange(rulebook, { edition: rulebook.editions.at(-1)?.date ?? '' });
    const opened = tryOpenTable(rulebook, document.value as TableJson, ruleset);
    return 'refusals' in opened ? located(rulebook, document, opened.refusals) : [];
  } catch {
    // A file of the wrong form may contain anything; its faults have been reported.
    return [];
  }
}
