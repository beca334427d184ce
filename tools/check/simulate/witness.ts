import { EventValue, Thing, toJson, type Vocabulary } from 'tavolata/internals';
import type { Rulebook, TableJson, Value } from 'tavolata/runtime';
import type { Scenario, SendStep } from '../scenarios/model.js';
import type { BrokenDemand, Sent } from './game.js';
import type { Simulation } from './prepare.js';

/** The game that led to something broken, as a scenario: it fails as long as the fault exists. */
export function witness(
  rulebook: Rulebook,
  table: TableJson,
  { sent, demand, message }: BrokenDemand & { readonly sent: readonly Sent[] },
  { seed, game, simulation }: { readonly seed: number; readonly game: number; readonly simulation: Simulation },
): Scenario {
  const { vocabulary } = rulebook;
  const idOf = (value: Value): string | null => (value instanceof Thing ? value.id : null);
  const steps = sent.map(({ events, picks }): SendStep => {
    const texts = events.map((event) => textOf(event, vocabulary));
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

/** A value of an event that was sent, in the rule language. */
function textOf(value: Value, vocabulary: Vocabulary): string {
  const all = (values: readonly Value[]): readonly string[] => values.map((one) => textOf(one, vocabulary));
  if (value === null) return 'none';
  if (Array.isArray(value)) return `[${all(value as readonly Value[]).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof EventValue) {
    const given = value.fields.findLastIndex((field) => field !== null);
    return `${value.event}(${all(value.fields.slice(0, given + 1)).join(', ')})`;
  }
  if (!(value instanceof Thing)) return String(value);
  if (value.id !== null) return value.id;
  const facts = Object.values(vocabulary.entities[value.entity]?.facts ?? {}).flatMap(({ name, slot }) => {
    const fact = value.fact(slot);
    return fact === undefined || fact === null ? [] : [`${name}: ${textOf(fact, vocabulary)}`];
  });
  return `${value.entity}(${facts.join(', ')})`;
}
