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
import { lastFor } from '../text/last-for.js';
import { lineAndColumn, type Source } from '../text/source.js';
import { caseTextDiagnostics, namesInCases, unknownNames } from './case-texts.js';
import { type EarlierResults, IncrementalRulebook, type LinkedDocuments } from './incremental-rulebook.js';

/** The effect of changing a file. */
export interface WorkspaceChange {
  /** Files whose findings have changed, each with all its present findings; those without a place are under ''. */
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
}

/** The valid, linked part of a workspace; a new object after each change. */
export interface LinkedRules extends LinkedDocuments {
  /** Files of the folder that only name what others declare: named tables, and notes on texts. */
  readonly others: readonly Source[];
}

/**
 * Opens the files of a rulebook for editing: whatever the mistakes in a file or an entry, the rest stays and is
 * checked.
 *
 * @param texts by path inside the folder, with `/` between the parts
 * @param earlier what need not be read and linked again
 */
export function openWorkspace(texts: { readonly [path: string]: string }, earlier?: EarlierResults): Workspace {
  needTexts(texts, 'texts', 'openWorkspace');
  return new Workspace(Object.entries(texts), earlier);
}

/**
 * The files of a rulebook while they are edited. Findings and what is known depend on the texts alone, not on the edits
 * that led to them. A change costs its own file and the checks across entries; one of the vocabulary or the editions
 * costs all entries.
 */
export class Workspace {
  private readonly sources = new Map<string, Source>();
  private readonly book: IncrementalRulebook;
  private rules: LinkedRules | undefined;
  private found: ReadonlyMap<string, readonly Diagnostic[]> = new Map();
  /** The content of a file of cases; valid as long as the file and the words stay. */
  private readonly casesRead = lastFor<JsonDocument, CaseFindings>();

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

  /** Replaces the text of a file, or adds a file. */
  change(path: string, text: string): WorkspaceChange {
    return this.changeAll([[path, text]]);
  }

  /** Removes a file. */
  remove(path: string): WorkspaceChange {
    return this.changeAll([[path, undefined]]);
  }

  /** Several changes at the cost of one. An undefined text removes the file. */
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

  /** The faults of a text by itself, before it replaces a file; when it does, it need not be read again. */
  foundIn(path: string, text: string): readonly Diagnostic[] {
    const kind = kindOfFile(path);
    if (kind === undefined || this.rules === undefined) return [];
    const source = this.book.recognised(sourceOf(path, text));
    const { notation } = this.rules.documents;
    return this.book.readRest(source, kind, isCasesFile(path) ? notation : undefined).diagnostics;
  }

  /** All findings by file; those without a place are under ''. */
  get diagnostics(): ReadonlyMap<string, readonly Diagnostic[]> {
    return this.found;
  }

  /**
   * What is valid and linked, a new object after each change; undefined without a vocabulary or editions to link
   * against.
   */
  get linked(): LinkedRules | undefined {
    return this.rules;
  }

  /** Every readable entry, including those with mistakes in their expressions. */
  get units(): readonly EntryUnit[] {
    return this.rules?.linker.units ?? [];
  }

  /** The rulebook; undefined if it has any error. */
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
    // Many cases name a broken entry.
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
    return this.casesRead(document, [known], () => {
      const { text } = document.source;
      const clean = cached()?.get(text) as readonly string[] | undefined;
      if (clean !== undefined) return { found: [], names: clean };
      const names = uniq(namesInCases(document).flatMap((one) => one.names));
      const found = caseTextDiagnostics(document, known);
      if (found.length === 0) cached()?.set(text, names);
      return { found, names };
    });
  }
}

/** The content of a file of cases, as far as it is checked here. */
interface CaseFindings {
  /** The faults of their expressions. */
  readonly found: readonly Diagnostic[];
  /** The entries that they name. */
  readonly names: readonly string[];
}

/** Without the byte order mark, which editors do not count. */
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

/** A finding as text, including the lines of its places: the same offset may now be on another line. */
function placeless({ at, also = [], ...rest }: Diagnostic): string {
  const places = [at, ...also.map((one) => one.at)].map(
    (one) =>
      one && [one.source.file, ...[one.start, one.end].map((offset) => [offset, lineAndColumn(one.source, offset)])],
  );
  return JSON.stringify([rest, places, also.map(({ label }) => label)]);
}
