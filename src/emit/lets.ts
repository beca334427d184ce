import type { Entry } from '../model/entry.js';
import { namesMentioned, partsOf, walk } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';
import { Body, loose, word } from './body.js';
import { comment } from './literals.js';
import { Sight, Writing } from './writing.js';

type Lets = { readonly [name: string]: Expression };

const letOf = (lets: Lets, name: string): Node | undefined =>
  Object.hasOwn(lets, name) ? (lets[name] as Expression).tree : undefined;

/** How often each name is read, anything inside a loop counting as often. */
const readings = (roots: readonly Node[], lets: Lets): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const count = (node: Node, times: number): void => {
    if (node.op === 'name') {
      counts.set(node.name, (counts.get(node.name) ?? 0) + times);
      return;
    }
    const within = 'in' in node ? node.in : undefined;
    for (const part of partsOf(node)) count(part, within === undefined || part === within ? times : times + 1);
  };
  for (const root of roots) count(root, 1);
  for (const { tree } of Object.values(lets)) count(tree, 1);
  return counts;
};

/** Names from outside that a `let` is worked out from, through other ones. */
const outsideOf = (node: Node, lets: Lets, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(node, (part) => {
    if (part.op !== 'name' || part.kind === 'member') return;
    const tree = part.kind === 'let' ? letOf(lets, part.name) : undefined;
    if (tree === undefined) found.add(part.name);
    else if (!seen.has(part.name))
      for (const name of outsideOf(tree, lets, new Set([...seen, part.name]))) found.add(name);
  });
  return found;
};

/**
 * The names of an entry. One that is read once stands where it is read; any other has a function of its own, and a variable that
 * keeps what came out, so that it is worked out when it is first read and only then.
 */
export class LetWriter {
  private readonly functions = new Map<string, { readonly name: string; readonly outside: readonly string[] }>();
  private readonly counts: ReadonlyMap<string, number>;

  constructor(
    private readonly entry: Entry,
    private readonly writing: Writing,
    roots: readonly Node[],
  ) {
    const mentioned = namesMentioned(entry).map(
      (name): Node => ({ op: 'name', name, kind: 'let', at: [0, 0], type: { one: [], none: false } }),
    );
    this.counts = readings([...roots, ...mentioned], entry.let);
  }

  /** Puts the names in sight of what is written next; a variable is made for each that is kept. */
  sight(writing: Writing, outer: Sight): Sight {
    const sight = new Sight(outer);
    for (const name of Object.keys(this.entry.let).sort()) this.declare(writing, name, sight);
    return sight;
  }

  private declare(writing: Writing, name: string, sight: Sight): void {
    const tree = letOf(this.entry.let, name) as Node;
    const count = this.counts.get(name) ?? 0;
    if (count === 0) return;
    if (count === 1 || isSlight(tree)) {
      sight.let(name, () => writing.value(tree, sight));
      return;
    }
    const kept = writing.body.names.fresh(name);
    writing.body.line(`let ${kept};`);
    sight.let(name, () => {
      const { name: of, outside } = this.functionFor(name, tree);
      const args = outside.map((other) => sight.read(other).text).join(', ');
      return loose(`${kept} === undefined ? (${kept} = ${of}(${args})) : ${kept}`);
    });
  }

  private functionFor(name: string, tree: Node): { readonly name: string; readonly outside: readonly string[] } {
    const known = this.functions.get(name);
    if (known) return known;
    const { shop } = this.writing;
    const outside = [...outsideOf(tree, this.entry.let)].sort();
    const made = { name: shop.names.fresh(`${this.entry.of}_${name}`, '$let'), outside };
    this.functions.set(name, made);
    const inside = new Writing(shop, new Body(shop.names.inside()));
    const given = new Sight();
    const parameters = outside.map((other) => {
      const parameter = inside.body.names.fresh(other);
      given.let(other, () => word(parameter));
      return parameter;
    });
    const { result, lines } = inside.body.apart(() => inside.value(tree, this.sight(inside, given)));
    shop.functions.push([
      comment(`${this.entry.id}: ${name}`),
      `function ${made.name}(${parameters.join(', ')}) {`,
      ...withoutIdle([...lines, `return ${result.text};`]).map((line) => `  ${line}`),
      '}',
    ]);
    return made;
  }
}

/** Not worth keeping: a fact or a literal, or a comparison of two. */
const isSlight = (node: Node): boolean => {
  if (node.op === 'fact') return node.of.op === 'name' && node.of.kind !== 'let';
  if (node.op === 'name') return node.kind !== 'let';
  if (node.op === 'compare') return isSlight(node.left) && node.right.op === 'literal';
  return node.op === 'literal';
};

/** Without the variables that nothing reads. */
export const withoutIdle = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => {
    const name = /^\s*let ([\w$]+);$/.exec(line)?.[1];
    return name === undefined || lines.some((other, i) => i !== at && other.split(/[^\w$]+/).includes(name));
  });
