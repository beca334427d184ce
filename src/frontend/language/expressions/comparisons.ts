import type { CompareSyntax, IsASyntax } from '../../../../grammar/syntax.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import { amount, itemsOf } from '../types/expect.js';
import { printType } from '../types/type-text.js';
import { comparable, isNothing, listOf, truth } from '../types/types.js';
import { both, leansOnSurroundings } from './branches.js';
import { writesOutPermission } from './permitted.js';
import type { NameScope } from './scope.js';

/** Comparisons. The sides must be able to agree: a comparison that never holds is a mistake, not a condition. */
export function resolveCompare(syntax: CompareSyntax, scope: NameScope): Node {
  const { sign, at } = syntax;
  const [left, right] = sides(syntax, scope);
  return { op: 'compare', sign, left, right, at, type: truth };
}

function sides(syntax: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  switch (syntax.sign) {
    case 'is':
    case 'is not':
      return equals(syntax, scope);
    case 'in':
    case 'not in':
      return member(syntax, scope);
    case 'within':
      return subset(syntax, scope);
    default:
      return [amount(syntax.left, scope), amount(syntax.right, scope)];
  }
}

function equals({ left, right, at }: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  const nodes = both(left, scope, right, scope);
  const [a, b] = nodes;
  if (!comparable(a.type, b.type, scope.site.known)) {
    scope.fault('type.never-equal', at, { values: { left: printType(a.type), right: printType(b.type) } });
  }
  return nodes;
}

function member({ sign, left, right, at }: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  // `'stack' in zones` learns from the list, `object.zone in ['stack']` from the item.
  const listFirst = leansOnSurroundings(left);
  const early = listFirst ? scope.resolve(right) : undefined;
  const item = scope.resolve(left, early !== undefined && isList(early.type) ? early.type.list : undefined);
  const list = early ?? scope.resolve(right, listOf(item.type));
  const items = itemsOf(list, scope);
  if (items !== undefined && !comparable(item.type, items, scope.site.known)) {
    scope.fault('type.never-in', at, { values: { item: printType(item.type), list: printType(list.type) } });
  } else if (writesOutPermission(right, item.type)) {
    const suggestion = sign === 'in' ? 'is permitted' : 'is not permitted';
    scope.fault('lint.permitted-written-out', at, { suggestion, severity: 'warning' });
  }
  return [item, list];
}

function subset({ left, right, at }: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  const nodes = both(left, scope, right, scope);
  const [a, b] = nodes;
  const sorts = [itemsOf(a, scope), itemsOf(b, scope)];
  if (!sorts.includes(undefined) && !comparable(a.type, b.type, scope.site.known)) {
    scope.fault('type.never-equal', at, { values: { left: printType(a.type), right: printType(b.type) } });
  }
  return nodes;
}

/** `x is a Player`: the entity must be one that the value can be at all. */
export function resolveIsA(syntax: IsASyntax, scope: NameScope): Node {
  const { entity, entityAt, negated, at } = syntax;
  const { known } = scope.site;
  const of = scope.resolve(syntax.of);
  if (known.kindOf(entity) !== 'entity') {
    scope.fault('name.unknown-entity', entityAt, {
      values: { entity },
      suggestion: nearest(entity, Object.keys(known.vocabulary.entities)),
    });
  } else if (!couldBe(of.type, entity)) {
    scope.fault('type.never-is-a', at, { values: { entity, found: printType(of.type) } });
  }
  return { op: 'is a', of, entity, negated, at, type: truth };
}

const couldBe = (type: Type, entity: string): boolean =>
  isNothing(type) || (!isList(type) && type.one.includes(entity));
