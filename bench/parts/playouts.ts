import { sharingRules } from '../library.js';
import { spreadOf } from '../measure.js';
import type { Bench, Figure, Part } from '../part.js';
import { playout, SEATINGS, type Seating, seated } from '../playout.js';

/** Games of one round; their seeds differ from round to round. */
const GAMES = 8;

const turnsPerSecond = (bench: Bench, seating: Seating): Figure => {
  const open = sharingRules(bench.workshop.rulebook);
  const json = seated(seating);
  const turnsOf = (round: number): number => {
    let turns = 0;
    for (let game = 0; game < GAMES; game++) turns += playout(open(json), round * GAMES + game + 1).turns;
    return turns;
  };
  turnsOf(0);
  bench.tick();
  const { rounds } = bench.mode.pace;
  const values = Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage();
    const turns = turnsOf(round + 1);
    const { user, system } = process.cpuUsage(before);
    bench.tick();
    return (turns * 1e6) / (user + system);
  });
  return { line: `playouts.${seating.name}`, spread: spreadOf(values) };
};

/** Whole random games with attacks, damage and departures; no hand-written rules play them, so they are counted, not compared. */
export const playouts: Part = {
  lines: SEATINGS.map(({ name }) => `playouts.${name}`),
  steps: ({ mode }) => SEATINGS.length * (mode.pace.rounds + 1),
  run: async (bench) => SEATINGS.map((seating) => turnsPerSecond(bench, seating)),
};
