import type { CompareNode, Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Certain } from '../expressions/scope.js';
import type { Known } from './known.js';
import { one } from './type-text.js';

/*
 * Narrowing by `is a` and `is not none`, for the parts of an expression that are evaluated only if the condition holds:
 * expressions change nothing, so a player in the condition is a player in the branch.
 */

type NarrowedTypes = (entity: string) => boolean;

/** What is certain, given the outcome of a condition. */
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
  // A true conjunction guarantees all its parts, a false disjunction the negation of all of them.
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

/**
 * `x is not none`: x exists. So it does if one of its numbers is compared, or if one of its facts is among some values.
 */
function compared({ sign, left, right }: CompareNode, outcome: boolean, into: Map<string, NarrowedTypes>): void {
  const [isNot, is] = outcome ? ['is not', 'is'] : ['is', 'is not'];
  if (sign === isNot && (isNone(left) || isNone(right))) there(isNone(left) ? right : left, into);
  else if (outcome && ['<', '<=', '>', '>='].includes(sign)) for (const side of [left, right]) there(side, into);
  else if (sign === is && isSomething(right)) there(left, into);
  else if (outcome && sign === 'in' && right.op === 'list' && right.items.every(isSomething)) there(left, into);
}

const isSomething = (node: Node): boolean => node.op === 'literal' && node.value !== null;

/** The node is not none, and neither is whatever it is a fact of. */
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

/**
 * `choice.thing` for facts of names, `topOf(turn)` for questions about them; undefined for what can differ from one
 * evaluation to the next.
 */
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

/** A node whose type is narrowed by what is certain of it. */
export function narrowed<N extends Node>(node: N, certain: Certain, known: Known): N {
  const path = pathOf(node);
  const may = path === undefined ? undefined : certain.get(path);
  if (may === undefined || isList(node.type)) return node;
  const names = node.type.one.filter((name) => known.kindOf(name) !== 'entity' || may(name));
  // Nothing is left: the contradiction is reported at the `is a`, and the branch keeps the declared type.
  const none = node.type.none && may('None');
  if (names.length === 0 || (names.length === node.type.one.length && none === node.type.none)) return node;
  const type: Type = one(names, none);
  return { ...node, type };
}
