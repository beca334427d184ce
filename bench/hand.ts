import type { TableJson } from '../src/index.js';

/*
 * The same rules as an engine author would write them by hand, in plain TypeScript, for the tables of this benchmark: it walks
 * the seats, derives the controller from the effects in force, and knows nothing of other options, editions or reasons.
 */

export interface HandPlayer {
  readonly id: string;
  readonly seat: number;
  inGame: boolean;
  life: number;
  landsAllowed: number;
  landsPlayed: number;
  reach: Set<HandPlayer>;
  rangeSeats: number;
}

export interface HandCreature {
  readonly id: string;
  readonly owner: HandPlayer;
  tapped: boolean;
  sick: boolean;
}

interface HandEffect {
  readonly on: HandCreature;
  readonly to: HandPlayer;
  readonly timestamp: number;
}

interface Raw {
  readonly setup: { readonly options: readonly string[] };
  readonly players: readonly {
    readonly id: string;
    readonly inGame: boolean;
    readonly life: number;
    readonly rangeSeats: number;
  }[];
  readonly objects: readonly {
    readonly id: string;
    readonly owner: string;
    readonly tapped: boolean;
    readonly sick: boolean;
  }[];
  readonly effects: readonly { readonly on: string; readonly to: string; readonly timestamp: number }[];
  readonly turns: readonly { readonly group: string; readonly number: number }[];
}

export class HandGame {
  readonly players: HandPlayer[];
  readonly creatures: HandCreature[];
  readonly effects: HandEffect[];
  readonly active: HandPlayer;
  readonly turnNumber: number;
  private readonly attack: string;

  constructor(table: TableJson) {
    const raw = table as unknown as Raw;
    this.players = raw.players.map((player, seat) => ({
      ...player,
      seat,
      landsAllowed: 1,
      landsPlayed: 0,
      reach: new Set<HandPlayer>(),
    }));
    const byId = new Map(this.players.map((player) => [player.id, player]));
    this.creatures = raw.objects.map((object) => ({ ...object, owner: byId.get(object.owner) as HandPlayer }));
    const creatures = new Map(this.creatures.map((creature) => [creature.id, creature]));
    this.effects = raw.effects.map((effect) => ({
      on: creatures.get(effect.on) as HandCreature,
      to: byId.get(effect.to) as HandPlayer,
      timestamp: effect.timestamp,
    }));
    this.active = byId.get(raw.turns[0]?.group as string) as HandPlayer;
    this.turnNumber = raw.turns[0]?.number ?? 1;
    this.attack = raw.setup.options.find((option) => option.startsWith('attack-')) ?? '';
    for (const player of this.players) {
      for (const other of this.players) {
        if (other.inGame && this.distance(player, other) <= player.rangeSeats) player.reach.add(other);
      }
    }
  }

  leftOf(player: HandPlayer): HandPlayer | null {
    const { players } = this;
    for (let step = 1; step <= players.length; step++) {
      const other = players[(player.seat + step) % players.length] as HandPlayer;
      if (other.inGame) return other === player ? null : other;
    }
    return null;
  }

  rightOf(player: HandPlayer): HandPlayer | null {
    const { players } = this;
    for (let step = 1; step <= players.length; step++) {
      const other = players[(player.seat - step + players.length) % players.length] as HandPlayer;
      if (other.inGame) return other === player ? null : other;
    }
    return null;
  }

  private stepsLeft(from: HandPlayer, to: HandPlayer): number {
    if (from === to) return 0;
    const { players } = this;
    let steps = 0;
    for (let step = 1; step <= players.length; step++) {
      const other = players[(from.seat + step) % players.length] as HandPlayer;
      if (other.inGame) steps++;
      if (other === to) return steps;
    }
    return steps;
  }

  distance(a: HandPlayer, b: HandPlayer): number {
    return Math.min(this.stepsLeft(a, b), this.stepsLeft(b, a));
  }

  controllerOf(creature: HandCreature): HandPlayer {
    let latest: HandEffect | null = null;
    for (const effect of this.effects) {
      if (effect.on === creature && effect.to.inGame && (latest === null || effect.timestamp > latest.timestamp))
        latest = effect;
    }
    return latest ? latest.to : creature.owner;
  }

  inRange(player: HandPlayer, thing: HandPlayer): boolean {
    return thing.inGame && (thing === player || player.reach.has(thing));
  }

  mayAttack(creature: HandCreature, defender: HandPlayer): boolean {
    const controller = this.controllerOf(creature);
    if (creature.sick || creature.tapped || controller !== this.active) return false;
    if (!defender.inGame || defender === controller) return false;
    if (this.attack === 'attack-left' && this.leftOf(controller) !== defender) return false;
    if (this.attack === 'attack-right' && this.rightOf(controller) !== defender) return false;
    return this.inRange(controller, defender);
  }

  mayTarget(source: HandCreature, thing: HandPlayer): boolean {
    return thing.inGame && this.inRange(this.controllerOf(source), thing);
  }

  next(player: HandPlayer): HandPlayer | null {
    return this.leftOf(player) ?? (player.inGame ? player : null);
  }

  areOpponents(a: HandPlayer, b: HandPlayer): boolean {
    return a !== b;
  }

  mayPlayLand(player: HandPlayer): boolean {
    const allowed = player.inGame && player === this.active ? player.landsAllowed : 0;
    return player.landsPlayed < allowed;
  }

  skipsDraw(): boolean {
    return this.players.length === 2 && this.turnNumber === 1 && this.active === this.players[0];
  }

  isActive(player: HandPlayer): boolean {
    return player.inGame && player === this.active;
  }

  lifeOf(player: HandPlayer): number {
    return player.life;
  }
}
