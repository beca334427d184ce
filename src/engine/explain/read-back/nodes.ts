import type { FactNode, IterationNode, NameNode, Node, NodeOf } from '../../model/tree.js';
import { isList, type Type } from '../../model/type.js';

/** `event.field`, the only place where a field has a meaning of its own. */
export const isEventField = (node: Node): node is FactNode & { readonly of: NameNode } =>
  node.op === 'fact' && node.of.op === 'name' && node.of.kind === 'event';

/** The type of the members of a list; of anything else, the type itself. */
export const memberType = (type: Type): Type => (isList(type) ? type.list : type);

/** True when the type is the single built-in or declared type of that name. */
export const isOnly = (type: Type, name: string): boolean =>
  !isList(type) && type.one.length === 1 && type.one[0] === name;

/** Names of the types that a value can have; none for lists. */
export const typeNames = (type: Type): readonly string[] => (isList(type) ? [] : type.one);

/** True for the value none, however it is written. */
export const isNone = (node: Node): boolean => node.op === 'literal' && node.value === null;

/** True for a name of the given loop. */
export const isLoop = (node: Node, name: string): boolean =>
  node.op === 'name' && node.kind === 'member' && node.name === name;

/** The name of a loop as a node of its own. */
export const loopOf = (node: IterationNode): NameNode & Node => ({
  op: 'name',
  kind: 'member',
  name: node.name,
  type: memberType(node.in.type),
  at: node.at,
});

/** True for everything that iterates over a list. */
export const isIteration = (node: Node): node is IterationNode => 'in' in node;

/** The name that a `let` gives to its value, as a node of its own. */
export const nameOf = ({ name, value, at }: NodeOf<'let'>): NameNode => ({
  op: 'name',
  name,
  kind: 'member',
  at,
  type: value.type,
});

/** The name by which a structural value is referred to. It is not a name of the rule language. */
export const itself = '·';

const nowhere: readonly [number, number] = [0, 0];
const truth: Type = { one: ['Boolean'], none: false };

/** A comparison that nobody wrote, for a sentence of an explanation. */
export const compared = (left: Node, sign: 'is', right: Node): Node => ({
  op: 'compare',
  sign,
  left,
  right,
  at: nowhere,
  type: truth,
});

/** The opposite of a condition. */
export const negated = (of: Node): Node => ({ op: 'not', of, at: nowhere, type: truth });

/** Something that happens under a condition. */
export const conditional = (test: Node, action: Node, like: Pick<Node, 'at' | 'type'>): Node => ({
  op: 'if',
  test,
  // biome-ignore lint/suspicious/noThenProperty: the tree names it as the language does; nobody awaits a node
  then: action,
  at: like.at,
  type: like.type,
});

/** The conditions joined by "and"; undefined for none. */
export const allOf = (parts: readonly Node[]): Node | undefined =>
  parts.length < 2 ? parts[0] : { op: 'and', parts, at: nowhere, type: truth };
