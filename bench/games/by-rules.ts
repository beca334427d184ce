import type { Json, Plan, SentEvent } from '../../src/runtime.js';
import type { Game, Pair } from './game.js';
import { creatureId, groupId, numberOf, playerId, type Seating, teamId } from './seating.js';

/** A game by the rules: its questions and events, independent of how the state is stored. */
export abstract class GameByRules implements Game {
  constructor(protected readonly seating: Seating) {}

  abstract mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void;
  abstract mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void;
  protected abstract fact(id: string, fact: string): Json | undefined;
  protected abstract members(collection: string): readonly string[];
  protected abstract tell(events: readonly SentEvent[]): void;
  /** The player or team whose turn follows. */
  protected abstract after(group: string): string;

  inGame(player: number): boolean {
    return this.fact(playerId(player), 'inGame') === true;
  }

  over(): boolean {
    return this.fact('game', 'status') === 'over';
  }

  turns(): readonly number[] {
    return this.members('turns').map((turn) => numberOf(this.fact(turn, 'group') as string));
  }

  begin(): void {
    const last = this.fact('game', 'lastTurn') ?? null;
    const group = last === null ? (this.fact('game', 'startingGroup') as string) : this.after(last as string);
    this.tell([{ event: 'turnBegins', fields: { group } }]);
  }

  step(turn: number, step: string): void {
    this.tell([{ event: 'stepBegins', fields: { turn: this.turnOf(turn), step } }]);
  }

  attack(turn: number, pairs: readonly Pair[]): void {
    const id = this.turnOf(turn);
    const attacks = pairs.map(([creature, player]) => {
      return { creature: creatureId(creature), turn: id, attacking: playerId(player) };
    });
    this.tell([{ event: 'attackersAreDeclared', fields: { attacks } }]);
  }

  block(player: number, pairs: readonly Pair[]): void {
    const blocks = pairs.map(([creature, attacker]) => {
      return { creature: creatureId(creature), blocks: [creatureId(attacker)] };
    });
    this.tell([{ event: 'blockersAreDeclared', fields: { player: playerId(player), blocks } }]);
  }

  damage(pairs: readonly Pair[], amount: number): void {
    const hit = ([creature, player]: Pair): SentEvent => {
      const fields = { source: creatureId(creature), to: playerId(player), amount, combat: true };
      return { event: 'damageIsDealt', fields };
    };
    this.tell(pairs.map(hit));
  }

  check(): void {
    this.tell([{ event: 'stateIsChecked' }]);
  }

  concede(player: number): void {
    this.tell([{ event: 'concedes', fields: { player: playerId(player) } }]);
  }

  end(turn: number): void {
    this.tell([{ event: 'turnEnds', fields: { turn: this.turnOf(turn) } }]);
  }

  written(): string {
    const { players, team, group } = this.seating;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const lives =
      group === 'team'
        ? Array.from({ length: players / team }, (_, i) => this.fact(teamId(i), 'life'))
        : seats.map((seat) => this.fact(playerId(seat), 'life'));
    const winners = this.over() ? (this.fact('game', 'winners') as readonly string[]).map(numberOf) : null;
    return JSON.stringify([this.turns(), seats.map((seat) => this.inGame(seat)), lives, winners]);
  }

  private turnOf(group: number): string {
    const id = groupId(this.seating, group);
    const turn = this.members('turns').find((one) => this.fact(one, 'group') === id);
    if (turn === undefined) throw new Error(`no turn of ${id} goes on`);
    return turn;
  }
}

/** Checks a plan: nothing in these games has to be picked, and every fact is known. */
export const finished = (plan: Plan, events: readonly SentEvent[]): Plan => {
  if (plan.needs.length > 0 || plan.unknown.length > 0 || plan.undone.some(({ how }) => how === 'barred'))
    throw new Error(`${JSON.stringify(events)}: ${JSON.stringify(plan)}`);
  return plan;
};
