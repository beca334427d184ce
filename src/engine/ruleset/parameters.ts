import { nodesIn } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';

/*
 * Rules are data, so it is known which arguments each expression depends on. Whatever depends on only one argument is
 * computed once for each thing, until one of its dependencies is written: asking about all pairs of two lists then
 * costs little more than iterating over them.
 */

/** Parameters that an expression depends on, directly or through its names; each of these is followed once. */
export function parametersOf(root: Node, lets: { readonly [name: string]: Expression }): ReadonlySet<string> {
  const found = new Set<string>();
  const trees = new Set([root]);
  for (const tree of trees)
    for (const node of nodesIn(tree)) {
      if (node.op !== 'name') continue;
      if (node.kind === 'parameter') found.add(node.name);
      const meant = node.kind === 'let' && Object.hasOwn(lets, node.name) ? lets[node.name] : undefined;
      if (meant) trees.add(meant.tree);
    }
  return found;
}
