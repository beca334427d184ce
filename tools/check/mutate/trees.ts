import type { Node, Vocabulary } from 'tavolata/internals';
import { isImplied } from './implied.js';
import type { MutantKind } from './mutant.js';

/** A tree changed in one place. */
export interface TreeMutation {
  readonly kind: MutantKind;
  readonly tree: Node;
  /** Range of the changed part in the text. */
  readonly at: readonly [number, number];
  /** Range of the part that is dropped or negated, within that. */
  readonly part?: readonly [number, number];
  /** Distinguishes several changes of one kind at one place. */
  readonly sort: string;
}

/** Pairs of functions with opposite directions. */
const opposite: { readonly [name: string]: string } = {
  leftOf: 'rightOf',
  rightOf: 'leftOf',
  fromSeat: 'afterSeat',
  afterSeat: 'fromSeat',
  least: 'greatest',
  greatest: 'least',
  min: 'max',
  max: 'min',
};
const nextSign: { readonly [sign: string]: '<' | '<=' | '>' | '>=' } = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Every change of one place in a tree: numbers, functions, sets, quantifiers, parts of conditions. */
export function changesOf(tree: Node, vocabulary: Vocabulary): readonly TreeMutation[] {
  const own = changesAt(tree, vocabulary).map(({ node, ...rest }) => ({ ...rest, tree: node, at: tree.at }));
  const inner = childrenOf(tree).flatMap(({ child, put }) =>
    changesOf(child, vocabulary).map((change) => ({ ...change, tree: put(change.tree) })),
  );
  return [...own, ...inner];
}

function changesAt(
  node: Node,
  vocabulary: Vocabulary,
): readonly (Pick<TreeMutation, 'kind' | 'sort' | 'part'> & { readonly node: Node })[] {
  switch (node.op) {
    case 'literal':
      return typeof node.value === 'number'
        ? [{ kind: 'shift-number', node: { ...node, value: node.value + 1 }, sort: '+1' }]
        : [];
    case 'call': {
      const fn = opposite[node.fn];
      return fn === undefined ? [] : [{ kind: 'swap-function', node: { ...node, fn }, sort: fn }];
    }
    case 'set': {
      const sign = node.sign === 'with' ? 'without' : 'with';
      return [{ kind: 'widen-set', node: { ...node, sign }, sort: sign }];
    }
    case 'compare': {
      const sign = nextSign[node.sign];
      return sign === undefined ? [] : [{ kind: 'shift-number', node: { ...node, sign }, sort: sign }];
    }
    case 'and':
    case 'or':
      return node.parts.flatMap((part, index) => {
        const rest = node.parts.filter((other) => other !== part);
        const [only] = rest;
        const dropped: Node = rest.length === 1 && only !== undefined ? only : { ...node, parts: rest };
        const turned: Node = { ...node, parts: node.parts.map((other) => (other === part ? not(part) : other)) };
        const sort = String(index + 1);
        const negated = { kind: 'negate-part' as const, node: turned, sort, part: part.at };
        // Indexes of the parts stay: mutants keep their names.
        return isImplied(part, node, vocabulary)
          ? [negated]
          : [{ kind: 'drop-part' as const, node: dropped, sort, part: part.at }, negated];
      });
    case 'any': {
      const { where, ...rest } = node;
      if (where === undefined) return [];
      return [{ kind: 'widen-set', node: { ...rest, op: 'every', yield: where }, sort: 'every' }];
    }
    case 'every': {
      const { yield: said, where, ...rest } = node;
      if (said === undefined) return [];
      const both: Node = where === undefined ? said : { op: 'and', parts: [where, said], at: said.at, type: said.type };
      return [{ kind: 'widen-set', node: { ...rest, op: 'any', where: both }, sort: 'any' }];
    }
    case 'each':
    case 'first':
    case 'count': {
      const { where, ...rest } = node;
      return where === undefined ? [] : [{ kind: 'widen-set', node: rest, sort: 'all' }];
    }
    default:
      return [];
  }
}

/** The opposite of a condition. */
export const not = (of: Node): Node => ({ op: 'not', of, at: of.at, type: of.type });

/** The direct parts of a node, each with a way to replace it. */
function childrenOf(node: Node): readonly { readonly child: Node; readonly put: (made: Node) => Node }[] {
  const children: { child: Node; put: (made: Node) => Node }[] = [];
  for (const [key, part] of Object.entries(node) as [string, unknown][]) {
    if (key === 'type' || key === 'at') continue;
    if (isNode(part)) children.push({ child: part, put: (made) => ({ ...node, [key]: made }) as Node });
    else if (Array.isArray(part)) {
      for (const [index, item] of part.entries())
        if (isNode(item))
          children.push({ child: item, put: (made) => ({ ...node, [key]: part.with(index, made) }) as Node });
    } else if (key === 'args' && typeof part === 'object' && part !== null) {
      for (const [name, arg] of Object.entries(part))
        if (isNode(arg))
          children.push({ child: arg, put: (made) => ({ ...node, args: { ...part, [name]: made } }) as Node });
    }
  }
  return children;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'op' in part && 'at' in part;
