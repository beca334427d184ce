import type { AskNode, Node } from '../../../engine/model/tree.js';
import type { Formula } from './formula.js';

/** What a name stands for while a tree is read: another tree in its own surroundings, or a member of a list. */
export type Bound = { readonly node: Node; readonly env: Bindings } | { readonly member: number };

/** Names that mean something else than what they are called. Names that are not here stand for themselves. */
export interface Bindings {
  find(name: string): Bound | undefined;
  /** Loops around this place, so that a loop reads the same whatever its name is. */
  readonly depth: number;
  /** Definitions looked through on the way here. */
  readonly within: number;
}

export const nowhere: Bindings = { find: () => undefined, depth: 0, within: 0 };

/** Names added to those of a surrounding. */
export const around = (outer: Bindings, names: ReadonlyMap<string, Bound>, deeper = 0): Bindings => ({
  find: (name) => names.get(name) ?? outer.find(name),
  depth: outer.depth + deeper,
  within: outer.within,
});

/** Inside a loop. */
export const inLoop = (outer: Bindings, name: string): Bindings =>
  around(outer, new Map([[name, { member: outer.depth }]]), 1);

/** The definition of a question that always says the same: what it is asked about, and the tree of its one value. */
export interface Definition {
  readonly parameters: readonly string[];
  readonly value: Node;
  readonly lets: { readonly [name: string]: { readonly tree: Node } };
}

/** What is known of questions. */
export interface Definitions {
  of(question: string): Definition | undefined;
  /** What must be so for the answer to a question of truth to be yes. */
  yes(node: AskNode, env: Bindings): Formula | undefined;
}

/** A tree and its surroundings behind names and questions that only stand for another one. */
export interface ExpandedNode {
  readonly node: Node;
  readonly env: Bindings;
}

const deepest = 12;
/** Definitions inside definitions are looked through so far: texts would grow without end. */
export const mostWithin = 2;

/** Looks through names and through questions that are definitions. */
export function expanded(node: Node, env: Bindings, definitions: Definitions, left = deepest): ExpandedNode {
  if (left === 0) return { node, env };
  if (node.op === 'name') {
    const bound = env.find(node.name);
    return bound !== undefined && 'node' in bound
      ? expanded(bound.node, bound.env, definitions, left - 1)
      : { node, env };
  }
  if (node.op === 'let') {
    const inside = around(env, new Map([[node.name, { node: node.value, env }]]));
    return expanded(node.body, inside, definitions, left - 1);
  }
  if (node.op !== 'ask' || env.within >= mostWithin) return { node, env };
  const definition = definitions.of(node.question);
  if (definition === undefined) return { node, env };
  const inside = withLets(asked(definition.parameters, node, env), definition.lets);
  return expanded(definition.value, inside, definitions, left - 1);
}

/** Inside an answer: parameters stand for what is asked about. Loops around the question are loops around the answer, too. */
export function asked(parameters: readonly string[], { args }: AskNode, env: Bindings): Bindings {
  const places = new Map<string, Bound>(parameters.map((name, index) => [name, { node: args[index] as Node, env }]));
  return { find: (name) => places.get(name), depth: env.depth, within: env.within + 1 };
}

/** Lets see each other, whatever their order. */
export function withLets(outer: Bindings, lets: { readonly [name: string]: { readonly tree: Node } }): Bindings {
  const inside: Bindings = {
    find: (name) => (Object.hasOwn(lets, name) ? { node: lets[name]!.tree, env: inside } : outer.find(name)),
    depth: outer.depth,
    within: outer.within,
  };
  return inside;
}

/**
 * A tree as text that is the same for trees that mean the same by their form: without places and types, names of lets and loops
 * looked through, both sides of an equality in one order.
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
      return bound !== undefined && 'member' in bound ? `$${bound.member}` : it.name;
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
      // Only where names are nested too deep to be looked through.
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
      const inside = inLoop(here, it.name);
      const parts = [it.where, it.by, it.yield].map((part) => (part === undefined ? '-' : of(part, inside)));
      return `(${it.op} ${of(it.in)}: ${parts.join('; ')})`;
    }
  }
}
