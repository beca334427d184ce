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

/** Where a truth is kept, and what it looks at, as in `World.holds`: found out when that is first of interest. */
export interface Keeping {
  readonly runtime: Runtime;
  readonly number: number;
  readonly looksAt: () => readonly number[];
}

/** A truth about what lies in one cell, worked out once per thing, and again when something was written that it looks at. */
export const remembered = (
  { runtime, number, looksAt }: Keeping,
  cell: Cell,
  truth: () => boolean,
): (() => boolean) => {
  let places: readonly number[] | undefined;
  return () => {
    const about = cell.v;
    if (!(about instanceof Thing) || about.id === null) return truth();
    const { world } = runtime;
    const stamp = about.stamps[number];
    if (stamp !== world.version) {
      places ??= stamp === undefined ? undefined : looksAt();
      if (places === undefined || !world.holds(stamp, number, places)) about.memo[number] = truth();
      about.stamps[number] = world.version;
    }
    return about.memo[number] === true;
  };
};

/** The same for a truth about the table as a whole. */
export const rememberedByTable = ({ runtime, number, looksAt }: Keeping, truth: () => boolean): (() => boolean) => {
  let places: readonly number[] | undefined;
  return () => {
    const { world } = runtime;
    const stamp = world.stamps[number];
    if (stamp !== world.version) {
      places ??= stamp === undefined ? undefined : looksAt();
      if (places === undefined || !world.holds(stamp, number, places)) world.memo[number] = truth();
      world.stamps[number] = world.version;
    }
    return world.memo[number] === true;
  };
};
