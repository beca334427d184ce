import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import type { Source } from '../text/source.js';
import { checkBrackets } from './brackets.js';
import { syntaxDiagnostics } from './syntax.js';
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
  const { problem, soundUpTo, parsable } = checkBrackets(source);
  const broken = problem === undefined ? [] : [problem];
  if (!parsable) return { diagnostics: broken };
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  const found = [
    ...broken,
    ...syntaxDiagnostics(source, errors, soundUpTo),
    ...(root === undefined ? [] : oddities(source, root)),
  ];
  if (root === undefined || found.length > 0) return { diagnostics: inReadingOrder(found) };
  return { document: documentOf(source, root), diagnostics: [] };
}

/** What is JSON by the letter, but would lose something on the way: double keys, and numbers that are not kept exactly. */
function oddities(source: Source, node: Node): Diagnostic[] {
  const found = (node.children ?? []).flatMap((child) => oddities(source, child));
  const spanOf = ({ offset, length }: Node) => ({ source, start: offset, end: offset + length });
  if (node.type === 'object') {
    const keys = new Map<unknown, Node>();
    for (const { children } of node.children ?? []) {
      const key = children?.[0];
      const first = keys.get(key?.value);
      if (key === undefined) continue;
      if (first === undefined) keys.set(key.value, key);
      else {
        const also = [{ at: spanOf(first), label: 'first' }];
        found.push(diagnostic('json.duplicate-key', { at: spanOf(key), also, values: { key: String(key.value) } }));
      }
    }
  }
  if (node.type === 'number' && !exact(node.value as number)) {
    const at = spanOf(node);
    found.push(diagnostic('json.inexact-number', { at, values: { number: source.text.slice(at.start, at.end) } }));
  }
  return found;
}

const exact = (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
