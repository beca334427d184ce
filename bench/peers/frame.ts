import { IndexedGame } from '../indexed.js';
import { type HandCreature, type HandPlayer, handState } from '../state.js';
import type { Case } from '../streams.js';

/*
 * The input of a rule engine for one question: the host's own objects, and the relation between them, looked up in the
 * index that a good host keeps. Filling it in counts as the peer's time.
 */

interface CreatureFacts {
  controller: string;
  tapped: boolean;
  sick: boolean;
  readonly haste: boolean;
  /** Whether an effect forbids it to attack; there is no such effect at the tables of the benchmark. */
  readonly barred: boolean;
  readonly creature: boolean;
  readonly battle: boolean;
  readonly zone: string;
}

interface PlayerFacts {
  readonly id: string;
  readonly inGame: boolean;
  readonly player: boolean;
}

export interface Frame {
  creature: CreatureFacts;
  defender: PlayerFacts;
  readonly options: {
    readonly limitedRange: boolean;
    readonly attackLeft: boolean;
    readonly attackRight: boolean;
    readonly truce: boolean;
  };
  readonly turn: { readonly count: number; active: string };
  readonly relation: { left: boolean; right: boolean; inRange: boolean };
}

/** The facts of a frame on one level, for engines that are faster that way; with names such as `creature_tapped`. */
export const flat = ({ creature, defender, options, turn, relation }: Frame) => ({
  creature_controller: creature.controller,
  creature_tapped: creature.tapped,
  creature_sick: creature.sick,
  creature_haste: creature.haste,
  creature_barred: creature.barred,
  creature_creature: creature.creature,
  creature_battle: creature.battle,
  creature_zone: creature.zone,
  defender_id: defender.id,
  defender_inGame: defender.inGame,
  defender_player: defender.player,
  options_limitedRange: options.limitedRange,
  options_attackLeft: options.attackLeft,
  options_attackRight: options.attackRight,
  options_truce: options.truce,
  turn_count: turn.count,
  turn_active: turn.active,
  relation_left: relation.left,
  relation_right: relation.right,
  relation_inRange: relation.inRange,
});

/** One table of a host that uses a rule engine. */
export class FrameTable {
  readonly creatures: readonly HandCreature[];
  readonly players: readonly HandPlayer[];
  private readonly game: IndexedGame;
  private readonly creatureFacts: readonly CreatureFacts[];
  private readonly playerFacts: readonly PlayerFacts[];
  private readonly frame: Frame;

  constructor({ json }: Case) {
    const game = new IndexedGame(handState(json));
    this.game = game;
    this.creatures = game.creatures;
    this.players = game.players;
    this.creatureFacts = game.creatures.map((creature) => ({
      controller: game.controllerOf(creature).id,
      tapped: creature.tapped,
      sick: creature.sick,
      haste: false,
      barred: false,
      creature: true,
      battle: false,
      zone: 'battlefield',
    }));
    this.playerFacts = game.players.map(({ id, inGame }) => ({ id, inGame, player: true }));
    this.frame = {
      creature: this.creatureFacts[0] as CreatureFacts,
      defender: this.playerFacts[0] as PlayerFacts,
      options: {
        limitedRange: true,
        attackLeft: game.attack === 'attack-left',
        attackRight: game.attack === 'attack-right',
        truce: false,
      },
      turn: { count: 1, active: game.active.id },
      relation: { left: false, right: false, inRange: false },
    };
  }

  /** Taps or untaps a creature and rebuilds the index. */
  tap(place: number, tapped: boolean): void {
    (this.creatureFacts[place] as CreatureFacts).tapped = tapped;
    this.game.reindex();
  }

  /** Sets the active player and rebuilds the index. */
  turnOf(seat: number): void {
    this.game.active = this.players[seat] as HandPlayer;
    this.frame.turn.active = this.game.active.id;
    this.game.reindex();
  }

  /** The frame for one question; the same object is reused each time. */
  about(creature: HandCreature, defender: HandPlayer): Frame {
    const { frame, game } = this;
    const controller = game.controllerOf(creature);
    frame.creature = this.creatureFacts[creature.place] as CreatureFacts;
    frame.defender = this.playerFacts[defender.seat] as PlayerFacts;
    frame.relation.left = game.leftOf(controller) === defender;
    frame.relation.right = game.rightOf(controller) === defender;
    frame.relation.inRange = game.inRange(controller, defender);
    return frame;
  }
}
