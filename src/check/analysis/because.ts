import { livesIn } from '../../arrange/alive.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { Entry } from '../../model/entry.js';
import type { SetupJson } from '../../model/table.js';
import type { JsonDocument } from '../../text/document.js';
import { pointer } from '../../text/document.js';
import { scenariosOf } from '../plays.js';
import { editionsOf } from '../scenarios/editions.js';
import type { Scene } from './scene.js';
import { holdsIn } from './solve.js';

/** Entries that a scenario names and that are not alive in some edition of it, in its setup: it can never reach them there. */
export function outOfReach(scene: Scene, documents: readonly JsonDocument[]): readonly Diagnostic[] {
  const { rulebook } = scene;
  const byId = new Map<string, Entry[]>();
  for (const entry of rulebook.entries) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  return scenariosOf(documents).flatMap(({ scenario, document, index }) => {
    const steps = scenario.steps as readonly { readonly [key in 'because' | 'nearly']?: readonly string[] }[];
    if (!steps.some(({ because, nearly }) => because !== undefined || nearly !== undefined)) return [];
    const editions = editionsOf(rulebook, scenario);
    const ends = [...new Set([editions[0], editions.at(-1)].filter((date) => date !== undefined))];
    const dead = (id: string, edition: string): boolean => {
      const setup = { ...scenario.table.setup, edition };
      return byId.get(id)?.some((entry) => isAlive(scene, entry, setup)) === false;
    };
    return steps.flatMap((step, number) =>
      (['because', 'nearly'] as const).flatMap((key) =>
        (step[key] ?? []).flatMap((id, place) => {
          const edition = ends.find((date) => dead(id, date));
          if (edition === undefined) return [];
          const at = document.at(pointer('scenarios', index, 'steps', number, key, place));
          return [diagnostic('check.not-alive-there', { at, values: { id, edition, scenario: scenario.id } })];
        }),
      ),
    );
  });
}

/** True unless the edition, the layer, the house answer or an entry that replaces it keeps an entry out. */
function isAlive(scene: Scene, entry: Entry, setup: SetupJson, above: readonly Entry[] = []): boolean {
  const { entries, matters } = scene.rulebook;
  const { chosen, layer } = entry;
  if (!livesIn(entry, setup.edition) || holdsIn(scene.layer(layer), complete(scene, setup), scene.single) === false)
    return false;
  const choice = chosen && (setup.house?.[chosen.matter] ?? matters[chosen.matter]?.default);
  if (chosen !== undefined && choice !== chosen.choice) return false;
  const replacing = entries.filter((other) => other.replaces.includes(entry.id) && !above.includes(other));
  return !replacing.some((other) => isAlive(scene, other, setup, [...above, entry]));
}

/** A setup with the facts that it leaves out. */
function complete({ rulebook: { vocabulary } }: Scene, setup: SetupJson): SetupJson {
  const facts = Object.values(vocabulary.entities).find((entity) => entity.constant)?.facts ?? {};
  const usual = Object.values(facts).flatMap((fact) => (fact.default === undefined ? [] : [[fact.name, fact.default]]));
  return { ...(Object.fromEntries(usual) as object), ...setup };
}
