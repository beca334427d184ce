import { constructOf } from '../src/constructs/language.js';
import type { PrintContext } from '../src/constructs/language-construct.js';
import { type Level, levels } from './reader.js';
import type { ChangeSyntax, Syntax, SyntaxOf, SyntaxOp } from './syntax.js';

/*
 * Trees back to text: each tree has exactly one text, with no more parentheses than it needs. There are two exceptions:
 * an iteration on the left of `and`, `or` or `otherwise` always has them (most iterations would swallow what follows,
 * and readers should not have to know which do not), and so does a condition of several parts at the end of an
 * iteration.
 */

/**
 * The canonical text of an expression; parsing it gives the same tree (except for `at`).
 * @param tree any tree from the parser; parts that are missing in it print as nothing
 */
export const printExpression = (tree: Syntax): string => text(tree, 'expression');

/**
 * The canonical text of a change.
 * @param tree any tree from the parser
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

/** The text of a tree in a place for something that binds at least as tightly as `least`. */
function text<Kind extends SyntaxOp>(node: SyntaxOf<Kind>, least: Level, place: PrintContext = {}): string {
  const { print, level, forms, swallows } = constructOf(node);
  const own = level?.(node) ?? forms[0]!.level;
  const isBare = ranks[own] >= ranks[least] && swallows?.(node, place) !== true;
  return isBare ? print(node, text, place) : `(${print(node, text, {})})`;
}
