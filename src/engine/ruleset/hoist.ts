import { walk } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';

/*
 * Rules are data, so it is known which arguments each of them looks at. What looks at one argument only is worked out once
 * per thing and version of the table: asking about all pairs of two lists then costs little more than going through them.
 */

/** Parameters that an expression looks at, through the names that it uses. */
export function parametersOf(
  node: Node,
  lets: { readonly [name: string]: Expression },
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>();
  walk(node, (part) => {
    if (part.op !== 'name') return;
    if (part.kind === 'parameter') found.add(part.name);
    const tree = part.kind === 'let' && !seen.has(part.name) ? lets[part.name]?.tree : undefined;
    if (tree) for (const name of parametersOf(tree, lets, new Set([...seen, part.name]))) found.add(name);
  });
  return found;
}
