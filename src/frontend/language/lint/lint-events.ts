import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import sortBy from 'lodash/sortBy.js';
import { componentOf, type Graph, graphOf, shortestPath } from '../../../engine/model/graph.js';
import type { EntryUnit } from '../entries/entry-unit.js';
import type { Linking } from '../entries/linking.js';

/** Event → events that can result from it, and the entries responsible. */
export interface EventGraph {
  readonly edges: Graph;
  /** `from to` → entries that lead from one to the other by other means than rewriting. */
  readonly steps: { readonly [edge: string]: readonly EntryUnit[] };
}

/** Which events result from which, over all entries; a claim leads to the event that gathers it. */
export function eventGraph({ vocabulary, units }: Linking): EventGraph {
  const gathered = Object.values(vocabulary.events).flatMap((event) =>
    Object.values(event.gathers ?? {}).map((source) => [source.event, event.name] as const),
  );
  const made = units.flatMap((unit) => {
    const { hook, of, makes } = unit.summary;
    const isStill = hook === undefined || hook === 'answers' || hook === 'forbids';
    return of === undefined || isStill ? [] : [...makes].map((to) => ({ unit, hook, edge: [of, to] as const }));
  });
  const steps = made.filter(({ hook }) => hook !== 'rewrites');
  return {
    edges: graphOf([...gathered, ...made.map(({ edge }) => edge)]),
    steps: mapValues(
      groupBy(steps, ({ edge }) => edge.join(' ')),
      (all) => all.map(({ unit }) => unit),
    ),
  };
}

/**
 * Lists cycles of events. They may well terminate (each round may find less to do), so this is advice. A cycle of
 * rewriting alone always ends, since an entry rewrites an event and its results only once.
 */
export function lintEventCycles({ vocabulary, findings }: Linking, { edges, steps }: EventGraph): void {
  const reported = new Set<string>();
  for (const key of Object.keys(steps).sort()) {
    const [from = '', to = ''] = key.split(' ');
    // A repeating event is sent again until it adds nothing: that cycle is intended.
    if (reported.has(from) || vocabulary.events[from]?.repeats === true) continue;
    const back = from === to ? [from] : shortestPath(to, from, edges);
    if (back === undefined) continue;
    for (const node of componentOf(from, edges)) reported.add(node);
    const unit = sortBy(steps[key]!, ({ summary }) => summary.id)[0]!;
    if (findings.isBroken(unit)) continue;
    const values = { cycle: [from, ...back].join(' → '), entry: unit.summary.id };
    findings.fault(unit, 'lint.event-cycle', ['id'], { values, severity: 'advice' });
  }
}
