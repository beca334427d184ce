import type { Node } from '../model/tree.js';

/** The direct parts of a node of a typed tree, in the order in which they were written. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.op) {
    case 'literal':
    case 'thing':
    case 'name':
    case 'collection':
    case 'single':
      return [];
    case 'fact':
    case 'not':
    case 'minus':
    case 'is a':
      return [node.of];
    case 'ask':
    case 'call':
      return node.args;
    case 'make':
      return Object.values(node.args);
    case 'list':
      return node.items;
    case 'if':
      return [node.test, node.then, ...(node.else === undefined ? [] : [node.else])];
    case 'and':
    case 'or':
      return node.parts;
    case 'otherwise':
    case 'compare':
    case 'set':
    case 'sum':
      return [node.left, node.right];
    default:
      return [node.in, node.where, node.by, node.yield].filter((part) => part !== undefined);
  }
}

/** A node and everything in it. */
export function* nodesIn(root: Node): Generator<Node> {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    open.push(...partsOf(node));
  }
}
