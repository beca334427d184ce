import type { Node } from '../model/tree.js';
import type { Interpreter } from './interpreter.js';
import type { Asked } from './question.js';
import type { Env } from './unknown.js';

/** The answer that the value of an expression is, with its entries: what an `if` or an `otherwise` comes to, or nothing where none is asked. */
export function deciding(interpreter: Interpreter, tree: Node, env: Env): Asked | undefined {
  switch (tree.op) {
    case 'ask':
      return interpreter.ask(
        tree.question,
        tree.args.map((arg) => interpreter.value(arg, env)),
      );
    case 'if': {
      const branch = interpreter.truth(tree.test, env) === true ? tree.then : tree.else;
      return branch && deciding(interpreter, branch, env);
    }
    case 'otherwise':
      return deciding(interpreter, interpreter.value(tree.left, env) === null ? tree.right : tree.left, env);
    default:
      return undefined;
  }
}
