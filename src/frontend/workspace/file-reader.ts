import { fingerprintOf } from '../read/cases/notation.js';
import { readDocument } from '../read/document.js';
import { restOfEntries } from '../read/rest-of-entries.js';
import type { FileReading, ReadRulebookFile } from '../read/rulebook.js';
import type { Source } from '../text/source.js';

interface KeptReading {
  /** What the reading depends on besides the text. */
  readonly key: string;
  readonly reading: FileReading;
}

/** Reads files of a rulebook, each once as long as its text stays; of a file of entries with mistakes all that is right. */
export class FileReader {
  private readonly readings = new WeakMap<Source, KeptReading>();

  readonly read: ReadRulebookFile = (source, kind, notation) => {
    const key = notation === undefined ? kind : `${kind} ${fingerprintOf(notation)}`;
    const before = this.readings.get(source);
    if (before?.key === key) return before.reading;
    const whole = readDocument(source, kind, notation);
    const isPart = kind === 'entries' && whole.document === undefined;
    const reading = isPart ? restOfEntries(source, whole.diagnostics) : whole;
    this.readings.set(source, { key, reading });
    return reading;
  };
}
