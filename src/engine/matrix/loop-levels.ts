import { partsOf, shapeOf } from '../model/nodes.js';
import { onceFor } from '../model/once.js';
import type { Node } from '../model/tree.js';

/** How often something has to be computed while one question is asked about all pairs of two lists. */
export type LoopLevel = 'call' | 'row' | 'column' | 'cell';

/** The two parameters that range over lists; one list alone is a matrix of one column. */
export interface AxisParameters {
  readonly row: string;
  readonly column: string | null;
}

interface NodeDependencies {
  readonly row: boolean;
  readonly column: boolean;
  /** Names of enclosing loops that it uses. */
  readonly free: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Finds the dependencies of expanded trees (without lets). */
export class LoopLevels {
  constructor(readonly axes: AxisParameters) {}

  of(node: Node): LoopLevel {
    const { row, column } = this.looks(node);
    return row ? (column ? 'cell' : 'row') : column ? 'column' : 'call';
  }

  /** False inside a loop, for an expression that uses the loop's name: it has no value of its own. */
  closed(node: Node): boolean {
    return this.looks(node).free.size === 0;
  }

  private readonly looks = onceFor((node: Node): NodeDependencies => this.look(node));

  private look(node: Node): NodeDependencies {
    if (node.op === 'name') {
      const { row, column } = this.axes;
      if (node.kind === 'parameter') return { row: node.name === row, column: node.name === column, free: NONE };
      return { row: false, column: false, free: new Set([node.name]) };
    }
    const parts = partsOf(node).map((part) => this.looks(part));
    const free = parts.some((part) => part.free.size > 0) ? new Set(parts.flatMap((part) => [...part.free])) : NONE;
    // Every loop of an expanded tree has a unique name.
    if ('in' in node && free.size > 0) (free as Set<string>).delete(node.name);
    return { row: parts.some((part) => part.row), column: parts.some((part) => part.column), free };
  }
}

/**
 * The parts of the arguments that distinguish rows for an expression: `controllerOf(creature)`; null: the row itself.
 */
export function keysIn(
  levels: LoopLevels,
  node: Node,
  found: Map<string, Node> = new Map(),
): ReadonlyMap<string, Node> | null {
  const isRow = (part: Node): boolean =>
    part.op === 'name' && part.kind === 'parameter' && part.name === levels.axes.row;
  if (isRow(node)) return null;
  const looking = partsOf(node).filter((part) => ['row', 'cell'].includes(levels.of(part)));
  if (
    (node.op === 'ask' || node.op === 'fact') &&
    looking.length > 0 &&
    levels.of(node) === 'row' &&
    levels.closed(node)
  ) {
    if (looking.every(isRow)) return found.set(shapeOf(node), node);
  }
  return looking.every((part) => keysIn(levels, part, found) !== null) ? found : null;
}
