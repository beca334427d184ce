import type { MinusNode, SumNode } from '../../model/tree.js';
import { arithmetic } from '../../values/arithmetic.js';
import type { Value } from '../../values/values.js';
import { fromOne, fromTwo } from '../code.js';
import type { Construct } from '../construct.js';

/** None where a side is. */
export const sum: Construct<SumNode> = {
  code(node, compiler, scope) {
    const of = arithmetic[node.sign];
    const [left, right] = [compiler.code(node.left, scope), compiler.code(node.right, scope)];
    return fromTwo<Value>(left, right, (x, y) => (typeof x === 'number' && typeof y === 'number' ? of(x, y) : null));
  },
};

export const minus: Construct<MinusNode> = {
  code: (node, compiler, scope) =>
    fromOne(compiler.code(node.of, scope), (x): Value => (typeof x === 'number' ? -x : null)),
};
