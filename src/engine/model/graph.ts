/** Where edges lead from a node. */
export type Successors<T> = (node: T) => Iterable<T> | undefined;

/** Node → the nodes that its edges lead to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The transitive closure: the starts and all nodes reachable from them, in breadth-first order. */
export function closure<T>(starts: Iterable<T>, successors: Successors<T>): ReadonlySet<T> {
  const reached = new Set(starts);
  // A set also visits what is added during the loop.
  for (const node of reached) for (const next of successors(node) ?? []) reached.add(next);
  return reached;
}

/** Nodes reachable by at least one edge; the start itself only if it is on a cycle. */
export const reachableFrom = (start: string, graph: Graph): ReadonlySet<string> =>
  closure(graph.get(start) ?? [], (node) => graph.get(node));

/** The graph of some edges. */
export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const known = graph.get(from);
    if (known) known.add(to);
    else graph.set(from, new Set([to]));
  }
  return graph;
}

/** The graph with all edges reversed. */
export const reversed = (graph: Graph): Graph =>
  graphOf([...graph].flatMap(([from, nodes]) => [...nodes].map((to) => [to, from] as const)));

/**
 * Each group of nodes that reach each other (a strongly connected component with an edge inside), as a shortest cycle
 * through its first node in alphabetical order. Independent of the order in which nodes and edges were added.
 */
export function cyclesIn(graph: Graph): readonly (readonly string[])[] {
  const done = new Set<string>();
  const cycles: (readonly string[])[] = [];
  for (const start of [...graph.keys()].sort()) {
    if (done.has(start)) continue;
    const cycle = shortestPath(start, start, graph)?.slice(0, -1);
    if (cycle === undefined) continue;
    cycles.push(cycle);
    for (const node of componentOf(start, graph)) done.add(node);
  }
  return cycles;
}

/** The nodes that are on a cycle with this one; none if it is on no cycle. */
export const componentOf = (node: string, graph: Graph): ReadonlySet<string> =>
  new Set([...reachableFrom(node, graph)].filter((other) => reachableFrom(other, graph).has(node)));

/**
 * A shortest walk of at least one edge from one node to another, both included; undefined if there is none. Breadth
 * first, neighbours in alphabetical order, so that the choice among several shortest walks is deterministic.
 */
export function shortestPath(from: string, to: string, graph: Graph): readonly string[] | undefined {
  const before = new Map<string, string>();
  const queue = [from];
  for (const node of queue) {
    for (const next of [...(graph.get(node) ?? [])].sort()) {
      if (next === to) return [...pathTo(node, from, before), to];
      if (before.has(next) || next === from) continue;
      before.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(end: string, start: string, before: ReadonlyMap<string, string>): readonly string[] {
  const path = [end];
  for (let node = end; node !== start; ) {
    node = before.get(node) ?? start;
    path.unshift(node);
  }
  return path;
}
