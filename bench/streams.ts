import { Random } from '../src/engine/setup/random.js';
import type { TableJson } from '../src/runtime.js';
import { type HandCreature, type HandPlayer, type HandState, handState } from './state.js';
import { workload } from './tables.js';

/*
 * Three streams of single questions, the same as in the measurements on which the aims are based: those of a search
 * (the active side's creatures against everybody), all creatures against everybody, and a mixture of ten questions.
 */

export type StreamName = 'active' | 'matrix' | 'mixed';

/** Ten questions of the rulebook; mixed questions refer to them by index. */
export const MIXED = [
  'mayTarget',
  'nextInTurnOrder',
  'distance',
  'inRange',
  'controllerOf',
  'areOpponents',
  'mayPlayLand',
  'skipsDraw',
  'isActive',
  'lifeOf',
] as const;

/** Questions whether creatures may attack players, as pairs of indices into the table's lists. */
export interface AttackPairs {
  readonly creatures: readonly number[];
  readonly players: readonly number[];
}

/** One of the ten questions about a creature and two players, by index. */
export interface MixedQuestion {
  readonly kind: number;
  readonly creature: number;
  readonly player: number;
  readonly other: number;
}

/** One table of the benchmark with its questions. */
export interface Case {
  readonly json: TableJson;
  /** The number of players at the start of the game. */
  readonly players: number;
  /** The seats of the active player and the next one. */
  readonly turns: readonly [number, number];
  readonly active: AttackPairs;
  readonly matrix: AttackPairs;
  readonly mixed: readonly MixedQuestion[];
}

const MIXED_PER_TABLE = 200;

/** The controller of a creature: the remaining player who got control last, otherwise its owner. */
export const controllerIn = ({ effects }: HandState, creature: HandCreature): HandPlayer => {
  const given = effects.filter(({ on, to }) => on === creature && to.inGame);
  return given.reduce((latest, effect) => (effect.timestamp > latest.timestamp ? effect : latest), {
    to: creature.owner,
    timestamp: Number.NEGATIVE_INFINITY,
  }).to;
};

/** The next remaining player after the active one. */
export const follower = ({ players, active }: HandState): HandPlayer => {
  const after = [...players.slice(active.seat + 1), ...players.slice(0, active.seat)];
  return after.find((player) => player.inGame) ?? active;
};

/**
 * A seeded table with all its questions.
 *
 * @param players the number of players at the start of the game
 */
export const caseOf = (players: number, seed: number): Case => {
  const { table } = workload(players, seed);
  const state = handState(table);
  const pairs = (creatures: readonly HandCreature[]): AttackPairs => {
    const each = creatures.flatMap(({ place }) => state.players.map(({ seat }) => [place, seat] as const));
    return { creatures: each.map(([place]) => place), players: each.map(([, seat]) => seat) };
  };
  const draw = new Random(seed + 1);
  const random = (): number => draw.next();
  const any = (count: number): number => Math.floor(random() * count);
  return {
    json: table,
    players,
    turns: [state.active.seat, follower(state).seat],
    active: pairs(state.creatures.filter((creature) => controllerIn(state, creature) === state.active)),
    matrix: players > 100 ? { creatures: [], players: [] } : pairs(state.creatures),
    mixed: Array.from({ length: MIXED_PER_TABLE }, (_, i): MixedQuestion => {
      const creature = any(state.creatures.length);
      const [player, other] = [any(players), any(players)];
      // Players who left have no distance: such a question asks for the active player instead.
      const kind =
        MIXED[i % MIXED.length] === 'distance' && state.players[other]?.inGame === false ? 8 : i % MIXED.length;
      return { kind, creature, player, other };
    }),
  };
};

/** Tables of one size, the same on every machine. */
export const casesOf = (players: number, tables: number): readonly Case[] =>
  Array.from({ length: tables }, (_, i) => caseOf(players, 1000 * players + i));
