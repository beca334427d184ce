import type { AskNode } from '../../model/tree.js';
import type { Construct } from '../construct.js';

export const ask: Construct<AskNode> = {
  code(node, compiler, scope) {
    return compiler.rules.question(node.question).call(node.args.map((arg) => compiler.code(arg, scope)));
  },
  member(node, compiler, scope) {
    return compiler.rules.question(node.question).member(node.args.map((arg) => compiler.code(arg, scope)));
  },
};
