import type {
  CompareSign,
  Expression,
  IterationKind,
  IterationNode,
  NameKind,
  Node,
  NodeOf,
} from '../../src/engine/model/tree.js';
import type { OneType, Type } from '../../src/engine/model/type.js';

/* Trees made by hand, as the language would make them. */

const at: readonly [number, number] = [0, 0];

export const one = (...names: readonly string[]): OneType => ({ one: names, none: false });
export const listOf = (of: Type): Type => ({ list: of });

export const number = (value: number): Node => ({ op: 'literal', value, at, type: one('Number') });
export const text = (value: string, type: Type = one('Text')): Node => ({ op: 'literal', value, at, type });
export const truth = (value: boolean): Node => ({ op: 'literal', value, at, type: one('Boolean') });
export const none: Node = { op: 'literal', value: null, at, type: { one: [], none: true } };
export const thing = (id: string, entity: string): Node => ({ op: 'thing', id, at, type: one(entity) });

export const name = (kind: NameKind, called: string, type: Type): Node => ({
  op: 'name',
  name: called,
  kind,
  at,
  type,
});
export const parameter = (called: string, type: Type): Node => name('parameter', called, type);
export const loop = (called: string, type: Type): Node => name('member', called, type);
export const letName = (called: string, type: Type): Node => name('let', called, type);
export const eventOf = (event: string): Node => name('event', 'event', one(event));

export const collection = (called: string, entity: string): Node => ({
  op: 'collection',
  name: called,
  at,
  type: listOf(one(entity)),
});
export const single = (called: string, entity: string): Node => ({ op: 'single', name: called, at, type: one(entity) });
export const fact = (of: Node, called: string, type: Type): Node => ({ op: 'fact', of, fact: called, at, type });
export const ask = (question: string, type: Type, ...args: readonly Node[]): Node => ({
  op: 'ask',
  question,
  args,
  at,
  type,
});
export const call = (fn: string, type: Type, ...args: readonly Node[]): Node => ({ op: 'call', fn, args, at, type });
export const entity = (called: string, args: { readonly [fact: string]: Node }): Node => ({
  op: 'make',
  what: 'entity',
  name: called,
  args,
  at,
  type: one(called),
});
export const event = (called: string, args: { readonly [field: string]: Node }): Node => ({
  op: 'make',
  what: 'event',
  name: called,
  args,
  at,
  type: one(called),
});
export const list = (of: Type, ...items: readonly Node[]): Node => ({ op: 'list', items, at, type: listOf(of) });

export const when = (test: Node, then: Node, otherwise?: Node): Node => ({
  op: 'if',
  test,
  then,
  ...(otherwise !== undefined && { else: otherwise }),
  at,
  type: then.type,
});
export const naming = (called: string, value: Node, body: (name: Node) => Node): Node => {
  const made = body(name('member', called, value.type));
  return { op: 'let', name: called, value, body: made, at, type: made.type };
};
export const otherwise = (left: Node, right: Node): Node => ({ op: 'otherwise', left, right, at, type: right.type });
export const and = (...parts: readonly Node[]): Node => ({ op: 'and', parts, at, type: one('Boolean') });
export const or = (...parts: readonly Node[]): Node => ({ op: 'or', parts, at, type: one('Boolean') });
export const not = (of: Node): Node => ({ op: 'not', of, at, type: one('Boolean') });
export const compare = (left: Node, sign: CompareSign, right: Node): Node => ({
  op: 'compare',
  sign,
  left,
  right,
  at,
  type: one('Boolean'),
});
export const isA = (of: Node, what: string, negated = false): Node => ({
  op: 'is a',
  of,
  entity: what,
  negated,
  at,
  type: one('Boolean'),
});
export const set = (left: Node, sign: NodeOf<'set'>['sign'], right: Node): Node => ({
  op: 'set',
  sign,
  left,
  right,
  at,
  type: left.type,
});
export const sum = (left: Node, sign: NodeOf<'sum'>['sign'], right: Node): Node => ({
  op: 'sum',
  sign,
  left,
  right,
  at,
  type: one('Number'),
});
export const minus = (of: Node): Node => ({ op: 'minus', of, at, type: one('Number') });

const resultOf: { readonly [kind in IterationKind]: (node: Omit<IterationNode, 'type' | 'op' | 'at'>) => Type } = {
  each: (node) => listOf(node.yield?.type ?? memberOf(node.in)),
  first: (node) => memberOf(node.in),
  any: () => one('Boolean'),
  every: () => one('Boolean'),
  count: () => one('Number'),
  follow: (node) => listOf(memberOf(node.in)),
};
const memberOf = (node: Node): Type => ('list' in node.type ? node.type.list : node.type);

export const iterate = (op: IterationKind, parts: Omit<IterationNode, 'type' | 'op' | 'at'>): Node => ({
  op,
  ...parts,
  at,
  type: resultOf[op](parts),
});

/** An expression around a tree; its text is shown by nothing that these tests look at. */
export const expression = (tree: Node, written = ''): Expression => ({ text: written, tree });
