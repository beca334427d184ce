import { fileURLToPath } from 'node:url';
import { loadRulebook } from '../src/index.js';
import { emittedFor } from './emitted.js';
import { type Pair, sideOf } from './questions.js';
import { workload } from './tables.js';

/*
 * Time per question of the library (compiled closures, no code generation; then a module that `tavolata build --module` writes)
 * against the same rules written by hand, in interleaved rounds: the machine may be busy, so only ratios within a round count,
 * and their median is printed.
 *
 *   npm run bench
 */

const SIZES = [4, 8, 16, 64];
const TABLES = 8;
const ROUNDS = 9;
const SLOT = 60;

const { rulebook } = loadRulebook(fileURLToPath(new URL('../rules', import.meta.url)));
if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');

/** Nanoseconds per question, over a slot of time. */
const time = (questions: readonly (() => unknown)[]): number => {
  let asked = 0;
  let yes = 0;
  const start = process.hrtime.bigint();
  const end = start + BigInt(SLOT) * 1_000_000n;
  let now = start;
  while (now < end) {
    for (let i = 0; i < questions.length; i++) if ((questions[i] as () => unknown)() === true) yes++;
    asked += questions.length;
    now = process.hrtime.bigint();
  }
  if (yes < 0) throw new Error('unreachable');
  return Number(now - start) / asked;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const compare = (name: string, players: number, pairs: readonly Pair[]): void => {
  for (const { name: question, library, byHand } of pairs) {
    const [ours, theirs] = [library(), byHand()];
    if (ours !== theirs)
      throw new Error(`${players} players: ${question} is ${String(ours)}, by hand ${String(theirs)}`);
  }
  const library = pairs.map((pair) => pair.library);
  const byHand = pairs.map((pair) => pair.byHand);
  time(library);
  time(byHand);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const hand = time(byHand);
    const ours = time(library);
    return { hand, ours, ratio: ours / hand };
  });
  const ratios = rounds.map(({ ratio }) => ratio);
  const row = [
    name.padEnd(16),
    String(players).padStart(7),
    median(rounds.map(({ hand }) => hand))
      .toFixed(1)
      .padStart(9),
    median(rounds.map(({ ours }) => ours))
      .toFixed(1)
      .padStart(9),
    median(ratios).toFixed(2).padStart(7),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`.padStart(13),
  ];
  process.stdout.write(`${row.join(' ')}\n`);
};

process.stdout.write('questions        players  hand, ns  ours, ns   ratio       min–max\n');
for (const players of SIZES) {
  const seeds = Array.from({ length: TABLES }, (_, i) => 1000 * players + i);
  const closures = seeds.map((seed) => sideOf(rulebook, players, seed));
  const modules = await Promise.all(seeds.map((seed) => emittedFor(rulebook, workload(players, seed).table.setup)));
  const emitted = seeds.map((seed, i) => sideOf(rulebook, players, seed, modules[i]));
  for (const [name, sides] of [
    ['closures', closures],
    ['module', emitted],
  ] as const) {
    compare(
      `matrix, ${name}`,
      players,
      sides.flatMap(({ matrix }) => matrix),
    );
    compare(
      `mix, ${name}`,
      players,
      sides.flatMap(({ mixed }) => mixed),
    );
  }
}
