import { fromTwo, type Member, memberTest } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { both, either, opposite } from '../../engine/evaluate/kleene.js';
import type { Scope } from '../../engine/evaluate/scope.js';
import type { Node } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import { difference, union } from '../../engine/values/functions.js';
import { same, type Value } from '../../engine/values/values.js';

const set: Construct<'set'> = {
  code(node, compiler, scope) {
    const of = node.sign === 'with' ? union : difference;
    const { budget } = compiler.runtime;
    const [left, right] = [compiler.code(node.left, scope), compiler.code(node.right, scope)];
    return fromTwo<Value>(left, right, (x, y) => of(x, y, budget));
  },
  member(node, compiler, scope): Member {
    const [left, right] = [side(node.left, compiler, scope), side(node.right, compiler, scope)];
    const isUnion = node.sign === 'with';
    const isKnown = left.known && right.known;
    const [a, b] = [left.test, right.test];
    if (isKnown && compiler.notes === null)
      return memberTest(isUnion ? (x) => a(x) || b(x) : (x) => a(x) && !b(x), true);
    // Traced code looks at both sides.
    const isIn = (x: Value): boolean | undefined => {
      const [inLeft, inRight] = [a(x), b(x)];
      return isUnion ? either([inLeft, inRight]) : both(inLeft, opposite(inRight));
    };
    return memberTest(isIn, isKnown);
  },
};

/** One side of a set: a single value counts as a list of one, none as an empty list. */
function side(node: Node, compiler: Compiler, scope: Scope): Member {
  if (isList(node.type)) return compiler.member(node, scope);
  const { run, known } = compiler.code(node, scope);
  return memberTest((x) => {
    const value = run();
    return value === undefined ? undefined : value !== null && same(value, x);
  }, known);
}

export const engine = { set };
