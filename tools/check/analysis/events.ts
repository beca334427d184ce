import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, graphOf, reachableFrom } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import { meeting } from './conflicts.js';
import type { AnalysisContext } from './context.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';

/** Pairs of entries of an event that can both apply and do not override each other, with the first such situation. */
function pairsOf(scene: AnalysisContext, situations: readonly Situation[], group: readonly Entry[]) {
  const own = new Set(group);
  const found = meeting(scene, situations, {
    among: ({ active }) =>
      [...active].filter((entry) => own.has(entry)).map((entry) => ({ entry, when: scene.condition(entry) })),
    nameOf: ({ entry: { source } }) => source.file + source.pointer,
    areAlike: () => false,
  });
  return found.map(({ first, second, at }) => ({ first: first.entry, second: second.entry, situation: at[0]! }));
}

/** Events that two procedures can both expand. */
export function twoProcedures(
  scene: AnalysisContext,
  event: string,
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const expanding = scene.about('expands', event);
  return pairsOf(scene, situations, expanding).map(({ first, second, situation }) => {
    const values = { event, entry: first.id, other: second.id, edition: situation.setup.edition };
    const at = places.at(first, 'expands');
    return diagnostic('check.two-procedures', { at, also: places.also(second, 'also'), values });
  });
}

/** Rewrites of one event that can both apply, so that only their ids would decide the order. */
export function unorderedRewrites(
  scene: AnalysisContext,
  event: string,
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const rewriting = scene.about('rewrites', event);
  const earlier = earlierOf(rewriting);
  return pairsOf(scene, situations, rewriting)
    .filter(({ first, second }) => !earlier(first.id, second.id) && !earlier(second.id, first.id))
    .map(({ first, second, situation }) => {
      const values = { event, entry: first.id, other: second.id, edition: situation.setup.edition };
      const at = places.at(first, 'rewrites');
      return diagnostic('check.rewrites-unordered', {
        at,
        severity: 'warning',
        also: places.also(second, 'also'),
        values,
      });
    });
}

/** Whether one entry comes before another by `before` and `after`, directly or through others. */
function earlierOf(entries: readonly Entry[]): (first: string, second: string) => boolean {
  const edges = graphOf(
    entries.flatMap(({ id, before, after }) => [
      ...before.map((other) => [id, other] as const),
      ...after.map((other) => [other, id] as const),
    ]),
  );
  return (first, second) => reachableFrom(first, edges).has(second);
}
