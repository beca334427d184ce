/**
 * Compares closures, the interpreter and the reference interpreter on many generated tables.
 *
 *     npx tsx test/reference/run-many.ts --comparisons 1000000 --seed 1
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { shipped } from '../rules/rulebook.js';
import { playExpressions } from './expressions.js';
import { playRound, roundsOf } from './round.js';

const { values } = parseArgs({
  options: { comparisons: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const wanted = Number(values.comparisons);
const first = Number(values.seed);
const rulebook = shipped();
const rounds = roundsOf(rulebook, 400, 8, { asks: 400, sends: 8 });
const batch = 5;
const started = Date.now();
let [compared, expressions, tables, plans, steps, differences] = [0, 0, 0, 0, 0, 0];

const progress = (): string => {
  const seconds = (Date.now() - started) / 1000;
  return `${compared} of ${wanted} comparisons on ${tables} tables, ${expressions} expressions, ${plans} plans (${steps} steps), ${differences} differences, ${seconds.toFixed(0)} s`;
};

// Whoever ends it early still hears how far it came.
process.once('SIGTERM', () => {
  ended = true;
});
let ended = false;
for (let seed = first; compared < wanted && !ended; seed++) {
  for (const [i, round] of fc.sample(rounds, { seed, numRuns: batch }).entries()) {
    const result = playRound(rulebook, round);
    compared += result.compared;
    plans += result.plans;
    steps += result.steps;
    tables++;
    const generated = playExpressions(rulebook, round.table, seed + i, 100);
    expressions += generated.compared;
    compared += generated.compared;
    const difference = result.difference ?? generated.difference;
    if (difference) {
      differences++;
      console.error(
        `\ndifference at seed ${seed}, round ${i}: ${JSON.stringify(difference)}\n${JSON.stringify(round.table)}`,
      );
    }
    // A signal is heard between two tables.
    await new Promise((resolve) => setImmediate(resolve));
    if (process.stderr.isTTY || process.env['PROGRESS']) process.stderr.write(`\r${progress()}`);
  }
}
console.log(`${process.stderr.isTTY ? '\n' : ''}${progress()}`);
process.exitCode = differences > 0 ? 1 : 0;
