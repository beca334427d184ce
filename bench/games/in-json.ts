import {
  ask,
  factOf,
  type Json,
  type MatrixRequest,
  matrix,
  membersOf,
  type SentEvent,
  send,
  type Table,
} from '../../src/runtime.js';
import { finished, GameByRules } from './by-rules.js';
import { creatureId, playerId, type Seating } from './seating.js';

/**
 * A game that uses only JSON: the library stores the table, and all possible attacks or blocks are requested in one
 * call.
 */
export class GameInJson extends GameByRules {
  constructor(
    seating: Seating,
    private readonly table: Table,
    private readonly reasons = false,
  ) {
    super(seating);
  }

  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void {
    this.may('mayAttack', { creature: creatures.map(creatureId), defender: players.map(playerId) }, cells);
  }

  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void {
    this.may('mayBlock', { creature: creatures.map(creatureId), attacker: attackers.map(creatureId) }, cells);
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
    finished(send(this.table, events, { carryOut: true, reasons: this.reasons }), events);
  }

  private may(question: string, over: MatrixRequest['over'], cells: Uint8Array): void {
    let at = 0;
    for (const row of matrix(this.table, question, { over }).answers)
      for (const verdict of row) cells[at++] = verdict === 'allowed' || verdict === 'required' ? 1 : 0;
  }
}
