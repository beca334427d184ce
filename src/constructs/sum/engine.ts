import { fromOne, fromTwo } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import type { Value } from '../../engine/values/values.js';

/** The four operations on two numbers. */
const arithmetic = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  /** Rounds down; division by zero gives none. */
  div: (a: number, b: number) => (b === 0 ? null : Math.floor(a / b)),
} as const;

/** None if either side is. */
const sum: Construct<'sum'> = {
  code(node, compiler, scope) {
    const of = arithmetic[node.sign];
    const [left, right] = [compiler.code(node.left, scope), compiler.code(node.right, scope)];
    return fromTwo<Value>(left, right, (x, y) => (typeof x === 'number' && typeof y === 'number' ? of(x, y) : null));
  },
};

const minus: Construct<'minus'> = {
  code: (node, compiler, scope) =>
    fromOne(compiler.code(node.of, scope), (x): Value => (typeof x === 'number' ? -x : null)),
};

export const engine = { sum, minus };
