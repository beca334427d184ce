import { type Code, folded, fromTwo, openCode, type Truth } from '../../engine/evaluate/code.js';
import { equality, equalityOf, orderOf } from '../../engine/evaluate/compare.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import { condition } from '../../engine/evaluate/construct.js';
import type { Scope } from '../../engine/evaluate/scope.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import { isWithin, withSteps } from '../../engine/values/functions.js';
import type { Value } from '../../engine/values/values.js';

const compare = /* @__PURE__ */ condition<'compare'>((node, compiler, scope): Truth => {
  const left = compiler.code(node.left, scope);
  if (node.sign === 'in' || node.sign === 'not in') return membership(node, left, compiler, scope);
  const right = compiler.code(node.right, scope);
  switch (node.sign) {
    case 'is':
    case 'is not': {
      const wanted = node.sign === 'is';
      const equal = equalityIn(compiler, node);
      return left.known && right.known
        ? folded(equalityOf(left, right, equal, wanted), left.constant && right.constant)
        : fromTwo(left, right, (x, y) => equal(x, y) === wanted);
    }
    case 'within':
      return fromTwo(left, right, (x, y) => isWithin(x, y, compiler.runtime.budget));
    default:
      return fromTwo(left, right, orderOf[node.sign]);
  }
});

/** The equality that fits both types: identity where that is enough. */
function equalityIn(
  { vocabulary, runtime }: Compiler,
  { left, right }: NodeOf<'compare'>,
): (a: Value, b: Value) => boolean {
  const equal = equality(vocabulary, left.type, right.type);
  if (!isList(left.type) && !isList(right.type)) return equal;
  const { budget } = runtime;
  return (a, b) => {
    withSteps(a, budget);
    return equal(a, b);
  };
}

function membership(node: NodeOf<'compare'>, left: Code, compiler: Compiler, scope: Scope): Truth {
  const member = compiler.member(node.right, scope);
  const wanted = node.sign === 'in';
  if (left.known && member.known) {
    const [a, { test }] = [left.run, member];
    return folded(wanted ? () => test(a()) : () => !test(a()), left.constant && member.constant);
  }
  const { run } = left;
  // An unknown left side does not spare evaluating the list.
  const list = left.known ? null : compiler.code(node.right, scope).run;
  return openCode(() => {
    const x = run();
    if (x === undefined) {
      list?.();
      return undefined;
    }
    const truth = member.test(x);
    return truth === undefined ? undefined : truth === wanted;
  });
}

export const engine = { compare };
