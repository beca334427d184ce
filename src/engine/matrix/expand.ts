import type { Inlined } from '../evaluate/indexable.js';
import { withParts } from '../model/nodes.js';
import type { AskNode, Expression, IterationNode, NameNode, Node } from '../model/tree.js';
import type { LoopLevels } from './loop-levels.js';

/** Names in scope: what parameters and loop names stand for, and the lets of the entry. */
interface ExpansionBindings {
  readonly names: ReadonlyMap<string, Node>;
  readonly lets: { readonly [name: string]: Expression };
  /** Names for values inside the expression, each with its own scope. */
  readonly named: ReadonlyMap<string, { readonly value: Node; readonly sight: ExpansionBindings }>;
  /** Number of enclosing loops. */
  readonly depth: number;
}

/**
 * Most nodes of an expanded condition. No entry of a real rulebook comes near this; one that does is asked cell by
 * cell.
 */
export const MOST = 4000;

/**
 * Expands conditions until each part shows which of the two lists it depends on: lets are inlined, and so are questions
 * with a single expression as answer that are asked about both lists at once. Loop names become `name_depth`, so that
 * each name has one meaning and equal parts look equal.
 */
export class Expander {
  private made = 0;

  constructor(
    private readonly levels: LoopLevels,
    private readonly inlined: (question: string) => Inlined | undefined,
  ) {}

  /** undefined: too large. */
  expand(tree: Node, lets: { readonly [name: string]: Expression }): Node | undefined {
    this.made = 0;
    const expanded = this.node(tree, { names: new Map(), lets, named: new Map(), depth: 0 });
    return this.made > MOST ? undefined : expanded;
  }

  private node(node: Node, sight: ExpansionBindings): Node {
    if (++this.made > MOST) return node;
    if (node.op === 'name') return this.name(node, sight);
    if (node.op === 'ask') return this.ask(node, sight);
    if ('in' in node) return this.loop(node, sight);
    if (node.op === 'let') {
      const named = new Map([...sight.named, [node.name, { value: node.value, sight }]]);
      return { ...this.node(node.body, { ...sight, named }), type: node.type };
    }
    return withParts(node, (part) => this.node(part, sight));
  }

  private name(node: NameNode, sight: ExpansionBindings): Node {
    if (node.kind === 'let') {
      const { tree } = sight.lets[node.name] as Expression;
      return this.node(tree, { ...sight, names: new Map(), named: new Map() });
    }
    const given = sight.named.get(node.name);
    if (given !== undefined) {
      return { ...this.node(given.value, { ...given.sight, depth: sight.depth }), type: node.type };
    }
    const found = sight.names.get(node.name);
    // Comparisons and reads depend on the type under which it is used here.
    return found ? { ...found, type: node.type } : node;
  }

  private loop(node: IterationNode, sight: ExpansionBindings): Node {
    const name = `${node.name}_${sight.depth}`;
    const { at, type } = node;
    const member: Node = { op: 'name', name, kind: 'member', at, type };
    const inner = { ...sight, names: new Map([...sight.names, [node.name, member]]), depth: sight.depth + 1 };
    const { in: source, ...rest } = node;
    const within = withParts({ ...rest, in: LITERAL }, (part) => (part === LITERAL ? part : this.node(part, inner)));
    return { ...(within as IterationNode), name, in: this.node(source, sight) };
  }

  private ask(node: AskNode, sight: ExpansionBindings): Node {
    const asked = withParts(node, (part) => this.node(part, sight)) as AskNode;
    const { levels } = this;
    const mixed = levels.of(asked) === 'cell' || (levels.of(asked) !== 'call' && !levels.closed(asked));
    const inlined = mixed ? this.inlined(node.question) : undefined;
    if (inlined === undefined) return asked;
    const names = new Map(inlined.parameters.map(({ name }, i) => [name, asked.args[i] as Node]));
    return { ...this.node(inlined.tree, { names, lets: {}, named: new Map(), depth: sight.depth }), type: node.type };
  }
}

const LITERAL: Node = { op: 'literal', value: null, at: [0, 0], type: { one: ['None'], none: true } };
