import type { Entry } from '../../../engine/model/entry.js';
import { componentOf, shortestPath } from '../../../engine/model/graph.js';
import { nodesIn } from '../../../engine/model/nodes.js';
import { expressionsOf } from '../entries/entry-expressions.js';
import type { Linked, Linking } from '../entries/linked.js';

/** event -> events that can come out of it, and which entry makes the step. */
export interface EventGraph {
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
  /** `from to` -> entries that lead from one to the other otherwise than by rewriting. */
  readonly steps: ReadonlyMap<string, readonly Linked[]>;
}

/** Events that an entry makes. */
export function eventsMadeBy(linked: Linked): ReadonlySet<string> {
  const made = new Set<string>();
  for (const { expression } of expressionsOf(linked)) {
    for (const node of nodesIn(expression.tree)) if (node.op === 'make' && node.what === 'event') made.add(node.name);
  }
  return made;
}

/** What comes out of what, over all entries; a claim leads to the event that gathers it. */
export function eventGraph({ vocabulary, linked }: Linking): EventGraph {
  const edges = new Map<string, Set<string>>();
  const steps = new Map<string, Linked[]>();
  const add = (from: string, to: string) => edges.set(from, (edges.get(from) ?? new Set()).add(to));
  for (const event of Object.values(vocabulary.events)) {
    for (const source of Object.values(event.gathers ?? {})) add(source.event, event.name);
  }
  for (const one of linked) {
    const { hook, of } = one.entry;
    if (hook === undefined || of === undefined || hook === 'answers' || hook === 'forbids') continue;
    for (const made of eventsMadeBy(one)) {
      add(of, made);
      if (hook === 'rewrites') continue;
      const key = `${of} ${made}`;
      steps.set(key, [...(steps.get(key) ?? []), one]);
    }
  }
  return { edges, steps };
}

/**
 * Lists cycles of events. They may well end (each round may find less to do), so this is advice. A cycle of rewriting alone
 * always ends, since an entry rewrites one event and what comes of it only once.
 */
export function lintEventCycles({ vocabulary }: Linking, { edges, steps }: EventGraph): void {
  const reported = new Set<string>();
  for (const key of [...steps.keys()].sort()) {
    const [from = '', to = ''] = key.split(' ');
    // An event that repeats is sent again until it adds nothing: that cycle is meant.
    if (reported.has(from) || vocabulary.events[from]?.repeats === true) continue;
    const back = from === to ? [from] : shortestPath(to, from, edges);
    if (back === undefined) continue;
    for (const node of componentOf(from, edges)) reported.add(node);
    const { entry, draft } = first(steps.get(key)!);
    draft.sink.fault('lint.event-cycle', [...draft.path, 'id'], {
      values: { cycle: [from, ...back].join(' → '), entry: entry.id },
      severity: 'advice',
    });
  }
}

const first = (linked: readonly Linked[]): Linked => [...linked].sort((a, b) => byId(a.entry, b.entry))[0]!;
const byId = (a: Entry, b: Entry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
