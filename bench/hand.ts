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
 * (a) The same rules as an engine author would write them by hand, in plain TypeScript, for the tables of this
 * benchmark: this code walks around the seats, derives controllers from the effects in force, and supports no other
 * options, editions or reasons.
 */

export class HandGame {
  readonly players: readonly HandPlayer[];
  readonly creatures: readonly HandCreature[];
  readonly effects: readonly HandEffect[];
  active: HandPlayer;
  readonly turnNumber: number;
  private readonly attack: AttackOption;

  constructor(state: HandState) {
    this.players = state.players;
    this.creatures = state.creatures;
    this.effects = state.effects;
    this.active = state.active;
    this.turnNumber = state.turnNumber;
    this.attack = state.attack;
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
