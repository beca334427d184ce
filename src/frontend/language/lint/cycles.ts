/** node -> nodes that an edge leads to */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The circles of a graph: for each group of nodes that reach each other, a shortest circle through its first node in
 * alphabetical order. The same whatever the order in which nodes and edges were put in.
 */
export function circlesIn(edges: Graph): readonly (readonly string[])[] {
  const done = new Set<string>();
  const circles: (readonly string[])[] = [];
  for (const start of [...edges.keys()].sort()) {
    if (done.has(start)) continue;
    const circle = shortestCircle(start, edges);
    if (circle === undefined) continue;
    circles.push(circle);
    for (const node of reachedFrom(start, edges)) {
      if (reachedFrom(node, edges).has(start)) done.add(node);
    }
  }
  return circles;
}

/** All nodes that a walk of one step or more from `start` can come to. */
export function reachedFrom(start: string, edges: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of edges.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** A shortest circle through `start`, without the return to it at the end. */
function shortestCircle(start: string, edges: Graph): readonly string[] | undefined {
  return shortestPath(start, start, edges)?.slice(0, -1);
}

/**
 * A shortest walk of at least one step from one node to another, both included; undefined if there is none.
 * Breadth first, neighbours in alphabetical order, so that of several shortest ones it is always the same.
 */
export function shortestPath(from: string, to: string, edges: Graph): readonly string[] | undefined {
  const before = new Map<string, string>();
  const open = [from];
  for (const node of open) {
    for (const next of [...(edges.get(node) ?? [])].sort()) {
      if (next === to) return [...walkBack(node, from, before), to];
      if (before.has(next) || next === from) continue;
      before.set(next, node);
      open.push(next);
    }
  }
  return undefined;
}

function walkBack(end: string, start: string, before: ReadonlyMap<string, string>): readonly string[] {
  const path = [end];
  for (let node = end; node !== start; ) {
    node = before.get(node)!;
    path.unshift(node);
  }
  return path;
}
