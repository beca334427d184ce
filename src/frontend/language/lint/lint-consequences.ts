import { graphOf, reachableFrom } from '../../../engine/model/graph.js';
import { overlap } from '../entries/entry-dates.js';
import { type EntryUnit, placeIn } from '../entries/entry-unit.js';
import { eitherPrevails, type Linking } from '../entries/linking.js';
import { exclusive } from './exclusive.js';
import type { EventGraph } from './lint-events.js';

/**
 * Consequences of one event happen at the same time unless anchored. If one of them can end the game and another
 * cannot, the other would still begin at the same moment, which is hardly intended.
 */
export function lintConsequences(linking: Linking, { edges }: EventGraph): void {
  const { vocabulary, findings } = linking;
  const final = new Set(Object.values(vocabulary.events).flatMap((event) => (event.final ? [event.name] : [])));
  const canEnd = ({ summary }: EntryUnit): boolean =>
    [...summary.makes].some((made) => final.has(made) || [...reachableFrom(made, edges)].some((one) => final.has(one)));
  const byEvent = new Map<string, EntryUnit[]>();
  for (const unit of linking.units) {
    const { hook, of } = unit.summary;
    if (hook === 'follows' && of !== undefined) byEvent.set(of, [...(byEvent.get(of) ?? []), unit]);
  }
  for (const [event, following] of byEvent) {
    const earlier = orderOf(following);
    const ending = following.filter(canEnd);
    const others = following.filter((unit) => !ending.includes(unit) && !findings.isBroken(unit));
    for (const end of ending) {
      if (findings.isBroken(end)) continue;
      for (const other of others) {
        const [a, b] = [end.summary, other.summary];
        if (earlier(a.id, b.id) || earlier(b.id, a.id) || !overlap(a, b)) continue;
        if (exclusive(vocabulary, a.layer, b.layer) || eitherPrevails(a, b)) continue;
        const also = [{ at: placeIn(end, 'id'), label: 'also' }];
        const values = { event, entry: b.id, other: a.id };
        findings.fault(other, 'lint.unordered-consequences', ['follows'], { values, severity: 'warning', also });
      }
    }
  }
}

/** Whether the first id comes before the second by their anchors, directly or through others. */
function orderOf(following: readonly EntryUnit[]): (first: string, second: string) => boolean {
  const edges = graphOf(
    following.flatMap(({ summary: { id, after, before } }) => [
      ...after.map((other) => [other, id] as const),
      ...before.map((other) => [id, other] as const),
    ]),
  );
  return (first, second) => reachableFrom(first, edges).has(second);
}
