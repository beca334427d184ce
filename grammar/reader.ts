import type { TokenType } from 'chevrotain';
import type { ExpressionParser } from './expression-parser.js';
import type { Range, Syntax } from './syntax.js';

/**
 * Precedence, loosest first: each level is a rule of the grammar, whose operands belong to the next one. A text whose
 * level is looser than its place requires stands in parentheses.
 */
export const levels = [
  // `if`, `let` and `follow`, which extend as far as possible.
  'expression',
  'fallback',
  'disjunction',
  'conjunction',
  // `not` and iterations.
  'negation',
  'comparison',
  'sets',
  'sum',
  'product',
  'unary',
  'postfix',
  'operand',
] as const;
export type Level = (typeof levels)[number];

/** How a construct is written. */
export type WrittenForm = {
  readonly level: Level;
} & (
  | {
      /** Signs between operands; they associate to the left: `a - b - c` is `(a - b) - c`. */
      readonly between: readonly TokenType[];
      join(at: Range, left: Syntax, right: Syntax, sign: string): Syntax;
    }
  | {
      readonly begins: TokenType;
      /**
       * A rule of its own. A form without one takes no token that another form of its level takes, and reads at most
       * one part.
       */
      readonly rule?: string;
      read(reader: TokenReader): Syntax;
    }
  | {
      /** What may follow an operand; more than one only at the level `postfix`. */
      readonly behind: readonly TokenType[];
      follow(reader: TokenReader, operand: Syntax, start: number): Syntax;
    }
);

/** A name with its place. */
export interface WrittenName {
  readonly name: string;
  readonly nameAt: Range;
}

/**
 * What a construct is read with. Within one rule, taking the same thing a second time needs another `occurrence`;
 * constructs that follow the operands of one level share its rule.
 */
export type TokenReader = ExpressionParser;
