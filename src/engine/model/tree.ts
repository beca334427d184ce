import type { Type } from './type.js';

/**
 * The typed tree of an expression, as plain JSON: what the language builds, what the runtime evaluates,
 * what the read-back prints. `at` is the half-open range of characters in the expression's own text.
 */
interface NodeBase {
  readonly at: readonly [start: number, end: number];
  readonly type: Type;
}

/** What a name stands for. A `let` belongs to its entry or step, a `member` to its iteration or to the `let` of an expression. */
export type NameKind = 'parameter' | 'event' | 'let' | 'each' | 'member';

export type CompareSign = 'is' | 'is not' | 'in' | 'not in' | 'within' | '<' | '<=' | '>' | '>=';
export type SetSign = 'with' | 'without';
export type SumSign = '+' | '-' | '*' | 'div';
export type IterationKind = 'each' | 'first' | 'any' | 'count' | 'every' | 'follow';

export interface Literal extends NodeBase {
  readonly op: 'literal';
  /** null is the value `none`. */
  readonly value: string | number | boolean | null;
}
/** A thing of the table named by its id; only in questions and events that a user writes, never in an entry. */
export interface ThingNode extends NodeBase {
  readonly op: 'thing';
  readonly id: string;
}
export interface NameNode extends NodeBase {
  readonly op: 'name';
  readonly name: string;
  readonly kind: NameKind;
}
/** All things of one collection of the table, in the order of the table (players: in turn order). */
export interface CollectionNode extends NodeBase {
  readonly op: 'collection';
  readonly name: string;
}
/** The one thing of an entity declared `single` (the game, the setup). */
export interface SingleNode extends NodeBase {
  readonly op: 'single';
  readonly name: string;
}
/** A fact of a thing, or a field of an event. None when `of` is none. */
export interface FactNode extends NodeBase {
  readonly op: 'fact';
  readonly of: Node;
  readonly fact: string;
}
export interface AskNode extends NodeBase {
  readonly op: 'ask';
  readonly question: string;
  readonly args: readonly Node[];
}
/** A call of the closed list of functions. */
export interface CallNode extends NodeBase {
  readonly op: 'call';
  readonly fn: string;
  readonly args: readonly Node[];
}
/** A structural value of an entity, or an event. Left-out facts take their defaults; left-out fields are none. */
export interface MakeNode extends NodeBase {
  readonly op: 'make';
  readonly what: 'entity' | 'event';
  readonly name: string;
  readonly args: { readonly [name: string]: Node };
}
export interface ListNode extends NodeBase {
  readonly op: 'list';
  readonly items: readonly Node[];
}
export interface IfNode extends NodeBase {
  readonly op: 'if';
  readonly test: Node;
  readonly then: Node;
  /** Missing: none. */
  readonly else?: Node;
}
/** A name for a value inside an expression; the value is worked out when it is first read. The name is a `member`. */
export interface LetNode extends NodeBase {
  readonly op: 'let';
  readonly name: string;
  readonly value: Node;
  readonly body: Node;
}
export interface OtherwiseNode extends NodeBase {
  readonly op: 'otherwise';
  readonly left: Node;
  readonly right: Node;
}
/** `and` / `or` kept flat, so that a trace can number the parts. */
export interface LogicNode extends NodeBase {
  readonly op: 'and' | 'or';
  readonly parts: readonly Node[];
}
export interface NotNode extends NodeBase {
  readonly op: 'not';
  readonly of: Node;
}
/**
 * `each` gives a list, `first` one or none, `any` / `every` a truth, `count` a number.
 * `yield` stands after the colon of `each`, or after `satisfies` of `every`.
 * `follow` gives the list of all things that are reached from `in` (one thing, or a list) by going on from each to its `yield` (a thing,
 * none, or a list), each once, in the order in which they are come to. It has neither `where` nor `by`.
 */
export interface IterationNode extends NodeBase {
  readonly op: IterationKind;
  readonly name: string;
  readonly in: Node;
  readonly where?: Node;
  readonly by?: Node;
  readonly yield?: Node;
}
export interface CompareNode extends NodeBase {
  readonly op: 'compare';
  readonly sign: CompareSign;
  readonly left: Node;
  readonly right: Node;
}
export interface IsANode extends NodeBase {
  readonly op: 'is a';
  readonly of: Node;
  readonly entity: string;
  readonly negated: boolean;
}
export interface SetNode extends NodeBase {
  readonly op: 'set';
  readonly sign: SetSign;
  readonly left: Node;
  readonly right: Node;
}
export interface SumNode extends NodeBase {
  readonly op: 'sum';
  readonly sign: SumSign;
  readonly left: Node;
  readonly right: Node;
}
export interface MinusNode extends NodeBase {
  readonly op: 'minus';
  readonly of: Node;
}

export type Node =
  | Literal
  | ThingNode
  | NameNode
  | CollectionNode
  | SingleNode
  | FactNode
  | AskNode
  | CallNode
  | MakeNode
  | ListNode
  | IfNode
  | LetNode
  | OtherwiseNode
  | LogicNode
  | NotNode
  | IterationNode
  | CompareNode
  | IsANode
  | SetNode
  | SumNode
  | MinusNode;

/** What a primitive event does to the table (vocabulary only). */
export type Change =
  | { readonly op: ':=' | '+=' | '-='; readonly target: FactNode; readonly value: Node }
  | { readonly op: 'create'; readonly make: MakeNode }
  | { readonly op: 'delete'; readonly of: Node };

/** An expression with its text, for messages, traces and the read-back. */
export interface Expression {
  readonly text: string;
  readonly tree: Node;
}
