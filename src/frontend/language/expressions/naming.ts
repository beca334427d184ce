import type { LetSyntax } from '../../../../grammar/syntax.js';
import { mentions } from '../../../engine/model/nodes.js';
import type { Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import { declarable } from './declaring.js';
import type { NameScope } from './scope.js';

/** `let next be value: body`: the body sees the name, the value does not. */
export function resolveLet(syntax: LetSyntax, scope: NameScope, expected?: Type): Node {
  const { name, nameAt, at } = syntax;
  const value = scope.resolve(syntax.value);
  declarable(name, nameAt, scope);
  const body = scope.with(name, { kind: 'member', type: value.type }).resolve(syntax.body, expected);
  if (!mentions(body, name)) scope.fault('lint.unused-let', nameAt, { values: { name }, severity: 'warning' });
  return { op: 'let', name, value, body, at, type: body.type };
}
