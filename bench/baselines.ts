import { BitGame } from './bits.js';
import { HandGame } from './hand.js';
import { IndexedGame } from './indexed.js';
import type { Side } from './side.js';
import { type HandAnswer, type HandCreature, type HandPlayer, type HandQuestion, handState } from './state.js';
import type { AttackPairs, Case, MixedQuestion } from './streams.js';

/** What every hand-written side can be asked. */
interface Attacking {
  mayAttack(creature: HandCreature, defender: HandPlayer): boolean;
  attacks(creatures: readonly HandCreature[], players: readonly HandPlayer[]): number;
  matrix(cells: Uint8Array): void;
}

/** A hand-written side on one table: what it answers, the state below it, and how it takes up what was written. */
interface Seat<Game extends Attacking> {
  readonly game: Game;
  readonly creatures: readonly HandCreature[];
  readonly players: readonly HandPlayer[];
  readonly changed: () => void;
}

const walking = ({ json }: Case): Seat<HandGame> => {
  const game = new HandGame(handState(json));
  return { game, creatures: game.creatures, players: game.players, changed: () => {} };
};

const indexed = ({ json }: Case): Seat<IndexedGame> => {
  const game = new IndexedGame(handState(json));
  return { game, creatures: game.creatures, players: game.players, changed: () => game.reindex() };
};

const bits = ({ json }: Case): Seat<BitGame> => {
  const below = new IndexedGame(handState(json));
  const game = new BitGame(below);
  const changed = (): void => {
    below.reindex();
    game.reindex();
  };
  return { game, creatures: below.creatures, players: below.players, changed };
};

/** The pairs of a stream asked one by one, table after table. */
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

/** The sides that answer a stream of attack questions by hand. */
export const attackBaselines = (cases: readonly Case[], stream: 'active' | 'matrix'): { [name: string]: Side } => {
  const pairs = cases.map((one) => one[stream]);
  return {
    hand: attackSide(cases.map(walking), pairs),
    indexed: attackSide(cases.map(indexed), pairs),
    bits: attackSide(cases.map(bits), pairs),
  };
};

/** The whole matrix of each table; before each, one creature is tapped or untapped. */
const matrixSide = (seats: readonly Seat<Attacking>[]): Side => {
  const cells = seats.map(({ creatures, players }) => new Uint8Array(creatures.length * players.length));
  let tapped = false;
  const go = (): number => {
    tapped = !tapped;
    let first = 0;
    for (let table = 0; table < seats.length; table++) {
      const { game, creatures, changed } = seats[table] as Seat<Attacking>;
      (creatures[0] as HandCreature).tapped = tapped;
      changed();
      game.matrix(cells[table] as Uint8Array);
      first += (cells[table] as Uint8Array)[0] as number;
    }
    return first;
  };
  const answers = (): number[] => {
    go();
    return cells.flatMap((table) => Array.from(table));
  };
  return { pass: go, answers: () => [...Array(2)].flatMap(answers) };
};

/** Beyond so many players a walk around the table for each cell takes seconds: there the index is what others are held against. */
const WALKABLE = 100;

/** The sides that answer whole matrices by hand. */
export const matrixBaselines = (cases: readonly Case[]): { [name: string]: Side } => ({
  ...(cases.some(({ players }) => players > WALKABLE) ? {} : { hand: matrixSide(cases.map(walking)) }),
  indexed: matrixSide(cases.map(indexed)),
  bits: matrixSide(cases.map(bits)),
});

/** Answers as plain data: a player is its id. */
export const plain = (answer: HandAnswer): unknown =>
  typeof answer === 'object' && answer !== null ? answer.id : answer;

/**
 * A mixed question about the things of one hand-written table; the answer of (a) is what must come out everywhere. Written
 * out field by field: objects made by spreading keep an outdated shape when a field turns out to hold several types, and are
 * forty times slower to read for good.
 */
const question = (game: HandGame | IndexedGame, asked: MixedQuestion): HandQuestion => {
  const { kind } = asked;
  const creature = game.creatures[asked.creature] as HandCreature;
  const player = game.players[asked.player] as HandPlayer;
  const other = game.players[asked.other] as HandPlayer;
  const expected = game.answer({ kind, creature, player, other, expected: null });
  return { kind, creature, player, other, expected };
};

const mixedSide = (games: readonly (HandGame | IndexedGame)[], cases: readonly Case[]): Side => {
  const lists = games.map((game, table) => ({
    game,
    questions: (cases[table] as Case).mixed.map((asked) => question(game, asked)),
  }));
  return {
    pass: () => {
      let right = 0;
      for (const { game, questions } of lists) right += game.expected(questions);
      return right;
    },
    answers: () => lists.flatMap(({ game, questions }) => questions.map((asked) => plain(game.answer(asked)))),
  };
};

/** The sides that answer the ten questions by hand; sets of bits would be of no use to them. */
export const mixedBaselines = (cases: readonly Case[]): { [name: string]: Side } => ({
  hand: mixedSide(
    cases.map((one) => walking(one).game),
    cases,
  ),
  indexed: mixedSide(
    cases.map((one) => indexed(one).game),
    cases,
  ),
});
