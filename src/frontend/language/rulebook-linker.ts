import { byIdAndDate, type Entry } from '../../engine/model/entry.js';
import { onceFor } from '../../engine/model/once.js';
import type { Edition, Rulebook } from '../../engine/model/rulebook.js';
import type { Vocabulary } from '../../engine/model/vocabulary.js';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import { checkAcross } from './entries/check-across.js';
import { type EntryDraft, writtenEntries } from './entries/entry-drafts.js';
import type { EntryUnit } from './entries/entry-unit.js';
import { linkEntry, movedEntry } from './entries/link-entry.js';
import { linkMatters } from './entries/link-matters.js';
import { linkingOf } from './entries/linking.js';
import type { RawEditions } from './entries/raw-entries.js';
import type { CachedEntries, LinkCache } from './link-cache.js';
import { lint } from './lint/lint.js';
import { type Known, knownOf } from './types/known.js';
import { furtherWordsIn, withFurtherWords } from './vocabulary/further-words.js';
import { linkVocabulary } from './vocabulary/vocabulary.js';

/** The files of a rulebook, read and accepted by their schemas. */
export interface RulebookDocuments {
  readonly vocabulary: JsonDocument;
  readonly editions: JsonDocument;
  /** Files of entries, house files with their matters included. Their order has no meaning. */
  readonly entries: readonly JsonDocument[];
}

export interface LinkedRulebook {
  /** Missing if there are errors. Plain JSON. */
  readonly rulebook?: Rulebook;
  /** All findings, in reading order; a rulebook may come with warnings and advice. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An entry as written; several if it has a table of choices. */
interface LinkedEntry {
  readonly written: unknown;
  readonly units: readonly EntryUnit[];
  /** The faults that leave no entry at all. */
  readonly found: readonly Diagnostic[];
}

/** A file of entries, each linked by itself. */
interface LinkedFile {
  readonly document: JsonDocument;
  readonly entries: readonly LinkedEntry[];
}

/** All words that entries are linked against. */
interface LinkedWords {
  readonly known: Known;
  readonly found: readonly Diagnostic[];
  /** Entries linked earlier against the same words. */
  readonly cached?: CachedEntries | undefined;
}

/**
 * Links a rulebook file by file: resolves every expression, checks every reference and lists known traps. Entries are
 * linked one by one against the vocabulary; what they say about each other is checked over their summaries. Replacing a
 * file therefore costs its own entries and these checks. All files are checked completely, whatever their mistakes.
 */
export class RulebookLinker {
  private readonly editions: readonly Edition[];
  private readonly dates: readonly string[];
  private words: LinkedWords;
  private files: readonly LinkedFile[];

  /** @param cache holds the vocabulary and entries linked before */
  constructor(
    private readonly documents: RulebookDocuments,
    private readonly cache?: LinkCache,
  ) {
    const { editions } = documents.editions.value as RawEditions;
    this.editions = plain(editions.map(({ date, names }): Edition => ({ date: date as Edition['date'], names })));
    this.dates = editions.map(({ date }) => date);
    this.words = this.wordsWith(documents.entries);
    this.files = documents.entries.map((document) => this.linked(document));
  }

  /** Every entry by itself, even if there are errors. */
  get units(): readonly EntryUnit[] {
    return unitsIn(this.files.flatMap(({ entries }) => entries));
  }

  /** The words that entries are linked against, including those of files of entries. */
  get known(): Known {
    return this.words.known;
  }

  /** Everything that entries and expressions of cases are linked against, as text. */
  wordsText(entries: readonly JsonDocument[] = this.files.map(({ document }) => document)): string {
    const further = entries.flatMap((document) => furtherWordsIn(document) ?? []);
    return JSON.stringify([this.documents.vocabulary.value, further, this.dates]);
  }

  /** Dates of the editions, ascending. */
  get editionDates(): readonly string[] {
    return this.dates;
  }

  /** Replaces the files of entries by these; what is linked of unchanged documents stays. */
  relink(documents: readonly JsonDocument[]): void {
    const kept = new Map(this.files.map((one) => [one.document, one]));
    const changed = [
      ...documents.filter((one) => !kept.has(one)),
      ...[...kept.keys()].filter((one) => !documents.includes(one)),
    ];
    if (changed.some((document) => furtherWordsIn(document) !== undefined)) {
      // New words may change the meaning of any entry.
      this.words = this.wordsWith(documents);
      kept.clear();
    }
    const clean = new Map([...kept.values()].map((file) => [file.document.source.file, file]));
    this.files = documents.map(
      (document) => kept.get(document) ?? this.linked(document, clean.get(document.source.file)),
    );
  }

  /** All findings, in reading order. */
  diagnostics(): readonly Diagnostic[] {
    return this.check().diagnostics;
  }

  /**
   * The rulebook with all findings.
   *
   * @param leftOut entries to leave out, as written in their files
   */
  link(leftOut: ReadonlySet<unknown> = new Set()): LinkedRulebook {
    const { linking, matters, diagnostics } = this.check(leftOut);
    if (hasErrors(diagnostics)) return { diagnostics };
    const { confirmed } = this.documents.editions.value as RawEditions;
    const rulebook: Rulebook = {
      format: 1,
      vocabulary: plainVocabulary(linking.vocabulary),
      editions: this.editions,
      ...(confirmed !== undefined && { confirmed: plain(confirmed as NonNullable<Rulebook['confirmed']>) }),
      entries: linking.units.map(({ entry }) => plainEntry(entry)).sort(byIdAndDate),
      matters: plain(Object.fromEntries([...matters].map(([id, { matter }]) => [id, matter]))),
    };
    return { rulebook, diagnostics };
  }

  /** What entries say about each other, in passes over all of them. */
  private check(leftOut: ReadonlySet<unknown> = new Set()) {
    const found: Diagnostic[] = [];
    const entries = this.files.flatMap((file) => file.entries).filter(({ written }) => !leftOut.has(written));
    const units = unitsIn(entries);
    const matters = linkMatters(
      this.files.map(({ document }) => document),
      (one) => found.push(one),
    );
    const linking = linkingOf(this.words.known, units);
    checkAcross(linking, matters);
    lint(linking);
    const alone = entries.flatMap((one) => [...one.found, ...one.units.flatMap((unit) => unit.found)]);
    const diagnostics = inReadingOrder([...this.words.found, ...alone, ...found, ...linking.findings.found]);
    return { linking, matters, diagnostics };
  }

  /** @param before the same file with an earlier text: unchanged entries only move */
  private linked(document: JsonDocument, before?: LinkedFile): LinkedFile {
    const units = before === undefined ? [] : unitsIn(before.entries).filter(({ found }) => found.length === 0);
    const known = new Map(units.map((unit) => [JSON.stringify(unit.draft.raw), unit.entry]));
    const entries = writtenEntries(document).map(({ written, drafts, found }): LinkedEntry => {
      return { written, units: drafts.map((draft) => this.linkedEntry(draft, known)), found };
    });
    return { document, entries };
  }

  private linkedEntry(draft: EntryDraft, linked: ReadonlyMap<string, Entry>): EntryUnit {
    const { known, cached } = this.words;
    const text = JSON.stringify(draft.raw);
    const before = linked.get(text) ?? (cached?.get(text) as Entry | undefined);
    if (before !== undefined) return movedEntry(draft, before);
    const unit = linkEntry(draft, known, this.dates);
    if (unit.found.length === 0) cached?.set(text, unit.entry);
    return unit;
  }

  private wordsWith(entries: readonly JsonDocument[]): LinkedWords {
    const found: Diagnostic[] = [];
    const report = (one: Diagnostic): void => {
      found.push(one);
    };
    const { cache } = this;
    const { vocabulary } = this.documents;
    const known = knownOf(
      withFurtherWords(vocabularyOf(vocabulary, found, cache), entries, report, { file: vocabulary }),
    );
    return { known, found, cached: cache?.under(this.wordsText(entries)) };
  }
}

const unitsIn = (entries: readonly LinkedEntry[]): readonly EntryUnit[] => entries.flatMap(({ units }) => units);

/** The vocabulary; taken from the cache if it was linked before without a diagnostic. */
function vocabularyOf(document: JsonDocument, found: Diagnostic[], cache?: LinkCache): Vocabulary {
  const link = (): Vocabulary => linkVocabulary(document, (one) => found.push(one));
  if (cache === undefined) return link();
  const [cached, text] = [cache.under('vocabulary'), JSON.stringify(document.value)];
  const before = cached.get(text) as Vocabulary | undefined;
  if (before !== undefined) return before;
  const linked = link();
  if (found.length === 0) cached.set(text, linked);
  return linked;
}

/**
 * A copy that is nothing but JSON: parts taken over from files as they are have no prototypes, and entries with shared
 * logic share objects. It takes a third of the time of serializing and parsing.
 */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const copy = { ...value } as { [key: string]: unknown };
  for (const key of Object.keys(copy)) {
    if (copy[key] === undefined) delete copy[key];
    else copy[key] = plain(copy[key]);
  }
  return copy as T;
}

/**
 * For unchanged entries and words, the rulebook has the same objects after an edit, so that what was computed from them
 * stays valid.
 */
const plainEntry = onceFor((entry: Entry) => plain(entry));
const plainVocabulary = onceFor((vocabulary: Vocabulary) => plain(vocabulary));
