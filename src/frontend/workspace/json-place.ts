import type { JsonNode } from '../read/parser.js';
import { parseJson } from '../read/syntax.js';
import { documentOf } from '../read/tree.js';
import type { JsonDocument, JsonPath } from '../text/document.js';
import type { Source } from '../text/source.js';

/** The part of a JSON text at an offset. */
export interface PlaceInJson {
  /** Keys and indexes that lead to the innermost value around the offset, or to the member whose key is there. */
  readonly path: JsonPath;
  readonly on: 'key' | 'value';
  /** The value, or the member with the key. */
  readonly node: JsonNode;
}

/** A JSON text as far as it can be read in spite of its mistakes; undefined if nothing can. */
export interface LenientJson {
  readonly root: JsonNode;
  readonly document: JsonDocument;
}

export function lenientJson(source: Source): LenientJson | undefined {
  const { root } = parseJson(source);
  return root && { root, document: documentOf(source, root) };
}

/**
 * What is at an offset; undefined outside the outermost value. The end of a text belongs to it, as does a cursor after
 * the last letter.
 */
export function jsonPlaceAt(root: JsonNode, offset: number): PlaceInJson | undefined {
  if (offset < root.start || offset > root.end) return undefined;
  const path: (string | number)[] = [];
  let node = root;
  for (;;) {
    const parts = node.parts.map((part, index) => ({ part, key: node.kind === 'list' ? index : (part.key ?? '') }));
    const named = parts.find(
      ({ part: { keyAt } }) => keyAt !== undefined && keyAt.start <= offset && offset <= keyAt.end,
    );
    if (named !== undefined) return { path: [...path, named.key], on: 'key', node: named.part };
    const next = parts.find(({ part }) => part.start <= offset && offset <= part.end);
    if (next === undefined) return { path, on: 'value', node };
    path.push(next.key);
    node = next.part;
  }
}
