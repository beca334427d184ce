import type { Construct } from '../../engine/evaluate/construct.js';

export const ask: Construct<'ask'> = {
  code(node, compiler, scope) {
    return compiler.rules.question(node.question).call(node.args.map((arg) => compiler.code(arg, scope)));
  },
  member(node, compiler, scope) {
    return compiler.rules.question(node.question).member(node.args.map((arg) => compiler.code(arg, scope)));
  },
};
