import type { CompareNode, Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import { type Certain, certainOfBoth } from '../expressions/scope.js';
import type { Known } from './known.js';
import { one } from './type-text.js';

/*
 * Narrowing by `is a` and `is not none`, for the parts of an expression that are evaluated only if the condition holds:
 * expressions change nothing, so a player in the condition is a player in the branch.
 */

const nothingCertain: Certain = new Map();

/** What is certain, given the outcome of a condition. */
export function certainAfter(node: Node, outcome: boolean): Certain {
  switch (node.op) {
    case 'not':
      return certainAfter(node.of, !outcome);
    case 'and':
    case 'or':
      // A true conjunction guarantees all its parts, a false disjunction the negation of all of them.
      return (node.op === 'and') === outcome
        ? node.parts.map((part) => certainAfter(part, outcome)).reduce(certainOfBoth, nothingCertain)
        : nothingCertain;
    case 'compare':
      return compared(node, outcome);
    case 'fact':
    case 'name':
      return outcome ? there(node) : nothingCertain;
    case 'is a':
      return certain(node.of, (name) => (name === node.entity) === (outcome !== node.negated));
    default:
      return nothingCertain;
  }
}

/**
 * `x is not none`: x exists. So it does if one of its numbers is compared, or if one of its facts is among some values.
 */
function compared({ sign, left, right }: CompareNode, outcome: boolean): Certain {
  const [isNot, is] = outcome ? ['is not', 'is'] : ['is', 'is not'];
  if (sign === isNot && (isNone(left) || isNone(right))) return there(isNone(left) ? right : left);
  if (outcome && ['<', '<=', '>', '>='].includes(sign)) return certainOfBoth(there(left), there(right));
  const isAmong = outcome && sign === 'in' && right.op === 'list' && right.items.every(isSomething);
  return isAmong || (sign === is && isSomething(right)) ? there(left) : nothingCertain;
}

const isSomething = (node: Node): boolean => node.op === 'literal' && node.value !== null;

/** The node is not none, and neither is whatever it is a fact of. */
function there(node: Node): Certain {
  const itself = certain(node, (name) => name !== 'None');
  return node.op === 'fact' ? certainOfBoth(itself, there(node.of)) : itself;
}

function certain(node: Node, may: (entity: string) => boolean): Certain {
  const path = pathOf(node);
  return path === undefined ? nothingCertain : new Map([[path, may]]);
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
export function narrowed<N extends Node>(node: N, holds: Certain, known: Known): N {
  const path = pathOf(node);
  const may = path === undefined ? undefined : holds.get(path);
  if (may === undefined || isList(node.type)) return node;
  const names = node.type.one.filter((name) => known.kindOf(name) !== 'entity' || may(name));
  // Nothing is left: the contradiction is reported at the `is a`, and the branch keeps the declared type.
  const none = node.type.none && may('None');
  if (names.length === 0 || (names.length === node.type.one.length && none === node.type.none)) return node;
  const type: Type = one(names, none);
  return { ...node, type };
}
