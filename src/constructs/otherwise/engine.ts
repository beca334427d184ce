import { folded, openCode } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';

/** The left value unless it is none; an unknown value is not replaced. */
const otherwise: Construct<'otherwise'> = {
  code(node, compiler, scope) {
    const left = compiler.code(node.left, scope);
    if (left.constant && left.run() !== null) return left;
    const right = compiler.code(node.right, scope);
    if (left.known && right.known) {
      const [a, b] = [left.run, right.run];
      return folded(() => a() ?? b(), left.constant && right.constant);
    }
    const [a, b] = [left.run, right.run];
    return openCode(() => {
      const value = a();
      return value === null ? b() : value;
    });
  },
};

export const engine = { otherwise };
