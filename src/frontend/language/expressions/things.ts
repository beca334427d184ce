import type { Range } from '../../../../grammar/syntax.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { one } from '../types/type-text.js';
import type { NameScope } from './scope.js';

/** A thing of the table by its id; an unknown id is reported. */
export function thingNode(id: string, at: Range, scope: NameScope): Node {
  const { things } = scope.site;
  const entity = things?.entityOf(id);
  if (entity !== undefined) return { op: 'thing', id, at, type: one([entity]) };
  return scope.broken('name.unknown-thing', at, { values: { id }, suggestion: nearest(id, things?.all ?? []) });
}
