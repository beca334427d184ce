import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { bare } from './bare.js';
import { casesDocument } from './cases/document.js';
import { fingerprintOf } from './cases/notation.js';
import { readDocument } from './document.js';
import { readJson } from './json.js';
import type { ReadRulebookFile } from './rulebook.js';
import type { SchemaName } from './schema.js';

/** Texts that were read before without any diagnostic. */
export interface CleanTexts {
  has(kind: SchemaName, source: Source): boolean;
  add(kind: SchemaName, source: Source): void;
}

/** Reads the files of a rulebook, checking less in those known to be clean. */
export const readWith =
  (known: CleanTexts): ReadRulebookFile =>
  (source, kind, notation) => {
    // Whether lines are clean depends on the notation they are read with.
    const key = notation === undefined ? source : { ...source, text: `${fingerprintOf(notation)}\n${source.text}` };
    if (known.has(kind, key))
      return {
        document: notation === undefined ? knownDocument(source) : casesDocument(source, notation),
        diagnostics: [],
      };
    const reading = readDocument(source, kind, notation);
    // If words are missing, an unknown word is not reported: it may be one of those.
    const isSure = notation?.isWhole ?? true;
    if (isSure && reading.document !== undefined && reading.diagnostics.length === 0) known.add(kind, key);
    return reading;
  };

/** The document of a text known to be clean, without checking it again; its places are computed on demand. */
function knownDocument(source: Source): JsonDocument {
  let read: JsonDocument | undefined;
  const whole = (): JsonDocument => {
    read ??= readJson(source).document;
    if (read === undefined) throw new Error(`${source.file} was clean before`);
    return read;
  };
  return {
    source,
    value: bare(JSON.parse(source.text)),
    at: (pointer) => whole().at(pointer),
    keyAt: (pointer) => whole().keyAt(pointer),
    text: (pointer) => whole().text(pointer),
  };
}
