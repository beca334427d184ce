import groupBy from 'lodash/groupBy.js';
import memoize from 'lodash/memoize.js';
import once from 'lodash/once.js';
import uniq from 'lodash/uniq.js';
import { needTexts } from '../../engine/model/given.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import { nearest } from '../../engine/model/spelling.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { EntryUnit } from '../language/entries/entry-unit.js';
import type { CachedEntries } from '../language/link-cache.js';
import type { Known } from '../language/types/known.js';
import { isSureBeside } from '../read/beside-broken.js';
import { fingerprintOf } from '../read/cases/notation.js';
import { isSeatingsFile } from '../read/cases/reader.js';
import { isCasesFile } from '../read/document.js';
import { kindOfFile, readRulebook } from '../read/rulebook.js';
import type { JsonDocument } from '../text/document.js';
import { lineAndColumn, type Source } from '../text/source.js';
import { caseTextDiagnostics, namesInCases, unknownNames } from './case-texts.js';
import { type EarlierResults, IncrementalRulebook, type LinkedDocuments } from './incremental-rulebook.js';

/** What a change of a file has changed. */
export interface WorkspaceChange {
  /** Files of which something else is found than before, each with all that is found of it now; what has no place stands under ''. */
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
}

/** What of a workspace is right and linked; another object after each change. */
export interface LinkedRules extends LinkedDocuments {
  /** Files of the folder that only name what others declare: tables with names, and what is noted of texts. */
  readonly others: readonly Source[];
}

/**
 * Opens the files of a rulebook to be edited: whatever is wrong in a file or an entry, the rest stays and is checked.
 *
 * @param texts by path inside of the folder, with `/` between the parts
 * @param earlier what need not be read and linked again
 */
export function openWorkspace(texts: { readonly [path: string]: string }, earlier?: EarlierResults): Workspace {
  needTexts(texts, 'texts', 'openWorkspace');
  return new Workspace(Object.entries(texts), earlier);
}

/**
 * The files of a rulebook while they are edited. What is found and what is known depends on the texts alone, not on how they have come
 * about. A change costs its own file and the checks across entries; one of the vocabulary, or of the editions, costs all entries.
 */
export class Workspace {
  private readonly sources = new Map<string, Source>();
  private readonly book: IncrementalRulebook;
  private rules: LinkedRules | undefined;
  private found: ReadonlyMap<string, readonly Diagnostic[]> = new Map();
  /** What a file of cases says, as long as the file and the words stay. */
  private readonly readCases = new WeakMap<JsonDocument, CaseFindings & { readonly known: Known }>();

  constructor(
    texts: Iterable<readonly [path: string, text: string]>,
    private readonly earlier?: EarlierResults,
  ) {
    this.book = new IncrementalRulebook(earlier);
    for (const [file, text] of texts) this.sources.set(file, sourceOf(file, text));
    this.update();
  }

  get paths(): readonly string[] {
    return [...this.sources.keys()];
  }

  source(path: string): Source | undefined {
    return this.sources.get(path);
  }

  /** Puts a text in the place of a file, or adds one. */
  change(path: string, text: string): WorkspaceChange {
    return this.changeAll([[path, text]]);
  }

  /** Takes a file away. */
  remove(path: string): WorkspaceChange {
    return this.changeAll([[path, undefined]]);
  }

  /** Several changes for the price of one. A text that is undefined takes the file away. */
  changeAll(changes: Iterable<readonly [path: string, text: string | undefined]>): WorkspaceChange {
    let isChanged = false;
    for (const [file, text] of changes) {
      const source = text === undefined ? undefined : this.book.recognised(sourceOf(file, text));
      if (this.sources.get(file)?.text === source?.text) continue;
      isChanged = true;
      if (source === undefined) this.sources.delete(file);
      else this.sources.set(file, source);
    }
    const before = this.found;
    if (isChanged) this.update();
    return { diagnostics: differences(before, this.found) };
  }

  /** What is wrong with a text by itself, before it takes the place of a file; when it does, it need not be read again. */
  foundIn(path: string, text: string): readonly Diagnostic[] {
    const kind = kindOfFile(path);
    if (kind === undefined || this.rules === undefined) return [];
    const source = this.book.recognised(sourceOf(path, text));
    const { notation } = this.rules.documents;
    return this.book.readRest(source, kind, isCasesFile(path) ? notation : undefined).diagnostics;
  }

  /** Everything found, by file; what has no place stands under ''. */
  get diagnostics(): ReadonlyMap<string, readonly Diagnostic[]> {
    return this.found;
  }

  /** What is right and linked, another object after each change; undefined without a vocabulary, or editions, to link anything with. */
  get linked(): LinkedRules | undefined {
    return this.rules;
  }

  /** Every entry that could be read, also those with mistakes in their expressions. */
  get units(): readonly EntryUnit[] {
    return this.rules?.linker.units ?? [];
  }

  /** The rulebook; undefined where anything in it is wrong. */
  rulebook(): Rulebook | undefined {
    const isWrong = [...this.found.values()].some((all) => all.some(({ severity }) => severity === 'error'));
    return isWrong ? undefined : this.rules?.linker.link().rulebook;
  }

  private update(): void {
    const files = [...this.sources].map(([path, source]) => ({ path, source }));
    const { documents = undefined, rest, diagnostics } = readRulebook(files, '', this.book.readRest);
    const right = documents ?? rest?.documents;
    this.rules = right && { ...this.book.link(right), others: this.others() };
    const broken = rest?.broken ?? [];
    const further = this.rules === undefined ? [] : this.check(this.rules);
    const sure = broken.length === 0 ? further : further.filter((one) => isSureBeside(one, broken));
    this.found = byFile(inReadingOrder([...diagnostics, ...sure]));
  }

  private others(): readonly Source[] {
    return [...this.sources.values()].filter(({ file }) => isSeatingsFile(file) || /^texts\/.*\.json$/i.test(file));
  }

  private check({ documents: { scenarios, notation }, linker }: LinkedRules): readonly Diagnostic[] {
    const ids = new Set(linker.units.map(({ entry }) => entry.id));
    // Of an entry that is broken many cases tell.
    const meant = memoize((id: string) => nearest(id, ids));
    const cached = once(() =>
      this.earlier?.entries.under(JSON.stringify(['cases', linker.wordsText(), fingerprintOf(notation)])),
    );
    return [
      ...linker.diagnostics(),
      ...scenarios.flatMap((document) => {
        const { found, names } = this.inCases(document, linker.known, cached);
        if (names.every((id) => ids.has(id))) return found;
        return [...found, ...namesInCases(document).flatMap((one) => unknownNames(one, document, ids, meant))];
      }),
    ];
  }

  private inCases(document: JsonDocument, known: Known, cached: () => CachedEntries | undefined): CaseFindings {
    const before = this.readCases.get(document);
    if (before?.known === known) return before;
    const { text } = document.source;
    const clean = cached()?.get(text) as readonly string[] | undefined;
    const names = clean ?? uniq(namesInCases(document).flatMap((one) => one.names));
    const found = clean === undefined ? caseTextDiagnostics(document, known) : [];
    if (clean === undefined && found.length === 0) cached()?.set(text, names);
    const findings = { known, found, names };
    this.readCases.set(document, findings);
    return findings;
  }
}

/** What the cases of a file say. */
interface CaseFindings {
  /** What is wrong with their expressions. */
  readonly found: readonly Diagnostic[];
  /** The entries that they name. */
  readonly names: readonly string[];
}

/** Without the mark that may stand before a text; editors do not count it. */
const sourceOf = (file: string, text: string): Source => ({ file, text: text.replace(/^\ufeff/, '') });

const byFile = (diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> =>
  new Map(Object.entries(groupBy(diagnostics, ({ at }) => at?.source.file ?? '')));

function differences(
  before: ReadonlyMap<string, readonly Diagnostic[]>,
  after: ReadonlyMap<string, readonly Diagnostic[]>,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const changed = new Map<string, readonly Diagnostic[]>();
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [old, found] = [before.get(file) ?? [], after.get(file) ?? []];
    if (old !== found && !areSame(old, found)) changed.set(file, found);
  }
  return changed;
}

const areSame = (a: readonly Diagnostic[], b: readonly Diagnostic[]): boolean =>
  a.length === b.length && a.every((one, index) => placeless(one) === placeless(b[index]!));

/** A finding as text; of places where they are, also by line, which may be another one at the same offset. */
function placeless({ at, also = [], ...rest }: Diagnostic): string {
  const places = [at, ...also.map((one) => one.at)].map(
    (one) =>
      one && [one.source.file, ...[one.start, one.end].map((offset) => [offset, lineAndColumn(one.source, offset)])],
  );
  return JSON.stringify([rest, places, also.map(({ label }) => label)]);
}
