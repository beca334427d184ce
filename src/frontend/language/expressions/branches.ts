import type { IfSyntax, LogicSyntax, NotSyntax, OtherwiseSyntax, Syntax } from '../../../../grammar/syntax.js';
import type { Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import { condition } from '../types/expect.js';
import { certainAfter } from '../types/narrowing.js';
import { printType } from '../types/type-text.js';
import { orNone, truth, withoutNone } from '../types/types.js';
import { joinBranches } from './actions.js';
import type { NameScope } from './scope.js';

/** `if … then … else …`; without `else` the value may be none. */
export function resolveIf(syntax: IfSyntax, scope: NameScope, expected?: Type): Node {
  const { at } = syntax;
  const test = condition(syntax.test, scope);
  const thenScope = scope.narrowed(certainAfter(test, true));
  const elseScope = scope.narrowed(certainAfter(test, false));
  if (syntax.else === undefined) {
    const then = thenScope.resolve(syntax.then, expected);
    return { op: 'if', test, then, at, type: orNone(then.type) };
  }
  const [then, other] = both(syntax.then, thenScope, syntax.else, elseScope, expected);
  return { op: 'if', test, then, else: other, at, type: joined(then, other, scope) };
}

/** `a otherwise b`: a, unless it is none. */
export function resolveOtherwise(syntax: OtherwiseSyntax, scope: NameScope, expected?: Type): Node {
  const [left, right] = both(syntax.left, scope, syntax.right, scope, expected);
  const type = joined({ ...left, type: withoutNone(left.type) }, right, scope);
  return { op: 'otherwise', left, right, at: syntax.at, type };
}

/** `a and b`: what a part makes sure of holds in the parts to its right; of `or`, what its failing makes sure of. */
export function resolveLogic(syntax: LogicSyntax, scope: NameScope): Node {
  let inner = scope;
  const parts = syntax.parts.map((part) => {
    const node = condition(part, inner);
    inner = inner.narrowed(certainAfter(node, syntax.op === 'and'));
    return node;
  });
  return { op: syntax.op, parts, at: syntax.at, type: truth };
}

export const resolveNot = (syntax: NotSyntax, scope: NameScope): Node => ({
  op: 'not',
  of: condition(syntax.of, scope),
  at: syntax.at,
  type: truth,
});

/**
 * Resolves two parts that should be of one type; a part that says nothing of its type by itself (`'stack'`) learns it
 * from the other one.
 */
export function both(
  left: Syntax,
  leftScope: NameScope,
  right: Syntax,
  rightScope: NameScope,
  expected?: Type,
): readonly [Node, Node] {
  if (expected === undefined && leansOnSurroundings(left) && !leansOnSurroundings(right)) {
    const second = rightScope.resolve(right);
    return [leftScope.resolve(left, second.type), second];
  }
  const first = leftScope.resolve(left, expected);
  const hint = leansOnSurroundings(left) ? undefined : first.type;
  return [first, rightScope.resolve(right, expected ?? hint)];
}

/** True for texts, and for what is made of texts alone: their type comes from where they stand. */
export function leansOnSurroundings(syntax: Syntax): boolean {
  switch (syntax.op) {
    case 'literal':
      return typeof syntax.value === 'string' || syntax.value === null;
    case 'list':
      return syntax.items.every(leansOnSurroundings);
    case 'if':
      return leansOnSurroundings(syntax.then) && (syntax.else === undefined || leansOnSurroundings(syntax.else));
    case 'let':
      return leansOnSurroundings(syntax.body);
    case 'otherwise':
    case 'set':
      return leansOnSurroundings(syntax.left) && leansOnSurroundings(syntax.right);
    default:
      return false;
  }
}

function joined(left: Node, right: Node, scope: NameScope): Type {
  const type = joinBranches(left.type, right.type, scope.site.known);
  if (type !== undefined) return type;
  scope.fault('type.mixed', right.at, { values: { left: printType(left.type), right: printType(right.type) } });
  return left.type;
}
