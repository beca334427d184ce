import type { ListSyntax, LiteralSyntax, Range } from '../../../../grammar/syntax.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import { listed } from '../../diagnostics/fill.js';
import type { Known } from '../types/known.js';
import { one, printType } from '../types/type-text.js';
import { isAction, isNothing, join, listOf, noneOnly, nothing, number, text, truth } from '../types/types.js';
import { flattened } from './actions.js';
import type { NameScope } from './scope.js';

/** Numbers, truths, none and texts. */
export function resolveLiteral(syntax: LiteralSyntax, scope: NameScope, expected?: Type): Node {
  const { value, at } = syntax;
  if (typeof value === 'string') return resolveText(value, at, scope, expected);
  const type = value === null ? noneOnly : typeof value === 'number' ? number : truth;
  return { op: 'literal', value, at, type };
}

/**
 * A text literal is a value of an enumeration where one is expected, the id of a thing where a user may write ids and a
 * thing is expected, and otherwise just a text.
 */
function resolveText(value: string, at: Range, scope: NameScope, expected?: Type): Node {
  const { known } = scope.site;
  const wanted = expected === undefined || isList(expected) ? [] : expected.one;
  const enumerations = wanted.filter((name) => known.kindOf(name) === 'enumeration');
  const holding = enumerations.filter((name) => known.valuesOf(name)?.includes(value));
  if (holding.length > 0) return { op: 'literal', value, at, type: one(holding) };
  if (wanted.includes('Text')) return { op: 'literal', value, at, type: text };
  if (wanted.some((name) => known.kindOf(name) === 'entity') && scope.site.things !== undefined) {
    return thingNode(value, at, scope);
  }
  if (enumerations.length === 0) return { op: 'literal', value, at, type: text };
  const values = enumerations.flatMap((name) => known.valuesOf(name) ?? []);
  return {
    ...scope.broken('type.unknown-value', at, {
      values: { value, enumeration: printType(one(enumerations)), values: listed(values) },
      suggestion: nearest(value, values) ?? calledSo(value, enumerations, known),
    }),
    type: one(enumerations),
  };
}

/** The value that is called so in one of the languages. */
const calledSo = (word: string, enumerations: readonly string[], known: Known): string | undefined =>
  enumerations
    .flatMap((name) => Object.entries(known.vocabulary.enumerations[name]?.values ?? {}))
    .find(([, words]) => Object.values(words).includes(word))?.[0];

/** A thing of the table by its id; reported if there is none. */
export function thingNode(id: string, at: Range, scope: NameScope): Node {
  const { things } = scope.site;
  const entity = things?.entityOf(id);
  if (entity !== undefined) return { op: 'thing', id, at, type: one([entity]) };
  return scope.broken('name.unknown-thing', at, { values: { id }, suggestion: nearest(id, things?.all ?? []) });
}

/** `[a, b]`: the items may be of different entities; of events they may themselves be lists, since actions flatten. */
export function resolveList(syntax: ListSyntax, scope: NameScope, expected?: Type): Node {
  const { known } = scope.site;
  const wanted = expected !== undefined && isList(expected) ? expected.list : undefined;
  // Without items it is an empty list of what its surroundings want.
  let item: Type = (syntax.items.length === 0 ? wanted : undefined) ?? nothing;
  // The first item that says something tells the others what to be: `[creature.zone, 'stack']`.
  const items = syntax.items.map((part) => {
    const node = scope.resolve(part, wanted ?? (isNothing(item) ? undefined : item));
    const type = isAction(node.type, known) ? flattened(node.type) : node.type;
    const joined = join(item, type, known);
    if (joined === undefined) {
      scope.fault('type.mixed', part.at, { values: { left: printType(item), right: printType(type) } });
    } else item = joined;
    return node;
  });
  return { op: 'list', items, at: syntax.at, type: listOf(item) };
}
