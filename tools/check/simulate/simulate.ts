import { generator, Random, Thing, toJson } from 'tavolata/internals';
import { arrange, type Rulebook, type TableJson, type Value } from 'tavolata/runtime';
import type { Scenario, SendStep } from '../scenarios/model.js';
import { writtenValue } from '../wording.js';
import { type BrokenDemand, Games, type Sent } from './game.js';
import type { Simulation } from './prepare.js';

export interface SimulateOptions {
  /** Number of games; 1,000 by default. */
  readonly games?: number;
  /** Seed of the random generator; the same seed gives the same games. 1 by default. */
  readonly seed?: number;
  /** Number of the first game, to replay one game out of many. */
  readonly first?: number;
  /** Stop after this many broken games; 3 by default. */
  readonly giveUpAfter?: number;
  readonly onProgress?: (done: number, all: number) => void;
}

/** A game in which something was broken. */
export interface BrokenGame extends BrokenDemand {
  readonly seed: number;
  readonly game: number;
  readonly size: number;
  /** Number of the move after which it was noticed, the start being 1. */
  readonly move: number;
  /** The game up to there, ready to be put next to the entries. */
  readonly scenario: Scenario;
}

export interface SimulationReport {
  readonly generator: string;
  readonly seed: number;
  /** Games played. */
  readonly games: number;
  readonly moves: number;
  /** Events in all plans. */
  readonly events: number;
  readonly broken: readonly BrokenGame[];
}

/**
 * Plays random games and checks after every move what must hold. Chance is seeded: the same call gives the same games.
 *
 * @throws Fault if the setup names an edition or a house choice that the rulebook does not know
 */
export function simulate(rulebook: Rulebook, simulation: Simulation, options: SimulateOptions = {}): SimulationReport {
  const { games = 1000, seed = 1, first = 1, giveUpAfter = 3, onProgress } = options;
  const { crowd, setup } = simulation.raw;
  const arena = new Games(rulebook, arrange(rulebook, setup), simulation);
  const broken: BrokenGame[] = [];
  let [played, moves, events] = [0, 0, 0];
  for (let game = first; game < first + games && broken.length < giveUpAfter; game++) {
    onProgress?.(played, games);
    const start = (): [Random, number] => {
      const chance = new Random(seed, game);
      return [chance, chance.between(crowd.least, crowd.most)];
    };
    const course = arena.play(...start());
    played++;
    moves += course.moves;
    events += course.events;
    if (course.broken) {
      const { size } = course;
      const sent: Sent[] = [];
      arena.play(...start(), (one) => sent.push(one));
      const scenario = witness(rulebook, arena.tableOf(size), { ...course.broken, sent }, { seed, game, simulation });
      broken.push({ ...course.broken, seed, game, size, move: course.moves, scenario });
    }
  }
  return { generator, seed, games: played, moves, events, broken };
}

const anything = { one: [], none: true };

/** The game that led to something broken, as a scenario: it fails as long as the fault is there. */
function witness(
  rulebook: Rulebook,
  table: TableJson,
  { sent, demand, message }: BrokenDemand & { readonly sent: readonly Sent[] },
  { seed, game, simulation }: { readonly seed: number; readonly game: number; readonly simulation: Simulation },
): Scenario {
  const { vocabulary } = rulebook;
  const idOf = (value: Value): string | null => (value instanceof Thing ? value.id : null);
  const steps = sent.map(({ events, picks }): SendStep => {
    const texts = events.map((event) => writtenValue(toJson(vocabulary, event), anything, vocabulary));
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
