import type { Node } from '../model/tree.js';
import { ifHolds } from './truths.js';
import type { Sight, Writing } from './writing.js';

/** Writes statements that give back the value of an expression, or its truth, and leave the function. */
export const returning = (writing: Writing, node: Node, sight: Sight, asTruth = false): void => {
  const { body, shop } = writing;
  const isOpen = shop.settled(node) === undefined;
  if (isOpen && node.op === 'if' && !asTruth) {
    const test = shop.settledTruth(node.test);
    if (test !== false) ifHolds(writing, node.test, sight, true, () => returning(writing, node.then, sight));
    if (test !== true) {
      if (node.else) returning(writing, node.else, sight);
      else body.line('return null;');
    }
    return;
  }
  if (isOpen && (node.op === 'any' || node.op === 'and') && shop.settledTruth(node) === undefined) {
    const { lines } = body.apart(() => writing.truth(node, sight));
    // What is one expression anyway stays one.
    if (lines.length > 0) {
      ifHolds(writing, node, sight, true, () => body.line('return true;'));
      body.line('return false;');
      return;
    }
  }
  body.line(`return ${(asTruth ? writing.truth(node, sight) : writing.value(node, sight)).text};`);
};
