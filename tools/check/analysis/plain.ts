import type { Node } from 'tavolata/internals';
import type { PlainValue } from './formula.js';

/** The size of a list, as a tree. */
export const sized = (node: Node): Node => ({
  op: 'call',
  fn: 'size',
  args: [node],
  at: node.at,
  type: { one: ['Number'], none: false },
});

/** The value of a literal, or of a list of them; undefined for everything else. */
export function plain(node: Node): PlainValue | undefined {
  if (node.op === 'literal') return node.value;
  return node.op === 'minus' && node.of.op === 'literal' && typeof node.of.value === 'number'
    ? -node.of.value
    : undefined;
}

/** The values of a list of literals. */
export function plains(node: Node): readonly PlainValue[] | undefined {
  if (node.op !== 'list') return undefined;
  const items = node.items.map(plain);
  return items.every((item) => item !== undefined) ? items : undefined;
}
