import type { CompareNode, IterationNode, Node } from 'tavolata/internals';
import { type Bindings, type Definitions, expanded, inLoop, isLong, termOf } from './terms.js';

export type PlainValue = string | number | boolean | null;

/** A claim about a term. Comparisons with `none` are false, so ranges are about numbers only. */
export type Claim =
  | { readonly kind: 'values'; readonly values: readonly PlainValue[] }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'entity'; readonly entity: string }
  | { readonly kind: 'has'; readonly value: PlainValue }
  | { readonly kind: 'list'; readonly items: readonly PlainValue[] }
  | { readonly kind: 'within'; readonly items: readonly PlainValue[] };

/** The possible values of a term, as far as known for certain; missing: any. */
export interface Domain {
  /** Names of its types; without none. */
  readonly types: readonly string[];
}

/** A claim about a term, the smallest part of a formula. */
export interface Atom {
  readonly term: string;
  readonly claim: Claim;
  /** Term that this one is a fact of: not none if the claim says that this one is not. */
  readonly of?: string;
  readonly domain?: Domain;
  /** The term, for making the claim true. */
  readonly node: Node;
  readonly env: Bindings;
}

/** `means` is what follows from an atom that holds. */
export type Formula =
  | { readonly op: 'always' }
  | { readonly op: 'never' }
  | { readonly op: 'atom'; readonly atom: Atom; readonly holds: boolean; readonly means?: Formula }
  | { readonly op: 'and'; readonly parts: readonly Formula[] }
  | { readonly op: 'or'; readonly parts: readonly Formula[] };

export const always: Formula = { op: 'always' };
const never: Formula = { op: 'never' };

export const both = (parts: readonly Formula[]): Formula => joined('and', parts);
export const either = (parts: readonly Formula[]): Formula => joined('or', parts);

function joined(op: 'and' | 'or', parts: readonly Formula[]): Formula {
  const [idle, decides] = op === 'and' ? ['always', 'never'] : ['never', 'always'];
  const flat = parts.flatMap((part) => (part.op === op ? part.parts : part.op === idle ? [] : [part]));
  if (flat.some((part) => part.op === decides)) return op === 'and' ? never : always;
  const [first] = flat;
  if (first === undefined) return op === 'and' ? always : never;
  return flat.length === 1 ? first : { op, parts: flat };
}

/** The negation of a formula, moved down to its atoms. */
export function negated(formula: Formula): Formula {
  if (formula.op === 'always') return never;
  if (formula.op === 'never') return always;
  if (formula.op === 'atom') return { ...formula, holds: !formula.holds };
  const parts = formula.parts.map(negated);
  return formula.op === 'and' ? either(parts) : both(parts);
}

/**
 * A condition as a formula over claims about terms. What is not understood becomes a claim that its whole text is true.
 */
export function formulaOf(node: Node, env: Bindings, definitions: Definitions): Formula {
  const { node: it, env: here } = expanded(node, env, definitions);
  const of = (part: Node, inside = here): Formula => formulaOf(part, inside, definitions);
  switch (it.op) {
    case 'literal':
      return it.value === true ? always : never;
    case 'and':
      return both(it.parts.map((part) => of(part)));
    case 'or':
      return either(it.parts.map((part) => of(part)));
    case 'not':
      return negated(of(it.of));
    case 'if': {
      if (isLong(it, here, definitions)) break;
      const test = of(it.test);
      const no = it.else === undefined ? never : of(it.else);
      return either([both([test, of(it.then)]), both([negated(test), no])]);
    }
    case 'is a': {
      const claim = atom(it.of, here, { kind: 'entity', entity: it.entity }, definitions);
      return it.negated ? negated(claim) : claim;
    }
    case 'compare':
      return comparison(it, here, definitions);
    case 'ask': {
      const asked = atom(it, here, { kind: 'values', values: [true] }, definitions);
      const yes = definitions.yes(it, here);
      return yes === undefined || asked.op !== 'atom' ? asked : { ...asked, means: yes };
    }
    case 'any':
      return anyOf(it, here, definitions);
    case 'every': {
      if (it.where !== undefined || it.yield === undefined) break;
      const { yield: said, ...loop } = it;
      const counter: Node = { op: 'not', of: said, at: said.at, type: said.type };
      return negated(anyOf({ ...loop, op: 'any', where: counter }, here, definitions));
    }
  }
  return atom(it, here, { kind: 'values', values: [true] }, definitions);
}

/** `any x in list where x is one of these` makes claims about members of the list. */
function anyOf(node: IterationNode, env: Bindings, definitions: Definitions): Formula {
  const opaque = () => atom(node, env, { kind: 'values', values: [true] }, definitions);
  if (node.where === undefined) return negated(atom(sized(node.in), env, { kind: 'values', values: [0] }, definitions));
  const inside = inLoop(env, node.name);
  const where = formulaOf(node.where, inside, definitions);
  const parts = where.op === 'or' ? where.parts : [where];
  const values: PlainValue[] = [];
  for (const part of parts) {
    if (part.op !== 'atom' || !part.holds || part.atom.term !== `$${env.depth}` || part.atom.claim.kind !== 'values')
      return opaque();
    values.push(...part.atom.claim.values);
  }
  return either(values.map((value) => atom(node.in, env, { kind: 'has', value }, definitions)));
}

function comparison(node: CompareNode, env: Bindings, definitions: Definitions): Formula {
  const left = expanded(node.left, env, definitions);
  const right = expanded(node.right, env, definitions);
  const claim = (side: { node: Node; env: Bindings }, made: Claim) => atom(side.node, side.env, made, definitions);
  const { sign } = node;
  if (sign === 'is not' || sign === 'not in')
    return negated(comparison({ ...node, sign: sign === 'is not' ? 'is' : 'in' }, env, definitions));
  const [l, r] = [plain(left.node), plain(right.node)];
  if (sign === 'is') {
    if (l !== undefined && r !== undefined) return l === r ? always : never;
    if (r !== undefined) return claim(left, { kind: 'values', values: [r] });
    if (l !== undefined) return claim(right, { kind: 'values', values: [l] });
    const items = plains(right.node);
    if (items !== undefined) return claim(left, { kind: 'list', items });
  } else if (sign === 'in') {
    const items = plains(right.node);
    if (items !== undefined && l !== undefined) return items.includes(l) ? always : never;
    if (items !== undefined) return claim(left, { kind: 'values', values: items });
    if (l !== undefined) return claim(right, { kind: 'has', value: l });
    if (right.node.op === 'list') {
      const equal = (item: Node): CompareNode => ({ ...node, sign: 'is', left: left.node, right: item });
      if (left.env === right.env || right.node.items.every((item) => item.op === 'literal'))
        return either(right.node.items.map((item) => comparison(equal(item), right.env, definitions)));
    }
  } else if (sign === 'within') {
    const items = plains(right.node);
    if (items !== undefined) return claim(left, { kind: 'within', items });
  } else {
    const ranges: { readonly [sign: string]: (n: number) => readonly [number, number] } = {
      '<': (n) => [Number.NEGATIVE_INFINITY, n - 1],
      '<=': (n) => [Number.NEGATIVE_INFINITY, n],
      '>': (n) => [n + 1, Number.POSITIVE_INFINITY],
      '>=': (n) => [n, Number.POSITIVE_INFINITY],
    };
    const turned: { readonly [sign: string]: string } = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
    const [side, number, how] = typeof r === 'number' ? [left, r, sign] : [right, l, turned[sign] ?? sign];
    const range = ranges[how];
    if (typeof number === 'number' && range !== undefined) {
      const [low, high] = range(number);
      return claim(side, { kind: 'range', low, high });
    }
  }
  return atom({ ...node, sign }, env, { kind: 'values', values: [true] }, definitions);
}

function atom(node: Node, env: Bindings, claim: Claim, definitions: Definitions): Formula {
  const { node: it, env: here } = expanded(node, env, definitions);
  const term = termOf(it, here, definitions);
  const of = it.op === 'fact' ? termOf(it.of, here, definitions) : undefined;
  const types = surely(it, here);
  const domain = types === undefined ? undefined : { types };
  return {
    op: 'atom',
    holds: true,
    atom: {
      term,
      claim,
      ...(of !== undefined && { of }),
      ...(domain !== undefined && { domain }),
      node: it,
      env: here,
    },
  };
}

/** The types of a term that is never none: a parameter, or facts of it that always exist. */
function surely(node: Node, env: Bindings): readonly string[] | undefined {
  if ('list' in node.type || node.type.none) return undefined;
  if (node.op === 'name') return env.find(node.name) === undefined && node.kind !== 'let' ? node.type.one : undefined;
  // An answer always has the type that its question declares.
  if (node.op === 'ask') return node.type.one;
  if (node.op === 'fact')
    return node.of.op === 'single' || surely(node.of, env) !== undefined ? node.type.one : undefined;
  return undefined;
}

/** The size of a list, as a tree. */
const sized = (node: Node): Node => ({
  op: 'call',
  fn: 'size',
  args: [node],
  at: node.at,
  type: { one: ['Number'], none: false },
});

/** The value of a literal, or of a list of them; undefined for everything else. */
function plain(node: Node): PlainValue | undefined {
  if (node.op === 'literal') return node.value;
  return node.op === 'minus' && node.of.op === 'literal' && typeof node.of.value === 'number'
    ? -node.of.value
    : undefined;
}

/** The values of a list of literals. */
function plains(node: Node): readonly PlainValue[] | undefined {
  if (node.op !== 'list') return undefined;
  const items = node.items.map(plain);
  return items.every((item) => item !== undefined) ? items : undefined;
}
