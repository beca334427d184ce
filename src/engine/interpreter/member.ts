import type { Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import { includes, same, type Value } from '../values/values.js';
import type { Interpreter } from './interpreter.js';
import { withLet } from './lets.js';
import { type Env, UNKNOWN, withName } from './unknown.js';

/**
 * Whether something is in a list, as far as the way the list is written tells, even where the list as a whole is unknown: of
 * `each player in players where player.life > 3` only the life of that player matters. Compiled code tests members in the
 * same way, and an answer must not depend on whether a trace was asked for. null: unknown.
 */
export function isMember(interpreter: Interpreter, x: Value, node: Node, env: Env): boolean | null {
  const list = interpreter.value(node, env);
  if (list !== UNKNOWN) {
    interpreter.pay(list);
    return includes(list, x);
  }
  switch (node.op) {
    case 'list':
      return either(
        node.items.map((item) => {
          const value = interpreter.value(item, env);
          return value === UNKNOWN ? null : same(value, x);
        }),
      );
    case 'set': {
      const left = isInPart(interpreter, x, node.left, env);
      const right = isInPart(interpreter, x, node.right, env);
      return node.sign === 'with' ? either([left, right]) : both(left, not(right));
    }
    case 'each': {
      if (node.yield) return null;
      const inside = isMember(interpreter, x, node.in, env);
      if (inside === false || !node.where) return inside;
      return both(inside, interpreter.truth(node.where, withName(env, node.name, x)));
    }
    case 'if': {
      const branch = (part: Node | undefined) => (part ? isMember(interpreter, x, part, env) : false);
      const test = interpreter.truth(node.test, env);
      if (test !== null) return branch(test ? node.then : node.else);
      const yes = branch(node.then);
      return yes === branch(node.else) ? yes : null;
    }
    case 'let':
      return isMember(interpreter, x, node.body, withLet(interpreter, env, node));
    case 'ask': {
      const sole = interpreter.soleAnswer(
        node.question,
        node.args.map((arg) => interpreter.value(arg, env)),
      );
      return sole ? isMember(interpreter, x, sole.tree, sole.env) : null;
    }
    default:
      return null;
  }
}

/** One side of a set: a single value counts as a list of one, none as an empty one. */
function isInPart(interpreter: Interpreter, x: Value, node: Node, env: Env): boolean | null {
  if (isList(node.type)) return isMember(interpreter, x, node, env);
  const value = interpreter.value(node, env);
  return value === UNKNOWN ? null : value !== null && same(value, x);
}

const not = (truth: boolean | null): boolean | null => (truth === null ? null : !truth);

const both = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;

const either = (truths: readonly (boolean | null)[]): boolean | null =>
  truths.includes(true) ? true : truths.includes(null) ? null : false;
