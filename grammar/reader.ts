import type { IToken, TokenType } from 'chevrotain';
import type { FaultDetails, GrammarCode, GrammarFault } from './fault.js';
import type { Complaint } from './surroundings.js';
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
export interface TokenReader {
  /** Takes a token of a kind; if there is none, leaves a gap and returns an empty token. */
  take(kind: TokenType, complaint?: Complaint, occurrence?: number): IToken;
  /** Reads what binds at least as tightly as a level. */
  read(level: Level, occurrence?: number): Syntax;
  /** Reads an optional part; undefined if it is absent. */
  maybe<Tree>(read: () => Tree, occurrence?: number): Tree | undefined;
  /** Reads nothing, or several parts with commas between them. */
  series(read: () => void): void;
  /** Reads the construct that begins with a token. */
  beginning(kind: TokenType): Syntax;
  /** Reads the alternative that begins with the next token, or `last` if none does. */
  choose<Tree>(
    alternatives: readonly (readonly [first: TokenType, read: () => Tree])[],
    last: () => Tree,
    occurrence?: number,
  ): Tree;
  /** Takes a token of one of several kinds. */
  oneOf(kinds: readonly TokenType[], occurrence?: number): IToken;
  /** Reads the name that a construct declares; a keyword in its place is reported as such. */
  takeName(complaint: Complaint): WrittenName;
  /** A name with its place. A name that differs from a keyword only by its case is surely meant as the keyword. */
  named(token: IToken): WrittenName;
  /** Reads a part that can contain parts like itself. */
  nested(read: () => Syntax): Syntax;
  /** Reads with another `head`; inside brackets it is undefined. */
  below<Tree>(head: IToken | undefined, read: () => Tree): Tree;
  /** Refuses a part that can be read; reported only if the text has no gaps. */
  refuse(code: GrammarCode, at: Range, details: FaultDetails): void;
  /** Where the next token begins; at the end of the text, where the last one ends. */
  readonly start: number;
  /** The range from an offset to the end of the last token read. */
  from(start: number): Range;
  /**
   * Keyword of the `each` or `first` whose `where` or `by` we are in, or of the `let` or `follow` whose colon is still
   * to come, with no bracket in between: a further `each` or `first` there would take the `by` or the colon that
   * follows, so it must stand in parentheses.
   */
  readonly head: IToken | undefined;
  /** The last chain of operands read, and its first sign. */
  readonly joint: { readonly node: Syntax; readonly sign: IToken } | undefined;
  /**
   * Conditions of several parts that nothing ends: no `by`, colon or `satisfies` follows them in their iteration. Such
   * a condition takes everything to its right, while a reader may take its `and` as standing beside the iteration. The
   * tree is unambiguous, so it is built all the same, and printed with parentheses.
   */
  readonly openConditions: GrammarFault[];
}
