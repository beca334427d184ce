import type { MinusSyntax, SetSyntax, SumSyntax, Syntax } from '../../../../grammar/syntax.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import { amount } from '../types/expect.js';
import { printType } from '../types/type-text.js';
import {
  comparable,
  isNoneOnly,
  join,
  listOf,
  mayBeNone,
  nothing,
  number,
  orNone,
  withoutNone,
} from '../types/types.js';
import { leansOnSurroundings } from './branches.js';
import type { NameScope } from './scope.js';

/** `+`, `-`, `*`, `div`: with none the result is none. */
export function resolveSum(syntax: SumSyntax, scope: NameScope): Node {
  const left = amount(syntax.left, scope);
  const right = amount(syntax.right, scope);
  const maybe = mayBeNone(left.type) || mayBeNone(right.type) || syntax.sign === 'div';
  return { op: 'sum', sign: syntax.sign, left, right, at: syntax.at, type: maybe ? orNone(number) : number };
}

export function resolveMinus(syntax: MinusSyntax, scope: NameScope): Node {
  const of = amount(syntax.of, scope);
  return { op: 'minus', of, at: syntax.at, type: mayBeNone(of.type) ? orNone(number) : number };
}

/**
 * `with` is the union, `without` the difference, both without doubles. A single value stands for the list of itself, so
 * `players without player` needs no brackets.
 */
export function resolveSet(syntax: SetSyntax, scope: NameScope, expected?: Type): Node {
  const { sign, at } = syntax;
  const [left, right] = sides(syntax, scope, expected);
  const [a, b] = [itemType(left.type), itemType(right.type)];
  const { known } = scope.site;
  let item: Type = a;
  if (sign === 'with') {
    const joined = join(a, b, known);
    if (joined === undefined) mixed(left, right, scope);
    else item = joined;
  } else if (!comparable(a, b, known)) {
    const values = { left: printType(left.type), right: printType(right.type) };
    scope.fault('type.never-shared', right.at, { values });
  }
  return { op: 'set', sign, left, right, at, type: listOf(item) };
}

/** As for other pairs (`both`), but a single text looks at the items of the other side. */
function sides(syntax: SetSyntax, scope: NameScope, expected: Type | undefined): readonly [Node, Node] {
  const side = (part: Syntax, wanted: Type | undefined): Node => {
    const item = part.op === 'literal' && wanted !== undefined && isList(wanted);
    return scope.resolve(part, item ? wanted.list : wanted);
  };
  if (expected === undefined && leansOnSurroundings(syntax.left)) {
    const right = side(syntax.right, undefined);
    return [side(syntax.left, right.type), right];
  }
  const left = side(syntax.left, expected);
  return [left, side(syntax.right, expected ?? left.type)];
}

function itemType(type: Type): Type {
  if (isList(type)) return type.list;
  return isNoneOnly(type) ? nothing : withoutNone(type);
}

function mixed(left: Node, right: Node, scope: NameScope): void {
  scope.fault('type.mixed', right.at, { values: { left: printType(left.type), right: printType(right.type) } });
}
