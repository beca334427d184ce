import type { PermittedSyntax, Syntax } from '../../../../grammar/syntax.js';
import type { CompareNode, Node, NodeOf } from '../../../engine/model/tree.js';
import { isList, type OneType, type Type } from '../../../engine/model/type.js';
import { one, printType } from '../types/type-text.js';
import { isNothing, listOf, truth } from '../types/types.js';
import type { NameScope } from './scope.js';

const verdict: OneType = one(['Verdict']);
/** Verdicts under which something may be done. */
const permitting: readonly string[] = ['allowed', 'required'];

/**
 * `verdict is permitted`: membership of the list of the verdicts that permit something. It needs no node of its own: whoever
 * evaluates, plans or examines a tree treats it as that list.
 */
export function resolvePermitted({ of: asked, at, signAt, negated }: PermittedSyntax, scope: NameScope): CompareNode {
  const of = scope.resolve(asked, verdict);
  if (!isVerdict(of.type)) scope.fault('type.not-a-verdict', of.at, { values: { found: printType(of.type) } });
  const items = permitting.map((value): NodeOf<'literal'> => ({ op: 'literal', value, at: signAt, type: verdict }));
  const right: Node = { op: 'list', items, at: signAt, type: listOf(verdict) };
  return { op: 'compare', sign: negated ? 'not in' : 'in', left: of, right, at, type: truth };
}

const isVerdict = (type: Type): boolean =>
  isNothing(type) || (!isList(type) && type.one.length === 1 && type.one[0] === 'Verdict');

/** True for `['allowed', 'required']` written out as a list of verdicts. */
export const writesOutPermission = (list: Syntax, item: Type): boolean =>
  isVerdict(item) &&
  list.op === 'list' &&
  list.items.length === permitting.length &&
  permitting.every((value) => list.items.some((part) => part.op === 'literal' && part.value === value));
