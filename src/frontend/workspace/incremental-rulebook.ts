import type { LinkCache } from '../language/link-cache.js';
import { RulebookLinker } from '../language/rulebook-linker.js';
import { fingerprintOf } from '../read/cases/notation.js';
import { type CleanTexts, readWith } from '../read/clean-texts.js';
import { readDocument } from '../read/document.js';
import { restOfEntries } from '../read/rest-of-entries.js';
import type { FileReading, ReadDocuments, ReadRulebookFile } from '../read/rulebook.js';
import type { Source } from '../text/source.js';

/** What earlier runs read and linked without any diagnostic. */
export interface EarlierResults {
  readonly texts: CleanTexts;
  readonly entries: LinkCache;
}

/** The valid, linked part of a rulebook. */
export interface LinkedDocuments {
  readonly documents: ReadDocuments;
  readonly linker: RulebookLinker;
}

interface CachedReading {
  /** What the reading depends on besides the text. */
  readonly key: string;
  /** Whether all words were known; if not, an unknown word is not reported, since it may be one of those. */
  readonly isWhole: boolean;
  readonly whole: FileReading;
  /** The valid part in spite of mistakes, once it has been requested. */
  rest?: FileReading;
}

/**
 * Reads and links the files of a rulebook repeatedly, each time at the cost of what has changed: a file is read once as
 * long as its text stays, and its entries are linked once as long as the words stay. This is the only way in which
 * workspaces, and commands that watch files, are incremental.
 */
export class IncrementalRulebook {
  private readonly sources = new Map<string, Source>();
  private readonly readings = new WeakMap<Source, CachedReading>();
  private readonly readAnew: ReadRulebookFile;
  private rules: LinkedDocuments | undefined;

  constructor(private readonly earlier?: EarlierResults) {
    this.readAnew = earlier === undefined ? readDocument : readWith(earlier.texts);
  }

  /** The object that stood for the same text of the same file before, so that what was computed from it is found. */
  recognised(source: Source): Source {
    const before = this.sources.get(source.file);
    if (before?.text === source.text) return before;
    this.sources.set(source.file, source);
    return source;
  }

  /** Reads a file as a whole or not at all. */
  readonly read: ReadRulebookFile = (source, kind, notation) => this.reading(source, kind, notation).whole;

  /** Reads a file; of a file of entries with mistakes, its valid part. */
  readonly readRest: ReadRulebookFile = (source, kind, notation) => {
    const reading = this.reading(source, kind, notation);
    const { whole } = reading;
    if (kind !== 'entries' || whole.document !== undefined) return whole;
    reading.rest ??= restOfEntries(source, whole.diagnostics);
    return reading.rest;
  };

  /** Links files in place of those linked before. */
  link(documents: ReadDocuments): LinkedDocuments {
    const before = this.rules;
    if (before === undefined || !areWords(before.documents, documents)) {
      this.rules = { documents, linker: new RulebookLinker(documents, this.earlier?.entries) };
    } else {
      before.linker.relink(documents.entries);
      // The same words are the same document, so that what was computed from it stays valid.
      this.rules = {
        documents: { ...documents, vocabulary: before.documents.vocabulary },
        linker: before.linker,
      };
    }
    return this.rules;
  }

  private reading(...[source, kind, notation]: Parameters<ReadRulebookFile>): CachedReading {
    const key = notation === undefined ? kind : `${kind} ${fingerprintOf(notation)}`;
    const isWhole = notation?.isWhole ?? true;
    const before = this.readings.get(source);
    const isSame = before?.isWhole === isWhole || (before?.isWhole && before.whole.diagnostics.length === 0);
    if (before?.key === key && isSame) return before;
    const reading = { key, isWhole, whole: this.readAnew(source, kind, notation) };
    this.readings.set(source, reading);
    return reading;
  }
}

/** Whether two readings have the same words and editions. */
function areWords(a: ReadDocuments, b: ReadDocuments): boolean {
  const members = ({ vocabulary, editions }: ReadDocuments): readonly unknown[] => [
    editions,
    ...Object.entries(Object(vocabulary.value)).flat(),
  ];
  const [own, others] = [members(a), members(b)];
  return own.length === others.length && own.every((one, index) => one === others[index]);
}
