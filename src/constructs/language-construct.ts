import type { Level, WrittenForm } from '../../grammar/reader.js';
import type { Syntax, SyntaxOf, SyntaxOp } from '../../grammar/syntax.js';
import type { Node } from '../engine/model/tree.js';
import type { Type } from '../engine/model/type.js';
import type { NameScope } from '../frontend/language/expressions/scope.js';

/** What surrounds a text, with no bracket in between. */
export interface PrintContext {
  /**
   * What follows: an operator that an open-ended text would swallow, or an `else` that an `if` without one would take.
   */
  readonly before?: 'operator' | 'else';
  /** In the `where` or `by` of an `each` or `first`, or in the value of a `let`: no further one may stand there. */
  readonly head?: boolean;
}

/** The text of a part in a place for something that binds at least as tightly as a level. */
export type PartText = (part: Syntax, least: Level, place?: PrintContext) => string;

/** How the trees of some kinds are written, and what they mean. */
export interface WrittenConstruct<Kind extends SyntaxOp> {
  /** Several if signs bind differently, or if it can begin in several ways; none if another construct reads it. */
  readonly forms: readonly WrittenForm[];
  /** How tightly its text binds; by default, as its first form does. */
  readonly level?: (syntax: SyntaxOf<Kind>) => Level;
  /** The canonical text, without parentheses around it. */
  readonly print: (syntax: SyntaxOf<Kind>, text: PartText, place: PrintContext) => string;
  /** True if its text would swallow what follows it, or the `by` or colon of the iteration around it. */
  readonly swallows?: (syntax: SyntaxOf<Kind>, place: PrintContext) => boolean;
  /** The typed tree; mistakes are reported to the scope. */
  readonly resolve: (syntax: SyntaxOf<Kind>, scope: NameScope, expected: Type | undefined) => Node;
  /**
   * The parts that can be the value, or that make it up: if all of them take their type from their place, so does the
   * whole.
   */
  readonly giving?: (syntax: SyntaxOf<Kind>) => readonly Syntax[];
}

/** One construct for each kind. */
export type WrittenConstructs<Kind extends SyntaxOp> = { readonly [One in Kind]: WrittenConstruct<One> };
