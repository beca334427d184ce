import { componentOf, shortestPath } from '../../../engine/model/graph.js';
import type { EntryUnit } from '../entries/entry-unit.js';
import type { Linking } from '../entries/linking.js';

/** Event → events that can result from it, and the entries responsible. */
export interface EventGraph {
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
  /** `from to` → entries that lead from one to the other by other means than rewriting. */
  readonly steps: ReadonlyMap<string, readonly EntryUnit[]>;
}

/** Which events result from which, over all entries; a claim leads to the event that gathers it. */
export function eventGraph({ vocabulary, units }: Linking): EventGraph {
  const edges = new Map<string, Set<string>>();
  const steps = new Map<string, EntryUnit[]>();
  const add = (from: string, to: string) => edges.set(from, (edges.get(from) ?? new Set()).add(to));
  for (const event of Object.values(vocabulary.events)) {
    for (const source of Object.values(event.gathers ?? {})) add(source.event, event.name);
  }
  for (const unit of units) {
    const { hook, of, makes } = unit.summary;
    if (hook === undefined || of === undefined || hook === 'answers' || hook === 'forbids') continue;
    for (const made of makes) {
      add(of, made);
      if (hook === 'rewrites') continue;
      const key = `${of} ${made}`;
      steps.set(key, [...(steps.get(key) ?? []), unit]);
    }
  }
  return { edges, steps };
}

/**
 * Lists cycles of events. They may well terminate (each round may find less to do), so this is advice. A cycle of
 * rewriting alone always ends, since an entry rewrites an event and its results only once.
 */
export function lintEventCycles({ vocabulary, findings }: Linking, { edges, steps }: EventGraph): void {
  const reported = new Set<string>();
  for (const key of [...steps.keys()].sort()) {
    const [from = '', to = ''] = key.split(' ');
    // A repeating event is sent again until it adds nothing: that cycle is intended.
    if (reported.has(from) || vocabulary.events[from]?.repeats === true) continue;
    const back = from === to ? [from] : shortestPath(to, from, edges);
    if (back === undefined) continue;
    for (const node of componentOf(from, edges)) reported.add(node);
    const unit = first(steps.get(key)!);
    if (findings.isBroken(unit)) continue;
    const values = { cycle: [from, ...back].join(' → '), entry: unit.summary.id };
    findings.fault(unit, 'lint.event-cycle', ['id'], { values, severity: 'advice' });
  }
}

const first = (units: readonly EntryUnit[]): EntryUnit => [...units].sort(byId)[0]!;
const byId = (a: EntryUnit, b: EntryUnit): number =>
  a.summary.id < b.summary.id ? -1 : a.summary.id > b.summary.id ? 1 : 0;
