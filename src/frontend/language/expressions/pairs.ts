import type { Syntax } from '../../../../grammar/syntax.js';
import type { Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import { printType } from '../types/type-text.js';
import { joinBranches } from './actions.js';
import type { NameScope } from './scope.js';

/** A part, and the names it can see. */
export type PartInScope = readonly [part: Syntax, scope: NameScope];

/**
 * Resolves two parts that should have the same type; a part without a type of its own (`'stack'`) takes that of the
 * other.
 */
export function both(
  [left, leftScope]: PartInScope,
  [right, rightScope]: PartInScope,
  expected?: Type,
): readonly [Node, Node] {
  const leans = (part: Syntax): boolean => leftScope.site.leansOnSurroundings(part);
  if (expected === undefined && leans(left) && !leans(right)) {
    const second = rightScope.resolve(right);
    return [leftScope.resolve(left, second.type), second];
  }
  const first = leftScope.resolve(left, expected);
  const hint = leans(left) ? undefined : first.type;
  return [first, rightScope.resolve(right, expected ?? hint)];
}

/** The common type of two alternatives; reported if there is none. */
export function joined(left: Node, right: Node, scope: NameScope): Type {
  const type = joinBranches(left.type, right.type, scope.site.known);
  if (type !== undefined) return type;
  scope.fault('type.mixed', right.at, { values: { left: printType(left.type), right: printType(right.type) } });
  return left.type;
}
