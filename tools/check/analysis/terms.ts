import { type AskNode, type Node, partsOf } from 'tavolata/internals';
import type { Formula } from './formula.js';

/** What a name stands for while a tree is read: another tree in its own scope, or a member of a list. */
export type Bound = { readonly node: Node; readonly env: Bindings } | { readonly member: number };

/** Names that stand for something else. Names missing here stand for themselves. */
export interface Bindings {
  find(name: string): Bound | undefined;
  /** Number of enclosing loops, so that a loop reads the same whatever its name. */
  readonly depth: number;
  /** Number of definitions expanded on the way here. */
  readonly within: number;
}

/** Bindings without any names. */
export const nowhere: Bindings = { find: () => undefined, depth: 0, within: 0 };

/** Adds names to those of a scope. */
export const withNames = (outer: Bindings, names: ReadonlyMap<string, Bound>, deeper = 0): Bindings => ({
  find: (name) => names.get(name) ?? outer.find(name),
  depth: outer.depth + deeper,
  within: outer.within,
});

/** Bindings inside a loop. */
export const inLoop = (outer: Bindings, name: string): Bindings =>
  withNames(outer, new Map([[name, { member: outer.depth }]]), 1);

/** The definition of a question that always has the same answer: its parameters, and the tree of its only value. */
export interface Definition {
  readonly parameters: readonly string[];
  readonly value: Node;
  readonly lets: { readonly [name: string]: { readonly tree: Node } };
}

/** What is known about questions. */
export interface Definitions {
  of(question: string): Definition | undefined;
  /** What must hold if the answer to a Boolean question is yes. */
  yes(node: AskNode, env: Bindings): Formula | undefined;
  /** Terms that are too long to be expanded. */
  readonly long: LongTerms;
}

/** Numbers for terms that are too long to be written wherever they are named; equal terms have the same number. */
export class LongTerms {
  private readonly byText = new Map<string, number>();
  private readonly byPlace = new WeakMap<Bindings, Map<Node, number>>();

  numberOf({ node, env }: ExpandedNode, definitions: Definitions): number {
    const here = this.byPlace.get(env) ?? new Map<Node, number>();
    this.byPlace.set(env, here);
    let number = here.get(node);
    if (number === undefined) {
      const term = termOf(node, env, definitions);
      number = this.byText.get(term) ?? this.byText.size;
      this.byText.set(term, number);
      here.set(node, number);
    }
    return number;
  }
}

/** A tree with its scope, after expanding names and questions that merely stand for another tree. */
export interface ExpandedNode {
  readonly node: Node;
  readonly env: Bindings;
}

const deepest = 12;
/** Definitions inside definitions are expanded to this depth: texts would grow without end. */
export const mostWithin = 2;
/** Trees with more nodes than this are not expanded: names of names, or tests of tests, may double at each level. */
const longest = 1200;

/** Expands names, and questions that are definitions. */
export function expanded(node: Node, env: Bindings, definitions: Definitions): ExpandedNode {
  let found: ExpandedNode = { node, env };
  for (let left = deepest; left > 0; left--) {
    const behind = lookedThrough(found, definitions);
    if (behind === undefined || isLong(behind.node, behind.env, definitions)) return found;
    found = behind;
  }
  return found;
}

/** What a name or a definition directly stands for. */
function lookedThrough({ node, env }: ExpandedNode, definitions: Definitions): ExpandedNode | undefined {
  if (node.op === 'name') {
    const bound = env.find(node.name);
    return bound !== undefined && 'node' in bound ? bound : undefined;
  }
  if (node.op === 'let')
    return { node: node.body, env: withNames(env, new Map([[node.name, { node: node.value, env }]])) };
  if (node.op !== 'ask' || env.within >= mostWithin) return undefined;
  const definition = definitions.of(node.question);
  if (definition === undefined) return undefined;
  return { node: definition.value, env: withLets(answerBindings(definition.parameters, node, env), definition.lets) };
}

/** Whether a tree has too many nodes once everything in it is expanded. */
export const isLong = (node: Node, env: Bindings, definitions: Definitions): boolean =>
  leftAfter({ node, env }, definitions, longest) < 0;

function leftAfter(here: ExpandedNode, definitions: Definitions, left: number): number {
  if (left < 0) return left;
  const behind = lookedThrough(here, definitions);
  if (behind !== undefined) return leftAfter(behind, definitions, left - 1);
  const { node, env } = here;
  const inside = 'in' in node ? inLoop(env, node.name) : env;
  // A condition contains the test of an `if` twice: it holds, or it does not.
  const parts = node.op === 'if' ? [node.test, ...partsOf(node)] : partsOf(node);
  return parts.reduce(
    (rest, part) => leftAfter({ node: part, env: 'in' in node && part === node.in ? env : inside }, definitions, rest),
    left - 1,
  );
}

/**
 * Bindings inside an answer: parameters stand for the arguments. Loops around the question are loops around the answer,
 * too.
 */
export function answerBindings(parameters: readonly string[], { args }: AskNode, env: Bindings): Bindings {
  const places = new Map<string, Bound>(parameters.map((name, index) => [name, { node: args[index] as Node, env }]));
  return { find: (name) => places.get(name), depth: env.depth, within: env.within + 1 };
}

/** Lets see each other, in any order. */
export function withLets(outer: Bindings, lets: { readonly [name: string]: { readonly tree: Node } }): Bindings {
  const inside: Bindings = {
    find: (name) => (Object.hasOwn(lets, name) ? { node: lets[name]!.tree, env: inside } : outer.find(name)),
    depth: outer.depth,
    within: outer.within,
  };
  return inside;
}

/**
 * A tree as text, equal for trees with the same meaning by form: without places and types, with names of lets and loops
 * expanded, and the sides of equalities in a fixed order.
 */
export function termOf(node: Node, env: Bindings, definitions: Definitions): string {
  const { node: it, env: here } = expanded(node, env, definitions);
  const of = (part: Node, inside = here): string => termOf(part, inside, definitions);
  switch (it.op) {
    case 'literal':
      return JSON.stringify(it.value);
    case 'thing':
      return `#${it.id}`;
    case 'name': {
      const bound = here.find(it.name);
      if (bound === undefined) return it.name;
      return 'member' in bound ? `$${bound.member}` : `@${definitions.long.numberOf(bound, definitions)}`;
    }
    case 'collection':
    case 'single':
      return it.name;
    case 'fact':
      return `${of(it.of)}.${it.fact}`;
    case 'ask':
      return `${it.question}(${it.args.map((arg) => of(arg)).join(', ')})`;
    case 'call':
      return `${it.fn}!(${it.args.map((arg) => of(arg)).join(', ')})`;
    case 'make':
      return `${it.name}{${Object.entries(it.args)
        .map(([name, arg]) => `${name}: ${of(arg)}`)
        .sort()
        .join(', ')}}`;
    case 'list':
      return `[${it.items.map((item) => of(item)).join(', ')}]`;
    case 'if':
      return `(if ${of(it.test)} then ${of(it.then)} else ${it.else === undefined ? 'null' : of(it.else)})`;
    case 'and':
    case 'or':
      return `(${it.parts
        .map((part) => of(part))
        .sort()
        .join(` ${it.op} `)})`;
    case 'not':
      return `not ${of(it.of)}`;
    case 'minus':
      return `-${of(it.of)}`;
    case 'let':
      // Only if it is too long, or nested too deeply, to be expanded.
      return `(let ${of(it.value)}: ${of(it.body)})`;
    case 'is a':
      return `(${of(it.of)} ${it.negated ? 'is not a' : 'is a'} ${it.entity})`;
    case 'compare': {
      const sides = [of(it.left), of(it.right)];
      if (it.sign === 'is' || it.sign === 'is not') sides.sort();
      return `(${sides[0]} ${it.sign} ${sides[1]})`;
    }
    case 'otherwise':
      return `(${of(it.left)} otherwise ${of(it.right)})`;
    case 'set':
    case 'sum':
      return `(${of(it.left)} ${it.sign} ${of(it.right)})`;
    default: {
      if (!('in' in it)) return plainTerm(it, of);
      const inside = inLoop(here, it.name);
      const parts = [it.where, it.by, it.yield].map((part) => (part === undefined ? '-' : of(part, inside)));
      return `(${it.op} ${of(it.in)}: ${parts.join('; ')})`;
    }
  }
}

/** A construct of which nothing is known here except its parts. */
function plainTerm(node: Node, of: (part: Node) => string): string {
  const plain = Object.entries(node).flatMap(([key, field]) => (typeof field === 'object' ? [] : `${key} ${field}`));
  return `(${plain.join(', ')}: ${partsOf(node)
    .map((part) => of(part))
    .join('; ')})`;
}
