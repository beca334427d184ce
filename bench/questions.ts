import { handleOf, openTable, prepare, type Rulebook, type Ruleset, type Table } from '../src/index.js';
import { HandGame } from './hand.js';
import { seeded } from './random.js';
import { workload } from './tables.js';

/** One question asked of both sides; each gives something that can be compared. */
export interface Pair {
  readonly name: string;
  readonly library: () => unknown;
  readonly byHand: () => unknown;
}

export interface Side {
  readonly table: Table;
  readonly hand: HandGame;
  readonly matrix: readonly Pair[];
  readonly mixed: readonly Pair[];
}

/** Everything asked of one table, prepared on both sides; `rules` answer by emitted code. */
export const sideOf = (rulebook: Rulebook, count: number, seed: number, rules?: Ruleset): Side => {
  const { table: json, players, creatures } = workload(count, seed);
  const table = openTable(rulebook, json, rules);
  const hand = new HandGame(json);
  const handles = new Map([...players, ...creatures, 'turn'].map((id) => [id, handleOf(table, id)]));
  const handle = (id: string) => handles.get(id) as ReturnType<typeof handleOf>;
  const ask = (name: string) => prepare(table, name);
  const idOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

  const mayAttack = ask('mayAttack');
  const matrix = hand.creatures.flatMap((creature) =>
    hand.players.map((player): Pair => {
      const [c, p] = [handle(creature.id), handle(player.id)];
      return {
        name: `mayAttack(${creature.id}, ${player.id})`,
        library: () => mayAttack(c, p) === 'allowed',
        byHand: () => hand.mayAttack(creature, player),
      };
    }),
  );

  const random = seeded(seed + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const mayTarget = ask('mayTarget');
  const next = ask('nextInTurnOrder');
  const distance = ask('distance');
  const inRange = ask('inRange');
  const controllerOf = ask('controllerOf');
  const areOpponents = ask('areOpponents');
  const mayPlayLand = ask('mayPlayLand');
  const skipsDraw = ask('skipsDraw');
  const isActive = ask('isActive');
  const lifeOf = ask('lifeOf');
  const turn = handle('turn');
  const activeHandle = handle(hand.active.id);
  const mixed = Array.from({ length: 200 }, (_, i): Pair => {
    const creature = pick(hand.creatures);
    const [a, b] = [pick(hand.players), pick(hand.players)];
    const [c, p, q] = [handle(creature.id), handle(a.id), handle(b.id)];
    switch (i % 10) {
      case 0:
        return {
          name: 'mayTarget',
          library: () => mayTarget(c, p) === 'allowed',
          byHand: () => hand.mayTarget(creature, a),
        };
      case 1:
        return { name: 'nextInTurnOrder', library: () => idOf(next(p)), byHand: () => idOf(hand.next(a)) };
      case 2: {
        return b.inGame
          ? { name: 'distance', library: () => distance(activeHandle, q), byHand: () => hand.distance(hand.active, b) }
          : { name: 'isActive', library: () => isActive(q, turn), byHand: () => hand.isActive(b) };
      }
      case 3:
        return { name: 'inRange', library: () => inRange(activeHandle, q), byHand: () => hand.inRange(hand.active, b) };
      case 4:
        return {
          name: 'controllerOf',
          library: () => idOf(controllerOf(c)),
          byHand: () => idOf(hand.controllerOf(creature)),
        };
      case 5:
        return { name: 'areOpponents', library: () => areOpponents(p, q), byHand: () => hand.areOpponents(a, b) };
      case 6:
        return {
          name: 'mayPlayLand',
          library: () => mayPlayLand(p, turn) === 'allowed',
          byHand: () => hand.mayPlayLand(a),
        };
      case 7:
        return { name: 'skipsDraw', library: () => skipsDraw(turn), byHand: () => hand.skipsDraw() };
      case 8:
        return { name: 'isActive', library: () => isActive(p, turn), byHand: () => hand.isActive(a) };
      default:
        return { name: 'lifeOf', library: () => lifeOf(p), byHand: () => hand.lifeOf(a) };
    }
  });
  return { table, hand, matrix, mixed };
};
