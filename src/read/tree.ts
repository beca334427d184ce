import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../text/document.js';
import { pointerPath } from '../text/document.js';
import { joinedText, stringText } from '../text/located.js';
import type { Source, Span } from '../text/source.js';

/** A document over the syntax tree of a text without errors. */
export function documentOf(source: Source, root: Node): JsonDocument {
  const spanOf = (node: Node): Span => ({ source, start: node.offset, end: node.offset + node.length });
  const find = (pointer: string) => pointerPath(pointer).reduce<Found>(step, { node: root });
  return {
    source,
    value: jsonValue(root),
    at: (pointer) => spanOf(find(pointer).node),
    keyAt(pointer) {
      const { node, key } = find(pointer);
      return spanOf(key ?? node);
    },
    text(pointer) {
      const { node, missed } = find(pointer);
      if (missed !== true && node.type === 'string') return stringText(spanOf(node));
      const items = missed === true || node.type !== 'array' ? [] : (node.children ?? []);
      return joinedText(
        spanOf(node),
        items.filter((item) => item.type === 'string').map((item) => stringText(spanOf(item))),
      );
    },
  };
}

interface Found {
  readonly node: Node;
  readonly key?: Node;
  /** The pointer leads further than the document; `node` is the last thing on the way. */
  readonly missed?: boolean;
}

function step(found: Found, part: string): Found {
  if (found.missed === true) return found;
  const { node } = found;
  if (node.type === 'array') {
    const item = /^\d+$/.test(part) ? node.children?.[Number(part)] : undefined;
    return item === undefined ? { ...found, missed: true } : { node: item };
  }
  const member = node.type === 'object' ? node.children?.find((one) => one.children?.[0]?.value === part) : undefined;
  const [key, value] = member?.children ?? [];
  return key === undefined || value === undefined ? { ...found, missed: true } : { node: value, key };
}

/**
 * The value of a tree. Its objects have no prototype: a key called `__proto__` or `constructor` is a key like any other,
 * and looking up a name that is not there finds nothing.
 */
function jsonValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(jsonValue);
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = Object.create(null);
  for (const { children } of node.children ?? []) {
    const [key, member] = children ?? [];
    if (key !== undefined && member !== undefined) value[key.value as string] = jsonValue(member);
  }
  return value;
}
