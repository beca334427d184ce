import type { Game, Pair } from './game.js';
import { Markers } from './markers.js';
import { isEmperor, LIFE, ownerOf, type Seating, TEAM_LIFE } from './seating.js';

/*
 * The same games as an engine author would write them by hand for these four setups only, without other options,
 * editions or reasons.
 */
export class GameByHand implements Game {
  private readonly alive: boolean[];
  private readonly life: number[];
  private readonly teamLife: number[];
  /** For each player, the players in range at the beginning of the turn, as bits (801.2c). */
  private readonly reach: number[];
  private open: number[] = [];
  private last = -1;
  private winners: readonly number[] | null = null;
  private readonly markers: Markers | null;
  /** The target of each attacker. */
  private readonly attacked = new Map<number, number>();

  constructor(private readonly seating: Seating) {
    const { players, team, markers } = seating;
    this.alive = new Array(players).fill(true);
    this.life = new Array(players).fill(LIFE);
    this.teamLife = new Array(players / team).fill(TEAM_LIFE);
    this.reach = new Array(players).fill(0);
    this.markers = markers > 0 ? new Markers(players, markers, this.alive) : null;
    this.open = this.markers?.holders() ?? [];
    this.fixRanges();
  }

  inGame(player: number): boolean {
    return this.alive[player] === true;
  }

  over(): boolean {
    return this.winners !== null;
  }

  turns(): readonly number[] {
    return this.open;
  }

  begin(): void {
    const { group, team, first, players } = this.seating;
    const groups = group === 'team' ? players / team : players;
    let next = this.last < 0 ? first : (this.last + 1) % groups;
    while (!this.isThere(next)) next = (next + 1) % groups;
    this.starts([next]);
  }

  step(_turn: number, _step: string): void {}

  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void {
    let at = 0;
    for (const creature of creatures)
      for (const player of players) cells[at++] = this.isOpen(ownerOf(creature), player) ? 1 : 0;
  }

  attack(_turn: number, pairs: readonly Pair[]): void {
    this.attacked.clear();
    for (const [creature, player] of pairs) this.attacked.set(creature, player);
  }

  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void {
    let at = 0;
    for (const creature of creatures)
      for (const attacker of attackers) cells[at++] = this.guards(ownerOf(creature), attacker) ? 1 : 0;
  }

  block(_player: number, _pairs: readonly Pair[]): void {}

  damage(pairs: readonly Pair[], amount: number): void {
    const { group, team } = this.seating;
    for (const [, player] of pairs) {
      if (group === 'team')
        this.teamLife[Math.floor(player / team)] = (this.teamLife[Math.floor(player / team)] ?? 0) - amount;
      else this.life[player] = (this.life[player] ?? 0) - amount;
    }
  }

  check(): void {
    const { group, team, players } = this.seating;
    const lost: number[] = [];
    for (let player = 0; player < players; player++) {
      const life = group === 'team' ? this.teamLife[Math.floor(player / team)] : this.life[player];
      if (this.alive[player] && (life ?? 0) <= 0) lost.push(player);
    }
    this.leave(lost);
  }

  concede(player: number): void {
    this.leave([player]);
  }

  end(turn: number): void {
    this.open = this.open.filter((group) => group !== turn);
    this.last = turn;
    if (this.markers) this.starts(this.markers.ended(turn));
  }

  written(): string {
    const { group } = this.seating;
    const winners = this.winners ? [...this.winners] : null;
    return JSON.stringify([this.open, this.alive, group === 'team' ? this.teamLife : this.life, winners]);
  }

  private teamOf(player: number): number {
    return Math.floor(player / this.seating.team);
  }

  private isThere(group: number): boolean {
    const { group: whose, team } = this.seating;
    return whose === 'player'
      ? this.alive[group] === true
      : this.alive.some((one, i) => one && Math.floor(i / team) === group);
  }

  private starts(groups: readonly number[]): void {
    if (groups.length === 0) return;
    this.open.push(...groups);
    this.fixRanges();
  }

  /** The neighbour of a seat among the remaining players. */
  private beside(player: number, way: 1 | -1): number {
    const { players } = this.seating;
    let seat = player;
    do seat = (seat + way + players) % players;
    while (!this.alive[seat] && seat !== player);
    return seat;
  }

  private fixRanges(): void {
    const { players, range } = this.seating;
    for (let player = 0; player < players; player++) {
      if (!this.alive[player]) continue;
      let reach = range ? 1 << player : -1;
      let [left, right] = [player, player];
      for (let step = 0; range && step < range(player); step++) {
        left = this.beside(left, 1);
        right = this.beside(right, -1);
        reach |= (1 << left) | (1 << right);
      }
      this.reach[player] = reach;
    }
  }

  /** Whether a player may attack another one in her own turn. */
  private isOpen(player: number, other: number): boolean {
    const { name, group } = this.seating;
    const whose = group === 'team' ? this.teamOf(player) : player;
    if (!this.open.includes(whose) || this.teamOf(player) === this.teamOf(other)) return false;
    if (((this.reach[player] as number) & (1 << other)) === 0) return false;
    if (name === 'grand-melee') return this.beside(player, 1) === other;
    return name !== 'emperor' || this.beside(player, 1) === other || this.beside(player, -1) === other;
  }

  private guards(player: number, attacker: number): boolean {
    const defender = this.attacked.get(attacker);
    if (defender === undefined) return false;
    return this.seating.group === 'team' ? this.teamOf(defender) === this.teamOf(player) : defender === player;
  }

  private leave(players: readonly number[]): void {
    const { name } = this.seating;
    const gone = players.filter((player) => this.alive[player]);
    for (const player of [...gone]) {
      if (name !== 'two-headed-giant' && !(name === 'emperor' && isEmperor(player))) continue;
      for (const [other, alive] of this.alive.entries())
        if (alive && this.teamOf(other) === this.teamOf(player) && !gone.includes(other)) gone.push(other);
    }
    if (gone.length === 0) return;
    for (const player of gone) this.alive[player] = false;
    const left = new Set(this.alive.flatMap((alive, player) => (alive ? [this.teamOf(player)] : [])));
    if (left.size < 2)
      this.winners = this.alive.flatMap((_, player) => (left.has(this.teamOf(player)) ? [player] : []));
    else if (this.markers) this.starts(this.markers.left(gone));
  }
}
