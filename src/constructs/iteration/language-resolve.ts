import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import { flattened } from '../../frontend/language/expressions/actions.js';
import { declarable } from '../../frontend/language/expressions/declaring.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';
import { amount, condition, itemsOf } from '../../frontend/language/types/expect.js';
import { certainAfter, narrowed } from '../../frontend/language/types/narrowing.js';
import { isAction, listOf, nothing, number, orNone, truth, withoutNone } from '../../frontend/language/types/types.js';
import type { IterationSyntax } from './language-form.js';

/**
 * `each`, `first`, `any`, `count`, `every`: `where`, `by` and what follows the colon or `satisfies` see the loop name.
 */
export function resolve(syntax: IterationSyntax, scope: NameScope, expected: Type | undefined): Node {
  const { op, name, nameAt, at } = syntax;
  const list = scope.resolve(syntax.in, wantedList(syntax, expected));
  const item = itemsOf(list, scope) ?? nothing;
  declarable(name, nameAt, scope);
  const inner = scope.with(name, { kind: 'member', type: item });
  const where = syntax.where === undefined ? undefined : condition(syntax.where, inner);
  // What the condition guarantees holds wherever only the selected items are evaluated.
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

/** Without a colon the items themselves are the result, so they have its expected type. */
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
      // Lists of lists stay nested, except lists of events: an action is flat.
      return listOf(isAction(item, scope.site.known) ? withoutNone(flattened(item)) : item);
    case 'first':
      return orNone(item);
    case 'count':
      return number;
    default:
      return truth;
  }
}
