import type { Filled } from './shape.js';
import type { shapes } from './shapes.js';
import type { Type } from './type.js';

/** The kinds of nodes. */
export type Op = keyof typeof shapes;

/** A typed tree; an interface, since a tree contains trees. */
interface TypedTree {
  readonly tree: Node;
}

/**
 * Everything that is not in the shape of a node. `at` is the half-open range of characters in the expression's own
 * text.
 */
interface NodeBase<Kind extends Op> {
  readonly op: Kind;
  readonly at: readonly [start: number, end: number];
  readonly type: Type;
}

type Nodes = { readonly [Kind in Op]: NodeBase<Kind> & Filled<(typeof shapes)[Kind], TypedTree> };

/** The nodes of some kinds; `shapes.ts` says what they hold. */
export type NodeOf<Kind extends Op> = { readonly [One in Kind]: Nodes[One] }[Kind];

/**
 * The typed tree of an expression, as plain JSON: what the language builds, the runtime evaluates and the read-back
 * prints.
 */
export type Node = NodeOf<Op>;

export type NameKind = NodeOf<'name'>['kind'];
export type CompareSign = NodeOf<'compare'>['sign'];
export type IterationKind = 'each' | 'first' | 'any' | 'count' | 'every' | 'follow';
export type LogicNode = NodeOf<'and' | 'or'>;
export type IterationNode = NodeOf<IterationKind>;
export type NameNode = NodeOf<'name'>;
export type FactNode = NodeOf<'fact'>;
export type AskNode = NodeOf<'ask'>;
export type MakeNode = NodeOf<'make'>;
export type IfNode = NodeOf<'if'>;
export type CompareNode = NodeOf<'compare'>;

/** What a primitive event does to the table (only in the vocabulary). */
export type Change =
  | { readonly op: ':=' | '+=' | '-='; readonly target: FactNode; readonly value: Node }
  | { readonly op: 'create'; readonly make: MakeNode }
  | { readonly op: 'delete'; readonly of: Node };

/** An expression with its text, for messages, traces and the read-back. */
export interface Expression {
  readonly text: string;
  readonly tree: Node;
}
