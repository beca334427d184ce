import type { TableJson } from '../src/runtime.js';

/*
 * The state of a table as an engine author would store it: objects that refer to each other. All hand-written sides
 * start with it, each with its own copy.
 */

export interface HandPlayer {
  readonly id: string;
  readonly seat: number;
  inGame: boolean;
  life: number;
  landsAllowed: number;
  landsPlayed: number;
  /** The players in range at the beginning of the turn (801.2c). */
  reach: Set<HandPlayer>;
  rangeSeats: number;
}

export interface HandCreature {
  readonly id: string;
  readonly place: number;
  readonly owner: HandPlayer;
  tapped: boolean;
  sick: boolean;
}

export interface HandEffect {
  readonly id: string;
  readonly on: HandCreature;
  readonly to: HandPlayer;
  readonly timestamp: number;
}

export type HandAnswer = boolean | number | HandPlayer | null;

/** One of the ten questions of `MIXED` by its index, with its arguments and the expected answer. */
export interface HandQuestion {
  readonly kind: number;
  readonly creature: HandCreature;
  readonly player: HandPlayer;
  readonly other: HandPlayer;
  /** The active player when the question was created. */
  readonly from: HandPlayer;
  readonly expected: HandAnswer;
}

export type AttackOption = 'attack-left' | 'attack-right' | 'attack-multiple';

export interface HandState {
  readonly players: readonly HandPlayer[];
  readonly creatures: readonly HandCreature[];
  readonly effects: readonly HandEffect[];
  readonly active: HandPlayer;
  readonly turnNumber: number;
  readonly attack: AttackOption;
}

interface Raw {
  readonly setup: { readonly options: readonly string[] };
  readonly players: readonly Pick<HandPlayer, 'id' | 'inGame' | 'life' | 'rangeSeats'>[];
  readonly objects: readonly {
    readonly id: string;
    readonly owner: string;
    readonly tapped: boolean;
    readonly sick: boolean;
  }[];
  readonly effects: readonly {
    readonly id: string;
    readonly on: string;
    readonly to: string;
    readonly timestamp: number;
  }[];
  readonly turns: readonly { readonly group: string; readonly number: number }[];
}

/** The players within a player's range: a number of seats on either side, not counting players who left (801.2a). */
export const seatedReach = (players: readonly HandPlayer[], from: HandPlayer): HandPlayer[] => {
  const found = new Set([from]);
  for (const step of [1, players.length - 1]) {
    let seat = from.seat;
    for (let seen = 0; seen < from.rangeSeats; ) {
      seat = (seat + step) % players.length;
      const other = players[seat] as HandPlayer;
      if (other === from) break;
      if (!other.inGame) continue;
      found.add(other);
      seen++;
    }
  }
  return [...found];
};

/** The hand-written state of a table of `tables.ts`. */
export const handState = (table: TableJson): HandState => {
  const raw = table as unknown as Raw;
  const players: HandPlayer[] = raw.players.map(({ id, inGame, life, rangeSeats }, seat) => ({
    id,
    seat,
    inGame,
    life,
    landsAllowed: 1,
    landsPlayed: 0,
    reach: new Set<HandPlayer>(),
    rangeSeats,
  }));
  for (const player of players) player.reach = new Set(seatedReach(players, player));
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const creatures = raw.objects.map(({ id, owner, tapped, sick }, place) => ({
    id,
    place,
    owner: playerOf.get(owner) as HandPlayer,
    tapped,
    sick,
  }));
  const creatureOf = new Map(creatures.map((creature) => [creature.id, creature]));
  const [turn] = raw.turns;
  return {
    players,
    creatures,
    effects: raw.effects.map(({ id, on, to, timestamp }) => ({
      id,
      on: creatureOf.get(on) as HandCreature,
      to: playerOf.get(to) as HandPlayer,
      timestamp,
    })),
    active: playerOf.get(turn?.group as string) as HandPlayer,
    turnNumber: turn?.number ?? 1,
    attack: raw.setup.options.find((option) => option.startsWith('attack-')) as AttackOption,
  };
};
