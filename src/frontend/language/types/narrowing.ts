import type { CompareNode, Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Certain } from '../expressions/scope.js';
import type { Known } from './known.js';
import { one } from './type-text.js';

/*
 * `is a` and `is not none` make sure of something for the parts of the expression that are evaluated only if it holds: expressions change
 * nothing, so what was a player in the condition is one in the branch.
 */

type NarrowedTypes = (entity: string) => boolean;

/** What is certain where a condition came out as `outcome`. */
export function certainAfter(condition: Node, outcome: boolean): Certain {
  const certain = new Map<string, NarrowedTypes>();
  collect(condition, outcome, certain);
  return certain;
}

function collect(node: Node, outcome: boolean, into: Map<string, NarrowedTypes>): void {
  if (node.op === 'not') {
    collect(node.of, !outcome, into);
    return;
  }
  // A conjunction that holds makes sure of all its parts, a disjunction that fails of the opposite of all of them.
  if ((node.op === 'and' && outcome) || (node.op === 'or' && !outcome)) {
    for (const part of node.parts) collect(part, outcome, into);
    return;
  }
  if (node.op === 'compare') {
    compared(node, outcome, into);
    return;
  }
  if (outcome && (node.op === 'fact' || node.op === 'name')) {
    there(node, into);
    return;
  }
  if (node.op !== 'is a') return;
  const path = pathOf(node.of);
  if (path === undefined) return;
  const isOne = outcome !== node.negated;
  const { entity } = node;
  also(into, path, (name) => (name === entity) === isOne);
}

/** `x is not none`: there is one. So there is where a number of it is compared, or a fact of it is one of some values. */
function compared({ sign, left, right }: CompareNode, outcome: boolean, into: Map<string, NarrowedTypes>): void {
  const [isNot, is] = outcome ? ['is not', 'is'] : ['is', 'is not'];
  if (sign === isNot && (isNone(left) || isNone(right))) there(isNone(left) ? right : left, into);
  else if (outcome && ['<', '<=', '>', '>='].includes(sign)) for (const side of [left, right]) there(side, into);
  else if (sign === is && isSomething(right)) there(left, into);
  else if (outcome && sign === 'in' && right.op === 'list' && right.items.every(isSomething)) there(left, into);
}

const isSomething = (node: Node): boolean => node.op === 'literal' && node.value !== null;

/** It is not none, so neither is what it is a fact of. */
function there(node: Node, into: Map<string, NarrowedTypes>): void {
  const path = pathOf(node);
  if (path !== undefined) also(into, path, (name) => name !== 'None');
  if (node.op === 'fact') there(node.of, into);
}

function also(into: Map<string, NarrowedTypes>, path: string, may: NarrowedTypes): void {
  const before = into.get(path);
  into.set(path, (name) => (before === undefined || before(name)) && may(name));
}

const isNone = (node: Node): boolean => node.op === 'literal' && node.value === null;

/** `choice.thing` for facts of names, `topOf(turn)` for questions about them; undefined for what is not always the same thing. */
function pathOf(node: Node): string | undefined {
  if (node.op === 'name' || node.op === 'single') return node.name;
  if (node.op === 'ask') {
    const paths = node.args.map(pathOf);
    return paths.includes(undefined) ? undefined : `${node.question}(${paths.join(', ')})`;
  }
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
  const none = node.type.none && may('None');
  if (names.length === 0 || (names.length === node.type.one.length && none === node.type.none)) return node;
  const type: Type = one(names, none);
  return { ...node, type };
}
