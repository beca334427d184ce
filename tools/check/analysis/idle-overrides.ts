import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import type { AnalysisContext } from './context.js';
import { grouped } from './grouped.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';

/** Overrides without an effect: both entries are never active together, or their conditions exclude each other. */
export function idleOverrides(
  scene: AnalysisContext,
  group: readonly Entry[],
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const { vocabulary } = scene.rulebook;
  const byId = grouped(group, ({ id }) => [id]);
  return group.flatMap((entry) => {
    if (entry.overrides === 'all') return [];
    const overridden = [
      ...entry.overrides.map((id, index) => ({ id, index, key: 'overrides' as const })),
      ...entry.replaces.map((id, index) => ({ id, index, key: 'replaces' as const })),
    ];
    return overridden.flatMap(({ id, index, key }) => {
      const others = byId.get(id) ?? [];
      if (others.length === 0) return [];
      const together = others.filter((other) =>
        situations.some(({ before }) => before.has(entry) && before.has(other)),
      );
      const meet =
        key === 'replaces' ||
        together.some((other) => solve([scene.condition(entry), scene.condition(other)], vocabulary) !== undefined);
      if (together.length > 0 && meet) return [];
      const code = together.length === 0 ? 'check.never-together' : 'check.never-meet';
      const at = places.at(entry, key, index);
      const also = others.slice(0, 1).flatMap((other) => places.also(other, 'declared'));
      return [diagnostic(code, { at, severity: 'warning', also, values: { entry: entry.id, other: id, key } })];
    });
  });
}
