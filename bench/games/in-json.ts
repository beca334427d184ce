import { ask, factOf, type Json, membersOf, type SentEvent, send, type Table } from '../../src/runtime.js';
import { finished, GameByRules } from './by-rules.js';
import { creatureId, playerId, type Seating } from './seating.js';

/** A game through JSON alone: the library keeps the table, and every question is one call with its reasons. */
export class GameInJson extends GameByRules {
  constructor(
    seating: Seating,
    private readonly table: Table,
  ) {
    super(seating);
  }

  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void {
    let at = 0;
    for (const creature of creatures)
      for (const player of players)
        cells[at++] = this.may('mayAttack', { creature: creatureId(creature), defender: playerId(player) });
  }

  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void {
    let at = 0;
    for (const creature of creatures)
      for (const attacker of attackers)
        cells[at++] = this.may('mayBlock', { creature: creatureId(creature), attacker: creatureId(attacker) });
  }

  protected fact(id: string, fact: string): Json | undefined {
    return factOf(this.table, id, fact);
  }

  protected members(collection: string): readonly string[] {
    return membersOf(this.table, collection);
  }

  protected after(group: string): string {
    return ask(this.table, 'nextGroup', { group }).value as string;
  }

  protected tell(events: readonly SentEvent[]): void {
    finished(send(this.table, events, { carryOut: true, reasons: false }), events);
  }

  private may(question: string, args: { readonly [name: string]: Json }): number {
    const { verdict } = ask(this.table, question, args);
    return verdict === 'allowed' || verdict === 'required' ? 1 : 0;
  }
}
