import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { graphOf } from '../model/graph.js';
import { expressionsOf, nodesIn } from '../model/nodes.js';
import type { EventType } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/**
 * Refuses an event that occurs only in plans: sent by itself, it would make its own changes without everything that
 * goes with them.
 *
 * @throws Fault `fault.plan-event`, which names what to send instead
 */
export function refusePlanEvent(ruleset: Ruleset, { name, audience }: EventType): void {
  if (audience !== 'rules') return;
  const instead = sentInstead(ruleset, name).join(', ');
  throw new Fault('fault.plan-event', { event: name, problem: instead ? 'event.instead' : 'event.nothing', instead });
}

/** The events of hosts whose plans lead to an event in the fewest steps. */
function sentInstead({ rulebook, entries }: Ruleset, event: string): readonly string[] {
  const { events } = rulebook.vocabulary;
  const makers = graphOf([
    ...entries.flatMap((entry) => {
      const { hook, of } = entry;
      return of === undefined || hook === 'answers' ? [] : eventsMadeBy(entry).map((made) => [made, of] as const);
    }),
    ...Object.values(events).flatMap(({ name, gathers = {} }) =>
      Object.values(gathers).map((claim) => [name, claim.event] as const),
    ),
  ]);
  let [known, next] = [new Set([event]), new Set([event])];
  while (next.size > 0) {
    const found = [...next].filter((name) => events[name]?.audience === 'hosts');
    if (found.length > 0) return found.sort();
    next = new Set([...next].flatMap((name) => [...(makers.get(name) ?? [])]).filter((name) => !known.has(name)));
    known = new Set([...known, ...next]);
  }
  return [];
}

/** Events that an entry makes. */
const eventsMadeBy = (entry: Entry): readonly string[] =>
  expressionsOf(entry).flatMap(({ expression }) =>
    [...nodesIn(expression.tree)].flatMap((node) => (node.op === 'make' && node.what === 'event' ? [node.name] : [])),
  );
