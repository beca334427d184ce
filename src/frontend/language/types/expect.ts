import type { Syntax } from '../../../../grammar/syntax.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { NameScope } from '../expressions/scope.js';
import { printType } from './type-text.js';
import { fitOf, isNothing, number, truth } from './types.js';

/** A place in messages: the code decides the sentence, the values name the place. */
export interface ExpectedAt {
  readonly code: string;
  readonly values?: { readonly [name: string]: string | number };
}

/** Resolves an expression for a place that expects a type, and reports if its value does not fit. */
export function expect(syntax: Syntax, wanted: Type, scope: NameScope, place: ExpectedAt): Node {
  const node = scope.resolve(syntax, wanted);
  demand(node, wanted, scope, place);
  return node;
}

/** Reports if the value of a resolved node does not fit a place; returns whether it fits. */
export function demand(node: Node, wanted: Type, scope: NameScope, place: ExpectedAt): boolean {
  const result = fitOf(node.type, wanted, scope.site.known);
  if (result === 'yes') return true;
  const values = { ...place.values, expected: printType(wanted), found: printType(node.type) };
  if (result === 'partly') {
    scope.fault('type.may-not-fit', node.at, { values, severity: 'advice' });
    return true;
  }
  if (result === 'none') scope.fault('type.none-here', node.at, { values });
  else scope.fault(place.code, node.at, { values });
  return false;
}

/** Resolves a condition, in which none counts as false. */
export function condition(syntax: Syntax, scope: NameScope): Node {
  const node = scope.resolve(syntax, truth);
  const { type } = node;
  if (!isList(type) && type.one.length === 1 && type.one[0] === 'Verdict')
    scope.fault('type.verdict-as-condition', node.at);
  else if (isList(type)) scope.fault('type.list-as-condition', node.at, { values: { found: printType(type) } });
  else demand(node, truth, scope, { code: 'type.condition' });
  return node;
}

/** Resolves a number; a none in it makes the result none. */
export const amount = (syntax: Syntax, scope: NameScope): Node =>
  expect(syntax, number, scope, { code: 'type.number' });

/** Type of the items of a node that should be a list; undefined, and reported, if it is not one. */
export function itemsOf(node: Node, scope: NameScope): Type | undefined {
  if (isList(node.type)) return node.type.list;
  if (isNothing(node.type)) return node.type;
  scope.fault('type.not-a-list', node.at, { values: { found: printType(node.type) } });
  return undefined;
}
