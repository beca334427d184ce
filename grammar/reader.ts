import type { IToken, TokenType } from 'chevrotain';
import type { FaultDetails, GrammarCode, GrammarFault } from './fault.js';
import type { Complaint } from './surroundings.js';
import type { Range, Syntax } from './syntax.js';

/**
 * How tightly things bind, the loosest first: each level is a rule of the grammar, whose operands are of the next one. A text at a place
 * that wants more than its level stands in parentheses.
 */
export const levels = [
  // `if`, `let` and `follow`, which take all that follows.
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
      /** Signs between operands; they group from the left: `a - b - c` is `(a - b) - c`. */
      readonly between: readonly TokenType[];
      join(at: Range, left: Syntax, right: Syntax, sign: string): Syntax;
    }
  | {
      readonly begins: TokenType;
      /** A rule of its own. What has none takes no token that others of its level take as well, and reads no more than one part. */
      readonly rule?: string;
      read(reader: TokenReader): Syntax;
    }
  | {
      /** What may stand behind an operand; further ones at the level `postfix` alone. */
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
 * With what a construct is read. Within one rule, what is taken a second time has another `occurrence`: constructs that stand behind the
 * operands of one level share its rule.
 */
export interface TokenReader {
  /** A token of a kind; where there is none, an empty one, and a gap. */
  take(kind: TokenType, complaint?: Complaint, occurrence?: number): IToken;
  /** What binds at least as tightly as a level. */
  read(level: Level, occurrence?: number): Syntax;
  /** What may stand here; undefined where it does not. */
  maybe<Tree>(read: () => Tree, occurrence?: number): Tree | undefined;
  /** Nothing, or several with commas between them. */
  series(read: () => void): void;
  /** What begins with a token. */
  beginning(kind: TokenType): Syntax;
  /** Takes the alternative that begins with the next token; `last` where none does. */
  choose<Tree>(
    alternatives: readonly (readonly [first: TokenType, read: () => Tree])[],
    last: () => Tree,
    occurrence?: number,
  ): Tree;
  /** One of some tokens. */
  oneOf(kinds: readonly TokenType[], occurrence?: number): IToken;
  /** The name that a construct declares; a keyword in its place is reported as one. */
  takeName(complaint: Complaint): WrittenName;
  /** A name with its place. Names that differ from a keyword by their case alone are surely meant as the keyword. */
  named(token: IToken): WrittenName;
  /** Reads what can stand inside itself. */
  nested(read: () => Syntax): Syntax;
  /** Reads with another `head`; undefined inside brackets, which end the reach of any. */
  below<Tree>(head: IToken | undefined, read: () => Tree): Tree;
  /** What can be read but is refused; reported only of a text without gaps. */
  refuse(code: GrammarCode, at: Range, details: FaultDetails): void;
  /** Where the next token begins; at the end of the text, where the last one ends. */
  readonly start: number;
  /** From an offset to the end of the last token that was read. */
  from(start: number): Range;
  /**
   * Keyword of the `each` or `first` in whose `where` or `by` we are, or of the `let` or `follow` before whose colon, no bracket in between:
   * a further `each` or `first` there would take the `by` or the colon that follows, so it has to stand in parentheses.
   */
  readonly head: IToken | undefined;
  /** The chain of operands that was read last, and its first sign. */
  readonly joint: { readonly node: Syntax; readonly sign: IToken } | undefined;
  /**
   * Conditions of several parts that nothing ends: neither `by` nor a colon nor `satisfies` follows them in their iteration. Such a
   * condition takes all that is to its right, while a reader may take its `and` for one beside the iteration. The tree is clear, so it is
   * there all the same, and it is printed with parentheses.
   */
  readonly openConditions: GrammarFault[];
}
