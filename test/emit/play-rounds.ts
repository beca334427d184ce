/**
 * Compares emitted modules with closures, the tree walker and the reference interpreter on generated tables, a module for each.
 *
 *     npx tsx test/emit/play-rounds.ts --rounds 50 --seed 1
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { playRound, roundsOf } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { emittedRules } from './emitting.js';
import { twoAnswers } from './rounds.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    asks: { type: 'string', default: '400' },
  },
});
const rulebook = shipped();
const asks = Number(values.asks);
const rounds = roundsOf(rulebook, asks, 8, { asks, sends: 8 });
const started = Date.now();
let [compared, plans, differences, played] = [0, 0, 0, 0];
for (const [i, round] of fc.sample(rounds, { seed: Number(values.seed), numRuns: Number(values.rounds) }).entries()) {
  const rules = await emittedRules(rulebook, round.table.setup);
  const result = playRound(rulebook, round, undefined, () => rules);
  const two = twoAnswers(rulebook, rules, round);
  compared += result.compared;
  plans += result.plans;
  played++;
  if (result.difference === null && two === null) continue;
  differences++;
  console.error(
    `round ${i}: ${JSON.stringify(result.difference ?? two).slice(0, 1500)}\n${JSON.stringify(round.table.setup)}`,
  );
}
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${compared} comparisons on ${played} emitted modules, ${plans} plans, ${differences} differences, ${seconds} s`,
);
process.exitCode = differences > 0 ? 1 : 0;
