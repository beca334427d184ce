import type { Cell } from '../closures/scope.js';
import { walk } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';
import { Thing } from '../values/values.js';
import { type Keeping, Memory } from './memo.js';

/*
 * Rules are data, so it is known which arguments each of them looks at. What looks at one argument only is worked out once
 * per thing and version of the table: asking about all pairs of two lists then costs little more than going through them.
 */

/** Parameters that an expression looks at, through the names that it uses. */
export const parametersOf = (
  node: Node,
  lets: { readonly [name: string]: Expression },
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(node, (part) => {
    if (part.op !== 'name') return;
    if (part.kind === 'parameter') found.add(part.name);
    const tree = part.kind === 'let' && !seen.has(part.name) ? lets[part.name]?.tree : undefined;
    if (tree) for (const name of parametersOf(tree, lets, new Set([...seen, part.name]))) found.add(name);
  });
  return found;
};

/** A truth about what lies in one cell, worked out once per thing, and again when something was written that it looks at. */
export const remembered = (keeping: Keeping, cell: Cell, truth: () => boolean): (() => boolean) => {
  const memory = new Memory(keeping);
  const { number } = keeping;
  return () => {
    const about = cell.v;
    if (!(about instanceof Thing) || about.id === null) return truth();
    if (!memory.holds(about)) memory.put(about, truth());
    return about.memo[number] === true;
  };
};

/** The same for a truth about the table as a whole. */
export const rememberedByTable = (keeping: Keeping, truth: () => boolean): (() => boolean) => {
  const memory = new Memory(keeping);
  const { runtime, number } = keeping;
  return () => {
    const { world } = runtime;
    if (!memory.holds(world)) memory.put(world, truth());
    return world.memo[number] === true;
  };
};
