import type {
  AttackOption,
  HandAnswer,
  HandCreature,
  HandEffect,
  HandPlayer,
  HandQuestion,
  HandState,
} from './state.js';

/*
 * (a2) The same rules by hand with an index of the remaining players, kept next to the state: neighbours, distances and
 * controllers without a walk. It shares no code with (a), so that the engine optimizes each for its own types.
 */

export class IndexedGame {
  readonly players: readonly HandPlayer[];
  readonly creatures: readonly HandCreature[];
  readonly effects: readonly HandEffect[];
  active: HandPlayer;
  readonly turnNumber: number;
  readonly attack: AttackOption;
  /** By seat: the position among the remaining players; -1 for a player who left. */
  private readonly chairs: Int32Array;
  private readonly living: HandPlayer[] = [];
  /** By place of a creature: its controller, and the timestamp of the effect that determines it. */
  private readonly controllers: HandPlayer[] = [];
  private readonly since: number[] = [];

  constructor(state: HandState) {
    this.players = state.players;
    this.creatures = state.creatures;
    this.effects = state.effects;
    this.active = state.active;
    this.turnNumber = state.turnNumber;
    this.attack = state.attack;
    this.chairs = new Int32Array(state.players.length);
    this.reindex();
  }

  /** Updates the index after a change: the remaining players, and the controllers. */
  reindex(): void {
    const { players, creatures, effects, chairs, living, controllers } = this;
    let count = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat] as HandPlayer;
      chairs[seat] = player.inGame ? count : -1;
      if (player.inGame) living[count++] = player;
    }
    living.length = count;
    for (let i = 0; i < creatures.length; i++) {
      controllers[i] = (creatures[i] as HandCreature).owner;
      this.since[i] = -1;
    }
    for (let i = 0; i < effects.length; i++) {
      const { on, to, timestamp } = effects[i] as HandEffect;
      if (!to.inGame || timestamp <= (this.since[on.place] as number)) continue;
      controllers[on.place] = to;
      this.since[on.place] = timestamp;
    }
  }

  leftOf(player: HandPlayer): HandPlayer | null {
    const { living } = this;
    const chair = this.chairs[player.seat] as number;
    if (chair < 0) return this.besideEmpty(player, 1);
    return living.length === 1 ? null : (living[chair + 1 === living.length ? 0 : chair + 1] as HandPlayer);
  }

  rightOf(player: HandPlayer): HandPlayer | null {
    const { living } = this;
    const chair = this.chairs[player.seat] as number;
    if (chair < 0) return this.besideEmpty(player, this.players.length - 1);
    return living.length === 1 ? null : (living[chair === 0 ? living.length - 1 : chair - 1] as HandPlayer);
  }

  /** The neighbour of a player who left; rarely asked, so the index does not contain it. */
  private besideEmpty(player: HandPlayer, step: number): HandPlayer | null {
    const { players } = this;
    let seat = player.seat;
    for (let count = 1; count < players.length; count++) {
      seat = (seat + step) % players.length;
      if (players[seat]?.inGame) return players[seat] as HandPlayer;
    }
    return null;
  }

  distance(a: HandPlayer, b: HandPlayer): number {
    const apart = Math.abs((this.chairs[a.seat] as number) - (this.chairs[b.seat] as number));
    return Math.min(apart, this.living.length - apart);
  }

  controllerOf(creature: HandCreature): HandPlayer {
    return this.controllers[creature.place] as HandPlayer;
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

  /** The number of allowed attacks among these pairs. */
  attacks(creatures: readonly HandCreature[], players: readonly HandPlayer[]): number {
    let yes = 0;
    for (let i = 0; i < creatures.length; i++) {
      if (this.mayAttack(creatures[i] as HandCreature, players[i] as HandPlayer)) yes++;
    }
    return yes;
  }

  /** All creatures × all players, row by row, 1 for yes. */
  matrix(cells: Uint8Array): void {
    const { creatures, players } = this;
    let at = 0;
    for (let row = 0; row < creatures.length; row++) {
      const creature = creatures[row] as HandCreature;
      for (let column = 0; column < players.length; column++) {
        cells[at++] = this.mayAttack(creature, players[column] as HandPlayer) ? 1 : 0;
      }
    }
  }

  /** Answers one of the ten questions, in the order of `MIXED`. */
  answer(question: HandQuestion): HandAnswer {
    switch (question.kind) {
      case 0:
        return this.mayTarget(question.creature, question.player);
      case 1:
        return this.next(question.player);
      case 2:
        return this.distance(question.from, question.other);
      case 3:
        return this.inRange(question.from, question.other);
      case 4:
        return this.controllerOf(question.creature);
      case 5:
        return this.areOpponents(question.player, question.other);
      case 6:
        return this.mayPlayLand(question.player);
      case 7:
        return this.skipsDraw();
      case 8:
        return this.isActive(question.other);
      default:
        return this.lifeOf(question.player);
    }
  }

  /** The number of questions with the expected answer. */
  expected(questions: readonly HandQuestion[]): number {
    let right = 0;
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i] as HandQuestion;
      if (this.answer(question) === question.expected) right++;
    }
    return right;
  }
}
