import memoize from 'lodash/memoize.js';
import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, isInForce } from 'tavolata/internals';
import type { SetupJson } from 'tavolata/runtime';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import { scenariosOf } from '../plays.js';
import { editionsOf } from '../scenarios/editions.js';
import type { AnalysisContext } from './context.js';
import { grouped } from './grouped.js';
import { holdsIn } from './solve.js';

/**
 * Entries that a scenario names and that are not active in some edition of it, in its setup: the scenario can never
 * reach them there.
 */
export function outOfReach(scene: AnalysisContext, documents: readonly JsonDocument[]): readonly Diagnostic[] {
  const { rulebook } = scene;
  const byId = grouped(rulebook.entries, ({ id }) => [id]);
  return scenariosOf(documents).flatMap(({ scenario, document, index }) => {
    const steps = scenario.steps as readonly { readonly [key in 'because' | 'nearly']?: readonly string[] }[];
    if (!steps.some(({ because, nearly }) => because !== undefined || nearly !== undefined)) return [];
    const { setup } = scenario.table;
    const kept = layersIn(scene, setup);
    const editions = editionsOf(rulebook, scenario);
    const ends = [...new Set([editions[0], editions.at(-1)].filter((date) => date !== undefined))];
    const dead = (id: string, edition: string): boolean =>
      byId
        .get(id)
        ?.some((entry) => isActive(scene, entry, { setup: { ...setup, edition }, mayLive: kept(edition) })) === false;
    return steps.flatMap((step, number) =>
      (['because', 'nearly'] as const).flatMap((key) =>
        (step[key] ?? []).flatMap((id, place) => {
          const edition = ends.find((date) => dead(id, date));
          if (edition === undefined) return [];
          const at = document.at(pointer('scenarios', index, 'steps', number, key, place));
          return [diagnostic('check.inactive-there', { at, values: { id, edition, scenario: scenario.id } })];
        }),
      ),
    );
  });
}

/** For each edition, the layers that a setup may have; each is evaluated once. */
const layersIn = (scene: AnalysisContext, setup: SetupJson): ((edition: string) => (layer: string) => boolean) =>
  memoize((edition) => {
    const whole = complete(scene, { ...setup, edition });
    return memoize((layer) => holdsIn(scene.layer(layer), whole, scene.single) !== false);
  });

/** True unless the edition, the layer, the house answer or an entry that replaces it excludes an entry. */
function isActive(
  scene: AnalysisContext,
  entry: Entry,
  at: { readonly setup: SetupJson; readonly mayLive: (layer: string) => boolean },
  above: readonly Entry[] = [],
): boolean {
  const { setup, mayLive } = at;
  const { matters } = scene.rulebook;
  const { chosen, layer } = entry;
  if (!isInForce(entry, setup.edition) || !mayLive(layer)) return false;
  const choice = chosen && (setup.house?.[chosen.matter] ?? matters[chosen.matter]?.default);
  if (chosen !== undefined && choice !== chosen.choice) return false;
  return !scene
    .replacersOf(entry)
    .some((other) => !above.includes(other) && isActive(scene, other, at, [...above, entry]));
}

/** A setup, completed with default facts. */
const complete = (scene: AnalysisContext, setup: SetupJson): SetupJson => ({ ...scene.usualFacts, ...setup });
