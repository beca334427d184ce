import type { IterationSyntax } from '../../../../grammar/syntax.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import { amount, condition, demand, itemsOf } from '../types/expect.js';
import { certainAfter, narrowed } from '../types/narrowing.js';
import { printType } from '../types/type-text.js';
import { isAction, isNothing, listOf, nothing, number, orNone, truth, withoutNone } from '../types/types.js';
import { flattened } from './actions.js';
import { declarable } from './declaring.js';
import type { NameScope } from './scope.js';

/** `each`, `first`, `any`, `count`, `every`: the loop name is seen in `where`, `by` and after the colon or `satisfies`. */
export function resolveIteration(syntax: IterationSyntax, scope: NameScope, expected?: Type): Node {
  const { op, name, nameAt, at } = syntax;
  const list = scope.resolve(syntax.in, wantedList(syntax, expected));
  const item = itemsOf(list, scope) ?? nothing;
  declarable(name, nameAt, scope);
  const inner = scope.with(name, { kind: 'member', type: item });
  const where = syntax.where === undefined ? undefined : condition(syntax.where, inner);
  // What the condition makes sure of holds for everything that is evaluated for the items that are left.
  const chosen = where === undefined ? inner : inner.narrowed(certainAfter(where, true));
  const by = syntax.by === undefined ? undefined : amount(syntax.by, chosen);
  const wantedItem = expected !== undefined && isList(expected) ? expected.list : undefined;
  const yielded = syntax.yield === undefined ? undefined : resolveYield(syntax, chosen, wantedItem);
  const itself: Node = { op: 'name', name, kind: 'member', at: nameAt, type: item };
  const remaining = narrowed(itself, chosen.certain, scope.site.known).type;
  return {
    op,
    name,
    in: list,
    ...(where !== undefined && { where }),
    ...(by !== undefined && { by }),
    ...(yielded !== undefined && { yield: yielded }),
    at,
    type: resultType(op, yielded?.type ?? remaining, scope),
  };
}

/**
 * `follow x from start: next`: only things of the table are followed, of which there are no more than there are, and what comes next
 * is of the kind of the start, so that the same can be asked of it again.
 */
export function resolveFollow(syntax: IterationSyntax, scope: NameScope): Node {
  const { name, nameAt, at } = syntax;
  const start = scope.resolve(syntax.in);
  const found = isList(start.type) ? start.type.list : withoutNone(start.type);
  const isThing = (one: string): boolean => scope.site.known.entity(one)?.collection !== undefined;
  const fine = !isList(found) && found.one.every(isThing);
  if (!fine) scope.fault('type.followed', start.at, { values: { found: printType(start.type) } });
  const item = fine ? found : nothing;
  declarable(name, nameAt, scope);
  const next = scope.with(name, { kind: 'member', type: item }).resolve(syntax.yield!);
  const one = isList(next.type) ? listOf(item) : orNone(item);
  if (!isNothing(item)) demand(next, one, scope, { code: 'type.followed-next', values: { name } });
  return { op: 'follow', name, in: start, yield: next, at, type: listOf(item) };
}

/** Without a colon the items themselves are the result, so that what is expected of it is expected of them. */
function wantedList(syntax: IterationSyntax, expected: Type | undefined): Type | undefined {
  if (expected === undefined || syntax.yield !== undefined) return undefined;
  if (syntax.op === 'each') return isList(expected) ? expected : undefined;
  return syntax.op === 'first' ? listOf(expected) : undefined;
}

function resolveYield(syntax: IterationSyntax, scope: NameScope, wantedItem: Type | undefined): Node {
  const body = syntax.yield!;
  return syntax.op === 'every' ? condition(body, scope) : scope.resolve(body, wantedItem);
}

function resultType(op: IterationSyntax['op'], item: Type, scope: NameScope): Type {
  switch (op) {
    case 'each':
      // Lists of lists stay as they are, except of events: an action is flat.
      return listOf(isAction(item, scope.site.known) ? withoutNone(flattened(item)) : item);
    case 'first':
      return orNone(item);
    case 'count':
      return number;
    default:
      return truth;
  }
}
