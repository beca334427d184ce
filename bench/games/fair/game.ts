import type { Json, SentEvent, TableJson } from '../../../src/runtime.js';
import { finished, GameByRules } from '../by-rules.js';
import { creatureId, playerId, type Seating } from '../seating.js';
import { FairHost, type FairOptions } from './host.js';
import type { GameObject, Player } from './things.js';

/** A game in hand-written code with the same duties as the library, for comparison. */
export class FairGame extends GameByRules {
  protected readonly host: FairHost;

  constructor(
    seating: Seating,
    json: TableJson,
    protected readonly options: FairOptions,
  ) {
    super(seating);
    this.host = new FairHost(json);
  }

  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void {
    const { seats } = this.host;
    let at = 0;
    for (const creature of creatures)
      for (const player of players)
        cells[at++] = seats.mayAttack(this.object(creature), seats.player(playerId(player))) ? 1 : 0;
  }

  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void {
    let at = 0;
    for (const creature of creatures)
      for (const attacker of attackers)
        cells[at++] = this.host.seats.mayBlock(this.object(creature), this.object(attacker)) ? 1 : 0;
  }

  protected fact(id: string, fact: string): Json | undefined {
    const { byId, game } = this.host.state;
    return (id === 'game' ? game : byId.get(id))?.[fact as 'id'];
  }

  protected members(collection: string): readonly string[] {
    return this.host.state.lists[collection as 'turns'].map(({ id }) => id);
  }

  protected after(group: string): string {
    const { state, seats } = this.host;
    const { players } = state.lists;
    const seat = players.findIndex(({ id }) => id === group);
    return (players[seats.beside(seat, 1)] as Player).id;
  }

  protected tell(events: readonly SentEvent[]): void {
    finished(this.host.send(events, this.options), events);
  }

  private object(creature: number): GameObject {
    return this.host.state.byId.get(creatureId(creature)) as GameObject;
  }
}
