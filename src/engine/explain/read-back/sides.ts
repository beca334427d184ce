import type { NodeOf } from '../../model/tree.js';
import type { ClauseReader } from './reader.js';

/**
 * Both sides, in parentheses if they are operations themselves: the left one only if another sign would bind
 * differently.
 */
export function sides(reader: ClauseReader, node: NodeOf<'set' | 'sum'>): { left: string; right: string } {
  const isChained = node.left.op === node.op && node.left.sign === node.sign;
  const left = isChained ? reader.noun(node.left) : reader.embedded(node.left);
  return { left, right: reader.embedded(node.right) };
}
