import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { type JsonNode, parseJson } from './syntax.js';
import type { Token } from './tokens.js';
import { documentOf } from './tree.js';

/** What reading gives: a document, or the reasons why there is none (warnings may stand beside a document). */
export interface Reading {
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
}

/** Largest text that is read, in UTF-16 code units. */
export const largestText = 8 * 1024 * 1024;

/**
 * Reads strict JSON (RFC 8259): no comments, no trailing commas, and no key twice in one object.
 * All mistakes of the text are reported at once; a document is given only when there is none.
 */
export function readJson(given: Source): Reading {
  const source = given.text.startsWith('\ufeff') ? { file: given.file, text: given.text.slice(1) } : given;
  if (source.text.length > largestText) {
    const at = { source, start: 0, end: 0 };
    return { diagnostics: [diagnostic('json.too-large', { at, values: { limit: largestText / 1024 / 1024 } })] };
  }
  const { root, problems } = parseJson(source);
  if (root === undefined) return { diagnostics: problems };
  const found = [...problems, ...oddities(source, root)];
  return found.length > 0
    ? { diagnostics: inReadingOrder(found) }
    : { document: documentOf(source, root), diagnostics: [] };
}

/** What is JSON by the letter, but would lose something on the way: double keys, and numbers that are not kept exactly. */
function oddities(source: Source, node: JsonNode): Diagnostic[] {
  const found = node.parts.flatMap((part) => oddities(source, part));
  const keys = new Map<string, Token>();
  for (const { key, keyAt } of node.parts) {
    if (key === undefined || keyAt === undefined) continue;
    const first = keys.get(key);
    if (first === undefined) keys.set(key, keyAt);
    else {
      const also = [{ at: { source, ...first }, label: 'first' }];
      found.push(diagnostic('json.duplicate-key', { at: { source, ...keyAt }, also, values: { key } }));
    }
  }
  if (typeof node.value === 'number' && !(Math.abs(node.value) <= Number.MAX_SAFE_INTEGER)) {
    const { start, end } = node;
    const values = { number: source.text.slice(start, end) };
    // A number that is not finished has been reported.
    if (!Number.isNaN(node.value))
      found.push(diagnostic('json.inexact-number', { at: { source, start, end }, values }));
  }
  return found;
}
