import { Random } from '../src/engine/setup/random.js';
import type { TableJson } from '../src/index.js';

/** Plain data from which both the library's table and the hand-written state are created. */
export interface Workload {
  readonly table: TableJson;
  readonly players: readonly string[];
  readonly creatures: readonly string[];
}

const CREATURES = 5;
const EDITION = '2026-09-25';

const ATTACKS = ['attack-left', 'attack-right', 'attack-multiple'] as const;

const setupWith = (attack: string) => ({
  edition: EDITION,
  variants: ['free-for-all'],
  options: ['limited-range', attack],
});

/** All setups used by tables of the benchmark. */
export const SETUPS: readonly TableJson['setup'][] = ATTACKS.map(setupWith);

/**
 * One seeded table: five creatures per player, a tenth of them under another player's control, a fifth of the players
 * gone, range 1 to 3.
 */
export const workload = (count: number, seed: number): Workload => {
  const draw = new Random(seed);
  const random = (): number => draw.next();
  const players = Array.from({ length: count }, (_, i) => `P${i}`);
  const gone = new Set(players.filter((_, i) => i > 1 && random() < 0.2));
  const inGame = players.filter((player) => !gone.has(player));
  const range = 1 + Math.floor(random() * 3);
  const attack = ATTACKS[Math.floor(random() * 3)] as string;
  const objects = inGame.flatMap((owner) =>
    Array.from({ length: CREATURES }, (_, i) => ({
      id: `${owner}c${i}`,
      owner,
      types: ['creature'],
      tapped: random() < 0.2,
      sick: random() < 0.1,
    })),
  );
  const effects = objects
    .filter(() => random() < 0.1)
    .map(({ id }, i) => ({
      id: `e${i}`,
      op: 'give-object',
      on: id,
      to: inGame[Math.floor(random() * inGame.length)] as string,
      timestamp: i + 1,
    }));
  const active = inGame[Math.floor(random() * inGame.length)] as string;
  const table = {
    setup: setupWith(attack),
    game: { startingGroup: players[0] as string },
    players: players.map((id) => ({
      id,
      inGame: !gone.has(id),
      life: 20 + Math.floor(random() * 10),
      rangeSeats: range,
    })),
    objects,
    effects,
    turns: [{ id: 'turn', group: active, active, number: 3, step: 'first-main' }],
  };
  return { table: table as unknown as TableJson, players, creatures: objects.map(({ id }) => id) };
};
