import { conjuncts } from '../../model/nodes.js';
import type { IterationNode, Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import { isLoop, isNone } from './nodes.js';

/**
 * The value of a loop over one value, `each next in [leftOf(…)]`, which is only a way to give that value a name: it is written as
 * what is done with the value if there is one. Undefined for other loops; a pick keeps its name, since it is made once.
 */
export function singleOf({ in: list }: IterationNode): Node | undefined {
  const value = list.op === 'list' && list.items.length === 1 ? list.items[0] : list;
  if (value === undefined || isList(value.type) || value.op === 'collection') return undefined;
  return value.op === 'call' && value.fn === 'picked' ? undefined : value;
}

/** True when a loop leaves out nothing but what is none. */
export const leavesOutNone = ({ where, name }: IterationNode): boolean =>
  where !== undefined && conjuncts(where).every((part) => isPresence(part, name));

const isPresence = (node: Node, name: string): boolean =>
  node.op === 'compare' && node.sign === 'is not' && isLoop(node.left, name) && isNone(node.right);

/** A tree in which the name of a loop stands for a value. */
export function withValue(tree: Node, name: string, value: Node): Node {
  const swap = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(swap);
    if (typeof part !== 'object' || part === null) return part;
    const node = part as Node;
    if (node.op === 'name') return isLoop(node, name) ? value : node;
    const inner = Object.entries(part).map(([key, one]) => [key, key === 'type' || key === 'at' ? one : swap(one)]);
    return Object.fromEntries(inner);
  };
  return swap(tree) as Node;
}
