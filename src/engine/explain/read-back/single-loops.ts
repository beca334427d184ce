import { conjuncts, nodesIn, withParts } from '../../model/nodes.js';
import type { IterationNode, Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import { allOf, isIteration, isLoop, isNone, loopOf } from './nodes.js';
import { meantBy, type ReadBackScope } from './scope.js';

/**
 * The value of a loop over a single value, `each next in [leftOf(…)]`, which merely names that value: it is worded as
 * what is done with the value if there is one. Undefined for other loops; a pick keeps its name, since it is made once.
 */
export function singleOf({ in: list }: IterationNode): Node | undefined {
  const value = list.op === 'list' && list.items.length === 1 ? list.items[0] : list;
  if (value === undefined || isList(value.type) || value.op === 'collection') return undefined;
  return value.op === 'call' && value.fn === 'picked' ? undefined : value;
}

/** True if a loop leaves out nothing but none. */
export const leavesOutNone = ({ where, name }: IterationNode): boolean =>
  where !== undefined && conjuncts(where).every((part) => isPresence(part, name));

const isPresence = (node: Node, name: string): boolean =>
  node.op === 'compare' && node.sign === 'is not' && isLoop(node.left, name) && isNone(node.right);

/** A tree in which the name of a loop stands for a value. */
export const withValue = (tree: Node, name: string, value: Node): Node =>
  isLoop(tree, name) ? value : withParts(tree, (part) => withValue(part, name, value));

/** A loop over a filtered list, as one loop over the whole list: "each limit among the demands that …". */
export function merged(scope: Pick<ReadBackScope, 'bindings'>, node: IterationNode): IterationNode {
  const inner = meantBy(scope, node.in);
  if (inner.op !== 'each' || inner.yield !== undefined || inner.by !== undefined || leavesOutNone(inner)) return node;
  if (inner.where !== undefined && takesName(inner.where, node.name, inner.name)) return node;
  const where =
    inner.where && (inner.name === node.name ? inner.where : withValue(inner.where, inner.name, loopOf(node)));
  const all = allOf([...conjuncts(where), ...conjuncts(node.where)]);
  return merged(scope, { ...node, in: inner.in, ...(all !== undefined && { where: all }) });
}

/** True if a condition already uses the name that the member of its loop would get. */
const takesName = (where: Node, name: string, instead: string): boolean =>
  [...nodesIn(where)].some(
    (part) =>
      ((isIteration(part) || part.op === 'let') && (part.name === name || part.name === instead)) ||
      (name !== instead && part.op === 'name' && part.name === name),
  );
