import { BitGame } from './bits.js';
import { HandGame } from './hand.js';
import { IndexedGame } from './indexed.js';
import type { Written } from './jobs.js';
import { afterWriting, type Side, type Write } from './side.js';
import { type HandAnswer, type HandCreature, type HandPlayer, type HandQuestion, handState } from './state.js';
import type { AttackPairs, Case, MixedQuestion } from './streams.js';

/** The questions that every hand-written side can answer. */
interface Attacking {
  mayAttack(creature: HandCreature, defender: HandPlayer): boolean;
  attacks(creatures: readonly HandCreature[], players: readonly HandPlayer[]): number;
  matrix(cells: Uint8Array): void;
}

/** A hand-written side at one table: its answers, its state, and how it applies changes. */
interface Seat<Game extends Attacking> {
  readonly game: Game;
  readonly creatures: readonly HandCreature[];
  readonly players: readonly HandPlayer[];
  /** The state below the index, or the side itself; it says whose turn it is. */
  readonly state: { active: HandPlayer };
  readonly changed: () => void;
}

const walking = ({ json }: Case): Seat<HandGame> => {
  const game = new HandGame(handState(json));
  return { game, creatures: game.creatures, players: game.players, state: game, changed: () => {} };
};

const indexed = ({ json }: Case): Seat<IndexedGame> => {
  const game = new IndexedGame(handState(json));
  return { game, creatures: game.creatures, players: game.players, state: game, changed: () => game.reindex() };
};

const bits = ({ json }: Case): Seat<BitGame> => {
  const below = new IndexedGame(handState(json));
  const game = new BitGame(below);
  const changed = (): void => {
    below.reindex();
    game.reindex();
  };
  return { game, creatures: below.creatures, players: below.players, state: below, changed };
};

/** Functions that write one fact at each table and update its index. */
const writesOf = (seats: readonly Seat<Attacking>[], cases: readonly Case[], written: Written): readonly Write[] =>
  seats.map(({ creatures, players, state, changed }, table) => {
    const turns = cases[table]?.turns.map((seat) => players[seat]) as HandPlayer[];
    return (second) => {
      if (written === 'turn') state.active = turns[second ? 1 : 0] as HandPlayer;
      else (creatures[0] as HandCreature).tapped = second;
      changed();
    };
  });

/** The same side, with one fact written before each pass if requested. */
const afterWrites = (side: Side, seats: readonly Seat<Attacking>[], cases: readonly Case[], written?: Written): Side =>
  written ? afterWriting(side, writesOf(seats, cases, written)) : side;

/** The pairs of a stream, asked one by one, table after table. */
const attackSide = (seats: readonly Seat<Attacking>[], pairs: readonly AttackPairs[]): Side => {
  const lists = seats.map(({ game, creatures, players }, table) => ({
    game,
    creatures: pairs[table]?.creatures.map((place) => creatures[place] as HandCreature) ?? [],
    players: pairs[table]?.players.map((seat) => players[seat] as HandPlayer) ?? [],
  }));
  return {
    pass: () => {
      let yes = 0;
      for (const { game, creatures, players } of lists) yes += game.attacks(creatures, players);
      return yes;
    },
    answers: () =>
      lists.flatMap(({ game, creatures, players }) =>
        creatures.map((creature, i) => game.mayAttack(creature, players[i] as HandPlayer)),
      ),
  };
};

/** The hand-written sides for a stream of attack questions. */
export const attackBaselines = (
  cases: readonly Case[],
  stream: 'active' | 'matrix',
  written?: Written,
): { [name: string]: Side } => {
  const side = (seats: readonly Seat<Attacking>[]): Side =>
    afterWrites(
      attackSide(
        seats,
        cases.map((one) => one[stream]),
      ),
      seats,
      cases,
      written,
    );
  return { hand: side(cases.map(walking)), indexed: side(cases.map(indexed)), bits: side(cases.map(bits)) };
};

/** The whole matrix of each table. */
const matrixSide = (seats: readonly Seat<Attacking>[]): Side => {
  const cells = seats.map(({ creatures, players }) => new Uint8Array(creatures.length * players.length));
  const go = (): number => {
    let first = 0;
    for (let table = 0; table < seats.length; table++) {
      (seats[table] as Seat<Attacking>).game.matrix(cells[table] as Uint8Array);
      first += (cells[table] as Uint8Array)[0] as number;
    }
    return first;
  };
  const answers = (): number[] => {
    go();
    return cells.flatMap((table) => Array.from(table));
  };
  return { pass: go, answers };
};

/**
 * With more players, walking around the table for each cell takes seconds, so only the index is used for comparison.
 */
const WALKABLE = 100;

/** The hand-written sides for whole matrices, with one fact written before each pass. */
export const matrixBaselines = (cases: readonly Case[], written: Written): { [name: string]: Side } => {
  const side = (seats: readonly Seat<Attacking>[]): Side => afterWrites(matrixSide(seats), seats, cases, written);
  return {
    ...(cases.some(({ players }) => players > WALKABLE) ? {} : { hand: side(cases.map(walking)) }),
    indexed: side(cases.map(indexed)),
    bits: side(cases.map(bits)),
  };
};

/** Answers as plain data, with players replaced by their ids. */
export const plain = (answer: HandAnswer): unknown =>
  typeof answer === 'object' && answer !== null ? answer.id : answer;

/**
 * A mixed question about the things at one hand-written table; every side must give the answer of (a). Written out
 * field by field: objects created by spreading keep an outdated shape when a field turns out to have several types, and
 * are forty times slower to read from then on.
 */
const question = (game: HandGame | IndexedGame, asked: MixedQuestion): HandQuestion => {
  const { kind } = asked;
  const creature = game.creatures[asked.creature] as HandCreature;
  const player = game.players[asked.player] as HandPlayer;
  const other = game.players[asked.other] as HandPlayer;
  const from = game.active;
  const expected = game.answer({ kind, creature, player, other, from, expected: null });
  return { kind, creature, player, other, from, expected };
};

const mixedSide = <Game extends HandGame | IndexedGame>(
  seats: readonly Seat<Game>[],
  cases: readonly Case[],
  written?: Written,
): Side => {
  const lists = seats.map(({ game }, table) => ({
    game,
    questions: (cases[table] as Case).mixed.map((asked) => question(game, asked)),
  }));
  const side: Side = {
    pass: () => {
      let right = 0;
      for (const { game, questions } of lists) right += game.expected(questions);
      return right;
    },
    answers: () => lists.flatMap(({ game, questions }) => questions.map((asked) => plain(game.answer(asked)))),
  };
  return afterWrites(side, seats, cases, written);
};

/** The hand-written sides for the ten questions, except the one with sets of bits, which would not help here. */
export const mixedBaselines = (cases: readonly Case[], written?: Written): { [name: string]: Side } => ({
  hand: mixedSide(cases.map(walking), cases, written),
  indexed: mixedSide(cases.map(indexed), cases, written),
});
