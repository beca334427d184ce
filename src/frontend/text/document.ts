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

/** Keys and indexes that lead to a place in a document. */
export type JsonPath = readonly (string | number)[];

/** A JSON Pointer of keys and indexes. */
export const pointer = (...path: JsonPath): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The keys of a JSON Pointer. */
export const pointerPath = (text: string): readonly string[] =>
  text
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
