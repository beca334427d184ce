import { Thing, type Value } from '../../compile/values.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { TableJson } from '../../model/table.js';
import { fieldsToJson, toJson } from '../../run/json.js';
import { eventText } from '../scenarios/expected.js';
import type { Scenario, SendStep } from '../scenarios/model.js';
import type { Broken, Sent } from './game.js';
import type { Simulation } from './prepare.js';

/** The game that led to something broken, as a scenario: it fails as long as the fault is there. */
export function witness(
  rulebook: Rulebook,
  table: TableJson,
  sent: readonly Sent[],
  { demand, message }: Broken,
  { seed, game, simulation }: { readonly seed: number; readonly game: number; readonly simulation: Simulation },
): Scenario {
  const { vocabulary } = rulebook;
  const idOf = (value: Value): string | null => (value instanceof Thing ? value.id : null);
  const steps = sent.map(({ events, picks }): SendStep => {
    const texts = events.map((event) => eventText({ event: event.event, fields: fieldsToJson(vocabulary, event) }));
    return {
      send: texts.length === 1 ? (texts[0] as string) : `[${texts.join(', ')}]`,
      ...(picks.length > 0 && {
        picks: picks.map(({ matter, by, pick }) => ({ matter, by: idOf(by), pick: toJson(vocabulary, pick) })),
      }),
    };
  });
  const condition = simulation.always.find(({ id }) => id === demand?.id)?.holds.text;
  const says = demand?.says ?? { en: message ?? '', it: message ?? '' };
  return {
    id: `${demand?.id ?? 'fault'}-${seed}-${game}`,
    summary: says,
    table,
    steps: condition === undefined ? steps : [...steps, { ask: condition, answer: true }],
  };
}
