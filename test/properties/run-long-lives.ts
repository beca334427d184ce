/**
 * Compares tables and views that live long with those opened anew, on many more lives than the suite.
 *
 *     npx tsx test/properties/run-long-lives.ts --comparisons 10000000 --seed 1
 */
import { parseArgs } from 'node:util';
import { live } from './long-lives.js';

const { values } = parseArgs({
  options: { comparisons: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const wanted = Number(values.comparisons);
const started = Date.now();
let [compared, lives, differences] = [0, 0, 0];
const progress = (): string =>
  `${compared} of ${wanted} comparisons in ${lives} lives, ${differences} differences, ${((Date.now() - started) / 1000).toFixed(0)} s`;

let ended = false;
// Whoever ends it early still hears how far it came.
process.once('SIGTERM', () => {
  ended = true;
});
for (let seed = Number(values.seed); compared < wanted && !ended; seed++) {
  const life = live(seed);
  compared += life.compared;
  lives++;
  if (life.difference !== undefined) {
    differences++;
    console.error(`\n${life.difference}`);
  }
  // A signal is heard between two lives.
  await new Promise((resolve) => setImmediate(resolve));
  if (process.stderr.isTTY) process.stderr.write(`\r${progress()}`);
}
console.log(`${process.stderr.isTTY ? '\n' : ''}${progress()}`);
process.exitCode = differences > 0 ? 1 : 0;
