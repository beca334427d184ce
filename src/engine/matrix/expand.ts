import { withParts } from '../model/nodes.js';
import type { Expression, IterationNode, NameNode, Node } from '../model/tree.js';

/** Names in scope. */
interface ExpansionScope {
  /** What names of loops, and of values inside the expression, stand for; a value is expanded in its own scope. */
  readonly names: ReadonlyMap<string, { readonly node: Node; readonly scope?: ExpansionScope }>;
  /** Number of enclosing loops. */
  readonly depth: number;
}

/**
 * Most nodes of an expanded condition. No entry of a real rulebook comes near this; one that does is asked cell by
 * cell.
 */
const MOST = 4000;

/**
 * Expands conditions until each part shows which of the two lists it depends on: names are replaced by their values.
 * Loop names become `name_depth`, so that each name has one meaning and equal parts look equal.
 */
export class Expander {
  private made = 0;

  /** @param lets of the entry */
  constructor(private readonly lets: { readonly [name: string]: Expression }) {}

  /** undefined: too large. */
  expand(tree: Node): Node | undefined {
    this.made = 0;
    const expanded = this.node(tree, { names: new Map(), depth: 0 });
    return this.made > MOST ? undefined : expanded;
  }

  private node(node: Node, scope: ExpansionScope): Node {
    if (++this.made > MOST) return node;
    if (node.op === 'name') return this.name(node, scope);
    if ('in' in node) return this.loop(node, scope);
    if (node.op !== 'let') return withParts(node, (part) => this.node(part, scope));
    const names = new Map([...scope.names, [node.name, { node: node.value, scope }]]);
    return { ...this.node(node.body, { ...scope, names }), type: node.type };
  }

  private name(node: NameNode, scope: ExpansionScope): Node {
    const { depth } = scope;
    if (node.kind === 'let') return this.node((this.lets[node.name] as Expression).tree, { names: new Map(), depth });
    const found = scope.names.get(node.name);
    if (found === undefined) return node;
    const meant = found.scope ? this.node(found.node, { ...found.scope, depth }) : found.node;
    // Comparisons and reads depend on the type under which it is used here.
    return { ...meant, type: node.type };
  }

  private loop(node: IterationNode, scope: ExpansionScope): Node {
    const name = `${node.name}_${scope.depth}`;
    const { at, type } = node;
    const member: Node = { op: 'name', name, kind: 'member', at, type };
    const inner = { names: new Map([...scope.names, [node.name, { node: member }]]), depth: scope.depth + 1 };
    const { in: source, ...rest } = node;
    const within = withParts({ ...rest, in: LITERAL }, (part) => (part === LITERAL ? part : this.node(part, inner)));
    return { ...(within as IterationNode), name, in: this.node(source, scope) };
  }
}

const LITERAL: Node = { op: 'literal', value: null, at: [0, 0], type: { one: ['None'], none: true } };
