import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import type { JsonNode } from './parser.js';
import { parseJson } from './syntax.js';
import type { Token } from './tokens.js';
import { documentOf } from './tree.js';

/** The result of reading: a document, or the reasons why there is none (a document may come with warnings). */
export interface Reading {
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
}

const aboutStructure = [
  'json.not-closed',
  'json.not-opened',
  'json.wrong-bracket',
  'json.closes-nothing',
  'json.text-not-closed',
  'json.quote-missing',
];

/** Largest text that is read, in UTF-16 code units. */
export const largestText = 8 * 1024 * 1024;

/**
 * Reads strict JSON (RFC 8259): no comments, no trailing commas, and no duplicate keys in an object.
 * All mistakes in the text are reported at once; there is a document only if there are none.
 */
export function readJson(given: Source): Reading {
  const source = given.text.startsWith('\ufeff') ? { file: given.file, text: given.text.slice(1) } : given;
  if (source.text.length > largestText) return tooLarge(source);
  const { root, problems } = parseJson(source);
  // If a bracket or a quotation mark is missing, keys may seem duplicate that are not.
  const isSound = root !== undefined && !problems.some(({ code }) => aboutStructure.includes(code));
  const found = isSound ? [...problems, ...oddities(source, root)] : problems;
  return root === undefined || found.length > 0
    ? { diagnostics: inReadingOrder(found) }
    : { document: documentOf(source, root), diagnostics: [] };
}

export function tooLarge(source: Source): Reading {
  const at = { source, start: 0, end: 0 };
  return { diagnostics: [diagnostic('json.too-large', { at, values: { limit: largestText / 1024 / 1024 } })] };
}

/**
 * What is formally JSON but would lose something when read: duplicate keys, and numbers that are not represented
 * exactly.
 */
function oddities(source: Source, node: JsonNode, found: Diagnostic[] = []): readonly Diagnostic[] {
  const span = ({ start, end }: { readonly start: number; readonly end: number }) => ({ source, start, end });
  const { value } = node;
  // Malformed numbers have already been reported.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    const number = source.text.slice(node.start, node.end);
    found.push(diagnostic('json.inexact-number', { at: span(node), values: { number } }));
  }
  const keys = new Map<string, Token>();
  for (const part of node.parts) {
    const { key, keyAt } = part;
    if (key !== undefined && keyAt !== undefined) {
      const first = keys.get(key);
      if (first === undefined) keys.set(key, keyAt);
      else {
        const also = [{ at: span(first), label: 'first' }];
        found.push(diagnostic('json.duplicate-key', { at: span(keyAt), also, values: { key } }));
      }
    }
    oddities(source, part, found);
  }
  return found;
}
