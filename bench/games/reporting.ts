import type { PlanEvent, TableChange } from '../../src/runtime.js';
import { GameByHand } from './by-hand.js';
import type { Pair } from './game.js';
import { creatureId, groupId, ownerOf, playerId, type Seating } from './seating.js';

/** What a host is given for a move: what happened, and what to write. */
export interface Telling {
  readonly steps: readonly (readonly PlanEvent[])[];
  readonly changes: readonly TableChange[];
}

type Step = PlanEvent[];

/** A thing that a move created: an attacker or a blocker of a turn. */
interface Fighting {
  readonly id: string;
  readonly turn: string;
  readonly creature: number;
}

/*
 * Hand-written games whose host shows them to somebody: each move is handed over as plain data, with the events, the changes and the ids that
 * the library gives. Of departures it tells who left, of turn markers nothing: less than the library.
 */
export class ReportingGame extends GameByHand {
  /** The last move. */
  telling: Telling = { steps: [], changes: [] };
  private fresh: number;
  private begun: number;
  private readonly ids = new Map<number, string>();
  private attackers: Fighting[] = [];
  private blockers: Fighting[] = [];
  private readonly blocksDone = new Map<string, string[]>();
  /** Whose attackers were declared last. */
  private fighting = 0;

  constructor(seating: Seating) {
    super(seating);
    const { markers } = seating;
    this.begun = markers;
    // Markers and their turns have the first ids.
    this.fresh = 2 * markers + 1;
    for (const [i, group] of this.turns().entries()) this.ids.set(group, `turn${markers + i + 1}`);
  }

  override begin(): void {
    super.begin();
    const opened = this.opened();
    this.tell({ steps: [opened.events], changes: opened.changes });
  }

  override step(turn: number, step: string): void {
    const of = this.ids.get(turn) as string;
    const fields = { turn: of, step };
    const changes: readonly TableChange[] = [{ op: 'set', of, fact: 'step', value: step }];
    this.tell({ steps: [[{ event: 'stepBegins', fields }]], changes });
  }

  override attack(turn: number, pairs: readonly Pair[]): void {
    super.attack(turn, pairs);
    this.fighting = turn;
    const id = this.ids.get(turn) as string;
    const [attacks, single, changes]: [object[], Step, TableChange[]] = [[], [], []];
    for (const [one, player] of pairs) {
      const facts = { creature: creatureId(one), turn: id, attacking: playerId(player) };
      attacks.push({ is: 'Attacker', ...facts });
      single.push({ event: 'becomesAttacking', fields: { ...facts, band: null } });
      changes.push({ op: 'create', members: 'attackers', id: this.enter(this.attackers, 'attacker', id, one), facts });
    }
    changes.push({ op: 'set', of: id, fact: 'attackDone', value: true }, { op: 'fresh', next: this.fresh });
    const declared = { event: 'attackersAreDeclared', fields: { attacks, player: null } } as unknown as PlanEvent;
    this.tell({ steps: [[declared], single], changes });
  }

  override block(player: number, pairs: readonly Pair[]): void {
    const id = this.ids.get(this.fighting) as string;
    const [blocks, single, changes]: [object[], Step, TableChange[]] = [[], [], []];
    for (const [one, attacker] of pairs) {
      const facts = { creature: creatureId(one), blocks: [creatureId(attacker)] };
      blocks.push({ is: 'Blocker', ...facts });
      const whole = { creature: facts.creature, turn: id, blocks: facts.blocks };
      single.push({ event: 'becomesBlocking', fields: whole });
      changes.push({
        op: 'create',
        members: 'blockers',
        id: this.enter(this.blockers, 'blocker', id, one),
        facts: whole,
      });
    }
    const done = [...(this.blocksDone.get(id) ?? []), playerId(player)];
    this.blocksDone.set(id, done);
    changes.push({ op: 'set', of: id, fact: 'blocksDone', value: done });
    if (pairs.length > 0) changes.push({ op: 'fresh', next: this.fresh });
    const declared = {
      event: 'blockersAreDeclared',
      fields: { player: playerId(player), blocks },
    } as unknown as PlanEvent;
    this.tell({ steps: single.length > 0 ? [[declared], single] : [[declared]], changes });
  }

  override damage(pairs: readonly Pair[], amount: number): void {
    super.damage(pairs, amount);
    const [dealt, lost, changes]: [Step, Step, Map<string, TableChange>] = [[], [], new Map()];
    for (const [one, hit] of pairs) {
      const [player, group] = [playerId(hit), this.groupLife(hit)];
      const fields = { source: creatureId(one), to: player, amount, combat: true, through: null, instructedBy: null };
      dealt.push({ event: 'damageIsDealt', fields });
      lost.push({ event: 'lifeTotalChanged', fields: { group: group.id, amount: -amount, player } });
      changes.set(group.id, { op: 'set', of: group.id, fact: 'life', value: group.life });
    }
    this.tell({ steps: [dealt, lost], changes: [...changes.values()] });
  }

  override check(): void {
    this.departing(() => super.check());
  }

  override concede(player: number): void {
    this.departing(() => super.concede(player));
  }

  override end(turn: number): void {
    const id = this.ids.get(turn) as string;
    const [cleared, changes]: [Step, TableChange[]] = [[], []];
    if (this.seating.markers === 0)
      changes.push({ op: 'set', of: 'game', fact: 'lastTurn', value: groupId(this.seating, turn) });
    for (const one of this.attackers.filter((attacker) => attacker.turn === id)) {
      cleared.push({ event: 'attackCleared', fields: { attack: one.id } });
      changes.push({ op: 'remove', members: 'attackers', id: one.id });
    }
    for (const one of this.blockers.filter((blocker) => blocker.turn === id)) {
      cleared.push({ event: 'blockIsRemoved', fields: { block: one.id } });
      changes.push({ op: 'remove', members: 'blockers', id: one.id });
    }
    this.attackers = this.attackers.filter((attacker) => attacker.turn !== id);
    this.blockers = this.blockers.filter((blocker) => blocker.turn !== id);
    changes.push({ op: 'remove', members: 'turns', id });
    this.ids.delete(turn);
    this.blocksDone.delete(id);
    super.end(turn);
    const closed: Step = [{ event: 'turnClosed', fields: { turn: id } }];
    const steps = cleared.length > 0 ? [cleared, closed] : [closed];
    const opened = this.opened();
    if (opened.events.length === 0) this.tell({ steps, changes });
    else this.tell({ steps: [...steps, opened.events], changes: [...opened.changes, ...changes] });
  }

  /** Turns that have begun and have no id yet. */
  private opened(): { readonly events: Step; readonly changes: readonly TableChange[] } {
    const [events, changes]: [Step, TableChange[]] = [[], []];
    for (const turn of this.turns()) {
      if (this.ids.has(turn)) continue;
      const [id, group] = [`turn${this.fresh++}`, groupId(this.seating, turn)];
      this.ids.set(turn, id);
      events.push({ event: 'turnOpened', fields: { group, number: null, marker: null, extra: null } });
      changes.push({ op: 'create', members: 'turns', id, facts: { group, number: ++this.begun, step: 'untap' } });
    }
    if (events.length === 0) return { events, changes };
    changes.push({ op: 'set', of: 'game', fact: 'turnsBegun', value: this.begun }, { op: 'fresh', next: this.fresh });
    return { events, changes };
  }

  private enter(list: Fighting[], kind: string, turn: string, creature: number): string {
    const id = `${kind}${this.fresh++}`;
    list.push({ id, turn, creature });
    return id;
  }

  private departing(move: () => void): void {
    const before: number[] = [];
    for (let player = 0; player < this.seating.players; player++) if (this.inGame(player)) before.push(player);
    move();
    const gone = before.filter((player) => !this.inGame(player));
    const stays = ({ creature }: Fighting): boolean => !gone.includes(ownerOf(creature));
    this.attackers = this.attackers.filter(stays);
    this.blockers = this.blockers.filter(stays);
    const events = gone.map((player): PlanEvent => ({ event: 'playerDeparted', fields: { player: playerId(player) } }));
    const changes = gone.map(
      (player): TableChange => ({ op: 'set', of: playerId(player), fact: 'inGame', value: false }),
    );
    const opened = this.opened();
    this.tell({ steps: events.length > 0 ? [events, opened.events] : [], changes: [...changes, ...opened.changes] });
  }

  /** Hands a move over. */
  protected tell(telling: Telling): void {
    this.telling = telling;
  }
}
