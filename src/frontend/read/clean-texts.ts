import type { UnknownRecord } from '../../engine/model/record.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { readJson } from './json.js';
import type { SchemaName } from './schema.js';

/** Texts that were read before without anything to tell: no mistake, no warning, no advice. */
export interface CleanTexts {
  has(kind: SchemaName, source: Source): boolean;
  add(kind: SchemaName, source: Source): void;
}

/**
 * The document of a text that is known to be clean, without looking at it as closely again: the places in it are found when one
 * is asked for.
 */
export function knownDocument(source: Source): JsonDocument {
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

/** The same value with objects that have no prototype, as in every document. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = bare(value[index]);
    return value;
  }
  const object: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value)) object[key] = bare((value as UnknownRecord)[key]);
  return object;
}
