import type { Type } from './type.js';

/**
 * The typed tree of an expression, as plain JSON: what the language builds, what the runtime evaluates,
 * what the read-back prints. `at` is the half-open range of characters in the expression's own text.
 */
interface Base {
  readonly at: readonly [start: number, end: number];
  readonly type: Type;
}

/** What a name stands for. A `let` belongs to its entry or step, a `member` to its iteration or to the `let` of an expression. */
export type NameKind = 'parameter' | 'event' | 'let' | 'each' | 'member';

export type CompareSign = 'is' | 'is not' | 'in' | 'not in' | 'within' | '<' | '<=' | '>' | '>=';
export type SetSign = 'with' | 'without';
export type SumSign = '+' | '-' | '*' | 'div';
export type IterationKind = 'each' | 'first' | 'any' | 'count' | 'every';

export interface Literal extends Base {
  readonly op: 'literal';
  /** null is the value `none`. */
  readonly value: string | number | boolean | null;
}
/** A thing of the table named by its id; only in questions and events that a user writes, never in an entry. */
export interface ThingNode extends Base {
  readonly op: 'thing';
  readonly id: string;
}
export interface NameNode extends Base {
  readonly op: 'name';
  readonly name: string;
  readonly kind: NameKind;
}
/** All things of one collection of the table, in the order of the table (players: in turn order). */
export interface CollectionNode extends Base {
  readonly op: 'collection';
  readonly name: string;
}
/** The one thing of an entity declared `single` (the game, the setup). */
export interface SingleNode extends Base {
  readonly op: 'single';
  readonly name: string;
}
/** A fact of a thing, or a field of an event. None when `of` is none. */
export interface FactNode extends Base {
  readonly op: 'fact';
  readonly of: Node;
  readonly fact: string;
}
export interface AskNode extends Base {
  readonly op: 'ask';
  readonly question: string;
  readonly args: readonly Node[];
}
/** A call of the closed list of functions. */
export interface CallNode extends Base {
  readonly op: 'call';
  readonly fn: string;
  readonly args: readonly Node[];
}
/** A structural value of an entity, or an event. Left-out facts take their defaults; left-out fields are none. */
export interface MakeNode extends Base {
  readonly op: 'make';
  readonly what: 'entity' | 'event';
  readonly name: string;
  readonly args: { readonly [name: string]: Node };
}
export interface ListNode extends Base {
  readonly op: 'list';
  readonly items: readonly Node[];
}
export interface IfNode extends Base {
  readonly op: 'if';
  readonly test: Node;
  readonly then: Node;
  /** Missing: none. */
  readonly else?: Node;
}
/** A name for a value inside an expression; the value is worked out when it is first read. The name is a `member`. */
export interface LetNode extends Base {
  readonly op: 'let';
  readonly name: string;
  readonly value: Node;
  readonly body: Node;
}
export interface OtherwiseNode extends Base {
  readonly op: 'otherwise';
  readonly left: Node;
  readonly right: Node;
}
/** `and` / `or` kept flat, so that a trace can number the parts. */
export interface LogicNode extends Base {
  readonly op: 'and' | 'or';
  readonly parts: readonly Node[];
}
export interface NotNode extends Base {
  readonly op: 'not';
  readonly of: Node;
}
/**
 * `each` gives a list, `first` one or none, `any` / `every` a truth, `count` a number.
 * `yield` stands after the colon of `each`, or after `satisfies` of `every`.
 */
export interface IterationNode extends Base {
  readonly op: IterationKind;
  readonly name: string;
  readonly in: Node;
  readonly where?: Node;
  readonly by?: Node;
  readonly yield?: Node;
}
export interface CompareNode extends Base {
  readonly op: 'compare';
  readonly sign: CompareSign;
  readonly left: Node;
  readonly right: Node;
}
export interface IsANode extends Base {
  readonly op: 'is a';
  readonly of: Node;
  readonly entity: string;
  readonly negated: boolean;
}
export interface SetNode extends Base {
  readonly op: 'set';
  readonly sign: SetSign;
  readonly left: Node;
  readonly right: Node;
}
export interface SumNode extends Base {
  readonly op: 'sum';
  readonly sign: SumSign;
  readonly left: Node;
  readonly right: Node;
}
export interface MinusNode extends Base {
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
