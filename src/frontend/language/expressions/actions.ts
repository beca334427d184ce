import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Known } from '../types/known.js';
import { isAction, join, listOf } from '../types/types.js';

/** Type of the single events in an action: lists of them flatten at any depth. */
export const flattened = (action: Type): Type => (isList(action) ? flattened(action.list) : action);

/** As `join`, but one branch of an action may be a single event and the other a list of events. */
export function joinBranches(a: Type, b: Type, known: Known): Type | undefined {
  const joined = join(a, b, known);
  if (joined !== undefined || !isAction(a, known) || !isAction(b, known)) return joined;
  const events = join(flattened(a), flattened(b), known);
  return events === undefined ? undefined : listOf(events);
}

/** Events given as an answer: nested loops give one list of them instead of lists of lists. */
export function flatAnswer(node: Node): Node {
  if (node.op !== 'each' || node.yield === undefined || !isList(node.yield.type)) return node;
  const nested: Node = { ...node, yield: flatAnswer(node.yield), type: listOf(node.type) };
  return { op: 'call', fn: 'flat', args: [nested], at: node.at, type: node.type };
}
