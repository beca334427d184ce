import { Random } from '../../src/engine/setup/random.js';
import { CREATURES, ownerOf, type Seating } from './seating.js';

/** An attacker and its target, or a blocker and the creature it blocks. */
export type Pair = readonly [creature: number, other: number];

/**
 * A game as implemented by one side of the benchmark: moves go in, and the information for the next move comes out.
 * Everything is a number.
 */
export interface Game {
  inGame(player: number): boolean;
  over(): boolean;
  /** The turns under way, in the order in which they began. */
  turns(): readonly number[];
  /** Begins the next turn. */
  begin(): void;
  step(turn: number, step: string): void;
  /** Row by row, 1 where the creature may attack the player. */
  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void;
  attack(turn: number, pairs: readonly Pair[]): void;
  /** Row by row, 1 where the creature may block the other one. */
  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void;
  block(player: number, pairs: readonly Pair[]): void;
  /** Creatures deal damage to players, all at one moment. */
  damage(pairs: readonly Pair[], amount: number): void;
  check(): void;
  concede(player: number): void;
  end(turn: number): void;
  /** All relevant state as text; equal for all sides that play the same game. */
  written(): string;
}

/** The number of turns after which a game is abandoned. */
const LONGEST = 300;

/**
 * Plays one game, with random decisions drawn from the seed.
 *
 * @param watch is called for each move
 * @returns the number of moves
 */
export const play = (game: Game, seating: Seating, seed: number, watch?: (move: string) => void): number => {
  const player = new Player(game, seating, new Random(seed), watch);
  for (let turn = 0; turn < LONGEST && !game.over(); turn++) player.turn();
  return player.moves;
};

class Player {
  moves = 0;
  private readonly cells = new Uint8Array(4096);

  constructor(
    private readonly game: Game,
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly watch: ((move: string) => void) | undefined,
  ) {}

  turn(): void {
    const { game, random } = this;
    if (game.turns().length === 0) {
      game.begin();
      this.made('begins');
    }
    const open = game.turns();
    if (game.over() || open.length === 0) return;
    const turn = open[random.below(open.length)] as number;
    this.step(turn, 'declare-attackers');
    const fights = this.attack(turn);
    if (fights.length > 0) {
      this.step(turn, 'declare-blockers');
      const blocked = this.block(turn, fights);
      this.step(turn, 'combat-damage');
      this.hit(fights.filter(([creature]) => !blocked.has(creature)));
    }
    if (!game.over() && random.onceIn(50)) {
      const player = random.pick(this.players());
      game.concede(player);
      this.made('concedes', player);
    }
    if (game.over() || !game.turns().includes(turn)) return;
    game.end(turn);
    this.made('ends', turn);
  }

  private made(move: string, ...about: readonly (number | readonly Pair[])[]): void {
    this.moves++;
    this.watch?.(`${move} ${JSON.stringify(about)} ${this.game.written()}`);
  }

  private step(turn: number, step: string): void {
    this.game.step(turn, step);
    this.made(step, turn);
  }

  private players(): number[] {
    const players: number[] = [];
    for (let player = 0; player < this.seating.players; player++) if (this.game.inGame(player)) players.push(player);
    return players;
  }

  /**
   * Who declares blocks: once for a whole team; otherwise all opponents in turn order, or the only one who can be
   * attacked.
   */
  private blocking(turn: number, fights: readonly Pair[]): readonly number[] {
    const { group, team, players, options } = this.seating;
    const others = this.players().filter(
      (player) => Math.floor(player / team) !== (group === 'team' ? turn : Math.floor(turn / team)),
    );
    if (group === 'team') return others.slice(0, 1);
    if (!options.includes('attack-multiple'))
      return others.filter((player) => fights.some(([, other]) => other === player));
    const steps = (player: number): number => (player - turn + players) % players;
    return others.sort((a, b) => steps(a) - steps(b));
  }

  /** Some of the allowed pairs, at most one for each row. */
  private some(rows: readonly number[], columns: readonly number[], chance: number): readonly Pair[] {
    const pairs: Pair[] = [];
    for (const [at, row] of rows.entries()) {
      const open = columns.filter((_, column) => this.cells[at * columns.length + column] === 1);
      if (open.length > 0 && this.random.next() < chance) pairs.push([row, this.random.pick(open)]);
    }
    return pairs;
  }

  private attack(turn: number): readonly Pair[] {
    const { group, team } = this.seating;
    const players = this.players();
    const creatures = creaturesOf(
      players.filter((player) => (group === 'team' ? Math.floor(player / team) : player) === turn),
    );
    this.game.mayAttack(creatures, players, this.cells);
    const pairs = this.some(creatures, players, 0.7);
    if (pairs.length === 0) return pairs;
    this.game.attack(turn, pairs);
    this.made('attack', turn, pairs);
    return pairs;
  }

  private block(turn: number, fights: readonly Pair[]): ReadonlySet<number> {
    const attackers = fights.map(([creature]) => creature);
    const defended = new Set(fights.map(([, player]) => player));
    const { group, team } = this.seating;
    const isDefending = (player: number): boolean =>
      [...defended].some((other) => (group === 'team' ? other >= team === player >= team : other === player));
    const creatures = creaturesOf(this.players().filter(isDefending));
    this.game.mayBlock(creatures, attackers, this.cells);
    const pairs = this.some(creatures, attackers, 0.3);
    for (const player of this.blocking(turn, fights)) {
      const own = pairs.filter(([creature]) => group === 'team' || ownerOf(creature) === player);
      this.game.block(player, own);
      this.made('block', player, own);
    }
    return new Set(pairs.map(([, attacker]) => attacker));
  }

  private hit(fights: readonly Pair[]): void {
    const amount = this.random.between(3, 6);
    if (fights.length > 0) {
      this.game.damage(fights, amount);
      this.made('damage', amount, fights);
    }
    this.game.check();
    this.made('check');
  }
}

const creaturesOf = (players: readonly number[]): number[] =>
  players.flatMap((player) => Array.from({ length: CREATURES }, (_, i) => player * CREATURES + i));
