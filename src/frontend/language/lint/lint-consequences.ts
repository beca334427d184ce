import { graphOf, reachableFrom } from '../../../engine/model/graph.js';
import { overlap } from '../entries/entry-dates.js';
import { eitherPrevails, type Linked, type Linking } from '../entries/linked.js';
import { exclusive } from './exclusive.js';
import { type EventGraph, eventsMadeBy } from './lint-events.js';

/**
 * Consequences of one event happen at once unless anchored. If one of them can end the game and the other cannot, the other
 * one would still begin at the same moment, which is hardly meant.
 */
export function lintConsequences(linking: Linking, { edges }: EventGraph): void {
  const { vocabulary } = linking;
  const final = new Set(Object.values(vocabulary.events).flatMap((event) => (event.final ? [event.name] : [])));
  const canEnd = (linked: Linked): boolean =>
    [...eventsMadeBy(linked)].some(
      (made) => final.has(made) || [...reachableFrom(made, edges)].some((one) => final.has(one)),
    );
  const byEvent = new Map<string, Linked[]>();
  for (const linked of linking.linked) {
    const { hook, of } = linked.entry;
    if (hook === 'follows' && of !== undefined) byEvent.set(of, [...(byEvent.get(of) ?? []), linked]);
  }
  for (const [event, following] of byEvent) {
    const earlier = orderOf(following);
    const ending = following.filter(canEnd);
    const others = following.filter((linked) => !ending.includes(linked));
    for (const end of ending) {
      for (const other of others) {
        const [a, b] = [end.entry, other.entry];
        if (earlier(a.id, b.id) || earlier(b.id, a.id) || !overlap(a, b)) continue;
        if (exclusive(vocabulary, a.layer, b.layer) || eitherPrevails(a, b)) continue;
        const also = [{ at: end.draft.sink.at([...end.draft.path, 'id']), label: 'also' }];
        other.draft.sink.fault('lint.unordered-consequences', [...other.draft.path, 'follows'], {
          values: { event, entry: b.id, other: a.id },
          severity: 'warning',
          also,
        });
      }
    }
  }
}

/** Whether the first id comes before the second by the anchors, through others as well. */
function orderOf(following: readonly Linked[]): (first: string, second: string) => boolean {
  const edges = graphOf(
    following.flatMap(({ entry: { id, after, before } }) => [
      ...after.map((other) => [other, id] as const),
      ...before.map((other) => [id, other] as const),
    ]),
  );
  return (first, second) => reachableFrom(first, edges).has(second);
}
