/**
 * The untyped syntax tree: what was written, names not yet resolved. Plain JSON, so it can be stored, compared and printed.
 * Operations carry the same names as in `src/engine/model/tree.ts` wherever they mean the same; `src/frontend/language` turns
 * one into the other by resolving `name`, `call` and `field`.
 *
 * Bracket pairs leave no trace in the tree: `at` of a node is the range of its own characters, without brackets round it.
 */

/** Half-open range of characters in the text that was parsed: `text.slice(start, end)`. */
export type Range = readonly [start: number, end: number];

interface SyntaxBase {
  readonly at: Range;
}

export type SyntaxCompareSign = 'is' | 'is not' | 'in' | 'not in' | 'within' | '<' | '<=' | '>' | '>=';
export type SyntaxSetSign = 'with' | 'without';
export type SyntaxSumSign = '+' | '-' | '*' | 'div';
export type SyntaxIterationKind = 'each' | 'first' | 'any' | 'count' | 'every' | 'follow';

/** A number, a text, `true`, `false`; null is `none`. Numbers are whole and never negative (`-2` is a `minus`). */
export interface LiteralSyntax extends SyntaxBase {
  readonly op: 'literal';
  readonly value: string | number | boolean | null;
}
/** A word that stands alone: a parameter, a `let`, a loop name, a collection, `game`, the id of a thing … */
export interface NameSyntax extends SyntaxBase {
  readonly op: 'name';
  readonly name: string;
}
/** `name(…)`: a question, a function, an entity or an event. Positional arguments come before named ones. */
export interface CallSyntax extends SyntaxBase {
  readonly op: 'call';
  readonly name: string;
  readonly nameAt: Range;
  readonly args: readonly Syntax[];
  /** In the order written; no name stands twice. */
  readonly named: readonly NamedArgument[];
}
export interface NamedArgument {
  readonly name: string;
  readonly nameAt: Range;
  readonly value: Syntax;
}
/** `of.field`; the field may be any word, keywords included. */
export interface FieldSyntax extends SyntaxBase {
  readonly op: 'field';
  readonly of: Syntax;
  readonly field: string;
  readonly fieldAt: Range;
}
export interface ListSyntax extends SyntaxBase {
  readonly op: 'list';
  readonly items: readonly Syntax[];
}
export interface IfSyntax extends SyntaxBase {
  readonly op: 'if';
  readonly test: Syntax;
  readonly then: Syntax;
  /** Missing: none. */
  readonly else?: Syntax;
}
/** `let name be value: body`. */
export interface LetSyntax extends SyntaxBase {
  readonly op: 'let';
  readonly name: string;
  readonly nameAt: Range;
  readonly value: Syntax;
  readonly body: Syntax;
}
export interface OtherwiseSyntax extends SyntaxBase {
  readonly op: 'otherwise';
  readonly left: Syntax;
  readonly right: Syntax;
}
/** Two parts or more; no part has the same `op` (`(a and b) and c` has three parts). */
export interface LogicSyntax extends SyntaxBase {
  readonly op: 'and' | 'or';
  readonly parts: readonly Syntax[];
}
export interface NotSyntax extends SyntaxBase {
  readonly op: 'not';
  readonly of: Syntax;
}
/**
 * `by` only with `each` and `first`; `yield` is what follows the colon of `each` (optional) or `follow`, or the `satisfies` of `every`
 * (both always there). `in` of a `follow` is where it starts; it has neither `where` nor `by`.
 */
export interface IterationSyntax extends SyntaxBase {
  readonly op: SyntaxIterationKind;
  readonly name: string;
  readonly nameAt: Range;
  readonly in: Syntax;
  readonly where?: Syntax;
  readonly by?: Syntax;
  readonly yield?: Syntax;
}
export interface CompareSyntax extends SyntaxBase {
  readonly op: 'compare';
  readonly sign: SyntaxCompareSign;
  readonly left: Syntax;
  readonly right: Syntax;
}
export interface IsASyntax extends SyntaxBase {
  readonly op: 'is a';
  readonly of: Syntax;
  readonly entity: string;
  readonly entityAt: Range;
  readonly negated: boolean;
}
/** `verdict is permitted`: it is allowed or required. */
export interface PermittedSyntax extends SyntaxBase {
  readonly op: 'permitted';
  readonly of: Syntax;
  readonly signAt: Range;
  readonly negated: boolean;
}
export interface SetSyntax extends SyntaxBase {
  readonly op: 'set';
  readonly sign: SyntaxSetSign;
  readonly left: Syntax;
  readonly right: Syntax;
}
export interface SumSyntax extends SyntaxBase {
  readonly op: 'sum';
  readonly sign: SyntaxSumSign;
  readonly left: Syntax;
  readonly right: Syntax;
}
export interface MinusSyntax extends SyntaxBase {
  readonly op: 'minus';
  readonly of: Syntax;
}

/** A value that has to stand here and does not; in trees of texts with a mistake only. */
export interface MissingSyntax extends SyntaxBase {
  readonly op: 'missing';
}

export type Syntax =
  | MissingSyntax
  | LiteralSyntax
  | NameSyntax
  | CallSyntax
  | FieldSyntax
  | ListSyntax
  | IfSyntax
  | LetSyntax
  | OtherwiseSyntax
  | LogicSyntax
  | NotSyntax
  | IterationSyntax
  | CompareSyntax
  | IsASyntax
  | PermittedSyntax
  | SetSyntax
  | SumSyntax
  | MinusSyntax;

/** `target := value` and its two shorthands; the target is always a fact of something. */
export interface AssignSyntax extends SyntaxBase {
  readonly op: ':=' | '+=' | '-=';
  readonly target: FieldSyntax;
  readonly value: Syntax;
}
export interface CreateSyntax extends SyntaxBase {
  readonly op: 'create';
  readonly make: CallSyntax;
}
export interface DeleteSyntax extends SyntaxBase {
  readonly op: 'delete';
  readonly of: Syntax;
}

/** What a primitive event does to the table; stands in the vocabulary only. */
export type ChangeSyntax = AssignSyntax | CreateSyntax | DeleteSyntax;

/**
 * The direct parts of a node, in the order written.
 * @param node any node
 */
export function childrenOf(node: Syntax): readonly Syntax[] {
  switch (node.op) {
    case 'missing':
    case 'literal':
    case 'name':
      return [];
    case 'call':
      return [...node.args, ...node.named.map((argument) => argument.value)];
    case 'field':
    case 'not':
    case 'minus':
    case 'is a':
    case 'permitted':
      return [node.of];
    case 'list':
      return node.items;
    case 'if':
      return [node.test, node.then, ...present(node.else)];
    case 'let':
      return [node.value, node.body];
    case 'and':
    case 'or':
      return node.parts;
    case 'otherwise':
    case 'compare':
    case 'set':
    case 'sum':
      return [node.left, node.right];
    default:
      return [node.in, ...present(node.where), ...present(node.by), ...present(node.yield)];
  }
}

const present = (node: Syntax | undefined): readonly Syntax[] => (node === undefined ? [] : [node]);
