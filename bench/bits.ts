import type { IndexedGame } from './indexed.js';
import type { HandCreature, HandPlayer } from './state.js';

/*
 * (b) The fastest hand-written form: the players who may be attacked are one set of bits, recomputed when the table
 * changes; for each creature it is only checked whether it may attack at all.
 */

export class BitGame {
  private readonly targets: Int32Array;

  constructor(private readonly game: IndexedGame) {
    this.targets = new Int32Array((game.players.length + 31) >> 5);
    this.reindex();
  }

  /** Recomputes the bits after the index has been updated. */
  reindex(): void {
    const { targets, game } = this;
    const { active, attack } = game;
    targets.fill(0);
    const add = (player: HandPlayer | null): void => {
      if (player === null || player === active || !game.inRange(active, player)) return;
      targets[player.seat >> 5] = (targets[player.seat >> 5] as number) | (1 << (player.seat & 31));
    };
    if (attack === 'attack-left') add(game.leftOf(active));
    else if (attack === 'attack-right') add(game.rightOf(active));
    else for (const player of active.reach) add(player);
  }

  mayAttack(creature: HandCreature, defender: HandPlayer): boolean {
    if (creature.sick || creature.tapped || this.game.controllerOf(creature) !== this.game.active) return false;
    const { seat } = defender;
    return (((this.targets[seat >> 5] as number) >>> (seat & 31)) & 1) === 1;
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
    const { targets, game } = this;
    const { creatures, players, active } = game;
    cells.fill(0);
    for (let row = 0; row < creatures.length; row++) {
      const creature = creatures[row] as HandCreature;
      if (creature.sick || creature.tapped || game.controllerOf(creature) !== active) continue;
      const start = row * players.length;
      for (let word = 0; word < targets.length; word++) {
        for (let left = targets[word] as number; left !== 0; left &= left - 1) {
          cells[start + (word << 5) + 31 - Math.clz32(left & -left)] = 1;
        }
      }
    }
  }
}
