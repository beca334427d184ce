import { constructOf } from '../src/constructs/language.js';
import type { PrintContext } from '../src/constructs/language-construct.js';
import { type Level, levels } from './reader.js';
import type { ChangeSyntax, Syntax, SyntaxOf, SyntaxOp } from './syntax.js';

/*
 * A tree back to text: one way of writing each tree, with no more parentheses than it needs, save that an iteration on the left of
 * `and`, `or` or `otherwise` always has some (most would swallow what follows, and nobody should have to know which do not), and that a
 * condition of several parts with which an iteration ends has some, too.
 */

/**
 * The canonical text of an expression; parsing it gives the same tree (save `at`).
 * @param tree any tree that the parser can give; nothing stands in the place of what is missing in it
 */
export const printExpression = (tree: Syntax): string => text(tree, 'expression');

/**
 * The canonical text of a change.
 * @param tree any tree that the parser can give
 */
export function printChange(tree: ChangeSyntax): string {
  switch (tree.op) {
    case 'create':
      return `create ${printExpression(tree.make)}`;
    case 'delete':
      return `delete ${text(tree.of, 'postfix')}`;
    default:
      return `${text(tree.target, 'postfix')} ${tree.op} ${printExpression(tree.value)}`;
  }
}

const ranks = Object.fromEntries(levels.map((level, index) => [level, index])) as Readonly<Record<Level, number>>;

/** The text of a tree at a place that takes what binds at least as tightly as `least`. */
function text<Kind extends SyntaxOp>(node: SyntaxOf<Kind>, least: Level, place: PrintContext = {}): string {
  const { print, level, forms, swallows } = constructOf(node);
  const own = level?.(node) ?? forms[0]!.level;
  const isBare = ranks[own] >= ranks[least] && swallows?.(node, place) !== true;
  return isBare ? print(node, text, place) : `(${print(node, text, {})})`;
}
