/*
 * A client may send any expression, and nested loops take time exponential in their depth. Evaluation cannot be
 * interrupted, so the number of steps is estimated beforehand.
 */

import { type IterationNode, type Node, partsOf, WAYS } from 'tavolata/internals';

/** Roughly the number of steps in the longest search for a choice, including its preparation. */
const SEARCH = 10_000_000;

/**
 * An upper estimate of the steps an expression takes.
 *
 * @param things the number of things on the table
 */
export function stepsOf(node: Node, things: number): number {
  const inner = partsOf(node).reduce((sum, part) => sum + stepsOf(part, things), 1);
  if (isLoop(node)) {
    const before = stepsOf(node.in, things);
    const turns = node.op === 'follow' ? things : lengthOf(node.in, things);
    return before + turns * (inner - before);
  }
  // To answer most questions, the rules go through all things on the table.
  if (node.op === 'ask') return inner + things;
  return node.op === 'call' || node.op === 'set' ? inner + lengthOf(node, things) : inner;
}

/** An upper estimate of the length of a list, including the lists inside it. */
function lengthOf(node: Node, things: number): number {
  if (node.op === 'list') return Math.max(sumOf(node.items, things), 1);
  if (node.op === 'follow') return Math.max(things, 1);
  if (isLoop(node)) return lengthOf(node.in, things) * (node.yield === undefined ? 1 : lengthOf(node.yield, things));
  if (node.op === 'let') return lengthOf(node.value, things) + lengthOf(node.body, things);
  if (node.op === 'call') {
    if (node.fn === 'numbers') return WAYS;
    if (node.fn === 'bestChoice' || node.fn === 'betterChoice') return SEARCH + sumOf(node.args, things);
    return Math.max(sumOf(node.args, things), 1);
  }
  if (node.op === 'set' || node.op === 'otherwise' || node.op === 'if')
    return Math.max(sumOf(partsOf(node), things), 1);
  if (node.op === 'collection' || node.op === 'ask' || node.op === 'fact' || node.op === 'name')
    return Math.max(things, 1);
  return 1;
}

const sumOf = (nodes: readonly Node[], things: number): number =>
  nodes.reduce((sum, node) => sum + lengthOf(node, things), 0);

const loops: ReadonlySet<string> = new Set(['each', 'first', 'any', 'count', 'every', 'follow']);

const isLoop = (node: Node): node is IterationNode => loops.has(node.op);
