import { onceFor } from '../../engine/model/once.js';
import type { JsonDocument } from '../text/document.js';
import { pointerPath } from '../text/document.js';
import { joinedText, stringText } from '../text/located.js';
import type { Source, Span } from '../text/source.js';
import { bareRecord } from './bare.js';
import type { JsonNode } from './parser.js';

/** A document over the tree of a text without mistakes. */
export function documentOf(source: Source, root: JsonNode): JsonDocument {
  const spanOf = ({ start, end }: { readonly start: number; readonly end: number }): Span => ({ source, start, end });
  const find = (pointer: string) => pointerPath(pointer).reduce<FoundNode>(step, { node: root, missed: false });
  const value = jsonValue(root);
  return {
    source,
    value,
    at: (pointer) => spanOf(find(pointer).node),
    keyAt(pointer) {
      const { node } = find(pointer);
      return spanOf(node.keyAt ?? node);
    },
    text(pointer) {
      const { node, missed } = find(pointer);
      if (!missed && node.kind === 'text') return stringText(spanOf(node), node.value as string);
      const items = missed || node.kind !== 'list' ? [] : node.parts.filter((item) => item.kind === 'text');
      return joinedText(
        spanOf(node),
        items.map((item) => stringText(spanOf(item), item.value as string)),
      );
    },
  };
}

interface FoundNode {
  readonly node: JsonNode;
  /** The pointer leads further than the document; `node` is the last node on its path. */
  readonly missed: boolean;
}

/** Members of an object by key, the first of each: thousands are looked up in a long one. */
const membersOf = onceFor(
  (node: JsonNode): ReadonlyMap<string | undefined, JsonNode> =>
    new Map('parts' in node ? node.parts.map((part) => [part.key, part] as const).reverse() : []),
);

function step({ node, missed }: FoundNode, part: string): FoundNode {
  if (missed) return { node, missed };
  const isIndex = node.kind === 'list' && /^(0|[1-9]\d*)$/.test(part);
  const found = isIndex ? node.parts[Number(part)] : membersOf(node).get(part);
  return found === undefined ? { node, missed: true } : { node: found, missed: false };
}

/**
 * The value of a tree. Its objects have no prototype: a key called `__proto__` or `constructor` is a key like any
 * other, and looking up a missing name finds nothing.
 */
function jsonValue(node: JsonNode): unknown {
  if (node.kind === 'list') return node.parts.map(jsonValue);
  if (node.kind !== 'object') return node.value;
  const value = bareRecord();
  for (const part of node.parts) value[part.key!] = jsonValue(part);
  return value;
}
