import type { LocatedText } from './located.js';
import type { Source, Span } from './source.js';

/**
 * A JSON file with the places of everything in it. Places are looked up by JSON Pointer (RFC 6901), such as
 * `/entries/3/when`; `pointer` makes one. A pointer to something missing stands for the nearest thing around it.
 */
export interface JsonDocument {
  readonly source: Source;
  /** The value of the file. Objects have no prototype, so that no name in a file can mean something inherited. */
  readonly value: unknown;
  /** The place of a value. */
  at(pointer: string): Span;
  /** The place of a member's key; for an item of a list, or for the whole, the same as `at`. */
  keyAt(pointer: string): Span;
  /**
   * A text, or an array of its lines joined by blanks, for the parser of the language. Other values give an empty text.
   */
  text(pointer: string): LocatedText;
}

/**
 * A document with a value of its own, and the places of another one.
 *
 * @param to the pointer there that a pointer here stands for
 */
export const moved = (document: JsonDocument, value: unknown, to: (pointer: string) => string): JsonDocument => ({
  source: document.source,
  value,
  at: (pointer) => document.at(to(pointer)),
  keyAt: (pointer) => document.keyAt(to(pointer)),
  text: (pointer) => document.text(to(pointer)),
});

/** Keys and indexes that lead to a place in a document. */
export type JsonPath = readonly (string | number)[];

/** JSON Pointer made of keys and indexes. */
export function pointer(...path: JsonPath): string {
  let text = '';
  for (const part of path) text += `/${typeof part === 'string' && /[~/]/.test(part) ? escaped(part) : part}`;
  return text;
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Keys of a JSON Pointer. */
export function pointerPath(text: string): readonly string[] {
  const parts = text.split('/').slice(1);
  return text.includes('~') ? parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) : parts;
}
