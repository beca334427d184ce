import { shapeOf } from '../../../engine/model/nodes.js';
import type { Node } from '../../../engine/model/tree.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';

/**
 * True for two layers that are never both active: their conditions compare the same fact with two different constants.
 * Other kinds of exclusion are not detected.
 */
export function exclusive({ layers }: Vocabulary, a: string, b: string): boolean {
  if (a === b || !Object.hasOwn(layers, a) || !Object.hasOwn(layers, b)) return false;
  const [left, right] = [sameness(layers[a]!.when?.tree), sameness(layers[b]!.when?.tree)];
  return left !== undefined && right !== undefined && left.of === right.of && left.value !== right.value;
}

/** `setup.fact is constant`, as texts to compare; undefined for every other condition. */
function sameness(node: Node | undefined): { readonly of: string; readonly value: string } | undefined {
  if (node?.op !== 'compare' || node.sign !== 'is' || !isConstant(node.right)) return undefined;
  return { of: shapeOf(node.left), value: shapeOf(node.right) };
}

const isConstant = (node: Node): boolean =>
  node.op === 'literal' || (node.op === 'list' && node.items.every((item) => isConstant(item)));
