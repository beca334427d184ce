import { orderOf } from '../closures/compare.js';
import type { CompareNode } from '../model/tree.js';
import { isWithin } from '../values/functions.js';
import { same } from '../values/values.js';
import type { Interpreter } from './interpreter.js';
import { isMember } from './member.js';
import { type Env, UNKNOWN } from './unknown.js';

/** Whether a comparison holds; null where a side is unknown, though a list need not be known as a whole (`isMember`). */
export function compared(interpreter: Interpreter, node: CompareNode, env: Env): boolean | null {
  const left = interpreter.value(node.left, env);
  if (left !== UNKNOWN && (node.sign === 'in' || node.sign === 'not in')) {
    const truth = isMember(interpreter, left, node.right, env);
    return truth === null ? null : truth === (node.sign === 'in');
  }
  const right = interpreter.value(node.right, env);
  if (left === UNKNOWN || right === UNKNOWN) return null;
  switch (node.sign) {
    case 'is':
      interpreter.pay(left);
      return same(left, right);
    case 'is not':
      interpreter.pay(left);
      return !same(left, right);
    case 'within':
      return isWithin(left, right, interpreter.budget);
    case 'in':
    case 'not in':
      return null;
    default:
      return orderOf[node.sign](left, right);
  }
}
