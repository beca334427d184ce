import type { Syntax, SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { comparable, isNoneOnly, join, listOf, nothing, withoutNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

type SetSyntax = SyntaxOf<'set'>;

/**
 * `with` is the union, `without` the difference, both without duplicates. A single value stands for the list of it, so
 * `players without player` needs no brackets.
 */
const set: WrittenConstruct<'set'> = {
  forms: [
    {
      level: 'sets',
      between: [t.With, t.Without],
      join: (at, left, right, sign) => ({ op: 'set', at, sign: sign as SetSyntax['sign'], left, right }),
    },
  ],
  resolve(syntax, scope, expected) {
    const { sign, at } = syntax;
    const [left, right] = sides(syntax, scope, expected);
    const [a, b] = [itemType(left.type), itemType(right.type)];
    const { known } = scope.site;
    const values = { left: printType(left.type), right: printType(right.type) };
    let item: Type = a;
    if (sign === 'with') {
      const joined = join(a, b, known);
      if (joined === undefined) scope.fault('type.mixed', right.at, { values });
      else item = joined;
    } else if (!comparable(a, b, known)) scope.fault('type.never-shared', right.at, { values });
    return { op: 'set', sign, left, right, at, type: listOf(item) };
  },
  giving: ({ left, right }) => [left, right],
  print: ({ sign, left, right }, text) => `${text(left, 'sets')} ${sign} ${text(right, 'sum')}`,
};

/** As for other pairs (`both`), but a single text takes its type from the items of the other side. */
function sides(syntax: SetSyntax, scope: NameScope, expected: Type | undefined): readonly [Node, Node] {
  const side = (part: Syntax, wanted: Type | undefined): Node => {
    const item = part.op === 'literal' && wanted !== undefined && isList(wanted);
    return scope.resolve(part, item ? wanted.list : wanted);
  };
  if (expected === undefined && scope.site.leansOnSurroundings(syntax.left)) {
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

export const language = { set };
