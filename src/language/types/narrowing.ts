import type { Node } from '../../model/tree.js';
import { isList, type Type } from '../../model/type.js';
import type { Certain } from '../expressions/scope.js';
import type { Known } from './known.js';
import { one } from './type-text.js';

/*
 * `is a` makes sure of something for the parts of the expression that are evaluated only if it holds: expressions change
 * nothing, so what was a player in the condition is one in the branch.
 */

type May = (entity: string) => boolean;

/** What is certain where a condition came out as `outcome`. */
export function certainAfter(condition: Node, outcome: boolean): Certain {
  const certain = new Map<string, May>();
  collect(condition, outcome, certain);
  return certain;
}

function collect(node: Node, outcome: boolean, into: Map<string, May>): void {
  if (node.op === 'not') {
    collect(node.of, !outcome, into);
    return;
  }
  // A conjunction that holds makes sure of all its parts, a disjunction that fails of the opposite of all of them.
  if ((node.op === 'and' && outcome) || (node.op === 'or' && !outcome)) {
    for (const part of node.parts) collect(part, outcome, into);
    return;
  }
  if (node.op !== 'is a') return;
  const path = pathOf(node.of);
  if (path === undefined) return;
  const isOne = outcome !== node.negated;
  const { entity } = node;
  const before = into.get(path);
  into.set(path, (name) => (before === undefined || before(name)) && (name === entity) === isOne);
}

/** `choice.thing` for facts of names; undefined for everything that is not always the same thing. */
export function pathOf(node: Node): string | undefined {
  if (node.op === 'name' || node.op === 'single') return node.name;
  if (node.op !== 'fact') return undefined;
  const of = pathOf(node.of);
  return of === undefined ? undefined : `${of}.${node.fact}`;
}

/** A node with what is certain of it taken out of its type. */
export function narrowed<N extends Node>(node: N, certain: Certain, known: Known): N {
  const path = pathOf(node);
  const may = path === undefined ? undefined : certain.get(path);
  if (may === undefined || isList(node.type)) return node;
  const names = node.type.one.filter((name) => known.kindOf(name) !== 'entity' || may(name));
  // Nothing left: the contradiction is reported at the `is a`, and the branch keeps the type that was declared.
  if (names.length === 0 || names.length === node.type.one.length) return node;
  const type: Type = one(names, node.type.none);
  return { ...node, type };
}
