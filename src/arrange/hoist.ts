import type { Runtime } from '../compile/code.js';
import type { Cell } from '../compile/scope.js';
import { Thing } from '../compile/values.js';
import { walk } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';

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

/** A truth about what lies in one cell, worked out once per thing and version of the table. */
export const remembered = (runtime: Runtime, cell: Cell, number: number, truth: () => boolean): (() => boolean) => {
  return () => {
    const about = cell.v;
    if (!(about instanceof Thing) || about.id === null) return truth();
    const { version } = runtime.world;
    if (about.stamps[number] === version) return about.memo[number] === true;
    const holds = truth();
    about.memo[number] = holds;
    about.stamps[number] = version;
    return holds;
  };
};

/** A truth about the table as a whole, worked out once per version of it. */
export const rememberedByTable = (runtime: Runtime, number: number, truth: () => boolean): (() => boolean) => {
  return () => {
    const { world } = runtime;
    if (world.stamps[number] !== world.version) {
      world.memo[number] = truth();
      world.stamps[number] = world.version;
    }
    return world.memo[number] === true;
  };
};
