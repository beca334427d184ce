import { type State, same } from './state.js';
import type { GameObject, Player } from './things.js';

/** Neighbours, ranges, and legal attacks and blocks according to the rules of an Emperor game. */
export class Seats {
  constructor(private readonly state: State) {}

  player(id: string): Player {
    return this.state.byId.get(id) as Player;
  }

  inGame(): readonly Player[] {
    return this.state.lists.players.filter((player) => player.inGame);
  }

  /** The nearest remaining player on one side. */
  beside(seat: number, way: 1 | -1): number {
    const { players } = this.state.lists;
    let other = seat;
    do other = (other + way + players.length) % players.length;
    while (!players[other]?.inGame && other !== seat);
    return other;
  }

  /** The players within a player's range of influence (801.2). */
  reachOf(player: Player): readonly string[] {
    const { players } = this.state.lists;
    const seat = players.indexOf(player);
    const inside = new Set([seat]);
    let [left, right] = [seat, seat];
    for (let i = 0; i < player.rangeSeats; i++) {
      left = this.beside(left, 1);
      right = this.beside(right, -1);
      inside.add(left).add(right);
    }
    return players.filter((_, place) => inside.has(place)).map(({ id }) => id);
  }

  /** Players whose range differs from the recorded one. */
  outdated(): readonly (readonly [Player, readonly string[]])[] {
    const found: (readonly [Player, readonly string[]])[] = [];
    for (const player of this.state.lists.players) {
      if (!player.inGame) continue;
      const reach = this.reachOf(player);
      if (!same(reach, player.reach)) found.push([player, reach]);
    }
    return found;
  }

  controllerOf({ id, baseController }: GameObject): Player {
    let controller = baseController;
    for (const { op, on, to } of this.state.lists.effects)
      if (op === 'give-object' && on === id && to !== null) controller = to;
    return this.player(controller);
  }

  private isBound(id: string, action: 'attack' | 'block'): boolean {
    for (const one of this.state.lists.constraints)
      if (one.creature === id && one.action === action && !one.must) return true;
    return false;
  }

  private isReady({ zone, tapped, phasedIn, types }: GameObject): boolean {
    return zone === 'battlefield' && !tapped && phasedIn && types.includes('creature');
  }

  /** A creature attacks opponents next to its controller who are in range (809.5). */
  mayAttack(creature: GameObject, player: Player): boolean {
    if (!this.isReady(creature) || !player.inGame || this.isBound(creature.id, 'attack')) return false;
    const controller = this.controllerOf(creature);
    if (!controller.inGame || !this.state.lists.turns.some(({ group }) => group === controller.id)) return false;
    if (controller.team === player.team || !controller.reach.includes(player.id)) return false;
    const { players } = this.state.lists;
    const [seat, other] = [players.indexOf(controller), players.indexOf(player)];
    return this.beside(seat, 1) === other || this.beside(seat, -1) === other;
  }

  mayBlock(creature: GameObject, attacker: GameObject): boolean {
    if (!this.isReady(creature) || this.isBound(creature.id, 'block')) return false;
    for (const attack of this.state.lists.attackers)
      if (attack.creature === attacker.id && attack.inCombat)
        return attack.attacking === this.controllerOf(creature).id;
    return false;
  }
}
