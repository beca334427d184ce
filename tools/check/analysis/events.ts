import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, graphOf, reachableFrom } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import { compatible } from './comparable.js';
import { prevailing, prevails } from './conflicts.js';
import type { AnalysisContext } from './context.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';

/** Pairs of entries of an event that can both apply and do not override each other. */
function meeting(scene: AnalysisContext, situations: readonly Situation[], group: readonly Entry[]) {
  const { vocabulary } = scene.rulebook;
  const own = new Set(group);
  const found = new Map<string, { first: Entry; second: Entry; situation: Situation }>();
  for (const situation of situations) {
    const active = [...situation.active].filter((entry) => own.has(entry));
    const after = compatible(active.map((entry) => scene.condition(entry)));
    for (const [index, first] of active.entries()) {
      for (const second of after(index).map((other) => active[other] as Entry)) {
        const key = `${first.source.file}${first.source.pointer} ${second.source.file}${second.source.pointer}`;
        if (found.has(key) || prevails(first, second) || prevails(second, first)) continue;
        const claims = [first, second].map((entry) => scene.condition(entry));
        const free = prevailing(scene, situation.active, [first, second]);
        if (solve([situation.facts, ...claims, ...free], vocabulary) === undefined) continue;
        found.set(key, { first, second, situation });
      }
    }
  }
  return [...found.values()];
}

/** Events that two procedures can both expand. */
export function twoProcedures(
  scene: AnalysisContext,
  event: string,
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const expanding = scene.about('expands', event);
  return meeting(scene, situations, expanding).map(({ first, second, situation }) => {
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
  return meeting(scene, situations, rewriting)
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
