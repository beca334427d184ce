import type { Level, WrittenForm } from '../../grammar/reader.js';
import type { Syntax, SyntaxOf, SyntaxOp } from '../../grammar/syntax.js';
import type { Node } from '../engine/model/tree.js';
import type { Type } from '../engine/model/type.js';
import type { NameScope } from '../frontend/language/expressions/scope.js';

/** What is near a text without a bracket in between. */
export interface PrintContext {
  /** What stands behind: an operator that a text with an open end would swallow, or an `else` that an `if` without one would take. */
  readonly before?: 'operator' | 'else';
  /** In the `where` or `by` of an `each` or `first`, or in the value of a `let`, where no further one may stand. */
  readonly head?: boolean;
}

/** The text of a part at a place that takes what binds at least as tightly as a level. */
export type PartText = (part: Syntax, least: Level, place?: PrintContext) => string;

/** How the trees of some kinds are written, and what they mean. */
export interface WrittenConstruct<Kind extends SyntaxOp> {
  /** Several where signs bind differently, or where it can begin in several ways; none where another construct reads it. */
  readonly forms: readonly WrittenForm[];
  /** How tightly its text binds; missing: as its first reading does. */
  readonly level?: (syntax: SyntaxOf<Kind>) => Level;
  /** The canonical text, without parentheses round it. */
  readonly print: (syntax: SyntaxOf<Kind>, text: PartText, place: PrintContext) => string;
  /** True when a text would take what stands behind it, or the `by` or colon of the iteration round it. */
  readonly swallows?: (syntax: SyntaxOf<Kind>, place: PrintContext) => boolean;
  /** The typed tree; mistakes are reported to the scope. */
  readonly resolve: (syntax: SyntaxOf<Kind>, scope: NameScope, expected: Type | undefined) => Node;
  /** The parts one of which is the value, or of which it is made: if they all learn their type from where they stand, it does. */
  readonly giving?: (syntax: SyntaxOf<Kind>) => readonly Syntax[];
}

/** The same by kind. */
export type WrittenConstructs<Kind extends SyntaxOp> = { readonly [One in Kind]: WrittenConstruct<One> };
